/// The properties of a view's look that are stored.
struct ViewLook {
  var backgroundColor: UIColor?
  var clipsToBounds = false
}

extension UIView {
  /// The colour behind the content; nil for none.
  public var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set {
      guard look.backgroundColor != newValue else { return }
      look.backgroundColor = newValue
      noteChange()
    }
  }

  /// True when content outside the bounds is cut off.
  public var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set {
      guard look.clipsToBounds != newValue else { return }
      look.clipsToBounds = newValue
      noteChange()
    }
  }
}

extension UIView {
  /// The transform that moves, scales and rotates the view about its centre. It does not change `frame`.
  public var transform3D: CATransform3D {
    get { storedTransform ?? .identity }
    set {
      guard newValue != transform3D else { return }
      storedTransform = newValue == .identity ? nil : newValue
      noteChange()
    }
  }

  /// The rectangle in which the view is seen, in the coordinates of the window or of the outermost view. The transforms
  /// of the view and of all views that contain it are applied.
  public var frameOnScreen: CGRect {
    var rect = storedTransform.map { $0.apply(to: frame, about: frame) } ?? frame
    var ancestor = superview
    while let next = ancestor {
      let bounds = next.bounds
      rect.origin = CGPoint(x: rect.x + next.frame.x - bounds.x, y: rect.y + next.frame.y - bounds.y)
      if let transform = next.storedTransform { rect = transform.apply(to: rect, about: next.frame) }
      ancestor = next.superview
    }
    return rect
  }
}

extension CATransform3D {
  /// Returns the upright rectangle around the transformed `rect`. The transform is about the centre of `frame`.
  fileprivate func apply(to rect: CGRect, about frame: CGRect) -> CGRect {
    let centre = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let corners = [rect.x, rect.x + rect.width].flatMap { x in
      [rect.y, rect.y + rect.height].map { y in apply(to: CGPoint(x: x - centre.x, y: y - centre.y)) }
    }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left + centre.x, y: top + centre.y, width: right - left, height: bottom - top)
  }
}
