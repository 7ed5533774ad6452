import NavbridgeFlexbox
import Testing

/// What holds of any tree.
@Suite struct FlexPropertyTests {
  private static let seeds: [UInt64] = Array(1...60)

  @Test("A tree that changed is laid out as one made from nothing", arguments: seeds)
  func incremental(seed: UInt64) {
    var trees = RandomTree(seed: seed)
    let root = trees.box().node()
    for step in 0..<25 {
      if step > 0 { trees.change(root) }
      let width = step % 7 == 6 ? 700.0 : 390.0
      root.layOut(width: width, height: 800)
      let fresh = copy(of: root)
      fresh.layOut(width: width, height: 800)
      #expect(root.frames == fresh.frames, "seed \(seed), step \(step)")
    }
  }

  @Test("A second layout changes nothing and computes nothing", arguments: seeds)
  func idempotent(seed: UInt64) {
    var trees = RandomTree(seed: seed)
    let root = trees.box().node()
    root.layOut(width: 390, height: 800)
    #expect(root.layOut(width: 390, height: 800).isEmpty)
    #expect(root.work == FlexWork(computed: 0, measured: 0, rounded: 1))
  }

  @Test("A layout names each node whose frame changed, parents first", arguments: seeds)
  func changes(seed: UInt64) {
    var trees = RandomTree(seed: seed)
    let root = trees.box().node()
    root.layOut(width: 390, height: 800)
    for _ in 0..<10 {
      trees.change(root)
      let before = Dictionary(uniqueKeysWithValues: root.all.map { (ObjectIdentifier($0), $0.frame) })
      let changed = root.layOut(width: 390, height: 800)
      let expected = root.all.filter { $0.frame != before[ObjectIdentifier($0)] }
      #expect(changed.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
    }
  }

  @Test("A layout from right to left is the mirror of one from left to right", arguments: seeds)
  func mirror(seed: UInt64) {
    var trees = RandomTree(seed: seed)
    let box = trees.box()
    let leftToRight = box.node()
    let rightToLeft = box.node()
    leftToRight.layOut(width: 390, height: 800, scale: 0)
    rightToLeft.layOut(width: 390, height: 800, isRightToLeft: true, scale: 0)
    for (left, right) in zip(leftToRight.all, rightToLeft.all).dropFirst() {
      #expect(abs(left.frame.width - right.frame.width) < 1e-6)
      #expect(abs(left.frame.y - right.frame.y) < 1e-6)
      #expect(abs(left.frame.height - right.frame.height) < 1e-6)
      guard let parent = layoutParent(of: left), isDisplayed(left) else { continue }
      #expect(abs(parent.frame.width - left.frame.x - left.frame.width - right.frame.x) < 1e-6, "seed \(seed)")
    }
  }

  @Test("Children that shrink stay within their parent's content", arguments: seeds)
  func shrinking(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let isRow = seed.isMultiple(of: 2)
    let padding = random.length(0...20)
    let children = (0..<5).map { _ in
      Box(
        "flexShrink 1;width \(random.length(0...300));height \(random.length(0...300));"
          + (isRow ? "maxHeight 100%" : "maxWidth 100%"))
    }
    let root = Box("flexDirection \(isRow ? "row" : "column");padding \(padding)", children: children).node()
    root.layOut(width: 240, height: 260, scale: 0)
    for child in root.children {
      #expect(child.frame.x >= padding - 1e-6 && child.frame.x + child.frame.width <= 240 - padding + 1e-6)
      #expect(child.frame.y >= padding - 1e-6 && child.frame.y + child.frame.height <= 260 - padding + 1e-6)
    }
  }

  private func copy(of node: FlexNode) -> FlexNode {
    let copy = FlexNode(style: node.style)
    copy.measure = node.measure
    copy.replaceChildren(node.children.map(self.copy(of:)))
    return copy
  }

  /// The node whose box a frame refers to; nil for the children of text.
  private func layoutParent(of node: FlexNode) -> FlexNode? {
    var parent = node.parent
    while let current = parent, current.style.display == .contents { parent = current.parent }
    return parent
  }

  private func isDisplayed(_ node: FlexNode) -> Bool {
    var current: FlexNode? = node
    while let ancestor = current {
      if ancestor.style.display == .none { return false }
      current = ancestor.parent
    }
    return node.style.display != .contents
  }
}
