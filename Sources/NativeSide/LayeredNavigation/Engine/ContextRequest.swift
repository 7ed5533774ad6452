internal import HeadlessUIKit
internal import NavbridgeRuntime

/// What a push opens: a defined controller, or one that a closure makes, and what it is opened with.
@MainQueue
struct ContextRequest {
  let controller: String
  var resourceId: String?
  var info: NavInfo?
  var animator: NavAnimator?
  /// The constructor of a push by closure. Nil when the definition's is used.
  var constructor: (@MainQueue () -> UIViewController)?

  init(
    _ controller: String, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    constructor: (@MainQueue () -> UIViewController)? = nil
  ) {
    self.controller = controller
    self.resourceId = resourceId
    self.info = info
    self.animator = animator
    self.constructor = constructor
  }

  var reference: ControllerReference { ControllerReference(controller, resourceId: resourceId) }
}
