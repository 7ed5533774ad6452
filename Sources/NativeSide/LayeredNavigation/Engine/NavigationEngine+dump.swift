internal import HeadlessUIKit
internal import NavbridgeWire
internal import OrderedCollections

extension NavigationEngine {
  /// The state for people and tests: the active layer, the accessories, and the stack of each layer as texts.
  var dump: JSON {
    guard let display else { return ["setUp": false] }
    func texts(_ names: [String]) -> JSON { .texts(names) }
    var layers: JSONObject = [:]
    for layer in Layer.all where display.stacks[layer] != nil {
      let stack = state[layer]
      layers[layer.name] = [
        "current": .string(stack.hash), "stack": texts(contexts.texts(of: stack)),
        "navigator": .string(stack.navigator.rawValue), "shown": .bool(state.active.isShown(layer)),
        "contexts": .array(stack.entries.compactMap { contexts.context($0.contextId)?.dump }),
      ]
    }
    let names = display.definitions.names
    return [
      "setUp": true, "store": .string(store.name), "active": .string(state.active.active.name),
      "accesories": .array(state.active.accesories.map { .int(Int64($0)) }), "locked": .bool(store.isLocked),
      "contexts": .int(Int64(contexts.count)), "layers": .object(layers),
      "definitions": [
        "tabs": texts(names.tabs), "controllers": texts(names.controllers), "modals": texts(names.accesories),
      ],
    ]
  }
}

/// The operations of a navigation that have ended, for statistics.
struct NavCounters: Sendable {
  var committed = 0
  var rolledBack = 0
  var watchdogs = 0
  var strays = 0
}
