extension UINavigationController {
  /// The stack as the bar shows it. A stack on top is replaced by its view controllers.
  var stackOnScreen: StackOnScreen<UIViewController> {
    guard let stackOnTop else { return machine.onScreen }
    let all = Array(machine.onScreen.dropLast()) + stackOnTop.stackOnScreen
    return StackOnScreen(all, shared: all.count, above: [])
  }

  /// The navigation controller that has this one on its stack and draws the bar for both. It occurs in a collapsed
  /// split view whose secondary column is a stack.
  var stackAround: UINavigationController? { isOnStack ? storedParent as? UINavigationController : nil }

  /// The navigation controller that draws the bar over this one's content: this one, or one around it.
  public var stackWithBar: UINavigationController { stackAround?.stackWithBar ?? self }

  var stackOnTop: UINavigationController? { topOnScreen as? UINavigationController }

  /// The view controller whose navigation item the bar shows.
  public var controllerInBar: UIViewController? { stackOnTop?.controllerInBar ?? topOnScreen }

  var visibility: NavigationVisibility {
    switch appearanceState {
    case .none, .didDisappear: .outside
    case .willAppear, .willDisappear: .changing
    // The view has left the window, and its disappearance callbacks are still to come.
    case .didAppear: isInWindow ? .visible : .changing
    }
  }

  /// Returns the reason for which UIKit raises `NSInvalidArgumentException` when `controller` is pushed. Returns nil
  /// when UIKit does not raise it.
  public func reasonAgainstPushing(_ controller: UIViewController) -> String? {
    if let reason = Self.reasonAgainstNesting(controller) ?? reasonAgainstAdopting(controller) { return reason }
    guard controller.storedParent === self, machine.stack.contains(identical: controller) else { return nil }
    return
      "<\(className)> is pushing the same view controller instance (<\(controller.className)>) more than once which "
      + "is not supported and is most likely an error in the application."
  }

  /// Returns the reason for which UIKit raises `NSInvalidArgumentException` when `controllers` become this stack.
  /// Returns nil when UIKit does not raise it.
  public func reasonAgainstSetting(_ controllers: [UIViewController]) -> String? {
    Self.reasonAgainstStack(of: controllers) ?? controllers.lazy.compactMap(reasonAgainstAdopting).first
  }

  /// Returns the reason for which UIKit raises `NSInvalidArgumentException` when `controllers` become a new stack.
  /// Returns nil when UIKit does not raise it.
  public static func reasonAgainstStack(of controllers: [UIViewController]) -> String? {
    if let reason = controllers.lazy.compactMap(reasonAgainstNesting).first { return reason }
    guard Set(controllers.map(ObjectIdentifier.init)).count < controllers.count else { return nil }
    return "All view controllers in a navigation controller must be distinct."
  }

  private static func reasonAgainstNesting(_ controller: UIViewController) -> String? {
    guard controller is UINavigationController else { return nil }
    return "Pushing a navigation controller is not supported: <\(controller.className)>."
  }

  func push(_ controller: UIViewController, animated: Bool) {
    if let reason = reasonAgainstPushing(controller) { return refuse(reason) }
    // When this view controller or others are still leaving, `change` must compare both stacks.
    guard leaving.isEmpty, controller.storedParent !== self else {
      return change(to: machine.stack + [controller], animated: animated)
    }
    // Only the machine refers to the array while it grows, so that it is not copied.
    storedChildren = []
    let change = machine.push(controller, animated: animated, while: visibility)
    let new = machine.stack
    storedChildren = new
    join(controller)
    findBottomBarHider(in: new, same: new.count - 1)
    show(change, animated: animated)
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    if let reason = reasonAgainstSetting(controllers) { return refuse(reason) }
    change(to: controllers, animated: animated)
  }

  func pop(toIndex index: Int, animated: Bool) -> [UIViewController] {
    let count = index + 1
    let popped = Array(machine.stack[count...])
    guard !popped.isEmpty else { return [] }
    // When view controllers are still leaving, `change` must compare both stacks.
    guard leaving.isEmpty else {
      change(to: Array(machine.stack[..<count]), animated: animated)
      return popped
    }
    // Only the machine refers to the array while it shrinks, so that it is not copied.
    storedChildren = []
    let change = machine.pop(to: count, animated: animated, while: visibility)
    storedChildren = machine.stack
    for controller in popped { leave(controller) }
    findBottomBarHider(in: storedChildren, same: count)
    show(change, animated: animated)
    return popped
  }

  /// Makes `new` the stack now and arranges that the screen follows. The caller has checked `canAdopt` or the reasons
  /// against it.
  func change(to new: [UIViewController], animated: Bool) {
    let old = machine.stack
    guard !old.isIdentical(to: new) else { return }
    let change = machine.set(new, animated: animated, while: visibility)
    storedChildren = new
    // Most stacks differ only near their tops.
    let same = old.commonPrefix(new)
    move(from: old, to: new, same: same)
    findBottomBarHider(in: new, same: same)
    show(change, animated: animated)
  }

  /// Arranges that the screen follows a change of the stack.
  private func show(_ change: NavigationStackMachine<UIViewController>.Change, animated: Bool) {
    closeMenu()
    switch change {
    case .madeAtOnce:
      showStackAtOnce()
    case .atNextLayout:
      if animated { waitWithTransaction() }
      viewIfLoaded?.setNeedsLayout()
    case .afterTransition:
      application?.report(
        "transitionWithinTransition",
        "<\(className)> was changed during a transition; the change is shown by another one that follows it.")
      if animated { waitWithTransaction() }
    }
    guard let application else { return }
    application.noteChange()
    if let observer = application.observer, machine.awaited != nil { awaitedContext = observer.context }
  }

  /// Reports a call for which UIKit raises an exception. The caller then returns without an effect.
  func refuse(_ message: String) { application?.raise("NSInvalidArgumentException", message) }

  func move(from old: [UIViewController], to new: [UIViewController], same: Int) {
    // The common prefix of both stacks has not moved, unless a view controller of it was about to leave.
    let same = leaving.isEmpty ? same : 0
    for controller in new[same...] where controller.storedParent !== self || leaving.contains(identical: controller) {
      leaving.removeAll(identical: controller)
      join(controller)
    }
    for controller in old[same...] where !new.contains(identical: controller) { leave(controller) }
  }

  private func leave(_ controller: UIViewController) {
    controller.movement = .fromParent
    joining.removeAll(identical: controller)
    leaving.append(controller)
    controller.willMove(toParent: nil)
  }

  private func join(_ controller: UIViewController) {
    if controller.storedParent !== self { controller.removeFromParent() }
    joining.append(controller)
    controller.movement = .toParent
    controller.willMove(toParent: self)
    controller.storedParent = self
    (controller as? UINavigationController)?.isOnStack = true
  }

  private func waitWithTransaction() {
    if let animation = CATransaction.addAnimation() { awaitedAnimations.append(animation) }
  }

  /// True for a popped view controller whose parent relationship has ended, and that no other container has adopted.
  private func isCutOff(_ controller: UIViewController) -> Bool {
    controller === cutOff && controller.storedParent == nil
  }

  /// Calls `didMove` on the view controllers that the screen no longer shows and on those that it shows now.
  ///
  /// A dropped view controller keeps its parent until then, because others may still ask it for the containers. Only the
  /// one that a transition has left has lost it already.
  func finishMoves() {
    guard !leaving.isEmpty || !joining.isEmpty else { return }
    let shown = ShownControllers(machine.onScreen, asked: leaving.count + joining.count)
    var gone: [UIViewController] = []
    var come: [UIViewController] = []
    var stillLeaving: [UIViewController] = []
    var stillJoining: [UIViewController] = []
    for controller in leaving {
      if shown.contains(controller) { stillLeaving.append(controller) } else { gone.append(controller) }
    }
    for controller in joining {
      if shown.contains(controller) { come.append(controller) } else { stillJoining.append(controller) }
    }
    leaving = stillLeaving
    joining = stillJoining
    for controller in gone where controller.storedParent === self || isCutOff(controller) {
      controller.storedParent = nil
      controller.movement = .none
      controller.didMove(toParent: nil)
    }
    cutOff = nil
    for controller in come where controller.storedParent === self {
      if controller !== machine.topOnScreen { controller.movement = .none }
      controller.didMove(toParent: self)
    }
  }
}
