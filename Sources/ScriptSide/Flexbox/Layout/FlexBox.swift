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
