/// The size of a node that no child decides.
struct FlexLeaf {
  let node: FlexNode
  let box: FlexBox
  let request: FlexRequest
  /// The room without the margins.
  private let width: FlexConstraint
  private let height: FlexConstraint

  init(node: FlexNode, box: FlexBox, request: FlexRequest) {
    self.node = node
    self.box = box
    self.request = request
    width = request.width.less(box.margin.sum(isRow: true))
    height = request.height.less(box.margin.sum(isRow: false))
  }

  private func around(isRow: Bool) -> Double { (box.padding + box.border).sum(isRow: isRow) }

  private func bounded(_ size: FlexSize) -> FlexSize {
    let style = node.style
    return FlexSize(
      width: style.bounded(size.width, isRow: true, owner: request.ownerWidth, box: around(isRow: true)),
      height: style.bounded(size.height, isRow: false, owner: request.ownerHeight, box: around(isRow: false)))
  }

  private func inner(_ constraint: FlexConstraint, isRow: Bool) -> FlexConstraint {
    switch constraint.less(around(isRow: isRow)) {
    case .exactly(let room): .exactly(max(0, room))
    case .atMost(let room): .atMost(max(0, room))
    case .unbounded: .unbounded
    }
  }

  func size(of content: any FlexMeasuring, _ work: inout FlexWork) -> FlexSize {
    if case .exactly(let width) = width, case .exactly(let height) = height {
      return bounded(FlexSize(width: width, height: height))
    }
    work.measured += 1
    let measured = content.size(width: inner(width, isRow: true), height: inner(height, isRow: false))
    return bounded(
      FlexSize(
        width: exact(width) ?? measured.width + around(isRow: true),
        height: exact(height) ?? measured.height + around(isRow: false)))
  }

  private func exact(_ constraint: FlexConstraint) -> Double? { constraint.isExact ? constraint.room : nil }

  /// The size of a node without children: padding and border, unless it must be of a certain size.
  func sizeOfNothing() -> FlexSize {
    bounded(FlexSize(width: exact(width) ?? around(isRow: true), height: exact(height) ?? around(isRow: false)))
  }

  /// The size of a node with children, if none of them can change it.
  func fixedSize() -> FlexSize? {
    guard width.isFixed && height.isFixed else { return nil }
    return bounded(FlexSize(width: exact(width) ?? 0, height: exact(height) ?? 0))
  }
}
