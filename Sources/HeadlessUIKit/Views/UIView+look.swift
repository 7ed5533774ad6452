/// The properties of a view's look that are stored.
struct ViewLook {
  var backgroundColor: UIColor?
  var clipsToBounds = false
}

extension UIView {
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
