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
