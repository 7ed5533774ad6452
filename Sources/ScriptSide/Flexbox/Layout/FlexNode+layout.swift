extension FlexNode {
  /// Lays out the tree of which this node is the root. The answer is the nodes whose frame changed, parents before
  /// their children; of siblings, those that stand first in `children` come first.
  ///
  /// - Parameters:
  ///   - width: the room in points; nil if the content decides. A size in the root's style precedes it.
  ///   - isRightToLeft: the writing direction of the device. On one that writes from right to left, "left" and "right"
  ///     in styles mean start and end unless `swapsLeftAndRight` is false, as for React Native's I18nManager.
  ///   - scale: the pixels per point that frames are rounded to; 0 for none.
  @discardableResult
  package func layOut(
    width: Double?, height: Double?, isRightToLeft: Bool = false, swapsLeftAndRight: Bool = true, scale: Double = 3
  ) -> [FlexNode] {
    let pass = FlexPass()
    let writing = FlexWriting(
      isRightToLeft: isRightToLeft, swapsLeftAndRight: isRightToLeft && swapsLeftAndRight)
    let request = FlexRequest(
      width: rootConstraint(isRow: true, room: width, width: width, writing),
      height: rootConstraint(isRow: false, room: height, width: width, writing),
      ownerWidth: width, ownerHeight: height, ownerWriting: writing)
    if style.display == .none {
      collapse()
    } else {
      size = pass.size(of: self, request, places: true)
      let own = writing.within(style)
      origin = FlexPoint(
        x: offset(at: .left, own, ownerWidth: width, owner: width, isRoot: true),
        y: offset(at: .top, own, ownerWidth: width, owner: height, isRoot: true))
    }
    markClean()
    let scaleChanged = roundedScale != scale
    roundedScale = scale
    var rounding = FlexRounding(scale: scale, all: scaleChanged)
    rounding.round(self, parentAt: .zero)
    pass.work.rounded = rounding.count
    work = pass.work
    return rounding.changed
  }

  /// A size in the root's style, or else its maximum, precedes the room.
  private func rootConstraint(isRow: Bool, room: Double?, width: Double?, _ writing: FlexWriting) -> FlexConstraint {
    let box = FlexBox(style, writing.within(style), ownerWidth: width)
    let around = (box.padding + box.border).sum(isRow: isRow)
    if let size = style.definite(isRow: isRow, owner: room, box: around) {
      return .exactly(size + box.margin.sum(isRow: isRow))
    }
    if let maximum = style.maximum(isRow: isRow, owner: room, box: around) { return .atMost(maximum) }
    return room.map { .exactly($0) } ?? .unbounded
  }

  /// The distance from an edge of the parent's content that the margin there and the node's own insets make. Insets
  /// move a node away from that edge also where its axis is reversed (flexbox §5). The insets of a root are those of
  /// text from left to right, because nothing surrounds it.
  func offset(
    at edge: FlexEdge, _ writing: FlexWriting, ownerWidth: Double?, owner: Double?, isRoot: Bool = false
  ) -> Double {
    let isRow = edge == .left || edge == .right
    let margin = style.margin.length(at: edge, writing).resolved(against: ownerWidth) ?? 0
    guard style.position != .static, !style.inset.isEmpty else { return margin }
    var writing = writing
    if isRoot { writing.isRightToLeft = false }
    let start = style.inset.length(at: writing.inlineStart(isRow: isRow), writing)
    if start.isDefined && start != .auto { return margin + (start.resolved(against: owner) ?? 0) }
    let end = style.inset.length(at: writing.inlineEnd(isRow: isRow), writing)
    return margin - (end.resolved(against: owner) ?? 0)
  }

  /// Gives the node and its descendants no place, because they are not displayed.
  func collapse() {
    if isCollapsed && !isDirty { return }
    isCollapsed = true
    makeEmpty()
    for child in children { child.collapse() }
  }

  /// Gives a node without a box of its own no place. Its children belong to the parent.
  func makeEmpty() {
    size = .zero
    origin = .zero
    padding = .zero
    border = .zero
    cache.clear()
    markClean()
    awaitRounding()
  }
}
