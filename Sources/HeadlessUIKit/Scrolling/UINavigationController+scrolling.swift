extension UINavigationController {
  /// Gives the parts of the bar their room, or the content, after the content has moved (layout-guides §10).
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard let content = topOnScreen?.viewIfLoaded, scrollView.isDescendant(of: content) else { return }
    contentDidScroll(
      to: scrollView.contentOffset.y, inset: scrollView.adjustedContentInset.top,
      isAdjusted: scrollView.contentInsetAdjustmentBehavior != .never)
  }

  /// The same for content whose scroll view is not one of UIKit's.
  package func contentDidScroll(to offset: Double, inset: Double, isAdjusted: Bool) {
    guard let item = topOnScreen?.navigationItem, let collapse = barCollapse(of: item, isAdjusted: isAdjusted) else {
      return
    }
    let collapsed = collapse.collapsed(at: offset + inset)
    guard collapsed != item.collapsed else { return }
    item.collapsed = collapsed
    barChanged()
  }
}
