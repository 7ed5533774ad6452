internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A finger that stays down at the end of its way, until a driver moves it on or lifts it (protocol §8).
@MainQueue
final class HeldFinger {
  /// The effect of the end of a part of the way.
  enum End {
    case rests, lifts
    /// The touch is taken back, as iOS does for a system alert.
    case isTakenAway
  }

  /// A part of the way, as one request states it.
  private struct Part {
    var steps: ArraySlice<FingerPath.Step>
    let end: End
    let reply: DriverReply<Bool>?
  }

  /// What the finger does next.
  enum Turn {
    case step(FingerPath.Step)
    case rest, lift, leave
  }

  /// The place in the window at which the finger was put down.
  let start: CGPoint
  /// The connection of the driver that has put the finger down.
  let driver: Int
  /// True if the finger has come down on something that reacts to touches.
  var touches = false
  private var parts: [Part]
  /// Goes on with the way of a finger that rests. Nil while the finger moves.
  private var onward: (@MainQueue () -> Void)?

  init(_ path: GesturePath, _ reply: DriverReply<Bool>) {
    (start, driver) = (path.start, reply.peer.id)
    parts = [Part(steps: path.steps[...], end: .rests, reply: reply)]
  }

  /// True while the finger lies still at the end of its way, and nothing happens until a driver's next request.
  var rests: Bool { onward != nil }

  /// True if the end of the finger's way is known.
  var isLeaving: Bool { parts.last.map { $0.end != .rests } ?? false }

  /// Adds a part to the way.
  func add(_ steps: [FingerPath.Step], _ end: End, _ reply: DriverReply<Bool>) {
    parts.append(Part(steps: steps[...], end: end, reply: reply))
    goOn()
  }

  /// Replaces what is left of the way: the touch is taken back. Returns the replies to the requests for it.
  func takeAway() -> [DriverReply<Bool>] {
    defer {
      parts = [Part(steps: [], end: .isTakenAway, reply: nil)]
      goOn()
    }
    return takeReplies()
  }

  /// Ends the way, whose rest refers to this finger. Returns the replies to all requests that have not been answered, the oldest
  /// first.
  func end() -> [DriverReply<Bool>] {
    onward = nil
    return takeReplies()
  }

  private func takeReplies() -> [DriverReply<Bool>] {
    defer { parts = [] }
    return parts.compactMap(\.reply)
  }

  /// Takes the next step of the way.
  ///
  /// - Parameter arrived: called with the reply to each request whose part of the way is done.
  func next(arrived: (DriverReply<Bool>) -> Void) -> Turn {
    while !parts.isEmpty {
      if let step = parts[0].steps.popFirst() { return .step(step) }
      switch parts[0].end {
      case .lifts: return .lift
      case .isTakenAway: return .leave
      case .rests: if let reply = parts.removeFirst().reply { arrived(reply) }
      }
    }
    return .rest
  }

  /// Lets the finger lie still.
  ///
  /// - Parameter onward: goes on with the way when there is more of it.
  func rest(then onward: @escaping @MainQueue () -> Void) { self.onward = onward }

  private func goOn() {
    let go = onward
    onward = nil
    go?()
  }
}
