/// Lengths of the edges of a box as a style states them, by physical, logical and shorthand names.
package struct FlexEdges: Equatable, Sendable {
  package var left = FlexLength.undefined { didSet { noteDefinition(of: left) } }
  package var top = FlexLength.undefined { didSet { noteDefinition(of: top) } }
  package var right = FlexLength.undefined { didSet { noteDefinition(of: right) } }
  package var bottom = FlexLength.undefined { didSet { noteDefinition(of: bottom) } }
  package var start = FlexLength.undefined { didSet { noteDefinition(of: start) } }
  package var end = FlexLength.undefined { didSet { noteDefinition(of: end) } }
  package var horizontal = FlexLength.undefined { didSet { noteDefinition(of: horizontal) } }
  package var vertical = FlexLength.undefined { didSet { noteDefinition(of: vertical) } }
  package var all = FlexLength.undefined { didSet { noteDefinition(of: all) } }

  /// True if no edge was ever defined, which most nodes' margins, borders and insets are.
  private(set) var isEmpty = true

  package init() {}

  /// True if an edge is a share of the owner's width.
  var hasShares: Bool {
    !isEmpty && [left, top, right, bottom, start, end, horizontal, vertical, all].contains { $0.isShare }
  }

  private mutating func noteDefinition(of length: FlexLength) {
    if length.isDefined { isEmpty = false }
  }

  /// The length at an edge of the screen: a logical name precedes a physical one, and that a shorthand (flexbox §2).
  func length(at edge: FlexEdge, _ writing: FlexWriting) -> FlexLength {
    if isEmpty { return .undefined }
    switch edge {
    case .top: return first(top, vertical)
    case .bottom: return first(bottom, vertical)
    case .left: return first(writing.isRightToLeft ? endName(writing) : startName(writing), leftName(writing))
    case .right: return first(writing.isRightToLeft ? startName(writing) : endName(writing), rightName(writing))
    }
  }

  private func first(_ specific: FlexLength, _ shorthand: FlexLength) -> FlexLength {
    if specific.isDefined { return specific }
    return shorthand.isDefined ? shorthand : all
  }

  private func startName(_ writing: FlexWriting) -> FlexLength {
    writing.swapsLeftAndRight && left.isDefined ? left : start
  }

  private func endName(_ writing: FlexWriting) -> FlexLength {
    writing.swapsLeftAndRight && right.isDefined ? right : end
  }

  private func leftName(_ writing: FlexWriting) -> FlexLength {
    !writing.swapsLeftAndRight && left.isDefined ? left : horizontal
  }

  private func rightName(_ writing: FlexWriting) -> FlexLength {
    !writing.swapsLeftAndRight && right.isDefined ? right : horizontal
  }

  /// The edges in points. What has no length is 0.
  func insets(_ writing: FlexWriting, ownerWidth: Double?) -> FlexInsets {
    if isEmpty { return .zero }
    func points(_ edge: FlexEdge) -> Double { length(at: edge, writing).resolved(against: ownerWidth) ?? 0 }
    return FlexInsets(top: points(.top), left: points(.left), bottom: points(.bottom), right: points(.right))
  }

  /// The edges in points where less than nothing is nothing, as for padding and borders.
  func positiveInsets(_ writing: FlexWriting, ownerWidth: Double?) -> FlexInsets {
    let insets = insets(writing, ownerWidth: ownerWidth)
    return FlexInsets(
      top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom), right: max(0, insets.right))
  }

  /// True if an edge of a row or of a column is stated, under any name.
  func isDefined(isRow: Bool) -> Bool {
    if isEmpty { return false }
    if all.isDefined { return true }
    guard isRow else { return top.isDefined || bottom.isDefined || vertical.isDefined }
    return left.isDefined || right.isDefined || start.isDefined || end.isDefined || horizontal.isDefined
  }
}
