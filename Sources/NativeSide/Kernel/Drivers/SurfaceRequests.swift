internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The messages of one kind about surfaces that await the script's answer. Each of them ends exactly once: with the
/// answer, with the script context, or after `--render-timeout`.
@MainQueue
final class SurfaceRequests<Answer: Sendable> {
  typealias Completion = @MainQueue (Result<Answer, RPCError>) -> Void

  private struct Request {
    let rootTag: Int64
    let completion: Completion
    let limit: TimeLimit
    /// Stops a virtual clock that the script does not share.
    let hold: ClockHold
  }

  private unowned let host: NativeHost
  private var open = CallTable<Request>()

  init(host: NativeHost) { self.host = host }

  var isEmpty: Bool { open.isEmpty }

  /// Sends a message to the script. The completion runs under the cause of the work that runs now.
  ///
  /// - Parameter members: returns the members of the message with its number.
  func ask<each Member>(
    _ message: DeclaredMessage<repeat each Member>, about surface: RCTSurface,
    members: (_ number: Int) -> (repeat (each Member).Content), completion: @escaping Completion
  ) {
    guard let session = surface.session else { return completion(.failure(.bridgeInvalidated)) }
    let number = open.nextNumber
    let (host, context) = (host, host.trace?.context)
    let limit = host.renderLimit { [weak self] in
      guard let request = self?.take(number) else { return }
      request.completion(.failure(.unanswered(message.name, surface, milliseconds: host.configuration.renderTimeout)))
    }
    open.append(
      Request(
        rootTag: surface.rootTag,
        completion: { result in
          guard let context else { return completion(result) }
          context { completion(result) }
        }, limit: limit, hold: host.holdClock()))
    let members = members(number)
    host.wire.notify(session.peer, message, repeat each members)
    host.trace?.sent(
      .surface, subject: surface.moduleName, action: message.name, id: surface.componentId,
      bytes: host.wire.lastBytes)
  }

  /// Ends the message with a number, or without one the oldest about the surface. An answer that comes too late has no
  /// effect.
  func answered(_ number: Int?, rootTag: Int64, _ answer: Answer) {
    guard let number = number ?? open.all.first(where: { $0.call.rootTag == rootTag })?.number,
      let request = take(number)
    else { return }
    request.completion(.success(answer))
  }

  /// Ends all messages, because their context has ended.
  func contextEnded() {
    for (number, _) in open.all { take(number)?.completion(.failure(.bridgeInvalidated)) }
  }

  private func take(_ number: Int) -> Request? {
    let request = open.take(number)
    request?.hold.end()
    return request
  }
}

extension RPCError {
  fileprivate static func unanswered(
    _ method: String, _ surface: RCTSurface, milliseconds: Int64
  ) -> RPCError {
    RPCError(
      .timeout,
      "The script has not answered \(method) about '\(cut: surface.componentId)' (rootTag \(surface.rootTag)) in "
        + "\(milliseconds) ms; --render-timeout sets the limit.", data: ["code": ModuleCode.notAnswered.json])
  }
}

/// A script's answer to a message of a finger (protocol §5, `surface/touched`).
struct SurfaceTouchAnswer: Sendable {
  let isFound: Bool
  /// The centre of the element, in the coordinates of the message. Nil if the script does not know it.
  let x: Double?
  let y: Double?
  /// The width and the height of the part of the element that shows. Nil if the script does not know it.
  let size: SIMD2<Double>?
  /// The other content of React's that covers the element, as part of a sentence. The script has then begun no touch.
  let coveredBy: String?
  /// False if the touch has ended, and nothing in the content responded to it.
  let isTaken: Bool
  /// If nothing is found, the test ids or the texts of the elements that show.
  let names: [String]
  /// The view that a touch would begin on, if that was asked.
  let element: JSON?
}
