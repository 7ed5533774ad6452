internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The places of coordinators in chains and in containers.
extension NavigationCoordinator {
  /// Links the coordinator, and requests its container to show it.
  func enter(_ place: StartPlace) {
    let controllers = viewControllers
    switch place {
    case .head(let stack):
      self.stack = stack
      stack.head = self
      stack.controller.setViewControllers(controllers, animated: false)
    case .on(let parent):
      link(to: parent, on: parent.stack)
      stack?.controller.pushViewController(controllers[0], animated: isStartAnimated)
    case .over(let parent):
      let modal = router.makeModalStack()
      modal.head = self
      link(to: parent, on: modal)
      modal.controller.setViewControllers(controllers, animated: false)
      prepare(modal.controller)
      router.present(modal, animated: isStartAnimated)
    case .instead(let old):
      takePlace(of: old)
      let all = stack?.chain.flatMap(\.viewControllers) ?? []
      stack?.controller.setViewControllers(all, animated: isStartAnimated)
    }
  }

  private func link(to parent: NavigationCoordinator, on stack: NavigationStack?) {
    (self.parent, self.stack) = (parent, stack)
    parent.children.append(self)
  }

  /// Puts the coordinator between the parent and the children of another one, which loses them.
  private func takePlace(of old: NavigationCoordinator) {
    (parent, stack, children) = (old.parent, old.stack, old.children)
    for child in children { child.parent = self }
    if let index = parent?.children.firstIndex(where: { $0 === old }) { parent?.children[index] = self }
    if stack?.head === old { stack?.head = self }
    if isModalHead { stack?.controller.presentationController?.delegate = self }
    (old.parent, old.children) = (nil, [])
  }

  /// Takes the coordinator out of its chain. A child on the same stack, which outlives it, takes its place.
  func unlink() {
    let child = childOnStack
    parent?.children.removeAll { $0 === self }
    if let child {
      child.parent = parent
      parent?.children.append(child)
    }
    if let stack, stack.head === self {
      stack.head = child
      if child == nil { router.forget(stack) }
    }
    (parent, children) = (nil, [])
  }

  /// True if a view controller of the coordinator is in its container.
  var isInContainer: Bool {
    guard let stack, router.isShown(stack) else { return false }
    return stack.controller.viewControllers.contains { shown in viewControllers.contains { $0 === shown } }
  }

  /// Removes the coordinator's view controllers, and all above them, from the containers. It does nothing for a
  /// coordinator that the user has removed.
  func leaveContainer() {
    guard isInContainer, let stack else { return }
    if isModalHead {
      stack.controller.presentingViewController?.dismiss(animated: false)
      return
    }
    for modal in descendants where modal.isModalHead {
      modal.stack?.controller.presentingViewController?.dismiss(animated: false)
      break
    }
    let controllers = stack.controller.viewControllers
    guard let first = controllers.firstIndex(where: { $0 === viewControllers[0] }), first > 0 else { return }
    stack.controller.setViewControllers(Array(controllers[..<first]), animated: false)
  }
}

extension StartPlace {
  /// True if the coordinator from which another one starts runs.
  @MainQueue var isLive: Bool {
    switch self {
    case .head: true
    case .on(let parent): parent.isRunning && parent.childOnStack == nil
    case .over(let parent): parent.isRunning
    case .instead(let old): old.isRunning
    }
  }

  /// Returns the reason for which UIKit would refuse a view controller here. Nil if it would not.
  @MainQueue func reasonAgainst(_ controller: UIViewController) -> String? {
    let nesting = UINavigationController.reasonAgainstStack(of: [controller])
    switch self {
    case .on(let parent): return nesting ?? parent.stack?.controller.reasonAgainstPushing(controller)
    case .over(let parent): return nesting ?? parent.router.reasonAgainstPresenting
    case .head, .instead: return nesting
    }
  }
}
