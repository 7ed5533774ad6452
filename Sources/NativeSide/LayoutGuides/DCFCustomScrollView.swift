package import HeadlessUIKit

/// The scroll view inside a `DCFScrollView`. UIKit does not adjust its insets.
package final class DCFCustomScrollView: UIScrollView {
  /// True when content that is smaller than the view is centered in it.
  package var centerContent = false { didSet { if centerContent { contentOffset = contentOffset } } }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    delaysContentTouches = false
    contentInsetAdjustmentBehavior = .never
  }

  /// On a change of size, an offset within the scrollable range stays as it is, including an offset at the top under a
  /// bar. Any other offset moves to the nearest one in the range (layout-guides §9). Without content there is no range
  /// to clamp to.
  package override var frame: CGRect {
    get { super.frame }
    set {
      let isResized = newValue.size != super.frame.size
      super.frame = newValue
      guard isResized, contentSize != .zero else { return }
      contentOffset = scrollRange.clamp(contentOffset)
    }
  }

  package override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = centerContent ? centered(newValue) : newValue }
  }

  private func centered(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: contentSize.width <= bounds.width ? -(bounds.width - contentSize.width) / 2 : offset.x,
      y: contentSize.height <= bounds.height ? -(bounds.height - contentSize.height) / 2 : offset.y)
  }
}
