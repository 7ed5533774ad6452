public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire

/// The calls of one layer (layered-navigation §4).
@ScriptThread
public struct LayersReceiver {
  private let layers: Layers
  /// The name of the layer.
  public let layer: String

  init(_ layers: Layers, _ layer: String) {
    self.layers = layers
    self.layer = layer
  }

  /// Pushes a controller. The outcome has its context, or the reason for which the navigation has refused it.
  @discardableResult
  public func push(
    _ controller: String, resourceId: String? = nil, payload: JSON? = nil, animator: LayersAnimator? = nil,
    handlers: LayersHandlers? = nil
  ) async throws(RPCError) -> LayersOutcome {
    try await layers.perform(
      .opening(.push, layer, controller, resourceId, payload, animator, handlers), handlers)
  }

  /// Pushes with a payload that crosses the bridge as JSON. Throws before anything is sent if it has no JSON form.
  @discardableResult
  public func push(
    _ controller: String, resourceId: String? = nil, encoding payload: some Encodable, handlers: LayersHandlers? = nil
  ) async throws(RPCError) -> LayersOutcome {
    try await push(
      controller, resourceId: resourceId, payload: LayersPayload.json(from: payload), handlers: handlers)
  }

  /// Pops to a controller, or pushes a new one if it is not in the stack.
  ///
  /// - Parameter contextId: the context that is meant, where two have the same name and resource.
  @discardableResult
  public func pop(
    to controller: String, resourceId: String? = nil, contextId: Int? = nil, payload: JSON? = nil,
    animator: LayersAnimator? = nil, handlers: LayersHandlers? = nil
  ) async throws(RPCError) -> LayersOutcome {
    var operation = LayersOperation.opening(.popTo, layer, controller, resourceId, payload, animator, handlers)
    operation.contextId = contextId
    return try await layers.perform(operation, handlers)
  }

  /// Clears the stack and pushes.
  @discardableResult
  public func goTo(
    _ controller: String, resourceId: String? = nil, payload: JSON? = nil, animator: LayersAnimator? = nil,
    handlers: LayersHandlers? = nil
  ) async throws(RPCError) -> LayersOutcome {
    try await layers.perform(
      .opening(.goTo, layer, controller, resourceId, payload, animator, handlers), handlers)
  }

  /// - Parameter payload: what the popped screen reports to its opener.
  @discardableResult
  public func popCurrent(
    payload: JSON? = nil, animator: LayersAnimator? = nil
  ) async throws(RPCError) -> LayersOutcome {
    try await layers.perform(.plain(.popCurrent, layer, payload, animator))
  }

  /// Pops all screens of the stack but the lowest. Each reports the payload to its opener.
  @discardableResult
  public func popToRoot(
    payload: JSON? = nil, animator: LayersAnimator? = nil
  ) async throws(RPCError) -> LayersOutcome {
    try await layers.perform(.plain(.popToRoot, layer, payload, animator))
  }

  /// Pops an accessory's stack to its root, with which the accessory disappears.
  @discardableResult
  public func dismiss(
    payload: JSON? = nil, animator: LayersAnimator? = nil
  ) async throws(RPCError) -> LayersOutcome {
    try await popToRoot(payload: payload, animator: animator)
  }

  /// Shows the layer. One that shows already stays as it is.
  @discardableResult
  public func show(animator: LayersAnimator? = nil) async throws(RPCError) -> LayersOutcome {
    try await layers.perform(.plain(.show, layer, nil, animator))
  }

  /// - Parameter explicit: true if it is an error when the layer does not show.
  @discardableResult
  public func hide(animator: LayersAnimator? = nil, explicit: Bool = false) async throws(RPCError) -> LayersOutcome {
    var operation = LayersOperation.plain(.hide, layer, nil, animator)
    operation.isExplicit = explicit
    return try await layers.perform(operation)
  }

  /// Shows this layer, with an accessory above it.
  @discardableResult
  public func overlay(
    _ accesory: String, atLayer index: Int = 0, payload: JSON? = nil, handlers: LayersHandlers? = nil
  ) async throws(RPCError) -> LayersOutcome {
    try await layers.transaction { (transaction) throws(RPCError) in
      transaction.layer(layer).show()
      transaction.accesory(index).push(accesory, payload: payload, handlers: handlers)
    }
  }

  /// Makes the stack that of the texts, and shows the last of them.
  @discardableResult
  public func apply(_ texts: [String], animator: LayersAnimator? = nil) async throws(RPCError) -> LayersOutcome {
    var operation = LayersOperation.plain(.apply, layer, nil, animator)
    operation.texts = texts
    return try await layers.perform(operation)
  }
}
