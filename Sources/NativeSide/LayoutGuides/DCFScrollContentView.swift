public import HeadlessUIKit

/// The only content view of a `DCFScrollView`. Its layout determines the content size (layout-guides §9).
public final class DCFScrollContentView: UIView {
  /// In a left-to-right layout the origin is always the scroll view's corner. In a right-to-left layout it is the point
  /// that brings the start of the content to the leading edge.
  public override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(origin: origin(width: newValue.width), size: newValue.size)
      (superview?.superview as? DCFScrollView)?.contentSizeChanged()
    }
  }

  private func origin(width: Double) -> CGPoint {
    guard let superview, window?.application?.userInterfaceLayoutDirection == .rightToLeft else { return .zero }
    return CGPoint(x: max(0, superview.frame.width - width), y: 0)
  }
}
