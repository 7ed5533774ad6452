public import HeadlessUIKit

/// An event that a scroll view emits (layout-guides §9).
public struct DCFScrollEvent: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case onScrollBeginDrag
    case onScroll
    case onScrollEndDrag
    case onMomentumScrollEnd
  }

  public let kind: Kind
  public let contentOffset: CGPoint
  public let contentInset: UIEdgeInsets
  public let contentSize: CGSize
  /// The size of the viewport.
  public let layoutMeasurement: CGSize
  public let zoomScale: Double
  /// True when the content continues to move after the drag. It is set for `onScrollEndDrag` only.
  public let willDecelerate: Bool?
}
