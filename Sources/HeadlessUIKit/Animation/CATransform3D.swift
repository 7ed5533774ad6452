internal import Glibc

/// A matrix of four rows and columns that moves, scales and rotates a view about its centre.
public struct CATransform3D: Sendable, Equatable {
  /// The entries m11, m12, … m44, row by row.
  public private(set) var entries: [Double]

  /// The transform that changes nothing.
  public static let identity = CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  private init(_ entries: [Double]) { self.entries = entries }

  /// Returns nil unless there are sixteen entries.
  public init?(entries: [Double]) {
    guard entries.count == 16 else { return nil }
    self.entries = entries
  }

  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public static func translation(x: Double = 0, y: Double = 0) -> CATransform3D {
    var moved = identity
    (moved.entries[12], moved.entries[13]) = (x, y)
    return moved
  }

  /// A transform that scales about the layer's centre.
  public static func scale(x: Double = 1, y: Double = 1) -> CATransform3D {
    var scaled = identity
    (scaled.entries[0], scaled.entries[5]) = (x, y)
    return scaled
  }

  /// - Parameter angle: The angle about the vertical axis, in radians.
  public static func rotation(aboutY angle: Double) -> CATransform3D {
    var turned = identity
    (turned.entries[0], turned.entries[2]) = (cos(angle), -sin(angle))
    (turned.entries[8], turned.entries[10]) = (sin(angle), cos(angle))
    return turned
  }

  /// Returns the transform that applies this one first and then `other`.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    if self == .identity { return other }
    if other == .identity { return self }
    var product = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        product[row * 4 + column] = (0..<4).reduce(0) {
          $0 + entries[row * 4 + $1] * other.entries[$1 * 4 + column]
        }
      }
    }
    return CATransform3D(product)
  }

  /// Returns the place where a point of the view's plane is seen. Both points are relative to the centre.
  func apply(to point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x * entries[0] + point.y * entries[4] + entries[12],
      y: point.x * entries[1] + point.y * entries[5] + entries[13])
  }
}
