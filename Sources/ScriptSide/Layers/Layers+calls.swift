internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

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
        \LayersDeclaration.apply, id, layer, .array(operation.texts.map { .string($0) }), animator)
    }
  }
}
