/// The offsets at which a scroll view's content is at rest. They reach from the content's start at the edge of the
/// inset to the content's end at the edge of the opposite inset (layout-guides §9).
public struct ScrollRange: Sendable, Equatable {
  public let minimum: CGPoint
  public let maximum: CGPoint

  public init(bounds: CGSize, content: CGSize, inset: UIEdgeInsets) {
    minimum = CGPoint(x: -inset.left, y: -inset.top)
    maximum = CGPoint(
      x: max(minimum.x, content.width + inset.right - bounds.width),
      y: max(minimum.y, content.height + inset.bottom - bounds.height))
  }

  /// Returns the offset of the range that is nearest to `offset`.
  public func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }
}
