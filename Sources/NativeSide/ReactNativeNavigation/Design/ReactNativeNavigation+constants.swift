internal import HeadlessUIKit
internal import Shared

/// What the navigation constants are at this moment; nothing of them is kept (rnn-commands §6).
extension ReactNativeNavigation {
  var publishedValues: any Sendable { currentConstants }

  var currentConstants: NavigationConstants {
    NavigationConstants(
      topBarHeight: topPresented?.presentedComponentViewController.getTopBarHeight() ?? 0,
      statusBarHeight: host.application.statusBarHeight, bottomTabsHeight: bottomTabsHeight)
  }

  /// What is on top in the key window, which may be an overlay's. What is being dismissed does not count.
  private var topPresented: (any RNNLayoutProtocol)? {
    var top = (host.application.keyWindow ?? host.window).rootViewController
    while let presented = top?.ownPresentedViewController, !presented.isBeingDismissed { top = presented }
    return top?.asLayout
  }

  /// Of the app delegate's window alone: of its root, or around the innermost current child. Modals are not asked.
  private var bottomTabsHeight: Double {
    guard let root = host.window.rootViewController?.asLayout else { return 0 }
    return (root is RNNBottomTabsController ? root : root.presentedComponentViewController).getBottomTabsHeight()
  }
}
