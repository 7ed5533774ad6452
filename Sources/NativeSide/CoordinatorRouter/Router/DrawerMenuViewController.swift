internal import HeadlessUIKit
internal import NavbridgeVocabulary

/// The menu in a drawer, in native code.
final class DrawerMenuViewController: UIViewController {
  let side: DrawerState.Side

  init(_ side: DrawerState.Side) {
    self.side = side
    super.init()
    title = side == .left ? "Left menu" : "Right menu"
  }
}
