/// One run of the layout over a tree.
final class FlexPass {
  var work = FlexWork()

  /// The size of a node's border box. With `places`, its descendants get their places as well.
  func size(of node: FlexNode, _ request: FlexRequest, places: Bool) -> FlexSize {
    let request = node.essence(of: places ? request.final : request)
    if let known = node.cache.size(for: request, places: places) {
      if places { node.markClean() }
      return known
    }
    work.computed += 1
    if places {
      node.isCollapsed = false
      node.awaitRounding()
    }
    let size = compute(node, request, places: places)
    node.cache.keep(size, for: request, places: places)
    if places { node.markClean() }
    return size
  }

  private func compute(_ node: FlexNode, _ request: FlexRequest, places: Bool) -> FlexSize {
    let writing = request.ownerWriting.within(node.style)
    let box = FlexBox(node.style, writing, ownerWidth: request.ownerWidth)
    if places {
      node.padding = box.padding
      node.border = box.border
      node.isRightToLeft = writing.isRightToLeft
    }
    let leaf = FlexLeaf(node: node, box: box, request: request)
    if let content = node.measure {
      if places { for child in node.children { child.collapse() } }
      return leaf.size(of: content, &work)
    }
    let children = node.layoutChildren
    if places { emptyContents(of: node) }
    if children.isEmpty { return leaf.sizeOfNothing() }
    if !request.isFinal, let size = leaf.fixedSize() { return size }
    var container = FlexContainer(
      pass: self, node: node, children: children, box: box, writing: writing, request: request, places: places)
    return container.layOut()
  }

  private func emptyContents(of node: FlexNode) {
    for child in node.children where child.style.display == .contents {
      child.makeEmpty()
      emptyContents(of: child)
    }
  }
}
