/// The line along which items follow one another, once the writing direction is known.
struct FlexAxis: Equatable {
  let isRow: Bool
  /// True if the axis runs to the left, or upwards.
  let isReversed: Bool

  /// The edge of the container at which the axis starts.
  var start: FlexEdge {
    isRow ? (isReversed ? .right : .left) : (isReversed ? .bottom : .top)
  }

  var end: FlexEdge {
    isRow ? (isReversed ? .left : .right) : (isReversed ? .top : .bottom)
  }

  /// Turns an offset from the axis's start into an offset from the left or the top.
  func fromTopLeft(_ offset: Double, child: FlexSize, container: FlexSize) -> Double {
    isReversed ? container[isRow: isRow] - child[isRow: isRow] - offset : offset
  }
}

/// Something that is true along the row, along the column, along both or neither.
struct FlexAxes: Equatable {
  var row = false
  var column = false

  subscript(isRow isRow: Bool) -> Bool {
    get { isRow ? row : column }
    set { if isRow { row = newValue } else { column = newValue } }
  }
}

/// A side of a box on the screen.
enum FlexEdge {
  case left, top, right, bottom
}
