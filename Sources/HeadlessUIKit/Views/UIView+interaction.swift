extension UIView {
  /// The opacity: 0 is invisible, 1 is opaque. Below 0.01, touches pass through the view.
  public var alpha: Double {
    get { interaction.alpha }
    set { change(\.alpha, to: newValue) }
  }

  /// True when this view and the views inside it receive touches.
  public var isUserInteractionEnabled: Bool {
    get { interaction.isUserInteractionEnabled }
    set { change(\.isUserInteractionEnabled, to: newValue) }
  }

  /// True when accessibility, and therefore UI tests, skip everything in this view.
  public var accessibilityElementsHidden: Bool {
    get { interaction.accessibilityElementsHidden }
    set { change(\.accessibilityElementsHidden, to: newValue) }
  }

  /// Converts a point of this view to the coordinates of `other`. With nil, they are those of the window or of the
  /// outermost view.
  public func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
    let here = positionInTree
    guard let other else { return CGPoint(x: point.x + here.x, y: point.y + here.y) }
    let there = other.positionInTree
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts a rectangle of this view to the coordinates of `other`. With nil, they are those of the window or of the
  /// outermost view.
  public func convert(_ rect: CGRect, to other: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: other), size: rect.size)
  }

  /// The position of this view's own point (0, 0) in the coordinates of the outermost view.
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

  /// Returns the first subview, from the front to the back, that receives the touch, or else this view.
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

/// The properties of a view that concern touches and accessibility.
struct ViewInteraction {
  /// The opacity: 0 is invisible, 1 is opaque.
  var alpha: Double = 1
  var isUserInteractionEnabled = true
  var accessibilityElementsHidden = false
  var gestureRecognizers: [UIGestureRecognizer] = []
}
