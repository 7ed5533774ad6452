/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
public struct UICubicTimingParameters: Sendable, Equatable {
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// The curve that UIKit uses when no other curve is given.
  public static let easeInOut = UICubicTimingParameters(
    controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))

  /// Returns the fraction of the animation that is done after a fraction of its time. Both are from 0 to 1.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    // Each round halves the error. After fifty rounds the error is below the precision of a double.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.bezier(controlPoint1.x, controlPoint2.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(controlPoint1.y, controlPoint2.y, low)
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
