internal import HeadlessUIKit

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
