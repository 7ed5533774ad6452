public import NavbridgeRuntime

/// Recognizes one gesture of a finger that begins in a view.
@MainQueue
open class UIGestureRecognizer {
  /// The stages of a gesture.
  public enum State: String, Sendable {
    /// No gesture is under way.
    case possible
    /// The gesture was recognised.
    case began
    /// The finger has moved on.
    case changed
    /// The finger was lifted.
    case ended
    /// The system has taken the touch back.
    case cancelled
  }

  /// False if touches are ignored.
  open var isEnabled = true
  /// Decides whether a touch may begin the gesture.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view in which the gesture begins.
  public internal(set) var view: UIView? {
    get { weakView }
    set { weakView = newValue }
  }
  @WeakReference private var weakView: UIView?
  /// The stage of the gesture.
  public private(set) var state = State.possible
  private var actions: [(UIGestureRecognizer) -> Void] = []

  /// Makes a recogniser, which a view takes by `addGestureRecognizer`.
  public init() {}

  /// Adds a closure that is called with the recognizer at each change of its state.
  public func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

  /// True from the recognition of a gesture until the finger is lifted.
  public var isActive: Bool { state == .began || state == .changed }

  /// Returns the decision of the delegate on a touch. Nil without a delegate.
  func decision(on touch: UITouch) -> Bool? {
    guard let delegate else { return nil }
    return delegate.gestureRecognizer(self, shouldReceive: touch) && delegate.gestureRecognizerShouldBegin(self)
  }

  /// Changes the state and calls the actions. A gesture that has ended is possible again.
  func change(to new: State) {
    if new == .changed || new == .ended || new == .cancelled, !isActive { return }
    state = new
    for action in actions { action(self) }
    if new == .ended || new == .cancelled { state = .possible }
  }
}

/// Decides on the gestures of recognizers. Every method is optional.
@MainQueue
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns true when the recognizer may look at the touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Returns true when the recognizer may begin the gesture. It is called after `shouldReceive`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A finger on the screen.
@MainQueue
public struct UITouch {
  /// The place in the window.
  public let location: CGPoint
  /// The view that the finger touches. Nil where that is not known.
  public let view: UIView?

  /// A touch at a place in the coordinates of a view, or of the window without one.
  public init(at location: CGPoint, in view: UIView? = nil) {
    self.location = location
    self.view = view
  }

  /// Returns the place in the coordinates of a view. With nil, they are those of the window.
  public func location(in view: UIView?) -> CGPoint {
    guard let view else { return location }
    let origin = view.convert(CGPoint.zero, to: nil)
    return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
  }
}

extension UIView {
  /// The recognizers of gestures that begin in this view, in the order in which they were added.
  public var gestureRecognizers: [UIGestureRecognizer] { interaction.gestureRecognizers }

  /// Has the recogniser receive the touches of this view and those within.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    interaction.gestureRecognizers.append(recognizer)
  }

  /// Ends that.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    interaction.gestureRecognizers.removeAll(identical: recognizer)
  }
}
