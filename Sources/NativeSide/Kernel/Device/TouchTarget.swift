internal import HeadlessUIKit
internal import Shared

/// Something on the screen that a finger can press.
@MainQueue
struct TouchTarget {
  /// The view that must receive the touch, itself or through a subview.
  let view: UIView
  /// The frame in window coordinates.
  let frame: CGRect
  var testID: String?
  /// The text that the target shows.
  var text: String?
  var buttonId: String?
  /// The index in a tab bar.
  var tabIndex: Int?
  /// The screen that a touch of the target addresses, together with all view controllers in it.
  var component: UIViewController?
  /// True for a back button.
  var isBack = false
  /// True when the target accepts presses.
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

/// A view controller that has touch targets outside React's content, which belongs to the script side.
@MainQueue
protocol Touchable: UIViewController {
  /// The touch targets, from the front to the back. Invisible ones are left out.
  var touchTargets: [TouchTarget] { get }
}
