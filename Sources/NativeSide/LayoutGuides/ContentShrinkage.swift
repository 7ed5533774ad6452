internal import HeadlessUIKit

/// Where content stays when its size changes (layout-guides §9), along one axis.
struct ContentShrinkage: Equatable {
  /// The viewport's length, with what insets take of it at each end, in points.
  let viewport: Double
  let before: Double
  let behind: Double

  /// - Returns: the offset to go to.
  func offset(from offset: Double, old: Double, new: Double) -> Double {
    guard old > 0 else { return new > 0 ? 0 : offset }
    guard new < old else { return offset }
    let oldEnd = max(-before, old + behind - viewport)
    let newEnd = max(-before, new + behind - viewport)
    let overscroll = offset - oldEnd
    if overscroll > 0 { return newEnd + overscroll }
    // What is drawn beyond the start stays there: the finger has it.
    return min(offset, newEnd)
  }
}
