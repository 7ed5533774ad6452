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
    guard navigationBar.prefersLargeTitles, let top = topOnScreen, let content = top.viewIfLoaded else { return }
    guard scrollView.isDescendant(of: content), wantsLargeTitle else { return }
    let item = top.navigationItem
    // An inset that UIKit adds has shrunk with the title. An inset that other code maintains changes with the offset.
    let isShrunk = item.isLargeTitleCollapsed && scrollView.contentInsetAdjustmentBehavior != .never
    let rest = scrollView.adjustedContentInset.top + (isShrunk ? UIScreen.largeTitleHeight : 0)
    let collapses = scrollView.contentOffset.y + rest >= UIScreen.largeTitleHeight
    guard collapses != item.isLargeTitleCollapsed else { return }
    item.isLargeTitleCollapsed = collapses
    barChanged()
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
