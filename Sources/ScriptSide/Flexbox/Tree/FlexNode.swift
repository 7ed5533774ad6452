/// A box of the layout. Change its style, its children or its content, then lay out the root: only what the change can
/// have moved is computed again (flexbox §9).
///
/// A tree belongs to one thread at a time.
package final class FlexNode {
  package var style: FlexStyle {
    didSet { if style != oldValue { markDirty() } }
  }

  /// The content of a leaf. Call `markDirty` when its size may have changed.
  package var measure: (any FlexMeasuring)? {
    didSet { markDirty() }
  }

  /// A number of the caller's, such as React's tag. The layout does not read it.
  package var tag = 0

  package internal(set) var children: [FlexNode] = []
  package private(set) unowned var parent: FlexNode?

  /// True from a change of this node or a descendant until the next layout.
  package private(set) var isDirty = true

  /// The place relative to the parent's border box, in points on the pixel grid.
  package internal(set) var frame = FlexRect.zero
  package internal(set) var padding = FlexInsets.zero
  package internal(set) var border = FlexInsets.zero
  /// True if text runs from right to left in this node.
  package internal(set) var isRightToLeft = false

  // MARK: - The state of the layout

  /// The size before it is rounded.
  var size = FlexSize.zero
  /// The position in the parent's border box before it is rounded.
  var origin = FlexPoint.zero
  /// The line of the parent that the node is an item of.
  var line = 0
  var cache = FlexCache()
  /// The axes along which the node's size depends on its owner's; nil until they are asked for.
  private var ownerDependence: FlexAxes?
  /// True if the node's or a descendant's place may have changed since frames were last rounded.
  var awaitsRounding = true
  /// The position on the screen when frames were last rounded.
  var roundedAt = FlexPoint.zero
  /// The pixels per point for which the root's frames are rounded.
  var roundedScale = 0.0
  /// True if the node is within one that is not displayed.
  var isCollapsed = false

  /// The work of the last layout of which this node was the root.
  package internal(set) var work = FlexWork()

  package init(style: FlexStyle = FlexStyle()) {
    self.style = style
  }

  deinit {
    for child in children { child.parent = nil }
  }

  package func insert(_ child: FlexNode, at index: Int) {
    child.leaveParent()
    children.insert(child, at: index)
    child.parent = self
    markDirty()
  }

  package func append(_ child: FlexNode) {
    child.leaveParent()
    insert(child, at: children.count)
  }

  package func remove(_ child: FlexNode) {
    guard child.parent === self, let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    child.parent = nil
    markDirty()
  }

  /// Replaces all children. The layout of those that stay is kept.
  package func replaceChildren(_ new: [FlexNode]) {
    guard new.count != children.count || !zip(new, children).allSatisfy({ $0 === $1 }) else { return }
    for child in children { child.parent = nil }
    for child in new { child.leaveParent() }
    children = new
    for child in new { child.parent = self }
    markDirty()
  }

  private func leaveParent() {
    parent?.remove(self)
  }

  /// Makes the next layout compute this node, and those that contain it, again.
  package func markDirty() {
    var node: FlexNode? = self
    while let current = node, current === self || !current.isDirty {
      current.isDirty = true
      current.cache.clear()
      current.ownerDependence = nil
      node = current.parent
    }
  }

  func markClean() { isDirty = false }

  /// The request without what this node does not depend on, so that a larger owner does not make it compute again.
  func essence(of request: FlexRequest) -> FlexRequest {
    let axes = ownerDependence ?? findOwnerDependence()
    var request = request
    if !axes.row { request.ownerWidth = nil }
    if !axes.column { request.ownerHeight = nil }
    return request
  }

  /// As in Yoga, the bounds of items are taken of their container's owner while lines are filled, so they count as well.
  private func findOwnerDependence() -> FlexAxes {
    var axes = style.ownerDependence
    for child in layoutChildren {
      if child.style.boundsAreShares(isRow: true) { axes.row = true }
      if child.style.boundsAreShares(isRow: false) { axes.column = true }
    }
    ownerDependence = axes
    return axes
  }

  /// Makes the frames of this node's children be rounded again.
  func awaitRounding() {
    var node: FlexNode? = self
    while let current = node, !current.awaitsRounding {
      current.awaitsRounding = true
      node = current.parent
    }
  }

  /// The children as the layout sees them: in place of one without a box of its own stand that one's children.
  var layoutChildren: [FlexNode] {
    guard children.contains(where: { $0.style.display == .contents }) else { return children }
    return children.flatMap { $0.style.display == .contents ? $0.layoutChildren : [$0] }
  }
}
