internal import HeadlessUIKit
internal import Shared

/// Something on the screen that a finger can press.
@MainQueue
struct TouchTarget {
  /// What must take the touch: this view, or one inside it.
  let view: UIView
  /// In the coordinates of the window.
  let frame: CGRect
  var testID: String?
  /// What a person reads on it.
  var text: String?
  var buttonId: String?
  /// The place in a tab bar.
  var tabIndex: Int?
  /// The screen that a finger there seems to touch, together with all that is in it.
  var component: UIViewController?
  /// Whether it is a back button.
  var isBack = false
  /// Whether it takes presses at all.
  var isEnabled = true
  let tap: () -> Void
  var longPress: (() -> Void)?

  init(_ view: UIView, frame: CGRect, tap: @escaping () -> Void) {
    self.view = view
    self.frame = view.convert(frame, to: nil)
    self.tap = tap
  }

  var center: CGPoint { CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2) }
}

/// A controller with something to press besides React's content, which is script's.
@MainQueue
protocol Touchable: UIViewController {
  /// From the front to the back; what cannot be seen is left out.
  var touchTargets: [TouchTarget] { get }
}
