extension UIWindow {
  /// The controller that decides on the status bar: the root, or what covers it as a whole; of containers, the child that
  /// they name. Under a sheet the presenter keeps the status bar.
  public var statusBarController: UIViewController? {
    var controller = rootViewController
    for presented in presentedViewControllers
    where presented.modal?.presentation?.presentationStyle.takesPresenterAway ?? false {
      controller = presented
    }
    return controller
  }

  public var isStatusBarHidden: Bool { decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }

  public var statusBarStyle: UIStatusBarStyle { decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default }

  public var prefersHomeIndicatorAutoHidden: Bool {
    decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var controller = statusBarController
    while let next = controller?[keyPath: child] { controller = next }
    return controller
  }
}
