public import HeadlessUIKit
internal import Shared

/// What a scroll view tells of its scrolling (layout-guides §9).
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
  /// Of `onScrollEndDrag` alone: whether the content moves on by itself.
  public let willDecelerate: Bool?
}
