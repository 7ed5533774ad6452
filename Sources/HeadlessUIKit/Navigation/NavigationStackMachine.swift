/// Decides what a navigation controller shows, and when. It says what to do and does none of it.
///
/// The stack changes at once. The screen follows by one transition for all the changes that came in before a layout
/// pass, and never by two at a time (uikit-behaviour §1 and §2).
struct NavigationStackMachine<Controller: AnyObject> {
  typealias Transition = NavigationTransition<Controller>

  enum Change: Equatable {
    /// Nobody sees it: it is done.
    case madeAtOnce
    /// A layout pass shows it.
    case atNextLayout
    /// It is shown when the running transition has ended.
    case afterTransition
  }

  enum Step {
    case nothing
    /// The stack differs below its top alone: there is nothing to animate.
    case settled
    case start(Transition)
  }

  /// From root to top.
  private(set) var stack: [Controller] = []
  /// The stack as the screen shows it.
  private(set) var onScreen: [Controller] = []
  private(set) var running: Transition?
  /// Whether the change that is not visible yet is to be animated: as its last operation asked. Nil without such.
  private(set) var awaited: Bool?
  private var nextTransition = 0

  /// Takes `new` as the stack.
  mutating func set(_ new: [Controller], animated: Bool, while visibility: NavigationVisibility) -> Change {
    stack = new
    return stackChanged(animated: animated, while: visibility)
  }

  /// Takes one more on top. In place: a stack may be deep, and many be pushed at once.
  mutating func push(_ controller: Controller, animated: Bool, while visibility: NavigationVisibility) -> Change {
    // What two hold is copied when it changes.
    if running == nil, visibility == .outside { onScreen = [] }
    stack.append(controller)
    return stackChanged(animated: animated, while: visibility)
  }

  private mutating func stackChanged(animated: Bool, while visibility: NavigationVisibility) -> Change {
    if running != nil {
      awaited = animated
      return .afterTransition
    }
    guard visibility != .outside else {
      showAtOnce()
      return .madeAtOnce
    }
    awaited = animated
    return .atNextLayout
  }

  /// Asked by a layout pass.
  mutating func startNext(while visibility: NavigationVisibility) -> Step {
    guard running == nil, visibility == .visible, let animated = awaited else { return .nothing }
    awaited = nil
    let before = onScreen
    let (from, to) = (before.last, stack.last)
    onScreen = stack
    guard from !== to else { return .settled }
    let isPop = to.map { to in before.contains { $0 === to } } ?? true
    // A stack that shows its first controller has nothing to slide away, and one that is emptied nothing to slide in.
    let isAnimated = animated && from != nil && to != nil
    return .start(makeTransition(from, to, isPop ? .pop : .push, isAnimated: isAnimated))
  }

  func canPopInteractively(while visibility: NavigationVisibility) -> Bool {
    running == nil && awaited == nil && visibility == .visible && stack.count > 1
  }

  /// Begins a pop that follows a finger. The stack loses its top at once, as by any pop; the screen when the pop has
  /// completed.
  mutating func startInteractivePop(while visibility: NavigationVisibility) -> Transition? {
    guard canPopInteractively(while: visibility), let popped = stack.popLast() else { return nil }
    _ = makeTransition(popped, stack.last, .pop, isAnimated: true)
    running?.interaction = .fingerDown
    return running
  }

  /// Says which way the interactive pop goes on. Nil when no finger drives a transition.
  mutating func liftFinger(completes: Bool) -> Transition? {
    guard running?.interaction == .fingerDown else { return nil }
    running?.interaction = completes ? .completing : .cancelling
    return running
  }

  /// Ends the running transition and returns it. A completed interactive pop takes the top from the screen now, a cancelled
  /// one puts it back on the stack.
  ///
  /// - Parameter canPutBack: Whether the controller that was swiped is still this stack's.
  mutating func finish(canPutBack: Bool = true) -> Transition? {
    guard let ended = running else { return nil }
    running = nil
    switch ended.interaction {
    case .completing: onScreen.removeAll { $0 === ended.from }
    case .cancelling: if canPutBack { putBack(ended.from) }
    case .none, .fingerDown: break
    }
    return ended
  }

  /// Onto what it lay on. Where an operation during the swipe has taken that away, it has taken away this as well.
  private mutating func putBack(_ controller: Controller?) {
    let below = onScreen.count - 1
    guard let controller, stack.count >= below, !stack.contains(where: { $0 === controller }),
      (0..<below).allSatisfy({ stack[$0] === onScreen[$0] })
    else { return }
    stack.insert(controller, at: below)
  }

  /// Takes the stack as shown, for a navigation controller that nobody sees.
  mutating func showAtOnce() {
    onScreen = stack
    awaited = nil
  }

  private mutating func makeTransition(
    _ from: Controller?, _ to: Controller?, _ operation: Transition.Operation, isAnimated: Bool
  ) -> Transition {
    nextTransition += 1
    let made = Transition(id: nextTransition, from: from, to: to, operation: operation, isAnimated: isAnimated)
    running = made
    return made
  }
}
