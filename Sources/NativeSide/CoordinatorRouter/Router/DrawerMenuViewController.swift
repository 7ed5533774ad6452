internal import HeadlessUIKit
internal import NavbridgeVocabulary

/// The empty menu of a drawer for which the app gives none.
final class DrawerMenuViewController: UIViewController {
  init(_ side: DrawerState.Side) {
    super.init()
    title = side == .left ? "Left menu" : "Right menu"
  }
}
