internal import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The native module by which a script context drives the layered navigation (layered-navigation §12). Each call is
/// answered once. A call that cannot be read is rejected, and changes nothing.
@MainQueue
package final class LayersModule: NativeModule {
  private unowned let session: ScriptSession
  private let opener: ScriptOpener
  private var definitions = NavDefinitions()
  /// The observations of keys: the number of the store, and the number of observers that the script has. A script that
  /// ends one observer while it adds another one must not lose the key, so each is counted here.
  private var observed: [StateKey: (number: Int, observers: Int)] = [:]

  package init(_ session: ScriptSession) {
    self.session = session
    opener = ScriptOpener(session)
  }

  private var engine: NavigationEngine { session.design(LayeredNavigation.self).engine }

  // MARK: - Definitions

  func define(_ json: JSON, _ promise: Promise) {
    answer(promise) {
      guard engine.display == nil else {
        throw NavFailure(.alreadySetUp, "The navigation is set up already. Define everything before the set-up.")
      }
      var added = definitions
      let declared = LayersReader(argument: "definitions", of: "define", json)
      try added.add(LayersDefinitions(declared), host: session.host)
      definitions = added
      return added.json
    }
  }

  /// Shows the main navigation. With an animator the call is answered when the root has appeared.
  func setUp(_ parameters: JSON?, _ promise: Promise) {
    do {
      let animator = try parameters.map {
        NavAnimator(try LayersAnimator(LayersReader(argument: "animator", of: "setup", $0)))
      }
      let engine = engine
      let finish: @MainQueue () -> Void = {
        let root = engine.contexts.root(of: .nav)?.contextId
        promise.resolve(LayersOutcome(isDone: true, contextId: root ?? -1).json)
      }
      try engine.setUp(definitions, animator: animator) { if animator != nil { finish() } }
      if animator == nil { finish() }
    } catch { reject(promise, error) }
  }

  // MARK: - Operations

  /// Carries one operation out, and answers with its end.
  func perform(_ operation: LayersOperation, _ promise: Promise) {
    do {
      let read = try read(operation)
      engine.perform(read.call) { [self] in
        promise.resolve(outcome(read, contextId: $0.context.contextId, $0.failure).json)
      }
    } catch { refuse(promise, error) }
  }

  /// Carries several operations out as one.
  func transaction(_ ops: JSON, _ promise: Promise) {
    do {
      let operations = try LayersReader(argumentsOf: "transaction", ["ops": ops]).items("ops").map(LayersOperation.init)
      let calls = try operations.map(read)
      let engine = engine
      engine.transaction({ for each in calls { engine.perform(each.call) } }) { [self] end in
        var outcome = LayersOutcome(end)
        outcome.operations = calls.map {
          self.outcome($0, contextId: engine.outcomeContext(of: $0.call).contextId, end.failure)
        }
        for index in outcome.operations.indices { outcome.operations[index].message = nil }
        promise.resolve(outcome.json)
      }
    } catch { refuse(promise, error) }
  }

  private func read(_ operation: LayersOperation) throws -> ScriptCall {
    let contexts = engine.contexts
    return try ScriptCall(operation, definitions: engine.display?.definitions) { [opener] operation in
      opener.info(operation) { info in contexts.all.first { $0.info === info }?.contextId }
    }
  }

  private func outcome(_ read: ScriptCall, contextId: Int, _ failure: NavFailure?) -> LayersOutcome {
    var outcome = LayersOutcome(isDone: failure == nil, contextId: contextId)
    outcome.reason = failure?.code.rawValue
    outcome.message = failure?.message
    guard failure == nil, let info = read.info else { return outcome }
    let stacked = engine.state.contextIds
    outcome.opened = engine.contexts.all.first { $0.info === info && stacked.contains($0.contextId) }?.contextId
    return outcome
  }

  // MARK: - The state

  func observe(_ name: String, _ promise: Promise) {
    answer(promise) {
      let key = try Self.key(name)
      let number =
        observed[key]?.number
        ?? engine.store.observe(key) { [unowned session] change in
          session.emit(LayersDeclaration.declared.changed, change.key.name, change.old, change.new)
        }
      observed[key] = (number, (observed[key]?.observers ?? 0) + 1)
      return .string(key.name)
    }
  }

  func unobserve(_ name: String, _ promise: Promise) {
    answer(promise) {
      let key = try Self.key(name)
      guard let (number, observers) = observed[key] else { return .null }
      observed[key] = observers > 1 ? (number, observers - 1) : nil
      if observers == 1 { engine.store.removeObserver(number) }
      return .null
    }
  }

  private static func key(_ name: String) throws -> StateKey {
    guard let key = StateKey(name: name) else {
      throw LayersFault(
        "There is no key '\(cut: name)' to observe. The keys are layerActive, accesories, and layers.LAYER with nav, "
          + "tab0 to tab9, accesory0 to accesory9 or modal.")
    }
    return key
  }

  func getState(_ promise: Promise) {
    promise.resolve([
      "isSetUp": .bool(engine.display != nil), "definitions": (engine.display?.definitions ?? definitions).json,
      "state": .object(engine.state.json), "stacks": .object(engine.state.stackTexts(engine.contexts)),
      "contexts": .array(engine.contexts.all.map(\.dump)),
    ])
  }

  // MARK: - Contexts

  func callback(_ id: Double, _ payload: JSON?, _ promise: Promise) {
    answer(promise) {
      try context(id).callback(payload)
      return .null
    }
  }

  func dismissAccesory(_ id: Double, _ payload: JSON?, _ promise: Promise) {
    do {
      try context(id).dismissAccesory(with: payload) { promise.resolve(LayersOutcome($0).json) }
    } catch { refuse(promise, error) }
  }

  func contentReady(_ id: Double, _ promise: Promise) {
    answer(promise) { .bool((try context(id).viewController as? ScriptScreenController)?.contentIsReady() ?? false) }
  }

  private func context(_ id: Double) throws -> NavContext {
    guard let context = Int(exactly: id).flatMap(engine.contexts.context) else {
      throw LayersFault("There is no context \(JSON.double(id)). Its screen has gone, or there never was one.")
    }
    return context
  }

  // MARK: - Answers

  private func answer(_ promise: Promise, _ value: () throws -> JSON) {
    do { promise.resolve(try value()) } catch { reject(promise, error) }
  }

  /// Ends an operation that was not queued. A failure is an ordinary end, and a fault rejects the call.
  private func refuse(_ promise: Promise, _ error: any Error) {
    guard let failure = error as? NavFailure else { return reject(promise, error) }
    let outcome = LayersOutcome(
      isDone: false, contextId: -1, reason: failure.code.rawValue, message: failure.message)
    promise.resolve(outcome.json)
  }

  private func reject(_ promise: Promise, _ error: any Error) {
    switch error {
    case let fault as LayersFault: promise.reject(fault.rpcError)
    case let failure as NavFailure:
      promise.reject(RPCError(.rejected, failure.message, data: ["code": .string(failure.code.rawValue)]))
    default: promise.reject(RPCError(.rejected, "\(error)"))
    }
  }
}
