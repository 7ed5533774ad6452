public import HeadlessUIKit
internal import Shared

/// The one content view of a `DCFScrollView`. Its layout decides on the content's size (layout-guides §9).
public final class DCFScrollContentView: UIView {
  /// The origin is always the scroll view's corner; from right to left, the place that brings the content's start to the
  /// leading edge.
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
