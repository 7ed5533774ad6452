/// A rectangle in points, from its top left corner.
package struct FlexRect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package static let zero = FlexRect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

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
