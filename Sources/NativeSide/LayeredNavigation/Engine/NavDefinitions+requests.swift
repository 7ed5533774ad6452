internal import HeadlessUIKit
internal import NavbridgeRuntime

@MainQueue
extension NavDefinitions {
  /// Checks that a request can be carried out: its controller is defined for the layer, and a script's screen gets a
  /// payload that can cross the bridge.
  func check(_ request: ContextRequest, on layer: Layer) throws(NavFailure) {
    guard let screen = screen(request.controller, on: layer) else {
      if request.constructor != nil { return }
      let kind = layer.isAccesory ? "accessory" : "controller"
      throw NavFailure(
        .undefinedController, "The \(kind) '\(request.controller)' is not defined. Define it before the set-up.")
    }
    if screen.isBridged, let info = request.info { info.payload = try info.payload.bridged(for: request.controller) }
  }

  /// Returns the request of a new screen that a text of a stack stands for.
  func request(_ text: NavText, on layer: Layer) throws(NavFailure) -> ContextRequest {
    let defined = layer.isAccesory ? accesories : controllers
    guard let reading = text.readings.first(where: { defined[$0.controller] != nil }) else {
      throw text.unknown("names no context and no controller that is defined.")
    }
    let info = NavInfo(text.payload.map(NavPayload.json) ?? .none)
    return ContextRequest(reading.controller, resourceId: reading.resourceId, info: info)
  }
}

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

extension NavigationEngine: ContextOwner {
  func dismissAccesory(
    _ context: NavContext, with payload: NavPayload, completion: @escaping (NavOutcome) -> Void
  ) {
    guard let layer = context.layer, layer.isAccesory else {
      let failure = NavFailure(
        .notShown,
        "The screen '\(context.controller)' belongs to no accessory, and is not dismissed. Pop it from its stack.")
      return later { completion(NavOutcome(context: context, failure: failure)) }
    }
    context.lastReport = payload
    perform(NavCall(layer, .popToRoot(payload: .none))) { outcome in
      if !outcome.isDone { context.lastReport = nil }
      completion(outcome)
    }
  }
}
