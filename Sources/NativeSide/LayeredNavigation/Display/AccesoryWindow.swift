internal import HeadlessUIKit
internal import NavbridgeRuntime

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
