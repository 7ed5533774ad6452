/// The phase of one presentation. The machine decides what may start and what has ended, and performs none of it.
struct PresentationMachine {
  enum Phase: Sendable, Equatable {
    /// The presentation has not begun, or it is over.
    case idle
    /// The presentation waits until the presenter's own presentation has ended.
    case waiting
    case presenting
    case presented
    /// A finger holds the sheet.
    case swiping
    /// The finger released the sheet, which moves back up.
    case turningBack
    case dismissing
  }

  private(set) var phase = Phase.idle
  /// The number of the transition, which is unique within its presentation.
  private(set) var round = 0

  /// True while the screen is between two states.
  var isInTransition: Bool { phase != .idle && phase != .presented }

  /// Postpones the presentation. Returns nil when there is one already.
  mutating func wait() -> Int? { enter(.waiting, from: .idle) }

  /// Begins a presentation, postponed or not. Returns nil when there is one already.
  mutating func present() -> Int? { enter(.presenting, from: phase == .waiting ? .waiting : .idle) }

  /// Begins a dismissal. Returns nil when nothing is presented or a transition already runs.
  mutating func dismiss() -> Int? { enter(.dismissing, from: .presented) }

  /// Begins a finger's drag of a sheet at rest.
  mutating func swipe() -> Int? { enter(.swiping, from: .presented) }

  /// Decides on the direction in which the sheet continues. Returns nil when no finger holds it.
  mutating func liftFinger(completes: Bool) -> Int? { enter(completes ? .dismissing : .turningBack, from: .swiping) }

  /// Makes a running dismissal end where it began, because its animator has turned it back.
  mutating func turnBack() { if phase == .dismissing { phase = .turningBack } }

  /// Ends the running transition and returns it, or returns nil when none runs. A finger that still holds the sheet is
  /// lifted without a dismissal.
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
