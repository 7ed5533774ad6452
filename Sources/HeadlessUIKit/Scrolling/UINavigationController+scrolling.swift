extension UIView {
  /// True if UIKit adjusts the insets of the scroll view at the end of the way through the first subviews.
  var beginsWithAdjustedScrolling: Bool {
    if let scrollView = self as? UIScrollView { return scrollView.contentInsetAdjustmentBehavior != .never }
    return subviews.first?.beginsWithAdjustedScrolling ?? false
  }
}

extension UINavigationController {
  /// Gives the parts of the bar their room, or the content, after the content has moved (layout-guides §10).
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard let content = topOnScreen?.viewIfLoaded, scrollView.isDescendant(of: content) else { return }
    let isAdjusted = scrollView.contentInsetAdjustmentBehavior != .never
    guard let collapse = topOnScreen.flatMap({ barCollapse(of: $0.navigationItem, isAdjusted: isAdjusted) }) else {
      return
    }
    contentDidScroll(
      by: scrollView.contentOffset.y + scrollView.adjustedContentInset.top + collapse.hidden, isAdjusted: isAdjusted)
  }

  /// The same for content whose scroll view is not one of UIKit's.
  ///
  /// - Parameter way: the distance in points from where the content rests while all parts of the bar have their room.
  package func contentDidScroll(by way: Double, isAdjusted: Bool) {
    guard let item = topOnScreen?.navigationItem, let collapse = barCollapse(of: item, isAdjusted: isAdjusted) else {
      return
    }
    let collapsed = collapse.collapsed(at: way - collapse.hidden)
    guard collapsed != item.collapsed else { return }
    item.collapsed = collapsed
    barChanged()
  }
}
