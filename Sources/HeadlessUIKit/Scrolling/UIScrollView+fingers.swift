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

/// The collapse of a large title. The title gives its room to content that scrolls up and takes it back when the
/// content returns (layout-guides §10).
extension UINavigationController {
  /// Collapses or restores the large title. It collapses as a whole once the content has moved by the title's height
  /// (proposed: UIKit's shrinks on the way).
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard navigationBar.prefersLargeTitles, let content = topOnScreen?.viewIfLoaded else { return }
    guard scrollView.isDescendant(of: content) else { return }
    contentDidScroll(
      to: scrollView.contentOffset.y, inset: scrollView.adjustedContentInset.top,
      isAdjusted: scrollView.contentInsetAdjustmentBehavior != .never)
  }

  /// The same for content whose scroll view is not one of UIKit's.
  package func contentDidScroll(to offset: Double, inset: Double, isAdjusted: Bool) {
    guard let item = topOnScreen?.navigationItem, wantsLargeTitle else { return }
    let collapses = offset + inset >= item.distanceOfCollapse(isAdjusted: isAdjusted)
    guard collapses != item.isLargeTitleCollapsed else { return }
    item.isLargeTitleCollapsed = collapses
    barChanged()
  }
}

extension UINavigationItem {
  /// The distance from its rest, in points, at which content collapses the large title or gives it its room back.
  ///
  /// - Parameter isAdjusted: True if UIKit adjusts the inset with which the content rests. It has shrunk with the title
  ///   then. An inset that other code maintains changes with the offset.
  package func distanceOfCollapse(isAdjusted: Bool) -> Double {
    isLargeTitleCollapsed && isAdjusted ? 0 : UIScreen.largeTitleHeight
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
