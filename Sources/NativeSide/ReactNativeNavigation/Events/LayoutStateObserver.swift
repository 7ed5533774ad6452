internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The receiver of changes that a script side may follow by the module `LayoutState` (protocol §11).
@MainQueue
protocol LayoutStateObserver: AnyObject {
  /// A stack has shown a screen, for whatever reason.
  func stackChanged(_ stack: UINavigationController)
  /// A finger selected a tab, possibly the one that was selected already.
  func tabSelected(_ tabs: UITabBarController, selected: Int, unselected: Int)
}
