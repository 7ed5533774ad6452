internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A call of a script that has been read: the navigation's call, and what the script passes on with it.
@MainQueue
struct ScriptCall {
  let call: NavCall
  /// The object by which the context that the call opens is found. Nil for a call that opens nothing.
  let info: NavInfo?

  /// Reads an operation. Throws a fault if its layer has no such name, and a failure if it names a tab that is not
  /// defined.
  init(_ operation: LayersOperation, definitions: NavDefinitions?, info make: (LayersOperation) -> NavInfo) throws {
    let layer = try Self.layer(operation.layer, definitions)
    let animator = operation.animator.map { NavAnimator($0) }
    let payload = operation.payload.map(NavPayload.json) ?? .none
    var info: NavInfo?
    func request() throws -> ContextRequest {
      guard let controller = operation.controller else {
        throw LayersFault("The operation '\(operation.verb.rawValue)' has no 'controller'.")
      }
      let made = make(operation)
      made.payload = payload
      info = made
      return ContextRequest(controller, resourceId: operation.resourceId, info: made, animator: animator)
    }
    let action: NavCall.Action =
      switch operation.verb {
      case .push: .push(try request())
      case .popTo: .popTo(try request(), contextId: operation.contextId)
      case .goTo: .goTo(try request())
      case .popCurrent: .popCurrent(payload: payload)
      case .popToRoot: .popToRoot(payload: payload)
      case .show: .show
      case .hide: .hide(explicit: operation.isExplicit)
      case .apply: .apply(operation.texts)
      }
    call = NavCall(layer, action, animator: animator)
    self.info = info
  }

  private static func layer(_ name: String, _ definitions: NavDefinitions?) throws -> LayerReference {
    if let layer = LayerReference(name: name) { return layer }
    guard name.hasPrefix("tab."), let definitions else {
      if name.hasPrefix("tab.") { throw NavFailure.notSetUp }
      throw LayersFault(
        "There is no layer '\(cut: name)'. The layers are nav, tab0 to tab9, tab.NAME, tab.any, accesory0 to accesory9 "
          + "and modal.")
    }
    let tab = String(name.dropFirst("tab.".count))
    if let layer = definitions.tab(named: tab) { return .layer(layer) }
    let known = definitions.names.tabs.map { "'\($0)'" }.joined(separator: ", ")
    throw NavFailure(
      .undefinedLayer, "The tab '\(cut: tab)' is not defined. The tabs are \(known.isEmpty ? "none" : known).")
  }
}

extension NavAnimator {
  /// The animator of a script's parameters.
  convenience init(_ parameters: LayersAnimator) {
    self.init(parameters.style, intensity: parameters.intensity, duration: parameters.duration)
    dismissGestures = parameters.dismissGestures
    completesAt = parameters.completesAt
  }
}
