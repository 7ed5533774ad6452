/// A position, in points.
public struct CGPoint: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public static let zero = CGPoint(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
