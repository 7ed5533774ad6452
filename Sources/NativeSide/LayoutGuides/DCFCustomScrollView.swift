internal import HeadlessUIKit
internal import Shared

/// The scroll view inside a `DCFScrollView`. UIKit adds nothing of its own to it.
final class DCFCustomScrollView: UIScrollView {
  /// Whether content smaller than the view lies in its middle.
  var centerContent = false { didSet { if centerContent { contentOffset = contentOffset } } }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    delaysContentTouches = false
    contentInsetAdjustmentBehavior = .never
  }

  /// An offset within its range stays where it is, one at the top under a bar as well; another goes to the nearest
  /// (layout-guides §9). Without content nothing is known of a range.
  override var frame: CGRect {
    get { super.frame }
    set {
      let isResized = newValue.size != super.frame.size
      super.frame = newValue
      guard isResized, contentSize != .zero else { return }
      contentOffset = scrollRange.clamp(contentOffset)
    }
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = centerContent ? centered(newValue) : newValue }
  }

  private func centered(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: contentSize.width <= bounds.width ? -(bounds.width - contentSize.width) / 2 : offset.x,
      y: contentSize.height <= bounds.height ? -(bounds.height - contentSize.height) / 2 : offset.y)
  }
}
