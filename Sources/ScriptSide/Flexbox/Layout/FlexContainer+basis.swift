/// The main sizes from which items grow or shrink, and the lines that they fill.
extension FlexContainer {
  mutating func findBases() {
    let single = singleFlexible()
    var total = style.gap(isRow: main.isRow, inner: innerMain) * Double(max(children.count - 1, 0))
    for index in items.indices {
      noteUnbounded(index, request.wasUnbounded)
      let basis = index == single ? 0 : basis(of: index)
      noteUnbounded(index, FlexAxes(row: innerWidth == nil, column: innerHeight == nil))
      items[index].basis = basis
      items[index].clampedBasis = items[index].style.clamped(
        basis, isRow: main.isRow, owner: ownerMain, box: items[index].around.sum(isRow: main.isRow))
      total += basis + items[index].margin.sum(isRow: main.isRow)
    }
    if mainRoom.isBounded, let innerMain { overflows = total > innerMain }
    if wraps && overflows, case .atMost(let room) = mainRoom { mainRoom = .exactly(room) }
  }

  /// The only item that grows and shrinks takes the room that the others leave, so its content need not be measured.
  /// As in Yoga, a child that is not displayed counts as well.
  private func singleFlexible() -> Int? {
    guard mainRoom.isExact else { return nil }
    var single: FlexNode?
    for child in children where child.style.isFlexible {
      let style = child.style
      if single != nil || abs(style.grow) < 0.0001 || abs(style.shrink) < 0.0001 { return nil }
      single = child
    }
    return single.flatMap { single in items.firstIndex { $0.node === single } }
  }

  private mutating func noteUnbounded(_ index: Int, _ axes: FlexAxes) {
    for isRow in [true, false] where axes[isRow: isRow] {
      let size = items[index].definite(isRow: isRow, owner: isRow ? innerWidth : innerHeight)
      if size == nil { items[index].wasUnbounded[isRow: isRow] = true }
    }
  }

  /// The basis that the style states, or else the size of the content. A container whose content was asked for its size
  /// without a bound keeps the bases that it found then, where a stated one had no meaning (flexbox §3).
  private mutating func basis(of index: Int) -> Double {
    let item = items[index]
    let around = item.around.sum(isRow: main.isRow)
    let keeps = request.wasUnbounded[isRow: main.isRow]
    if !keeps, innerMain != nil, let basis = item.style.basis(owner: innerMain, box: around) {
      return max(basis, around)
    }
    let states = item.style.basis(owner: innerMain, box: around) != nil
    let inner = keeps && states ? nil : innerMain
    if let size = item.definite(isRow: main.isRow, owner: inner) { return max(size, around) }
    var request = contentRequest(of: item)
    if keeps && states {
      if main.isRow { request.width = unboundedMain(of: item) } else { request.height = unboundedMain(of: item) }
    }
    noteUnbounded(index, FlexAxes(row: !request.width.isBounded, column: !request.height.isBounded))
    return max(pass.size(of: item.node, request, places: false)[isRow: main.isRow], around)
  }

  private func unboundedMain(of item: FlexItem) -> FlexConstraint {
    FlexConstraint.unbounded.capped(at: item.outerMaximum(isRow: main.isRow, owner: nil))
  }

  /// The room under which an item's content decides its main size. A container that scrolls bounds it across its main
  /// axis only.
  private func contentRequest(of item: FlexItem) -> FlexRequest {
    let scrolls = style.overflow == .scroll
    var width = contentRoom(of: item, isRow: true, inner: innerWidth, isBounded: !main.isRow || !scrolls)
    var height = contentRoom(of: item, isRow: false, inner: innerHeight, isBounded: main.isRow || !scrolls)
    let ratio = item.style.aspectRatio
    let marginWidth = item.margin.sum(isRow: true)
    let marginHeight = item.margin.sum(isRow: false)
    if let ratio {
      if !main.isRow, case .exactly(let room) = width {
        height = .exactly(marginHeight + (room - marginWidth) / ratio)
      } else if main.isRow, case .exactly(let room) = height {
        width = .exactly(marginWidth + (room - marginHeight) * ratio)
      }
    }
    if item.alignment == .stretch, crossRoom.isExact, let innerCross {
      if !main.isRow && !width.isExact && !item.style.hasDefinite(isRow: true, owner: innerWidth) {
        width = .exactly(innerCross)
        if let ratio { height = .exactly((innerCross - marginWidth) / ratio) }
      } else if main.isRow && !height.isExact && !item.style.hasDefinite(isRow: false, owner: innerHeight) {
        height = .exactly(innerCross)
        if let ratio { width = .exactly((innerCross - marginHeight) * ratio) }
      }
    }
    return self.request(
      for: item, width: width.capped(at: item.outerMaximum(isRow: true, owner: innerWidth)),
      height: height.capped(at: item.outerMaximum(isRow: false, owner: innerHeight)))
  }

  private func contentRoom(of item: FlexItem, isRow: Bool, inner: Double?, isBounded: Bool) -> FlexConstraint {
    if let size = item.definite(isRow: isRow, owner: inner) {
      return .exactly(size + item.margin.sum(isRow: isRow))
    }
    guard isBounded, let inner else { return .unbounded }
    return .atMost(inner)
  }

  /// Fills lines with items, one line unless the container wraps.
  mutating func breakLines() {
    let gap = style.gap(isRow: main.isRow, inner: innerMain)
    var first = 0
    while first < items.count {
      var consumed = 0.0
      var next = first
      var autoMargins = 0
      var grow = 0.0
      var weightedShrink = 0.0
      while next < items.count {
        let item = items[next]
        // As in Yoga, those of the item that goes on in the next line count as well.
        autoMargins += (item.hasAutoMainStart ? 1 : 0) + (item.hasAutoMainEnd ? 1 : 0)
        let outer = item.clampedBasis + item.margin.sum(isRow: main.isRow) + (next == first ? 0 : gap)
        if wraps && next > first, let innerMain, consumed + outer > innerMain { break }
        consumed += outer
        grow += item.style.grow
        weightedShrink += item.style.shrink * item.basis
        items[next].line = lines.count
        if places { item.node.line = lines.count }
        next += 1
      }
      // Factors of less than 1 in all leave a share of the room free.
      if grow > 0 && grow < 1 { grow = 1 }
      lines.append(
        FlexLine(
          items: first..<next, consumed: consumed, autoMargins: autoMargins, grow: grow, weightedShrink: weightedShrink)
      )
      first = next
    }
  }
}
