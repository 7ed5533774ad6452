/// The places of items across their lines, and of the lines across the container.
extension FlexContainer {
  /// Gives a line its size across, stretches its items, and aligns them in it.
  mutating func sizeCross(line index: Int, before: Double) {
    var crossSize = lines[index].crossSize
    let container = crossRoom.isExact ? innerCross ?? 0 : boundedCross(crossSize)
    if !wraps {
      if crossRoom.isExact { crossSize = innerCross ?? 0 }
      crossSize = boundedCross(crossSize)
    }
    lines[index].crossSize = crossSize
    guard places else { return }
    for item in lines[index].items {
      var at = startCross + before
      if items[item].stretches {
        if !items[item].style.hasDefinite(isRow: cross.isRow, owner: innerCross) { stretch(item, to: crossSize) }
      } else {
        at += space(before: items[item], free: container - items[item].outerSize(isRow: cross.isRow))
      }
      items[item].crossOffset = at
    }
  }

  private func boundedCross(_ inner: Double) -> Double {
    style.bounded(inner + aroundCross, isRow: cross.isRow, owner: ownerCross, box: aroundCross) - aroundCross
  }

  private func space(before item: FlexItem, free: Double) -> Double {
    if item.hasAutoCrossStart { return max(0, item.hasAutoCrossEnd ? free / 2 : free) }
    if item.hasAutoCrossEnd { return 0 }
    switch item.alignment {
    case .start: return 0
    case .center: return free / 2
    default: return free
    }
  }

  /// Makes an item as large as its line. Lines that are not themselves stretched leave an item its own size.
  private mutating func stretch(_ index: Int, to lineSize: Double) {
    let item = items[index]
    let mainSize = item.size[isRow: main.isRow]
    var crossSize = lineSize
    if let ratio = item.style.aspectRatio {
      crossSize = item.margin.sum(isRow: cross.isRow) + (main.isRow ? mainSize / ratio : mainSize * ratio)
    }
    let mainRoom = FlexConstraint.exactly(mainSize + item.margin.sum(isRow: main.isRow))
      .capped(at: item.outerMaximum(isRow: main.isRow, owner: innerMain))
    let crossRoom = FlexConstraint.exactly(crossSize).capped(
      at: item.outerMaximum(isRow: cross.isRow, owner: innerCross))
    let growsNot = wraps && style.alignContent != .stretch
    resize(index, request(for: item, main: mainRoom, cross: growsNot ? .unbounded(share: crossRoom.room) : crossRoom))
  }

  private mutating func resize(_ index: Int, _ request: FlexRequest) {
    items[index].size = pass.size(of: items[index].node, request.final, places: aligned)
    items[index].pending = request
    if aligned { items[index].node.size = items[index].size }
  }

  /// Spreads the lines of a container that wraps, and aligns baselines.
  mutating func alignLines(crossTotal: Double) {
    let stated =
      crossRoom.isExact
      ? (innerCross ?? 0) + aroundCross
      : style.definite(isRow: cross.isRow, owner: ownerCross, box: aroundCross) ?? crossTotal + aroundCross
    let inner = style.bounded(stated, isRow: cross.isRow, owner: ownerCross, box: aroundCross) - aroundCross
    let (leading, spacing, extra) = spreadLines(inner - crossTotal, over: Double(lines.count))
    let gap = style.gap(isRow: cross.isRow, inner: innerCross)
    var at = startCross + leading
    for index in lines.indices {
      if index > 0 { at += gap }
      var size = 0.0
      var ascent = 0.0
      var descent = 0.0
      for item in lines[index].items.map({ items[$0] }) {
        size = max(size, item.outerSize(isRow: cross.isRow))
        guard item.alignment == .baseline else { continue }
        let own = baseline(of: item) + item.margin.top
        ascent = max(ascent, own)
        descent = max(descent, item.outerSize(isRow: false) - own)
        size = max(size, ascent + descent)
      }
      size += extra
      for item in lines[index].items { align(item, lineAt: at, lineSize: size, spacing: spacing, ascent: ascent) }
      at += spacing + size
    }
  }

  /// The space before the first line, that between lines, and what each line grows by.
  private func spreadLines(_ free: Double, over count: Double) -> (leading: Double, spacing: Double, extra: Double) {
    switch free >= 0 ? style.alignContent : style.alignContent.withoutSpace {
    case .end: (free, 0, 0)
    case .center: (free / 2, 0, 0)
    case .stretch: (0, 0, count > 0 ? free / count : 0)
    case .spaceBetween: (0, count > 1 ? free / (count - 1) : 0, 0)
    case .spaceAround: (free / count / 2, free / count, 0)
    case .spaceEvenly: (free / (count + 1), free / (count + 1), 0)
    case .auto, .start, .baseline: (0, 0, 0)
    }
  }

  /// Aligns an item in a line of a container that wraps. As in Yoga, the margin counts at the start of a stretched item
  /// and at the end of one aligned there, and in no other case (flexbox §4).
  private mutating func align(_ index: Int, lineAt: Double, lineSize: Double, spacing: Double, ascent: Double) {
    let item = items[index]
    let size = item.size[isRow: cross.isRow]
    let initial = initialOffset(of: item, cross)
    /// Takes out the offset that is added to each place at the end.
    func place(at offset: Double) { items[index].crossOffset = offset - initial }
    switch item.alignment {
    case .start:
      place(at: lineAt + (item.style.inset.length(at: cross.start, writing).resolved(against: innerWidth) ?? 0))
    case .end:
      place(at: lineAt + lineSize - item.margin[cross.end] - size)
    case .center:
      place(at: lineAt + (lineSize - size) / 2)
    case .baseline:
      let inset = item.style.inset.length(at: .top, writing).resolved(against: innerCross) ?? 0
      place(at: lineAt + ascent - baseline(of: item) + inset)
    case .stretch:
      place(at: lineAt + item.margin[cross.start])
      guard !item.style.hasDefinite(isRow: cross.isRow, owner: innerCross) else { return }
      restretch(index, room: spacing + lineSize)
    case .auto, .spaceBetween, .spaceAround, .spaceEvenly:
      break
    }
  }

  /// Gives a stretched item the size of its line, which its neighbours may have made larger. As in Yoga, an item of a
  /// column gets the margins of its sides in place of those above and below.
  private mutating func restretch(_ index: Int, room: Double) {
    let item = items[index]
    let width = main.isRow ? item.size.width + item.margin.sum(isRow: true) : room
    let height = main.isRow ? room : item.size.height + item.margin.sum(isRow: true)
    let isSame = abs(width - item.size.width) < 0.0001 && abs(height - item.size.height) < 0.0001
    guard !isSame else { return }
    resize(index, request(for: item, width: .exactly(width), height: .exactly(height)))
  }

  /// The offset that an item's margin and insets make, from the start of an axis.
  func initialOffset(of item: FlexItem, _ axis: FlexAxis) -> Double {
    item.node.offset(
      at: axis.start, writing.within(item.style), ownerWidth: innerWidth, owner: axis.isRow ? innerWidth : innerHeight)
  }
}
