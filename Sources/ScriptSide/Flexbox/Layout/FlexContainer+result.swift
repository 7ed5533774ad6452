/// The container's own size, and the places of its items in it.
extension FlexContainer {
  func finalSize(crossTotal: Double) -> FlexSize {
    var size = FlexSize.zero
    let longest = lines.reduce(0) { max($0, $1.mainSize) }
    size[isRow: main.isRow] = length(
      mainRoom, content: lines.isEmpty ? 0 : longest, inner: innerMain, owner: ownerMain, around: aroundMain,
      isRow: main.isRow)
    size[isRow: cross.isRow] = length(
      crossRoom, content: crossTotal + aroundCross, inner: innerCross, owner: ownerCross, around: aroundCross,
      isRow: cross.isRow)
    return size
  }

  /// A container that scrolls is not larger than its room, however long its content is.
  private func length(
    _ room: FlexConstraint, content: Double, inner: Double?, owner: Double?, around: Double, isRow: Bool
  ) -> Double {
    if case .exactly(let length) = room { return style.bounded(length, isRow: isRow, owner: owner, box: around) }
    if room.isAtMost && style.overflow == .scroll {
      let clamped = style.clamped(content, isRow: isRow, owner: owner, box: around)
      return max(min((inner ?? 0) + around, clamped), around)
    }
    return style.bounded(content, isRow: isRow, owner: owner, box: around)
  }

  /// Gives each item its place, and then the absolute descendants, whose places may refer to those.
  mutating func placeItems(in size: FlexSize) {
    for item in items {
      let node = item.node
      if let request = item.pending { node.size = pass.size(of: node, request, places: true) }
      let mainAt = item.mainOffset + initialOffset(of: item, main)
      var crossAt = item.crossOffset + initialOffset(of: item, cross)
      if style.flexWrap == .reverse {
        crossAt = size[isRow: cross.isRow] - crossAt - node.size[isRow: cross.isRow]
      }
      var origin = FlexPoint.zero
      origin[isRow: main.isRow] = main.fromTopLeft(mainAt, child: node.size, container: size)
      origin[isRow: cross.isRow] = cross.fromTopLeft(crossAt, child: node.size, container: size)
      node.origin = origin
    }
    node.size = size
    let isContaining = style.position != .static || node.parent == nil
    if isContaining {
      FlexAbsolute(
        pass: pass, containing: node, border: box.border, writing: writing,
        isWidthBounded: (main.isRow ? mainRoom : crossRoom).isBounded, width: innerWidth, height: innerHeight
      ).place(within: node, writing, offset: .zero)
    }
  }
}
