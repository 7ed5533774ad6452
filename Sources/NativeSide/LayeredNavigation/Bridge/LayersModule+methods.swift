package import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension LayersModule {
  private nonisolated static let declared = LayersDeclaration.declared

  package nonisolated static let implementation = ModuleImplementation(
    of: LayersDeclaration.self, methods: definitions + stacks + others, make: { LayersModule($0) })

  private nonisolated static var definitions: [MethodImplementation] {
    [
      .promise(declared.define) { (module: LayersModule, promise, _, json) in module.define(json.json, promise) },
      .promise(declared.setup) { (module: LayersModule, promise, _, animator) in
        module.setUp(animator?.json, promise)
      },
      .promise(declared.observe) { (module: LayersModule, promise, _, key) in module.observe(key, promise) },
      .promise(declared.unobserve) { (module: LayersModule, promise, _, key) in module.unobserve(key, promise) },
      .promise(declared.getState) { (module: LayersModule, promise, _) in module.getState(promise) },
    ]
  }

  private nonisolated static var stacks: [MethodImplementation] {
    [
      .promise(declared.push) {
        (module: LayersModule, promise, id, layer, controller, resource, payload, animator, hooks) in
        module.open(.push, id, layer, controller, resource, payload, animator, hooks, promise)
      },
      .promise(declared.popTo) {
        (module: LayersModule, promise, id, layer, controller, resource, payload, animator, hooks, context) in
        module.open(.popTo, id, layer, controller, resource, payload, animator, hooks, promise, contextId: context)
      },
      .promise(declared.goTo) {
        (module: LayersModule, promise, id, layer, controller, resource, payload, animator, hooks) in
        module.open(.goTo, id, layer, controller, resource, payload, animator, hooks, promise)
      },
      .promise(declared.popCurrent) { (module: LayersModule, promise, _, layer, payload, animator) in
        module.perform(.popCurrent, layer, animator, promise) { $0.payload = payload?.json }
      },
      .promise(declared.popToRoot) { (module: LayersModule, promise, _, layer, payload, animator) in
        module.perform(.popToRoot, layer, animator, promise) { $0.payload = payload?.json }
      },
      .promise(declared.show) { (module: LayersModule, promise, _, layer, animator) in
        module.perform(.show, layer, animator, promise)
      },
      .promise(declared.hide) { (module: LayersModule, promise, _, layer, animator, explicit) in
        module.perform(.hide, layer, animator, promise) { $0.isExplicit = explicit ?? false }
      },
      .promise(declared.apply) { (module: LayersModule, promise, _, layer, texts, animator) in
        module.perform(.apply, layer, animator, promise) { operation throws(LayersFault) in
          operation.texts = try LayersReader(argumentsOf: "apply", ["texts": texts.json]).read(.texts("texts"))
        }
      },
    ]
  }

  private nonisolated static var others: [MethodImplementation] {
    [
      .promise(declared.transaction) { (module: LayersModule, promise, _, ops) in module.transaction(ops.json, promise)
      },
      .promise(declared.callback) { (module: LayersModule, promise, _, context, payload) in
        module.callback(context, payload?.json, promise)
      },
      .promise(declared.dismissAccesory) { (module: LayersModule, promise, _, context, payload) in
        module.dismissAccesory(context, payload?.json, promise)
      },
      .promise(declared.contentReady) { (module: LayersModule, promise, _, context) in
        module.contentReady(context, promise)
      },
    ]
  }

  // MARK: - Arguments

  private func open(
    _ verb: LayersOperation.Verb, _ id: String, _ layer: String, _ controller: String, _ resourceId: String?,
    _ payload: JSONValue?, _ animator: JSONValue?, _ hooks: Bool?, _ promise: Promise, contextId: Double? = nil
  ) {
    perform(verb, layer, animator, promise) { operation throws(LayersFault) in
      operation.controller = controller
      operation.resourceId = resourceId
      operation.payload = payload?.json
      operation.reportsHooks = hooks ?? false
      operation.id = id
      guard let contextId else { return }
      operation.contextId = try LayersReader(argumentsOf: "popTo", ["contextId": .double(contextId)]).read(
        .integer("contextId"))
    }
  }

  private func perform(
    _ verb: LayersOperation.Verb, _ layer: String, _ animator: JSONValue?, _ promise: Promise,
    _ complete: (inout LayersOperation) throws(LayersFault) -> Void = { _ in }
  ) {
    do throws(LayersFault) {
      var operation = LayersOperation(verb, layer)
      operation.animator = try animator.map { json throws(LayersFault) in
        try LayersAnimator(LayersReader(argument: "animator", of: verb.rawValue, json.json))
      }
      try complete(&operation)
      perform(operation, promise)
    } catch { promise.reject(error.rpcError) }
  }
}
