internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// One opened screen: its place in the navigation, what it was opened with, and its controller (layered-navigation §6).
///
/// `ContextManager` makes it. Stacks and states carry its text only.
@MainQueue
final class NavContext {
  let contextId: Int
  /// The layer of the stack. Nil for the context of a transaction.
  let layer: Layer?
  let controller: String
  let resourceId: String?
  let info: NavInfo
  /// The operation that made it the current context last.
  var navigator: Navigator
  /// The constructor of a push by closure. Nil when the definition's is used.
  let constructor: (@MainQueue () -> UIViewController)?
  private var strong: UIViewController?
  private weak var weakReference: UIViewController?
  /// The payload that a pop carries, until `onPopped` is called.
  var popPayload = NavPayload.none
  private var hasBeenPopped = false

  init(
    contextId: Int, layer: Layer?, controller: String, resourceId: String? = nil, info: NavInfo? = nil,
    navigator: Navigator = .push, constructor: (@MainQueue () -> UIViewController)? = nil
  ) {
    self.contextId = contextId
    self.layer = layer
    self.controller = controller
    self.resourceId = resourceId
    self.info = info ?? NavInfo()
    self.info.contextId = contextId
    self.navigator = navigator
    self.constructor = constructor
  }

  /// The view controller that shows the context. Nil before it is shown, and when it is gone.
  var viewController: UIViewController? { weakReference }

  /// Keeps a new controller until `handOver`.
  func keep(_ controller: UIViewController) {
    strong = controller
    weakReference = controller
  }

  /// Leaves the controller to the navigation controller, which owns it from now on.
  func handOver() { strong = nil }

  /// Reports a payload to the opener. It may be called any number of times.
  func callback(_ payload: Any?) { info.callback(NavPayload(payload)) }

  /// Reports that the context has left its stack. Only the first call has an effect.
  func popped() {
    guard !hasBeenPopped else { return }
    hasBeenPopped = true
    info.onPopped(popPayload)
  }

  var reference: ControllerReference {
    ControllerReference(controller, resourceId: resourceId, contextId: contextId)
  }

  /// The members as a dump shows them. The payload is there if it has a text.
  var dump: JSON {
    [
      "contextId": .int(Int64(contextId)), "layer": layer.map { .string($0.name) } ?? .null,
      "controller": .string(controller), "resourceId": resourceId.map { .string($0) } ?? .null,
      "navigator": .string(navigator.rawValue), "payload": info.payload.text.map { .string($0) } ?? .null,
    ]
  }
}
