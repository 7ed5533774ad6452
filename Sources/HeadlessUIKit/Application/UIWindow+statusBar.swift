extension UIWindow {
  /// The view controller from which the decision on the status bar starts: the topmost presented one that takes its
  /// presenter's view out of the window, or else the root. Under a sheet the presenter keeps the status bar. `decider`
  /// then follows the children that containers name.
  public var statusBarController: UIViewController? {
    machine.shown.root?.modal?.chainAbove?.topmostThatTakesAway ?? rootViewController
  }

  public var isStatusBarHidden: Bool {
    let decider = decider(\.childForStatusBarHidden)
    return decider?.systemPreferences?.prefersStatusBarHidden ?? decider?.prefersStatusBarHidden ?? false
  }

  public var statusBarStyle: UIStatusBarStyle {
    let decider = decider(\.childForStatusBarStyle)
    return decider?.systemPreferences?.preferredStatusBarStyle ?? decider?.preferredStatusBarStyle ?? .default
  }

  public var prefersHomeIndicatorAutoHidden: Bool {
    let decider = decider(\.childForHomeIndicatorAutoHidden)
    return decider?.systemPreferences?.prefersHomeIndicatorAutoHidden ?? decider?.prefersHomeIndicatorAutoHidden
      ?? false
  }

  private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var controller = statusBarController
    while let here = controller, here.systemPreferences == nil, let next = here[keyPath: child] { controller = next }
    return controller
  }
}
