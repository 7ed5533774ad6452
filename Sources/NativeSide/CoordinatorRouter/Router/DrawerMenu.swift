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
