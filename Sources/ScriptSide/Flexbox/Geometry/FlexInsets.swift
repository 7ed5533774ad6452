/// The widths of the four sides of a box, in points.
package struct FlexInsets: Equatable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package static let zero = FlexInsets(top: 0, left: 0, bottom: 0, right: 0)

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  subscript(edge: FlexEdge) -> Double {
    switch edge {
    case .left: left
    case .top: top
    case .right: right
    case .bottom: bottom
    }
  }

  /// Both sides of a row (left and right) or of a column (top and bottom) together.
  func sum(isRow: Bool) -> Double { isRow ? left + right : top + bottom }

  static func + (a: FlexInsets, b: FlexInsets) -> FlexInsets {
    FlexInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
