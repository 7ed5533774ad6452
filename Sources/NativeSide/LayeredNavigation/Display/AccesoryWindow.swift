public import HeadlessUIKit
public import NavbridgeRuntime

/// The window in which an accessory is presented. It covers the whole screen above the tabs; the windows of higher
/// accessories are above it (layered-navigation §2).
@MainQueue
final class AccesoryWindow: UIWindow {
  let index: Int

  init(index: Int, application: UIApplication) {
    self.index = index
    super.init(application: application)
    windowLevel = Double(1 + index)
    let host = UIViewController()
    host.view = AccesoryView(frame: bounds)
    rootViewController = host
  }

  /// A touch that no content receives belongs to the window below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The transparent root of an accessory's stack. Its view forwards touches to what lies below.
@MainQueue
final class AccesoryRootViewController: UIViewController {
  override func loadView() { view = AccesoryView(frame: application?.screen.bounds ?? .zero) }
}

/// The view of an accessory's screen whose content fills a part of the display. A touch beside its subviews belongs to
/// what lies below, and dismisses the accessory (layered-navigation §10).
@MainQueue
public final class AccesoryView: UIView {
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The tab bar controller of the tabs' layers, which is presented over the main navigation. A finger's choice of a tab
/// goes through the queue, as the back button does (layered-navigation §10).
@MainQueue
final class LayerTabBarController: UITabBarController, UITabBarControllerDelegate {
  /// Decides on a tap of a tab. False means that the tap is handled elsewhere.
  var shouldSelect: (LayerNavigationController) -> Bool = { _ in true }

  override init() {
    super.init()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    (viewController as? LayerNavigationController).map(shouldSelect) ?? true
  }
}
