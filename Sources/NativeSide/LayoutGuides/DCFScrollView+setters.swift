internal import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeWire

/// The settings of the inner scroll view. A change of a setting does not move the content (layout-guides §9).
extension DCFScrollView {
  /// True if a finger scrolls the content.
  public var isScrollEnabled: Bool {
    get { inner.isScrollEnabled }
    set { keepingOffset { inner.isScrollEnabled = newValue } }
  }

  /// True if the content may be pulled beyond its ends.
  public var bounces: Bool {
    get { inner.bounces }
    set { keepingOffset { inner.bounces = newValue } }
  }

  /// True if the content comes to rest at multiples of the view's size.
  public var isPagingEnabled: Bool {
    get { inner.isPagingEnabled }
    set { keepingOffset { inner.isPagingEnabled = newValue } }
  }

  /// True if the indicator at the right edge shows.
  public var showsVerticalScrollIndicator: Bool {
    get { inner.showsVerticalScrollIndicator }
    set { keepingOffset { inner.showsVerticalScrollIndicator = newValue } }
  }

  /// True if the indicator at the lower edge shows.
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

extension DCFScrollView: ScrollViewOwner, SnapshotDescribing {
  package func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node["automaticallyAdjustContentInsets"] = .bool(automaticallyAdjustContentInsets)
  }
}

/// Computes the offset of content whose size changes (layout-guides §9), along one axis.
struct ContentShrinkage: Equatable {
  /// The viewport's length, and the insets `before` and `behind` the content, in points.
  let viewport: Double
  let before: Double
  let behind: Double

  /// - Returns: the new offset.
  func offset(from offset: Double, old: Double, new: Double) -> Double {
    guard old > 0 else { return new > 0 ? 0 : offset }
    guard new < old else { return offset }
    let oldEnd = max(-before, old + behind - viewport)
    let newEnd = max(-before, new + behind - viewport)
    let overscroll = offset - oldEnd
    if overscroll > 0 { return newEnd + overscroll }
    // Content that a finger has pulled beyond the start stays there.
    return min(offset, newEnd)
  }
}
