internal import Shared

extension UIView {
  /// 0 is invisible, 1 opaque. Below 0.01 touches pass.
  public var alpha: Double {
    get { interaction.alpha }
    set { change(\.alpha, to: newValue) }
  }

  /// Whether this view and those in it take touches.
  public var isUserInteractionEnabled: Bool {
    get { interaction.isUserInteractionEnabled }
    set { change(\.isUserInteractionEnabled, to: newValue) }
  }

  /// Whether accessibility, and so UI tests, skip everything in this view.
  public var accessibilityElementsHidden: Bool {
    get { interaction.accessibilityElementsHidden }
    set { change(\.accessibilityElementsHidden, to: newValue) }
  }

  /// A point of this view in the coordinates of `other`; nil means the window, or the outermost view.
  public func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
    let here = positionInTree
    let there = other?.positionInTree ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A rectangle of this view in the coordinates of `other`; nil means the window, or the outermost view.
  public func convert(_ rect: CGRect, to other: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: other), size: rect.size)
  }

  /// What an own point (0, 0) is in the coordinates of the outermost view.
  private var positionInTree: CGPoint {
    var (x, y) = (0.0, 0.0)
    var view = self
    while let superview = view.superview {
      x += view.frame.x - view.bounds.x
      y += view.frame.y - view.bounds.y
      view = superview
    }
    return CGPoint(x: x, y: y)
  }

  /// From the front to the back: the first subview that takes the touch, else this view.
  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inside = view.bounds.origin
      let there = CGPoint(x: point.x - view.frame.x + inside.x, y: point.y - view.frame.y + inside.y)
      if let hit = view.hitTest(there, with: event) { return hit }
    }
    return self
  }

  private func change<Value: Equatable>(_ path: WritableKeyPath<ViewInteraction, Value>, to new: Value) {
    guard interaction[keyPath: path] != new else { return }
    interaction[keyPath: path] = new
    noteChange()
  }
}
