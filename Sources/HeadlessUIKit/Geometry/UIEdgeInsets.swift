/// The distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Sendable, Equatable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

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
