public import HeadlessUIKit
internal import NavbridgeVocabulary

/// The acts of users that change the containers without an action (native-router §9). Nothing is changed in `willShow`,
/// because a swipe may be cancelled.
extension NativeAppRouter: UINavigationControllerDelegate, UITabBarControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let stack = stack(of: navigationController), let transition = navigationController.transitionCoordinator,
      transition.isInteractive
    else { return }
    stack.noticed = .swipeBack
    transition.notifyWhenInteractionChanges { [weak stack] transition in
      if transition.isCancelled { stack?.noticed = nil }
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let stack = stack(of: navigationController) else { return }
    stack.lastShown = viewController
    guard running == nil else { return containerChanged() }
    let reason = stack.noticed ?? .flow
    stack.noticed = nil
    switch reason {
    case .tabReselected: reportNoticed(reason, origin: .tabTap)
    case .flow: reportNoticed(reason, origin: .native)
    default: reportNoticed(reason, origin: .gesture)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController === tabBarController.selectedViewController, activeStack.controller === viewController,
      activeStack.controller.viewControllers.count > 1
    {
      activeStack.noticed = .tabReselected
    }
    return true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    guard selectedTab != state.selected else { return }
    reportNoticed(.tabSelected, origin: .tabTap)
  }

  /// Called when a drag or a tap has moved a drawer.
  func userMovedDrawer() {
    reportNoticed(drawer.openSide == .none ? .drawerClosed : .drawerOpened, origin: .gesture)
  }

  /// Called when a swipe has dismissed a modal.
  func userDismissed(_ head: NavigationCoordinator) {
    reportNoticed(.modalDismissed, origin: .gesture)
  }

  func userAttemptedToDismiss(_ head: NavigationCoordinator) {
    trace(.perform, "Router", "noticed", id: "dismissAttempted")
    observer?.router(self, didAttemptToDismiss: head.route.key)
  }

  private func stack(of controller: UINavigationController) -> NavigationStack? {
    (controller as? RouterNavigationController)?.stack
  }
}
