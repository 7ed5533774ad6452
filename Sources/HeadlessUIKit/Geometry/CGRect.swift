/// A rectangle in points, in the coordinates of its container. `y` grows downwards.
public struct CGRect: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: CGPoint, size: CGSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public var origin: CGPoint {
    get { CGPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  public var size: CGSize {
    get { CGSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// Returns true when a point lies inside. The left and the top edge count as inside.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
