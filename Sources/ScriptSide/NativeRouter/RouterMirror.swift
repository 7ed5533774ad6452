public import NavbridgeVocabulary

/// The script side's copy of the router's state. It only follows the native side (native-router §10).
public struct RouterMirror: Sendable, Equatable {
  /// The consequence of a message.
  enum Step: Equatable {
    /// The state is the mirror's now.
    case applied
    /// The mirror is as new already.
    case ignored
    /// Changes between the mirror and the message are missing, so the whole state must be requested.
    case request
  }

  /// The last state that was received. Nil before the first one.
  public private(set) var state: RouterState?
  /// True while changes are missing and the whole state has been requested.
  public private(set) var isStale = false

  /// A mirror without a state.
  public init() {}

  /// Handles a report of a change.
  ///
  /// - Parameter isWhole: true for the first state of a script context, which follows no other one.
  mutating func receive(_ state: RouterState, isWhole: Bool) -> Step {
    guard let own = self.state, !isWhole else { return apply(state) }
    if state.seq <= own.seq { return .ignored }
    if state.seq == own.seq + 1, !isStale { return apply(state) }
    defer { isStale = true }
    return isStale ? .ignored : .request
  }

  /// Handles the answer to a request for the whole state.
  mutating func receive(requested state: RouterState) -> Step { apply(state) }

  private mutating func apply(_ state: RouterState) -> Step {
    isStale = false
    guard state.seq >= self.state?.seq ?? 0, state != self.state else { return .ignored }
    self.state = state
    return .applied
  }
}
