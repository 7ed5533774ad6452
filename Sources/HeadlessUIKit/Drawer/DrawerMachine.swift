/// Decides what a drawer controller does when it is asked to open or close, and when a finger drags (rnn-layouts §10).
struct DrawerMachine {
  enum Motion: Sendable, Equatable {
    case opening(MMDrawerSide)
    case closing(MMDrawerSide)
    /// A finger drags a side that was closed, or was open.
    case dragging(MMDrawerSide, wasOpen: Bool)
    /// An animation that never ends: the known fault of opening a side that has no controller.
    case stuck
  }

  enum Answer: Sendable, Equatable {
    /// Something runs, and nothing else happens.
    case ignored
    /// It is so already.
    case isSo
    /// Nothing happens and nobody is told.
    case silent
    /// The side given, when not none, is open and vanishes.
    case start(hiding: MMDrawerSide)
  }

  private(set) var openSide = MMDrawerSide.none
  private(set) var motion: Motion?
  /// Tells a motion from every other.
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

  /// A finger begins to drag a side. False while something moves, or another side is open.
  mutating func drag(_ side: MMDrawerSide) -> Bool {
    guard motion == nil, side != .none, openSide == .none || openSide == side else { return false }
    start(.dragging(side, wasOpen: openSide == side))
    return true
  }

  /// Says which way the dragged side goes on. Nil when no finger drags.
  mutating func liftFinger(completes: Bool) -> Motion? {
    guard case .dragging(let side, let wasOpen)? = motion else { return nil }
    let opens = wasOpen != completes
    start(opens ? .opening(side) : .closing(side))
    return motion
  }

  /// Ends what moves and returns it. A finger that still drags lets go without changing anything.
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
