internal import NavbridgeVocabulary
internal import NavbridgeWire

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
