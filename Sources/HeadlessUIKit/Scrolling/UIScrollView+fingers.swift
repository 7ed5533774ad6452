extension UIScrollView {
  /// The offsets at which the content is at rest now.
  public var scrollRange: ScrollRange {
    ScrollRange(bounds: bounds.size, content: contentSize, inset: adjustedContentInset)
  }

  /// Drags the content with a finger to an offset, in points, and lifts the finger there. Content that was dragged too
  /// far springs back. Content that does not bounce stops at its limit. Returns false when the view does not scroll.
  @discardableResult
  public func drag(to offset: CGPoint) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset = bounces ? offset : scrollRange.clamp(offset)
    isDragging = false
    let rest = scrollRange.clamp(offsetAtRest(for: scrollRange.clamp(contentOffset)))
    isDecelerating = rest != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    if isDecelerating {
      contentOffset = rest
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
    return true
  }

  /// The offset at which content comes to rest that a finger has let go: no part of the bar above keeps a part of its room.
  private func offsetAtRest(for offset: CGPoint) -> CGPoint {
    guard let navigation = navigationControllerAround, let top = navigation.topOnScreen,
      let content = top.viewIfLoaded, isDescendant(of: content),
      let collapse = navigation.barCollapse(
        of: top.navigationItem, isAdjusted: contentInsetAdjustmentBehavior != .never)
    else { return offset }
    let inset = adjustedContentInset.top
    return CGPoint(x: offset.x, y: BarCollapse.rest(for: offset.y + inset, stops: collapse.stops) - inset)
  }

  /// Scrolls to where the content begins, animated, for a tap on the status bar. The bar above gets the room back that the
  /// content has taken. Returns false when the view refuses, or is there already.
  public func scrollToTop() -> Bool {
    guard scrollsToTop, isScrollEnabled else { return false }
    let navigation = navigationControllerAround
    let isAdjusted = contentInsetAdjustmentBehavior != .never
    let item = navigation?.topOnScreen?.navigationItem
    let collapse = item.flatMap { navigation?.barCollapse(of: $0, isAdjusted: isAdjusted) }
    let top = -adjustedContentInset.top - (collapse?.hidden ?? 0)
    guard contentOffset.y != top else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
    return true
  }
}

extension UIView {
  /// The innermost view controller whose view is this one or contains it.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let next = view {
      if let controller = next.controller { return controller }
      view = next.superview
    }
    return nil
  }

  var navigationControllerAround: UINavigationController? {
    let controller = nearestController
    return controller as? UINavigationController ?? controller?.navigationController
  }
}
