internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

extension NavigationState {
  /// The texts of all keys, in the order of the keys.
  var json: JSONObject {
    let texts = texts
    return JSONObject(uniqueKeysWithValues: StateKey.all.map { ($0.name, .string(texts[$0] ?? "")) })
  }

  /// The texts of each stack that has a root, which `apply` takes.
  @MainQueue
  func stackTexts(_ contexts: ContextManager) -> JSONObject {
    let defined = Layer.all.filter { self[$0].root != nil }
    return JSONObject(
      uniqueKeysWithValues: defined.map { ($0.name, .texts(contexts.texts(of: self[$0]))) })
  }
}

extension NavDefinitions {
  /// The names of all that is defined.
  var json: JSON {
    func list(_ names: [String]) -> JSON { .texts(names) }
    var members: JSONObject = [:]
    if let nav { members["nav"] = .string(nav.name) }
    let names = names
    members["tabs"] = list(names.tabs)
    members["controllers"] = list(names.controllers)
    members["accesories"] = list(names.accesories)
    return .object(members)
  }
}

extension LayersOutcome {
  /// The end of an operation, as the script gets it.
  @MainQueue
  init(_ end: NavOutcome) {
    self.init(
      isDone: end.isDone, contextId: end.context.contextId, reason: end.failure?.code.rawValue,
      message: end.failure?.message)
  }
}
