internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The navigation controller of a stack (react-native-screens §4).
@MainQueue
final class RNSNavigationController: UINavigationController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let top = topViewController as? RNSScreen, !top.children.contains(where: { $0 is RNSNavigationController })
    else { return }
    top.sendHeaderHeight()
    top.updateState()
  }
}
