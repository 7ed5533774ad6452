/// Recognizes a finger that drags, wherever in its view it begins.
///
/// Nothing measures the finger's way: the caller that moves it states how far it is and how fast.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The place in the window at which the finger began.
  private var start = CGPoint.zero
  private var way = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns how far the finger has moved since it began, in points.
  public func translation(in view: UIView?) -> CGPoint { way }

  /// Returns the speed of the finger, in points per second.
  public func velocity(in view: UIView?) -> CGPoint { speed }

  /// Returns the place of the finger, in the coordinates of a view. With nil, they are those of the window.
  public func location(in view: UIView?) -> CGPoint {
    UITouch(at: CGPoint(x: start.x + way.x, y: start.y + way.y)).location(in: view)
  }

  /// Returns true when a touch at a point of the window may begin the gesture, whatever its delegate decides.
  func canBegin(at point: CGPoint) -> Bool { true }

  /// Returns true when a finger that has moved so far, in points, makes the gesture. By default any direction does.
  open func recognizes(_ translation: CGPoint) -> Bool { true }

  /// True for a recognizer that wins over content that scrolls: a finger from an edge, or one that drags a drawer.
  package var comesFirst: Bool { false }

  /// Begins the gesture with a finger. Returns false when it is refused.
  @discardableResult
  open func begin(with touch: UITouch) -> Bool {
    guard isEnabled, !isActive, canBegin(at: touch.location) else { return false }
    noteStart(touch)
    guard decision(on: touch) ?? true else { return false }
    change(to: .began)
    return true
  }

  /// Moves the finger to a distance from where it began, in points.
  open func move(to translation: CGPoint, velocity: CGPoint = .zero) {
    note(translation: translation, velocity: velocity)
    change(to: .changed)
  }

  /// Lifts the finger, which still has a speed in points per second.
  open func end(velocity: CGPoint = .zero) {
    speed = velocity
    change(to: .ended)
  }

  /// Takes the finger away from the gesture, as a system alert does.
  open func cancel() { change(to: .cancelled) }

  func noteStart(_ touch: UITouch) { (start, way, speed) = (touch.location, .zero, .zero) }
  func note(translation: CGPoint, velocity: CGPoint) { (way, speed) = (translation, velocity) }
}

/// Recognizes a finger that drags from an edge of its view.
///
/// The recognizer of a navigation controller is the swipe that pops. Its gesture is that of `beginInteractivePop`,
/// `updateInteractivePop` and `endInteractivePop`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  package override var comesFirst: Bool { true }

  /// The greatest distance from the edge at which a finger begins, in points (proposed: UIKit publishes none).
  static let reach = 20.0

  /// The edges from which the finger may come.
  public var edges = UIRectEdge.left
  /// Decides on a touch, as the delegate's method does. It is asked only when there is no delegate. When both are nil, the
  /// swipe of a navigation controller requires a visible back button (uikit-behaviour §2).
  public var shouldReceiveTouch: (() -> Bool)?
  /// The navigation controller whose swipe this is.
  @WeakReference var navigationController: UINavigationController?

  /// Returns the decision of the delegate, or of the closure, on a touch that begins the swipe. Nil without both.
  func mayBegin(with touch: UITouch?) -> Bool? {
    if delegate == nil { return shouldReceiveTouch?() }
    let touch = touch ?? UITouch(at: middleOfEdge, in: navigationController?.viewIfLoaded)
    noteStart(touch)
    return decision(on: touch)
  }

  /// The edges from which the finger may come now. The swipe of a navigation controller comes from where lines begin.
  private var activeEdges: UIRectEdge {
    navigationController?.application?.userInterfaceLayoutDirection == .rightToLeft ? .right : edges
  }

  private var container: UIView? { navigationController?.viewIfLoaded ?? view }

  private var middleOfEdge: CGPoint {
    guard let view = container else { return .zero }
    let isRight = activeEdges.contains(.right)
    return view.convert(CGPoint(x: isRight ? view.bounds.width - 1 : 0, y: view.bounds.height / 2), to: nil)
  }

  override func canBegin(at point: CGPoint) -> Bool {
    guard let view = container else { return false }
    let place = UITouch(at: point).location(in: view)
    let (size, edges) = (view.bounds.size, activeEdges)
    return edges.contains(.left) && place.x < Self.reach
      || edges.contains(.right) && place.x >= size.width - Self.reach
      || edges.contains(.top) && place.y < Self.reach
      || edges.contains(.bottom) && place.y >= size.height - Self.reach
  }

  /// The finger must come from the edge, more along it than across.
  open override func recognizes(_ translation: CGPoint) -> Bool {
    let edges = activeEdges
    let (x, y) = (translation.x, translation.y)
    return edges.contains(.left) && x > abs(y) || edges.contains(.right) && -x > abs(y)
      || edges.contains(.top) && y > abs(x) || edges.contains(.bottom) && -y > abs(x)
  }

  open override func begin(with touch: UITouch) -> Bool {
    guard let navigationController else { return super.begin(with: touch) }
    guard canBegin(at: touch.location) else { return false }
    noteStart(touch)
    return navigationController.beginInteractivePop(with: touch)
  }

  open override func move(to translation: CGPoint, velocity: CGPoint = .zero) {
    guard let navigationController else { return super.move(to: translation, velocity: velocity) }
    note(translation: translation, velocity: velocity)
    navigationController.updateInteractivePop(forwards(translation) / max(1, container?.bounds.width ?? 1))
  }

  open override func end(velocity: CGPoint = .zero) {
    guard let navigationController else { return super.end(velocity: velocity) }
    note(translation: translation(in: nil), velocity: velocity)
    navigationController.endInteractivePop(velocity: forwards(velocity))
  }

  open override func cancel() {
    guard let navigationController else { return super.cancel() }
    navigationController.endInteractivePop(complete: false)
  }

  private func forwards(_ way: CGPoint) -> Double { activeEdges.contains(.right) ? -way.x : way.x }
}

extension UIApplication {
  /// Puts a finger down at a point of the screen and begins to drag. Returns the recognizer that begins its gesture. Nil
  /// when no recognizer of the touched view, or of a view around it, does. The swipe from an edge comes first.
  ///
  /// - Parameters:
  ///   - translation: how far the finger has moved, in points. With nil, any direction is right.
  ///   - isAllowed: returns false for a recognizer that is left out.
  public func beginPan(
    at point: CGPoint, moving translation: CGPoint? = nil,
    where isAllowed: (UIPanGestureRecognizer) -> Bool = { _ in true }
  ) -> UIPanGestureRecognizer? {
    guard let view = hitTest(point) else { return nil }
    let touch = UITouch(at: point, in: view)
    var pans: [UIPanGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      if let controller = view.controller { pans += controller.panGestureRecognizers + controller.sheetPans }
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizers.reversed() { pans.append(pan) }
      next = view.superview
    }
    let edges = pans.filter(\.comesFirst)
    let others = pans.filter { !$0.comesFirst }
    return (edges + others).first { pan in
      isAllowed(pan) && (translation.map(pan.recognizes) ?? true) && pan.begin(with: touch)
    }
  }
}

extension UIViewController {
  /// The recognizer of the sheet that the view controller is.
  fileprivate var sheetPans: [UIPanGestureRecognizer] {
    guard let presentation = presentationController, presentation.presentedViewController === self else { return [] }
    return [UISheetPanGestureRecognizer(presentation)]
  }
}
