extension UINavigationController {
  /// The stack as the bar shows it.
  var stackOnScreen: [UIViewController] { machine.onScreen }

  var visibility: NavigationVisibility {
    switch appearanceState {
    case .none, .didDisappear: .outside
    case .willAppear, .willDisappear: .changing
    case .didAppear: isInWindow ? .visible : .outside
    }
  }

  func push(_ controller: UIViewController, animated: Bool) {
    guard !(controller is UINavigationController) else {
      return refuse("Pushing a navigation controller is not supported: <\(controller.className)>.")
    }
    guard !machine.stack.contains(where: { $0 === controller }) else {
      return refuse(
        "<\(className)> is pushing the same view controller instance (<\(controller.className)>) more than once which "
          + "is not supported and is most likely an error in the application.")
    }
    change(to: machine.stack + [controller], animated: animated)
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    if let nested = controllers.first(where: { $0 is UINavigationController }) {
      return refuse("Pushing a navigation controller is not supported: <\(nested.className)>.")
    }
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return refuse("All view controllers in a navigation controller must be distinct.")
    }
    change(to: controllers, animated: animated)
  }

  func pop(toIndex index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(machine.stack[(index + 1)...])
    change(to: Array(machine.stack[...index]), animated: animated)
    return popped
  }

  /// Makes `new` the stack now, and sees to it that the screen follows.
  func change(to new: [UIViewController], animated: Bool) {
    let old = machine.stack
    guard !old.elementsEqual(new, by: ===) else { return }
    let change = machine.set(new, animated: animated, while: visibility)
    storedChildren = new
    move(from: old, to: new)
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
    application?.noteChange()
  }

  /// Reports what raises an exception in UIKit. The caller does nothing else.
  func refuse(_ message: String) { application?.report("NSInvalidArgumentException", message) }

  private func move(from old: [UIViewController], to new: [UIViewController]) {
    for controller in new where controller.storedParent !== self || isLeaving(controller) {
      if controller.storedParent !== self { controller.removeFromParent() }
      leaving.removeAll { $0 === controller }
      joining.append(controller)
      controller.willMove(toParent: self)
      controller.storedParent = self
    }
    for controller in old where !new.contains(where: { $0 === controller }) {
      joining.removeAll { $0 === controller }
      leaving.append(controller)
      controller.willMove(toParent: nil)
    }
  }

  private func isLeaving(_ controller: UIViewController) -> Bool { leaving.contains { $0 === controller } }

  private func waitWithTransaction() {
    if let animation = CATransaction.addAnimation() { awaitedAnimations.append(animation) }
  }

  /// Tells those that the screen does not show any more, or shows now, that they have moved.
  ///
  /// A dropped controller keeps its parent until then, because its last callbacks still need the containers' help.
  func finishMoves() {
    let gone = leaving.filter { controller in !machine.onScreen.contains { $0 === controller } }
    let come = joining.filter { controller in machine.onScreen.contains { $0 === controller } }
    leaving.removeAll { controller in gone.contains { $0 === controller } }
    joining.removeAll { controller in come.contains { $0 === controller } }
    for controller in gone where controller.storedParent === self {
      controller.storedParent = nil
      controller.didMove(toParent: nil)
    }
    for controller in come where controller.storedParent === self { controller.didMove(toParent: self) }
  }
}
