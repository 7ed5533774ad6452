/// The layout of a containing block's absolute descendants (flexbox §7).
struct FlexAbsolute {
  let pass: FlexPass
  /// The nearest node around them that is not static.
  let containing: FlexNode
  let border: FlexInsets
  let writing: FlexWriting
  let isWidthBounded: Bool
  /// The containing block's content box, of which percentages are taken; nil if its size follows from its content.
  let width: Double?
  let height: Double?

  /// Places the absolute children of `node`, which is the containing block or a static node in it.
  func place(within node: FlexNode, _ writing: FlexWriting, offset: FlexPoint) {
    for child in node.layoutChildren {
      let style = child.style
      if style.display == .none { continue }
      if style.isAbsolute {
        lay(child, in: node, writing, offset: offset)
      } else if style.position == .static {
        let childOffset = FlexPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y)
        place(within: child, writing.within(style), offset: childOffset)
      }
    }
  }

  private func lay(_ child: FlexNode, in parent: FlexNode, _ writing: FlexWriting, offset: FlexPoint) {
    let box = FlexBox(child.style, writing, ownerWidth: width)
    let size = pass.size(of: child, request(for: child, in: parent, box, writing), places: true)
    var origin = FlexPoint.zero
    for isRow in [true, false] {
      if let start = insetOffset(of: child, size, isRow: isRow, writing) {
        origin[isRow: isRow] = start - offset[isRow: isRow]
      } else {
        origin[isRow: isRow] = staticOffset(of: child, size, box, in: parent, isRow: isRow, writing)
      }
    }
    guard child.size != size || child.origin != origin else { return }
    child.size = size
    child.origin = origin
    child.parent?.awaitRounding()
  }

  // MARK: - Size

  private func request(for child: FlexNode, in parent: FlexNode, _ box: FlexBox, _ writing: FlexWriting) -> FlexRequest
  {
    var wide = statedSize(of: child, box, isRow: true, writing)
    var high = statedSize(of: child, box, isRow: false, writing)
    let marginWidth = box.margin.sum(isRow: true)
    let marginHeight = box.margin.sum(isRow: false)
    if let ratio = child.style.aspectRatio {
      if let high, wide == nil {
        wide = marginWidth + (high - marginHeight) * ratio
      } else if let wide, high == nil {
        high = marginHeight + (wide - marginWidth) / ratio
      }
    }
    var wasUnbounded = FlexAxes()
    if wide == nil || high == nil {
      var widthRoom = wide.map { FlexConstraint.exactly($0) } ?? .unbounded
      if wide == nil && !parent.style.flexDirection.isRow && isWidthBounded, let width, width > 0 {
        widthRoom = .atMost(width)
      }
      wasUnbounded = FlexAxes(row: !widthRoom.isBounded, column: high == nil)
      let content = pass.size(
        of: child, request(widthRoom, high.map { FlexConstraint.exactly($0) } ?? .unbounded, writing), places: false)
      wide = content.width + marginWidth
      high = content.height + marginHeight
    }
    return request(.exactly(wide ?? 0), .exactly(high ?? 0), writing, wasUnbounded)
  }

  private func request(
    _ width: FlexConstraint, _ height: FlexConstraint, _ writing: FlexWriting, _ wasUnbounded: FlexAxes = FlexAxes()
  ) -> FlexRequest {
    FlexRequest(
      width: width, height: height, ownerWidth: self.width, ownerHeight: self.height, ownerWriting: writing,
      wasUnbounded: wasUnbounded)
  }

  /// The size of the margin box, if the style states one, or two insets that span it.
  private func statedSize(of child: FlexNode, _ box: FlexBox, isRow: Bool, _ writing: FlexWriting) -> Double? {
    let style = child.style
    let owner = isRow ? width : height
    let around = (box.padding + box.border).sum(isRow: isRow)
    if let size = style.definite(isRow: isRow, owner: owner, box: around) { return size + box.margin.sum(isRow: isRow) }
    let start = style.inset.length(at: isRow ? .left : .top, writing)
    let end = style.inset.length(at: isRow ? .right : .bottom, writing)
    guard start.isDefined && start != .auto && end.isDefined && end != .auto else { return nil }
    let spanned =
      containing.size[isRow: isRow] - border.sum(isRow: isRow) - (start.resolved(against: owner) ?? 0)
      - (end.resolved(against: owner) ?? 0)
    return style.bounded(spanned, isRow: isRow, owner: owner, box: around)
  }

  // MARK: - Place

  /// The distance from the left or the top of the containing block by an inset. That at the start precedes the other.
  private func insetOffset(of child: FlexNode, _ size: FlexSize, isRow: Bool, _ writing: FlexWriting) -> Double? {
    let owner = isRow ? width : height
    let whole = containing.size[isRow: isRow] - size[isRow: isRow]
    for edge in [writing.inlineStart(isRow: isRow), writing.inlineEnd(isRow: isRow)] {
      let inset = child.style.inset.length(at: edge, writing)
      guard inset.isDefined && inset != .auto else { continue }
      let margin = child.style.margin.length(at: edge, writing).resolved(against: owner) ?? 0
      let distance = (inset.resolved(against: owner) ?? 0) + border[edge] + margin
      return edge == .left || edge == .top ? distance : whole - distance
    }
    return nil
  }

  /// The distance from the left or the top of the parent by its alignment. As React Native has it, that is within the
  /// parent's border and not within its padding.
  private func staticOffset(
    of child: FlexNode, _ size: FlexSize, _ box: FlexBox, in parent: FlexNode, isRow: Bool, _ writing: FlexWriting
  ) -> Double {
    let main = writing.axis(parent.style.flexDirection)
    let axis = main.isRow == isRow ? main : writing.axis(across: main)
    let border = parent.border
    let free =
      parent.size[isRow: isRow] - border.sum(isRow: isRow) - size[isRow: isRow] - box.margin.sum(isRow: isRow)
    let start = border[axis.start] + box.margin[axis.start]
    let offset: Double
    switch axis == main ? mainShare(parent.style) : crossShare(child.style, parent.style) {
    case .start: offset = start
    case .middle: offset = start + free / 2
    case .end: offset = start + free
    }
    return axis.fromTopLeft(offset, child: size, container: parent.size)
  }

  private enum Share { case start, middle, end }

  private func mainShare(_ parent: FlexStyle) -> Share {
    switch parent.justifyContent {
    case .start, .spaceBetween: .start
    case .center, .spaceAround, .spaceEvenly: .middle
    case .end: .end
    }
  }

  private func crossShare(_ child: FlexStyle, _ parent: FlexStyle) -> Share {
    var share = Share.start
    switch child.alignSelf == .auto ? parent.alignItems : child.alignSelf {
    case .center: return .middle
    case .end: share = .end
    default: break
    }
    guard parent.flexWrap == .reverse else { return share }
    return share == .end ? .start : .end
  }
}
