package import HeadlessUIKit
internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// The content of a drawer.
package enum DrawerMenu: Sendable {
  /// A component that the script renders, by the name and with the parameters of a route.
  case component(NativeRoute)
  /// A view controller of native code.
  case native(@MainQueue @Sendable (NativeAppRouter) -> UIViewController)
}

/// The empty menu of a drawer for which the app gives none.
final class DrawerMenuViewController: UIViewController {
  convenience init(_ side: DrawerState.Side) {
    self.init()
    title = side == .left ? "Left menu" : "Right menu"
  }
}
