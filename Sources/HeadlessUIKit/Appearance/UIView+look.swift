/// What a view looks like, as far as it is remembered.
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

  /// Whether what lies outside the bounds is cut off.
  public var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set {
      guard look.clipsToBounds != newValue else { return }
      look.clipsToBounds = newValue
      noteChange()
    }
  }
}
