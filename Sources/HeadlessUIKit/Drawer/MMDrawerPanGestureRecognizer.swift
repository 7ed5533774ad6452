/// The finger that drags a drawer in from an edge, or an open one back.
final class MMDrawerPanGestureRecognizer: UIPanGestureRecognizer {
  private let drawer: MMDrawerController
  /// The way of the finger by which it was recognized.
  private var first = CGPoint.zero
  private var side = MMDrawerSide.none
  private var opens = true

  init(_ drawer: MMDrawerController) {
    self.drawer = drawer
    super.init()
  }

  override var comesFirst: Bool { true }

  override func recognizes(_ translation: CGPoint) -> Bool {
    first = translation
    return abs(translation.x) > abs(translation.y)
  }

  override func begin(with touch: UITouch) -> Bool {
    noteStart(touch)
    opens = drawer.openSide == .none
    side = opens ? (first.x > 0 ? .left : .right) : drawer.openSide
    // A finger that goes on outwards does not close.
    guard opens ? drawer.mayOpen(from: touch.location) : (first.x > 0) == (side == .right) else { return false }
    return drawer.beginPan(side)
  }

  override func move(to translation: CGPoint, velocity: CGPoint = .zero) {
    note(translation: translation, velocity: velocity)
    drawer.updatePan(fraction)
  }

  override func end(velocity: CGPoint = .zero) {
    drawer.endPan(complete: SwipeEnd(fraction: fraction, velocity: inwards * velocity.x).completes)
  }

  override func cancel() { drawer.endPan(complete: false) }

  /// 1 for a way to the right, -1 for one to the left.
  private var inwards: Double { (side == .left) == opens ? 1 : -1 }

  private var fraction: Double { inwards * translation(in: nil).x / max(1, drawer.width(of: side)) }
}

extension MMDrawerController {
  /// The greatest distance from an edge at which a finger begins to open a drawer where it may not begin anywhere, in points.
  private static let bezel = 20.0

  /// True if a finger that begins at a point of the window may open a drawer.
  fileprivate func mayOpen(from point: CGPoint) -> Bool {
    if openDrawerGestureModeMask.contains(.panningCenterView) { return true }
    guard openDrawerGestureModeMask.contains(.bezelPanningCenterView), let view = viewIfLoaded else { return false }
    let place = UITouch(at: point).location(in: view)
    return place.x < Self.bezel || place.x >= view.bounds.width - Self.bezel
  }
}
