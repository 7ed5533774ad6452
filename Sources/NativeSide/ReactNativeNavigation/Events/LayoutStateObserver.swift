internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The receiver of changes that a script side may follow by the module `LayoutState` (protocol §11).
@MainQueue
protocol LayoutStateObserver: AnyObject {
  /// Something other than a command has changed the children of a stack.
  func stackChanged(_ stack: UINavigationController)
  /// A finger selected a tab, possibly the one that was selected already.
  func tabSelected(_ tabs: UITabBarController, selected: Int, unselected: Int)
}
