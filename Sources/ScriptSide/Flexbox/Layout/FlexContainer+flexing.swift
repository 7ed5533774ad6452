/// The growing and shrinking of a line's items.
extension FlexContainer {
  mutating func flex(line index: Int) {
    lines[index].free = freeSpace(of: lines[index])
    if skipsFlexing { return }
    let free = lines[index].free
    freezeBounded(line: index)
    var distributed = 0.0
    for item in lines[index].items {
      let target = target(of: items[item], in: lines[index], free: lines[index].free)
      distributed += target - items[item].clampedBasis
      size(item, main: target)
    }
    lines[index].free = free - distributed
  }

  /// The room that the items leave. In a container whose size is not given, its minimum or its maximum bounds the room.
  private mutating func freeSpace(of line: FlexLine) -> Double {
    if !mainRoom.isExact {
      if let minimum = style.minimum(isRow: main.isRow, owner: ownerMain, box: aroundMain),
        line.consumed < minimum - aroundMain
      {
        innerMain = minimum - aroundMain
      } else if let maximum = style.maximum(isRow: main.isRow, owner: ownerMain, box: aroundMain),
        line.consumed > maximum - aroundMain
      {
        innerMain = maximum - aroundMain
      }
    }
    if let innerMain { return innerMain - line.consumed }
    return line.consumed < 0 ? -line.consumed : 0
  }

  /// Takes the items that reach their minimum or maximum out of the distribution. This is done once, as Yoga does it;
  /// CSS repeats it until no item reaches a bound (flexbox §3).
  private mutating func freezeBounded(line index: Int) {
    var line = lines[index]
    let free = line.free
    for item in line.items.map({ items[$0] }) {
      let wanted = wanted(by: item, in: line, free: free)
      guard let wanted else { continue }
      let bounded = item.bounded(wanted, isRow: main.isRow, owner: innerMain)
      guard bounded != wanted else { continue }
      line.free -= bounded - item.clampedBasis
      if free < 0 {
        line.weightedShrink -= item.style.shrink * item.basis
      } else {
        line.grow -= item.style.grow
      }
    }
    // All items are at their bounds, and the rest is an error of rounding.
    if line.weightedShrink < 1e-6 { line.weightedShrink = 0 }
    lines[index] = line
  }

  /// The main size that an item would have without bounds; nil if it neither grows nor shrinks.
  private func wanted(by item: FlexItem, in line: FlexLine, free: Double) -> Double? {
    if free < 0 {
      let weight = item.style.shrink * item.clampedBasis
      return weight == 0 ? nil : item.clampedBasis + free / line.weightedShrink * weight
    }
    guard free > 0, item.style.grow != 0 else { return nil }
    return item.clampedBasis + free / line.grow * item.style.grow
  }

  /// Where all items that shrink are at their bounds, each gives its factor's share of its basis, as in Yoga.
  private func target(of item: FlexItem, in line: FlexLine, free: Double) -> Double {
    if free < 0 && line.weightedShrink == 0 {
      let weight = item.style.shrink * item.clampedBasis
      if weight == 0 { return item.clampedBasis }
      return item.bounded(item.clampedBasis - weight, isRow: main.isRow, owner: innerMain)
    }
    guard let wanted = wanted(by: item, in: line, free: free) else { return item.clampedBasis }
    return item.bounded(wanted, isRow: main.isRow, owner: innerMain)
  }

  /// Sizes an item whose main size is known.
  private mutating func size(_ index: Int, main target: Double) {
    let item = items[index]
    let room = crossRoom(of: item, main: target)
    var request = request(
      for: item,
      main: FlexConstraint.exactly(target + item.margin.sum(isRow: main.isRow))
        .capped(at: item.outerMaximum(isRow: main.isRow, owner: innerMain)),
      cross: room.capped(at: item.outerMaximum(isRow: cross.isRow, owner: innerCross)))
    let isFinal = !item.stretches || item.style.hasDefinite(isRow: cross.isRow, owner: innerCross)
    request.isFinal = self.request.isFinal && isFinal
    items[index].size = pass.size(of: item.node, request, places: (places && isFinal) || aligned)
    if aligned { settle(index) }
    if places { items[index].pending = request }
  }

  /// Baselines are read from placed items.
  private func settle(_ index: Int) {
    items[index].node.size = items[index].size
    if !places { forgetPlacements() }
  }

  /// Descendants were placed only to be measured, so no earlier placement of a node around them holds.
  private func forgetPlacements() {
    var around: FlexNode? = node
    while let current = around {
      current.cache.forgetPlacement()
      around = current.parent
    }
  }

  private func crossRoom(of item: FlexItem, main target: Double) -> FlexConstraint {
    let margin = item.margin.sum(isRow: cross.isRow)
    if let ratio = item.style.aspectRatio {
      return .exactly((main.isRow ? target / ratio : target * ratio) + margin)
    }
    if let size = item.definite(isRow: cross.isRow, owner: innerCross) {
      // A share of a size that depends on the content does not bound the item yet.
      if item.style.dimension(isRow: cross.isRow).isShare && !crossRoom.isExact {
        return .unbounded(share: size + margin)
      }
      return .exactly(size + margin)
    }
    guard let innerCross else { return .unbounded }
    return crossRoom.isExact && !(wraps && overflows) && item.stretches ? .exactly(innerCross) : .atMost(innerCross)
  }
}
