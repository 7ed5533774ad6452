internal import NavbridgeRuntime
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
  /// - Parameter params: writes the params of the message with its number.
  func ask(
    _ method: StaticString, about surface: RCTSurface, params: (_ number: Int, JSONWriter) -> Void,
    completion: @escaping Completion
  ) {
    guard let session = surface.session else { return completion(.failure(.bridgeInvalidated)) }
    let number = open.nextNumber
    let (host, context) = (host, host.trace?.context)
    let limit = host.renderLimit { [weak self] in
      guard let request = self?.take(number) else { return }
      request.completion(.failure(.unanswered(method, surface, milliseconds: host.configuration.renderTimeout)))
    }
    open.append(
      Request(
        rootTag: surface.rootTag,
        completion: { result in
          guard let context else { return completion(result) }
          context { completion(result) }
        }, limit: limit, hold: host.holdClock()))
    host.wire.notify(session.peer, method) { params(number, $0) }
    host.trace?.sent(
      .surface, subject: surface.moduleName, action: "\(method)", id: surface.componentId,
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
    _ method: StaticString, _ surface: RCTSurface, milliseconds: Int64
  ) -> RPCError {
    RPCError(
      .timeout,
      "The script has not answered \(method) about '\(cut: surface.componentId)' (rootTag \(surface.rootTag)) in "
        + "\(milliseconds) ms; --render-timeout sets the limit.", data: ["code": "NOT_ANSWERED"])
  }
}
