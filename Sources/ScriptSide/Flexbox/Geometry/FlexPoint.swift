/// A position in points. The y axis points down.
package struct FlexPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = FlexPoint(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along a row (x) or along a column (y).
  subscript(isRow isRow: Bool) -> Double {
    get { isRow ? x : y }
    set { if isRow { x = newValue } else { y = newValue } }
  }
}
