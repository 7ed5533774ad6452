/// Decides on the effect of requests to open or close a drawer, and of a finger's drag (rnn-layouts §10).
struct DrawerMachine {
  enum Motion: Sendable, Equatable {
    case opening(MMDrawerSide)
    case closing(MMDrawerSide)
    /// A finger drags a side. `wasOpen` is true when the side was open before.
    case dragging(MMDrawerSide, wasOpen: Bool)
    /// An animation that never ends. This is the known defect of opening a side that has no view controller.
    case stuck
  }

  enum Answer: Sendable, Equatable {
    /// A motion runs, so the request has no effect.
    case ignored
    /// The drawer is already in the requested state.
    case isSo
    /// The request has no effect, and no callback runs.
    case silent
    /// The motion begins. The given side, unless it is none, is open and is hidden at once.
    case start(hiding: MMDrawerSide)
  }

  private(set) var openSide = MMDrawerSide.none
  private(set) var motion: Motion?
  /// The number of the motion, which is unique within this controller.
  private(set) var round = 0

  mutating func open(_ side: MMDrawerSide, exists: Bool, animated: Bool) -> Answer {
    guard motion == nil else { return .ignored }
    guard exists, side != .none else {
      if animated { motion = .stuck }
      return .silent
    }
    guard openSide != side else { return .isSo }
    let hidden = openSide
    openSide = .none
    start(.opening(side))
    return .start(hiding: hidden)
  }

  mutating func close() -> Answer {
    guard motion == nil else { return .ignored }
    guard openSide != .none else { return .isSo }
    start(.closing(openSide))
    return .start(hiding: .none)
  }

  /// Begins the drag of a side. Returns false while a motion runs or another side is open.
  mutating func drag(_ side: MMDrawerSide) -> Bool {
    guard motion == nil, side != .none, openSide == .none || openSide == side else { return false }
    start(.dragging(side, wasOpen: openSide == side))
    return true
  }

  /// Decides on the direction in which the dragged side continues. Returns nil when no finger drags.
  mutating func liftFinger(completes: Bool) -> Motion? {
    guard case .dragging(let side, let wasOpen)? = motion else { return nil }
    let opens = wasOpen != completes
    start(opens ? .opening(side) : .closing(side))
    return motion
  }

  /// Ends the running motion and returns it. A drag that is not finished ends without changing the open side.
  mutating func end() -> Motion? {
    if case .dragging? = motion { _ = liftFinger(completes: false) }
    switch motion {
    case .opening(let side): openSide = side
    case .closing: openSide = .none
    case .dragging, .stuck, nil: return nil
    }
    defer { motion = nil }
    return motion
  }

  private mutating func start(_ next: Motion) {
    motion = next
    round += 1
  }
}
