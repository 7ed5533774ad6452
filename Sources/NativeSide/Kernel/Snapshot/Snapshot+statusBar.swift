package import HeadlessUIKit
package import NavbridgeWire

extension Snapshot {
  /// The status bar that the window's visible screen requests (protocol §10).
  package func statusBar(_ window: UIWindow) -> JSON {
    let style: JSON =
      switch window.statusBarStyle {
      case .default: "default"
      case .lightContent: "light"
      case .darkContent: "dark"
      }
    return ["visible": .bool(!window.isStatusBarHidden), "style": style]
  }
}
