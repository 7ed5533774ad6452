internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The navigation controller of a stack (react-native-screens §4).
@MainQueue
final class RNSNavigationController: UINavigationController, RNSScreenShowing {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let top = topViewController as? RNSScreen, !top.children.contains(where: { $0 is RNSNavigationController })
    else { return }
    top.sendHeaderHeight()
    top.updateState()
  }

  var shownScreen: RNSScreen? { topViewController as? RNSScreen }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    shownScreen?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
