/// The writing direction in which the edges of a style are read.
struct FlexWriting: Equatable {
  var isRightToLeft: Bool
  /// True if "left" means start and "right" means end, as React Native has it on a device that writes from right to left.
  let swapsLeftAndRight: Bool

  /// The writing direction within a node of that style.
  func within(_ style: FlexStyle) -> FlexWriting {
    var own = self
    switch style.direction {
    case .inherit: break
    case .leftToRight: own.isRightToLeft = false
    case .rightToLeft: own.isRightToLeft = true
    }
    return own
  }

  /// The axis of `direction` in this writing direction. Only rows depend on it.
  func axis(_ direction: FlexDirection) -> FlexAxis {
    FlexAxis(
      isRow: direction.isRow, isReversed: direction.isRow ? direction.isReversed != isRightToLeft : direction.isReversed
    )
  }

  /// The axis across `main`. Columns run down, and rows run with the text.
  func axis(across main: FlexAxis) -> FlexAxis {
    FlexAxis(isRow: !main.isRow, isReversed: main.isRow ? false : isRightToLeft)
  }

  /// The edge at which the text starts, on a row or a column.
  func inlineStart(isRow: Bool) -> FlexEdge { isRow ? (isRightToLeft ? .right : .left) : .top }

  func inlineEnd(isRow: Bool) -> FlexEdge { isRow ? (isRightToLeft ? .left : .right) : .bottom }
}
