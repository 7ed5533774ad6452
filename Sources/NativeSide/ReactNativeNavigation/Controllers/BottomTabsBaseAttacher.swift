internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Renders the tabs of bottom tabs in the order of its mode. iOS keeps views that are rendered early in off-screen
/// windows; a surface needs no window here.
@MainQueue
class BottomTabsBaseAttacher {
  unowned let application: UIApplication

  init(application: UIApplication) { self.application = application }

  func attach(_ tabs: RNNBottomTabsController) {}
}
