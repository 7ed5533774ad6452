/// The layout of one node's children. The steps are those of CSS's algorithm for flexible boxes, with the differences
/// that Yoga has in React Native (flexbox §3 to §6).
struct FlexContainer {
  let pass: FlexPass
  let node: FlexNode
  let box: FlexBox
  let writing: FlexWriting
  let request: FlexRequest
  /// False if only the size is asked for.
  let places: Bool
  /// Children that take part in the layout, absolute ones included.
  let children: [FlexNode]

  let main: FlexAxis
  let cross: FlexAxis
  /// The room without margins. Lines that wrap make the main one exact.
  var mainRoom: FlexConstraint
  let crossRoom: FlexConstraint
  /// The room for content; nil where there is no bound.
  let innerWidth: Double?
  let innerHeight: Double?
  /// The inner main size, which a minimum or a maximum of the container may replace while its lines are laid out.
  var innerMain: Double?
  let innerCross: Double?
  let aligned: Bool

  var items: [FlexItem] = []
  var lines: [FlexLine] = []
  var overflows = false

  var style: FlexStyle { node.style }
  var wraps: Bool { style.flexWrap != .none }
  var ownerMain: Double? { main.isRow ? request.ownerWidth : request.ownerHeight }
  var ownerCross: Double? { main.isRow ? request.ownerHeight : request.ownerWidth }
  /// Padding and border along the axes.
  let aroundMain: Double
  let aroundCross: Double
  let startMain: Double
  let startCross: Double

  /// True if items need not be sized, because the size that is asked for hardly depends on them.
  var skipsFlexing: Bool { !request.isFinal && crossRoom.isExact }

  init(
    pass: FlexPass, node: FlexNode, children: [FlexNode], box: FlexBox, writing: FlexWriting, request: FlexRequest,
    places: Bool
  ) {
    self.pass = pass
    self.node = node
    self.children = children
    self.box = box
    self.writing = writing
    self.request = request
    self.places = places
    let style = node.style
    main = writing.axis(style.flexDirection)
    cross = writing.axis(across: main)
    let around = box.padding + box.border
    aroundMain = around.sum(isRow: main.isRow)
    aroundCross = around.sum(isRow: cross.isRow)
    startMain = around[main.start]
    startCross = around[cross.start]

    let width = request.width.less(box.margin.sum(isRow: true))
    let height = request.height.less(box.margin.sum(isRow: false))
    mainRoom = main.isRow ? width : height
    crossRoom = main.isRow ? height : width
    innerWidth = Self.inner(width, style, isRow: true, owner: request.ownerWidth, around: around.sum(isRow: true))
    innerHeight = Self.inner(height, style, isRow: false, owner: request.ownerHeight, around: around.sum(isRow: false))
    innerMain = main.isRow ? innerWidth : innerHeight
    innerCross = main.isRow ? innerHeight : innerWidth
    aligned = style.flexDirection.isRow && Self.alignsBaselines(style, children)
  }

  /// The room for content within padding and border, and within the container's own minimum and maximum.
  private static func inner(
    _ constraint: FlexConstraint, _ style: FlexStyle, isRow: Bool, owner: Double?, around: Double
  ) -> Double? {
    guard let room = constraint.room else { return nil }
    let maximum = style.maximum(isRow: isRow, owner: owner, box: around) ?? .infinity
    let minimum = style.minimum(isRow: isRow, owner: owner, box: around) ?? around
    return max(min(room - around, maximum - around), minimum - around)
  }

  private static func alignsBaselines(_ style: FlexStyle, _ children: [FlexNode]) -> Bool {
    style.alignItems == .baseline || children.contains { !$0.style.isAbsolute && $0.style.alignSelf == .baseline }
  }

  /// The size of the container's border box. With `places`, its descendants have their places afterwards.
  mutating func layOut() -> FlexSize {
    collectItems()
    findBases()
    breakLines()
    var crossTotal = 0.0
    for index in lines.indices {
      let gap = index == 0 ? 0 : style.gap(isRow: cross.isRow, inner: innerCross)
      flex(line: index)
      justify(line: index)
      sizeCross(line: index, before: crossTotal)
      crossTotal += lines[index].crossSize + gap
    }
    if places && (wraps || aligned) { alignLines(crossTotal: crossTotal) }
    let size = finalSize(crossTotal: crossTotal)
    if places { placeItems(in: size) }
    return size
  }

  /// The container's alignment of one child. There are no baselines in a column.
  func alignment(of child: FlexStyle) -> FlexAlign {
    let stated = child.alignSelf == .auto ? style.alignItems : child.alignSelf
    return stated == .baseline && !main.isRow ? .start : stated
  }

  private mutating func collectItems() {
    items.reserveCapacity(children.count)
    for child in children {
      let style = child.style
      if style.display == .none {
        if places { child.collapse() }
        continue
      }
      if style.isAbsolute { continue }
      let box = FlexBox(style, writing, ownerWidth: innerWidth)
      items.append(
        FlexItem(
          node: child, alignment: alignment(of: style), margin: box.margin, around: box.padding + box.border,
          hasAutoMainStart: style.margin.length(at: main.start, writing) == .auto,
          hasAutoMainEnd: style.margin.length(at: main.end, writing) == .auto,
          hasAutoCrossStart: style.margin.length(at: cross.start, writing) == .auto,
          hasAutoCrossEnd: style.margin.length(at: cross.end, writing) == .auto))
    }
  }

  func request(for item: FlexItem, main mainRoom: FlexConstraint, cross crossRoom: FlexConstraint) -> FlexRequest {
    request(for: item, width: main.isRow ? mainRoom : crossRoom, height: main.isRow ? crossRoom : mainRoom)
  }

  func request(for item: FlexItem, width: FlexConstraint, height: FlexConstraint) -> FlexRequest {
    FlexRequest(
      width: width, height: height, ownerWidth: innerWidth, ownerHeight: innerHeight, ownerWriting: writing,
      wasUnbounded: item.wasUnbounded)
  }
}
