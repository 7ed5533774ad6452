/// A rectangle in points, in the coordinates of its container. `y` grows downwards.
public struct CGRect: Sendable, Equatable {
  /// The left edge, in points.
  public var x: Double
  /// The upper edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// A rectangle without a size, at the origin.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of its upper left corner and its size.
  public init(origin: CGPoint, size: CGSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The upper left corner.
  public var origin: CGPoint {
    get { CGPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The width and the height.
  public var size: CGSize {
    get { CGSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// Returns true when a point lies inside. The left and the top edge count as inside.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}

/// A position, in points.
public struct CGPoint: Sendable, Equatable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from above, in points.
  public var y: Double

  /// The origin.
  public static let zero = CGPoint(x: 0, y: 0)

  /// A place, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct CGSize: Sendable, Equatable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// No size.
  public static let zero = CGSize(width: 0, height: 0)

  /// A size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Sendable, Equatable {
  /// The distance from the upper edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the lower edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns the sum on each edge: the insets that two containers cover together when one lies inside the other.
  public static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension UIEdgeInsets {
  /// Returns the part of these insets that reaches into a rectangle. The insets belong to a rectangle of the given size
  /// that contains the other one. A side on which the inner rectangle sticks out is not covered further.
  public func reaching(into frame: CGRect, of size: CGSize) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - max(0, frame.y)), left: max(0, left - max(0, frame.x)),
      bottom: max(0, bottom - max(0, size.height - frame.y - frame.height)),
      right: max(0, right - max(0, size.width - frame.x - frame.width)))
  }
}
