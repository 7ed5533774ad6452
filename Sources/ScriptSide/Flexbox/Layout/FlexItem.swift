/// A child in its container's lines, while they are laid out.
struct FlexItem {
  let node: FlexNode
  /// How the item is aligned across its line, with what its container states for all.
  let alignment: FlexAlign
  let margin: FlexInsets
  /// Padding and border together.
  let around: FlexInsets
  let hasAutoMainStart: Bool
  let hasAutoMainEnd: Bool
  let hasAutoCrossStart: Bool
  let hasAutoCrossEnd: Bool

  /// The main size before the item grows or shrinks.
  var basis = 0.0
  /// The basis within the item's minimum and maximum.
  var clampedBasis = 0.0
  /// The size of the border box.
  var size = FlexSize.zero
  /// The distances of the margin box's start from the starts of the container's axes.
  var mainOffset = 0.0
  var crossOffset = 0.0
  var line = 0
  /// The axes along which the item's content was asked for its size without a bound.
  var wasUnbounded = FlexAxes()
  /// The request under which the item is still to be placed.
  var pending: FlexRequest?

  var style: FlexStyle { node.style }

  /// True if the item is as large as its line, unless its style states a size.
  var stretches: Bool { alignment == .stretch && !hasAutoCrossStart && !hasAutoCrossEnd }

  func outerSize(isRow: Bool) -> Double { size[isRow: isRow] + margin.sum(isRow: isRow) }

  func bounded(_ length: Double, isRow: Bool, owner: Double?) -> Double {
    style.bounded(length, isRow: isRow, owner: owner, box: around.sum(isRow: isRow))
  }

  func definite(isRow: Bool, owner: Double?) -> Double? {
    style.definite(isRow: isRow, owner: owner, box: around.sum(isRow: isRow))
  }

  /// The maximum of the margin box, which limits the room that an item gets.
  func outerMaximum(isRow: Bool, owner: Double?) -> Double? {
    style.maximum(isRow: isRow, owner: owner, box: around.sum(isRow: isRow)).map { $0 + margin.sum(isRow: isRow) }
  }
}

/// The sides of a node's box in points.
struct FlexBox {
  let margin: FlexInsets
  let padding: FlexInsets
  let border: FlexInsets

  /// Percentages of all sides are of the owner's width.
  init(_ style: FlexStyle, _ writing: FlexWriting, ownerWidth: Double?) {
    margin = style.margin.insets(writing, ownerWidth: ownerWidth)
    padding = style.padding.positiveInsets(writing, ownerWidth: ownerWidth)
    border = style.border.positiveInsets(writing, ownerWidth: nil)
  }
}

/// A line of items.
struct FlexLine {
  let items: Range<Int>
  /// The items' outer sizes before they grow or shrink, with the gaps between them.
  let consumed: Double
  let autoMargins: Int
  var grow: Double
  /// The sum of the shrink factors, each weighted by the item's basis.
  var weightedShrink: Double
  /// The room that is left; less than zero if the line overflows.
  var free = 0.0
  /// The extent along the main axis with the container's padding and border.
  var mainSize = 0.0
  var crossSize = 0.0
}
