/// Content that has a size of its own, such as text. A node with such content has no children in the layout.
package protocol FlexMeasuring {
  /// The size of the content in points, without padding and border. A size beyond the constraints is cut to them by the
  /// layout; it may be called several times in a layout with different constraints.
  func size(width: FlexConstraint, height: FlexConstraint) -> FlexSize

  /// The distance of the first baseline from the top of a box of that size; nil for the bottom of the box.
  func baseline(in size: FlexSize) -> Double?
}

extension FlexMeasuring {
  package func baseline(in size: FlexSize) -> Double? { nil }
}
