internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire
internal import OrderedCollections

/// The values that an animation sets on a view in one frame. It leaves a property unchanged if its value is nil.
struct AnimatedValues: Sendable, Equatable {
  var alpha: Double?
  /// The product of all translations, scales and rotations, in their order.
  var transform: CATransform3D?
  var bounds: CGSize?
  var center: CGPoint?
  var backgroundColor: AnimatedColor?
  var cornerRadius: Double?
  var fontSize: Double?
  var textColor: AnimatedColor?

  mutating func concatenate(_ next: CATransform3D) { transform = (transform ?? .identity).concatenating(next) }

  /// The description in traces.
  var json: JSON {
    var members: JSONObject = [:]
    members["alpha"] = alpha.map { .double($0) }
    members["transform"] = transform.map { .numbers($0.entries) }
    members["bounds"] = bounds.map { .numbers([0, 0, $0.width, $0.height]) }
    members["center"] = center.map { .numbers([$0.x, $0.y]) }
    members["backgroundColor"] = backgroundColor.map { .numbers($0.components) }
    members["cornerRadius"] = cornerRadius.map { .double($0) }
    members["fontSize"] = fontSize.map { .double($0) }
    members["textColor"] = textColor.map { .numbers($0.components) }
    return .object(members)
  }
}
