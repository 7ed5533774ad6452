/// All that the size of a node depends on apart from the node itself and its descendants. Equal requests to an unchanged
/// node have equal answers, which is what the cache of a node relies on.
struct FlexRequest: Equatable {
  /// The room for the node and its margins.
  var width: FlexConstraint
  var height: FlexConstraint
  /// The size against which the node's percentages are taken.
  var ownerWidth: Double?
  var ownerHeight: Double?
  var ownerWriting: FlexWriting
  /// True along an axis if the node's content was asked before, in the same layout, how large it is without a bound.
  var wasUnbounded = FlexAxes()
  /// True if the size is that which the node has when its descendants are placed. Otherwise items need not grow or
  /// shrink where only the size across them is to be found, so a size along them may leave their growth out.
  var isFinal = false

  init(
    width: FlexConstraint, height: FlexConstraint, ownerWidth: Double?, ownerHeight: Double?, ownerWriting: FlexWriting,
    wasUnbounded: FlexAxes = FlexAxes()
  ) {
    self.width = width
    self.height = height
    self.ownerWidth = ownerWidth
    self.ownerHeight = ownerHeight
    self.ownerWriting = ownerWriting
    self.wasUnbounded = wasUnbounded
  }

  var final: FlexRequest {
    var request = self
    request.isFinal = true
    return request
  }
}

/// Content that has a size of its own, such as text. A node with such content has no children in the layout.
package protocol FlexMeasuring {
  /// The size of the content in points, without padding and border. A size beyond the constraints is cut to them by the
  /// layout; it may be called several times in a layout with different constraints.
  func size(width: FlexConstraint, height: FlexConstraint) -> FlexSize

  /// The distance of the first baseline from the top of a box of that size; nil for the bottom of the box.
  func baseline(in size: FlexSize) -> Double?
}

extension FlexMeasuring {
  package func baseline(in size: FlexSize) -> Double? { nil }
}

/// The work of one layout, by which tests see that unchanged parts of a tree are left alone.
package struct FlexWork: Equatable, Sendable {
  /// Nodes whose size was computed, counted each time.
  package var computed = 0
  /// Calls of content's own measuring.
  package var measured = 0
  /// Nodes whose frame was rounded.
  package var rounded = 0

  package init(computed: Int = 0, measured: Int = 0, rounded: Int = 0) {
    self.computed = computed
    self.measured = measured
    self.rounded = rounded
  }
}
