/// Decides what a navigation controller shows, and when. It returns decisions and performs none of them.
///
/// The stack changes at once. The screen follows with one transition for all the changes before a layout pass, and two
/// transitions never run at a time (uikit-behaviour §1 and §2).
struct NavigationStackMachine<Controller: AnyObject> {
  typealias Transition = NavigationTransition<Controller>

  enum Change: Equatable {
    /// The change is made at once, because it cannot be seen.
    case madeAtOnce
    /// The next layout pass shows the change.
    case atNextLayout
    /// The change is shown when the running transition has ended.
    case afterTransition
  }

  enum Step {
    case nothing
    /// The stack differs only below its top, so there is nothing to animate.
    case settled
    case start(Transition)
  }

  /// The view controllers from root to top.
  private(set) var stack: [Controller] = []
  /// The number of the stack's lowest view controllers that are on the screen. Those above them came later.
  private var shared = 0
  /// The view controllers on the screen above the shared ones.
  private var lost: [Controller] = []
  private(set) var running: Transition?
  /// True when the pending change is animated, as its last operation requested. Nil when no change is pending.
  private(set) var awaited: Bool?
  /// The last stack of the pending change that had the shown top, if it differs from the shown one below that.
  private var unseen: [Controller]?
  private var nextTransition = 0
  /// The stack before the running transition, and the one with which it started. An animator may turn it back. Empty
  /// while none runs.
  private var ends: (before: StackOnScreen<Controller>, after: [Controller])?

  /// The stack as the screen shows it.
  var onScreen: StackOnScreen<Controller> { StackOnScreen(stack, shared: shared, above: lost) }

  /// The top of the stack on the screen.
  var topOnScreen: Controller? { lost.last ?? (shared > 0 ? stack[shared - 1] : nil) }

  /// Makes `new` the stack.
  mutating func set(_ new: [Controller], animated: Bool, while visibility: NavigationVisibility) -> Change {
    keepOnScreen(above: stack.commonPrefix(new))
    stack = new
    return stackChanged(animated: animated, while: visibility)
  }

  /// Pushes one more view controller. The array grows in place, because a stack may be deep and many pushes may follow
  /// each other.
  mutating func push(_ controller: Controller, animated: Bool, while visibility: NavigationVisibility) -> Change {
    stack.append(controller)
    return stackChanged(animated: animated, while: visibility)
  }

  /// Pops the view controllers above the lowest `count`. The array shrinks in place.
  mutating func pop(to count: Int, animated: Bool, while visibility: NavigationVisibility) -> Change {
    keepOnScreen(above: count)
    stack.removeSubrange(count...)
    return stackChanged(animated: animated, while: visibility)
  }

  /// Keeps the view controllers on the screen that the stack is about to lose, which are those above the lowest `count`.
  private mutating func keepOnScreen(above count: Int) {
    guard count < shared else { return }
    lost.insert(contentsOf: stack[count..<shared], at: 0)
    shared = count
  }

  private mutating func stackChanged(animated: Bool, while visibility: NavigationVisibility) -> Change {
    noteChangeBelowTop()
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

  /// Notes a stack that differs from the shown one only below the top, because that cannot be seen. Later operations are
  /// compared with it: a view controller that was put below the top is revealed by a pop (react-native-screens §4). A
  /// swipe notes none, because it may return the top.
  private mutating func noteChangeBelowTop() {
    guard let top = stack.last, top === topOnScreen else { return }
    if let running, running.interaction != .none { return }
    let isShown = shared == stack.count && lost.isEmpty
    if !isShown || unseen != nil { unseen = isShown ? nil : stack }
  }

  /// Starts the pending change, if it can start now. Each layout pass calls this.
  mutating func startNext(while visibility: NavigationVisibility) -> Step {
    guard running == nil, visibility == .visible, let animated = awaited else { return .nothing }
    awaited = nil
    let before = onScreen
    let (from, to) = (topOnScreen, stack.last)
    let isPop = to.map(isBelowTop) ?? true
    showAtOnce()
    guard from !== to else { return .settled }
    ends = (before, stack)
    // A stack that shows its first controller has no view to slide out, and an emptied stack has none to slide in.
    let isAnimated = animated && from != nil && to != nil
    return .start(makeTransition(from, to, isPop ? .pop : .push, isAnimated: isAnimated))
  }

  /// Returns true when a new top was in the stack from which the change has led to it. The screen shows a top that the
  /// stack shared with it, or one that the stack had lost in between.
  private func isBelowTop(_ top: Controller) -> Bool {
    if let unseen { return unseen.contains(identical: top) }
    return shared == stack.count || lost.contains(identical: top)
  }

  func canPopInteractively(while visibility: NavigationVisibility) -> Bool {
    running == nil && awaited == nil && visibility == .visible && stack.count > 1
  }

  /// Begins a pop that follows a finger. The stack loses its top at once, as in any pop. The screen loses it when the
  /// pop has completed.
  mutating func startInteractivePop(while visibility: NavigationVisibility) -> Transition? {
    guard canPopInteractively(while: visibility) else { return nil }
    keepOnScreen(above: stack.count - 1)
    let popped = stack.removeLast()
    _ = makeTransition(popped, stack.last, .pop, isAnimated: true)
    running?.interaction = .fingerDown
    return running
  }

  /// Decides on the direction in which the interactive pop continues. Returns nil when no finger drives a transition.
  mutating func liftFinger(completes: Bool) -> Transition? {
    guard running?.interaction == .fingerDown else { return nil }
    running?.interaction = completes ? .completing : .cancelling
    return running
  }

  /// Gives a pop that a finger has begun to the object that drives the delegate's animator. The pop is then as one that
  /// no finger has begun: the screen shows the new top from now on.
  mutating func handToAnimator() {
    guard running?.interaction == .fingerDown else { return }
    running?.interaction = .none
    ends = (onScreen, stack)
    (shared, lost) = (stack.count, [])
  }

  /// Marks the running transition as turned back by its animator. Its end restores the stack of before, unless an
  /// operation has changed the stack meanwhile; that change is then shown by another transition.
  mutating func turnBack() { running?.interaction = .turnedBack }

  /// Ends the running transition and returns it. A completed interactive pop removes the top from the screen now; a
  /// cancelled one puts it back on the stack.
  ///
  /// - Parameter canPutBack: True when the swiped view controller still belongs to this stack.
  mutating func finish(canPutBack: Bool = true) -> Transition? {
    guard let ended = running else { return nil }
    running = nil
    defer { ends = nil }
    switch ended.interaction {
    case .completing: lost.removeAll { $0 === ended.from }
    case .cancelling: if canPutBack { putBack(ended.from) }
    case .turnedBack: if let ends { restore(ends.before, after: ends.after) }
    case .none, .fingerDown: break
    }
    return ended
  }

  /// Shows the stack of before, and makes it the stack again unless that has changed since.
  private mutating func restore(_ before: StackOnScreen<Controller>, after: [Controller]) {
    (shared, lost) = (0, Array(before))
    unseen = nil
    guard stack.isIdentical(to: after) else { return }
    stack = lost
    (shared, lost) = (stack.count, [])
  }

  /// Puts a view controller back on top of those that were below it. If an operation during the swipe removed those, it
  /// removed this one as well.
  private mutating func putBack(_ controller: Controller?) {
    let shown = onScreen
    let below = shown.count - 1
    guard let controller, stack.count >= below, !stack.contains(identical: controller),
      (0..<below).allSatisfy({ stack[$0] === shown[$0] })
    else { return }
    stack.insert(controller, at: below)
  }

  /// Makes the stack the shown one. It is called for a navigation controller that is not visible.
  mutating func showAtOnce() {
    (shared, lost) = (stack.count, [])
    awaited = nil
    unseen = nil
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

/// The visibility of a navigation controller's changes, which decides when they are shown.
enum NavigationVisibility: Sendable, Equatable {
  /// The navigation controller is on the screen. Changes are transitions.
  case visible
  /// The navigation controller is appearing or disappearing. Changes wait until that is over, so that two transitions
  /// never mix.
  case changing
  /// The navigation controller is not on the screen. Changes are made at once.
  case outside
}
