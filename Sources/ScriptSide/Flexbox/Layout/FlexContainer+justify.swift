/// The places of a line's items along the main axis, and the sizes of the line that they make.
extension FlexContainer {
  mutating func justify(line index: Int) {
    var line = lines[index]
    line.free = spreadableSpace(of: line)
    let gap = style.gap(isRow: main.isRow, inner: innerMain)
    let (leading, spacing) = line.autoMargins == 0 ? spread(line.free, over: line.items.count) : (0, 0)
    let auto = line.autoMargins > 0 ? max(line.free, 0) / Double(line.autoMargins) : 0
    var at = startMain + leading
    var crossSize = 0.0
    var ascent = 0.0
    var descent = 0.0
    for item in line.items {
      if items[item].hasAutoMainStart { at += auto }
      items[item].mainOffset = at
      if item != line.items.upperBound - 1 { at += gap + spacing }
      if items[item].hasAutoMainEnd { at += auto }
      if skipsFlexing {
        at += items[item].margin.sum(isRow: main.isRow) + items[item].clampedBasis
        crossSize = innerCross ?? 0
        continue
      }
      at += items[item].outerSize(isRow: main.isRow)
      if aligned {
        let own = baseline(of: items[item]) + items[item].margin.top
        ascent = max(ascent, own)
        descent = max(descent, items[item].outerSize(isRow: false) - own)
      } else {
        crossSize = max(crossSize, items[item].outerSize(isRow: cross.isRow))
      }
    }
    line.mainSize = at + aroundMain - startMain
    line.crossSize = aligned ? ascent + descent : crossSize
    lines[index] = line
  }

  /// The room to spread. A container that is as large as its content spreads only what its minimum adds.
  private func spreadableSpace(of line: FlexLine) -> Double {
    guard mainRoom.isAtMost && line.free > 0 else { return line.free }
    guard let minimum = style.minimum(isRow: main.isRow, owner: ownerMain, box: aroundMain) else { return 0 }
    return max(0, minimum - aroundMain - ((innerMain ?? 0) - line.free))
  }

  /// The space before the first item, and that between items.
  private func spread(_ free: Double, over count: Int) -> (leading: Double, spacing: Double) {
    let count = Double(count)
    switch free >= 0 ? style.justifyContent : style.justifyContent.withoutSpace {
    case .start: return (0, 0)
    case .center: return (free / 2, 0)
    case .end: return (free, 0)
    case .spaceBetween: return (0, count > 1 ? free / (count - 1) : 0)
    case .spaceAround: return (free / count / 2, free / count)
    case .spaceEvenly: return (free / (count + 1), free / (count + 1))
    }
  }

  /// The distance of an item's baseline from its top.
  func baseline(of item: FlexItem) -> Double { Self.baseline(of: item.node, size: item.size) }

  /// Content knows its baseline. A container has that of the item of its first line that is aligned by it, or else of
  /// its first item, and a box without any its bottom (flexbox §6).
  private static func baseline(of node: FlexNode, size: FlexSize) -> Double {
    if let measure = node.measure {
      let inner = FlexSize(
        width: size.width - (node.padding + node.border).sum(isRow: true),
        height: size.height - (node.padding + node.border).sum(isRow: false))
      guard let baseline = measure.baseline(in: inner) else { return size.height }
      return node.padding.top + node.border.top + baseline
    }
    var found: FlexNode?
    for child in node.layoutChildren where !child.style.isAbsolute && child.style.display != .none {
      if child.line > 0 { break }
      let stated = child.style.alignSelf == .auto ? node.style.alignItems : child.style.alignSelf
      if stated == .baseline && node.style.flexDirection.isRow {
        found = child
        break
      }
      found = found ?? child
    }
    guard let found else { return size.height }
    return found.origin.y + baseline(of: found, size: found.size)
  }
}
