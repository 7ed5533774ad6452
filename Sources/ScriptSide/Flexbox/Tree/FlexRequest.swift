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
