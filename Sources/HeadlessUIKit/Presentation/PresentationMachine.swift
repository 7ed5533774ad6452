/// How far one presentation has come. It says what may start and what has ended, and does none of it.
struct PresentationMachine {
  enum Phase: Sendable, Equatable {
    /// Not begun, or over.
    case idle
    /// It follows when the presenter's own presentation has ended.
    case waiting
    case presenting
    case presented
    /// A finger holds the sheet.
    case swiping
    /// The finger let go of the sheet, which goes back up.
    case turningBack
    case dismissing
  }

  private(set) var phase = Phase.idle
  /// Tells a transition from every other of the same presentation.
  private(set) var round = 0

  /// Whether the screen is between two states.
  var isInTransition: Bool { phase != .idle && phase != .presented }

  /// Puts the presentation off. Nil when there is one.
  mutating func wait() -> Int? { enter(.waiting, from: .idle) }

  /// Begins a presentation, put off or not. Nil when there is one.
  mutating func present() -> Int? { enter(.presenting, from: phase == .waiting ? .waiting : .idle) }

  /// Begins a dismissal. Nil when nothing is presented, or it is on its way already.
  mutating func dismiss() -> Int? { enter(.dismissing, from: .presented) }

  /// A finger takes hold of a sheet at rest.
  mutating func swipe() -> Int? { enter(.swiping, from: .presented) }

  /// Says which way the sheet goes on. Nil when no finger holds it.
  mutating func liftFinger(completes: Bool) -> Int? { enter(completes ? .dismissing : .turningBack, from: .swiping) }

  /// Ends what runs and returns it; nil when nothing does. A finger that still holds the sheet lets go without dismissing.
  mutating func end() -> Phase? {
    guard isInTransition, phase != .waiting else { return nil }
    let ended = phase == .swiping ? .turningBack : phase
    phase = ended == .dismissing ? .idle : .presented
    return ended
  }

  private mutating func enter(_ next: Phase, from expected: Phase) -> Int? {
    guard phase == expected else { return nil }
    phase = next
    round += 1
    return round
  }
}
