public import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire
internal import ScriptSide

/// The operations of a transaction, which are sent as one message when its closure has returned (layered-navigation §8).
@ScriptThread
public final class LayersTransaction {
  private(set) var parts: [(operation: LayersOperation, handlers: LayersHandlers?)] = []

  init() {}

  /// Adds an operation of any form.
  public func add(_ operation: LayersOperation, handlers: LayersHandlers? = nil) { parts.append((operation, handlers)) }

  /// The main navigation.
  public var nav: Receiver { layer("nav") }
  /// The layer over all others.
  public var modal: Receiver { layer("modal") }
  /// The tab that is selected when the transaction has its turn.
  public var tabs: Receiver { layer("tab.any") }
  /// A tab by its place, from 0.
  public func tab(_ index: Int) -> Receiver { layer("tab\(index)") }
  /// A tab by its name.
  public func tab(_ name: String) -> Receiver { layer("tab.\(name)") }
  /// An accessory by its place, from 0 at the bottom.
  public func accesory(_ index: Int) -> Receiver { layer("accesory\(index)") }
  func layer(_ name: String) -> Receiver { Receiver(transaction: self, layer: name) }

  /// Records the calls of one layer.
  @ScriptThread
  public struct Receiver {
    let transaction: LayersTransaction
    /// The name of the layer.
    public let layer: String

    /// Records a push.
    public func push(
      _ controller: String, resourceId: String? = nil, payload: JSON? = nil, animator: LayersAnimator? = nil,
      handlers: LayersHandlers? = nil
    ) { open(.push, controller, resourceId, payload, animator, handlers) }

    /// Records a pop to a controller, or a push if it is not in the stack by then.
    public func pop(
      to controller: String, resourceId: String? = nil, contextId: Int? = nil, payload: JSON? = nil,
      animator: LayersAnimator? = nil, handlers: LayersHandlers? = nil
    ) {
      var operation = LayersOperation.opening(.popTo, layer, controller, resourceId, payload, animator, handlers)
      operation.contextId = contextId
      transaction.add(operation, handlers: handlers)
    }

    /// Records that the stack is cleared and a controller pushed.
    public func goTo(
      _ controller: String, resourceId: String? = nil, payload: JSON? = nil, animator: LayersAnimator? = nil,
      handlers: LayersHandlers? = nil
    ) { open(.goTo, controller, resourceId, payload, animator, handlers) }

    /// Records a pop of the screen in front, which reports the payload to its opener.
    public func popCurrent(payload: JSON? = nil, animator: LayersAnimator? = nil) {
      transaction.add(.plain(.popCurrent, layer, payload, animator))
    }

    /// Records a pop of all screens but the lowest.
    public func popToRoot(payload: JSON? = nil, animator: LayersAnimator? = nil) {
      transaction.add(.plain(.popToRoot, layer, payload, animator))
    }

    /// Records that the layer is shown.
    public func show(animator: LayersAnimator? = nil) { transaction.add(.plain(.show, layer, nil, animator)) }

    /// - Parameter explicit: true if the transaction is to fail with `notShown` when the layer does not show.
    public func hide(animator: LayersAnimator? = nil, explicit: Bool = false) {
      var operation = LayersOperation.plain(.hide, layer, nil, animator)
      operation.isExplicit = explicit
      transaction.add(operation)
    }

    /// Shows this layer, with an accessory above it.
    public func overlay(
      _ accesory: String, atLayer index: Int = 0, payload: JSON? = nil, handlers: LayersHandlers? = nil
    ) {
      show()
      transaction.accesory(index).push(accesory, payload: payload, handlers: handlers)
    }

    /// Makes the stack that of the texts, and shows the last of them.
    public func apply(_ texts: [String], animator: LayersAnimator? = nil) {
      var operation = LayersOperation.plain(.apply, layer, nil, animator)
      operation.texts = texts
      transaction.add(operation)
    }

    private func open(
      _ verb: LayersOperation.Verb, _ controller: String, _ resourceId: String?, _ payload: JSON?,
      _ animator: LayersAnimator?, _ handlers: LayersHandlers?
    ) {
      transaction.add(
        .opening(verb, layer, controller, resourceId, payload, animator, handlers), handlers: handlers)
    }
  }
}

extension LayersOperation {
  static func opening(
    _ verb: Verb, _ layer: String, _ controller: String, _ resourceId: String?, _ payload: JSON?,
    _ animator: LayersAnimator?, _ handlers: LayersHandlers?
  ) -> LayersOperation {
    var operation = plain(verb, layer, payload, animator)
    operation.controller = controller
    operation.resourceId = resourceId
    operation.reportsHooks = handlers?.onHook != nil
    return operation
  }

  static func plain(
    _ verb: Verb, _ layer: String, _ payload: JSON?, _ animator: LayersAnimator?
  ) -> LayersOperation {
    var operation = LayersOperation(verb, layer)
    operation.payload = payload
    operation.animator = animator
    return operation
  }
}

extension Layers {
  /// Sends an operation as a call of the method of its verb.
  func call(_ operation: LayersOperation, _ id: String) async throws(RPCError) -> LayersOutcome {
    let (layer, animator, payload) = (operation.layer, operation.animator?.json, operation.payload)
    let hooks = operation.reportsHooks ? true : nil
    switch operation.verb {
    case .push:
      return try await navigation.call(
        \LayersDeclaration.push, id, layer, operation.controller ?? "", operation.resourceId, payload, animator, hooks)
    case .goTo:
      return try await navigation.call(
        \LayersDeclaration.goTo, id, layer, operation.controller ?? "", operation.resourceId, payload, animator, hooks)
    case .popTo:
      return try await navigation.call(
        \LayersDeclaration.popTo, id, layer, operation.controller ?? "", operation.resourceId, payload, animator, hooks,
        operation.contextId.map(Double.init))
    case .popCurrent: return try await navigation.call(\LayersDeclaration.popCurrent, id, layer, payload, animator)
    case .popToRoot: return try await navigation.call(\LayersDeclaration.popToRoot, id, layer, payload, animator)
    case .show: return try await navigation.call(\LayersDeclaration.show, id, layer, animator)
    case .hide:
      return try await navigation.call(
        \LayersDeclaration.hide, id, layer, animator, operation.isExplicit ? true : nil)
    case .apply:
      return try await navigation.call(
        \LayersDeclaration.apply, id, layer, .texts(operation.texts), animator)
    }
  }
}
