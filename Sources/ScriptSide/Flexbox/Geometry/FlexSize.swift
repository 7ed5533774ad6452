/// A width and a height in points.
package struct FlexSize: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package static let zero = FlexSize(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along a row (the width) or along a column (the height).
  subscript(isRow isRow: Bool) -> Double {
    get { isRow ? width : height }
    set { if isRow { width = newValue } else { height = newValue } }
  }
}
