internal import HeadlessUIKit

/// The settings of the inner scroll view. A change of a setting does not move the content (layout-guides §9).
extension DCFScrollView {
  public var isScrollEnabled: Bool {
    get { inner.isScrollEnabled }
    set { keepingOffset { inner.isScrollEnabled = newValue } }
  }

  public var bounces: Bool {
    get { inner.bounces }
    set { keepingOffset { inner.bounces = newValue } }
  }

  public var isPagingEnabled: Bool {
    get { inner.isPagingEnabled }
    set { keepingOffset { inner.isPagingEnabled = newValue } }
  }

  public var showsVerticalScrollIndicator: Bool {
    get { inner.showsVerticalScrollIndicator }
    set { keepingOffset { inner.showsVerticalScrollIndicator = newValue } }
  }

  public var showsHorizontalScrollIndicator: Bool {
    get { inner.showsHorizontalScrollIndicator }
    set { keepingOffset { inner.showsHorizontalScrollIndicator = newValue } }
  }

  private func keepingOffset(_ change: () -> Void) {
    let offset = inner.contentOffset
    change()
    inner.contentOffset = offset
  }
}
