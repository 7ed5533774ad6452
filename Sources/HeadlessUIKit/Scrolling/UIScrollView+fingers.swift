extension UIScrollView {
  /// The offsets at which the content is at rest now.
  public var scrollRange: ScrollRange {
    ScrollRange(bounds: bounds.size, content: contentSize, inset: adjustedContentInset)
  }

  /// A finger drags the content to an offset, in points, and lifts there. What was dragged too far springs back; where
  /// nothing bounces it does not get too far. False when the view does not scroll.
  @discardableResult
  public func drag(to offset: CGPoint) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset = bounces ? offset : scrollRange.clamp(offset)
    isDragging = false
    let rest = scrollRange.clamp(contentOffset)
    isDecelerating = rest != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    if isDecelerating {
      contentOffset = rest
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
    return true
  }
}
