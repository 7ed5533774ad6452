package import HeadlessUIKit
package import NavbridgeRuntime

/// Something on the screen that a finger can press.
@MainQueue
package struct TouchTarget {
  /// The view that must receive the touch, itself or through a subview.
  package let view: UIView
  /// The frame in window coordinates.
  package let frame: CGRect
  package var testID: String?
  /// The text that the target shows.
  package var text: String?
  package var buttonId: String?
  /// The index in a tab bar.
  package var tabIndex: Int?
  /// The screen that a touch of the target addresses, together with all view controllers in it.
  package var component: UIViewController?
  /// True for a back button.
  package var isBack = false
  /// True when the target accepts presses.
  package var isEnabled = true
  package let tap: () -> Void
  package var longPress: (() -> Void)?

  package init(_ view: UIView, frame: CGRect, tap: @escaping () -> Void) {
    self.view = view
    self.frame = view.convert(frame, to: nil)
    self.tap = tap
  }

  package var center: CGPoint { CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2) }
}

/// A view controller that has touch targets outside React's content, which belongs to the script side.
@MainQueue
package protocol Touchable: UIViewController {
  /// The touch targets, from the front to the back. Invisible ones are left out.
  var touchTargets: [TouchTarget] { get }
}
