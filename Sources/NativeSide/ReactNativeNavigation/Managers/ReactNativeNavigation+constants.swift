internal import HeadlessUIKit
internal import NavbridgeKernel

/// The navigation constants at this moment. Nothing of them is cached (rnn-commands §6).
extension ReactNativeNavigation {
  package var publishedValues: any Sendable { currentConstants }

  var currentConstants: NavigationConstants {
    NavigationConstants(
      topBarHeight: topPresented?.presentedComponentViewController.getTopBarHeight() ?? 0,
      statusBarHeight: host.application.statusBarHeight, bottomTabsHeight: bottomTabsHeight)
  }

  /// The topmost presented controller in the key window, which may be an overlay's. A controller that is being
  /// dismissed does not count.
  private var topPresented: (any RNNLayoutProtocol)? {
    (host.application.keyWindow ?? host.window).rootViewController?.topPresentedViewController.asLayout
  }

  /// The height of the bottom tabs in the app delegate's window: those of its root, or those around the innermost
  /// current child. Modals are not considered.
  private var bottomTabsHeight: Double {
    guard let root = host.window.rootViewController?.asLayout else { return 0 }
    return (root is RNNBottomTabsController ? root : root.presentedComponentViewController).getBottomTabsHeight()
  }
}
