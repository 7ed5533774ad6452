import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import NavbridgeLayers
import ScriptSide

/// The random choices of a walk through the layers.
@ScriptThread
struct LayersWalkChoice {
  typealias Operation = @ScriptThread (Layers, LayersHandlers) async throws(RPCError) -> LayersOutcome

  static let definitions = LayersDefinitions(
    nav: .init("Root"), tabs: [.init("Home"), .init("Friends")],
    controllers: [.init("Detail"), .init("Photo"), .init("Settings")],
    accesories: [.init("Login"), .init("Hint", parents: ["Home", "Detail"])])

  private var random: SeededGenerator
  /// The stacks of earlier states, as texts.
  private var dumps: [[String]] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed, index: 21) }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }
  mutating func oneIn(_ count: Int) -> Bool { random.oneIn(count) }

  /// Returns an operation, some of which are not possible in the state in which they get their turn.
  mutating func operation(in state: JSON) -> Operation {
    if oneIn(8) { return transaction() }
    let layer = layer()
    let controller = controller(of: layer)
    let resource = oneIn(2) ? ["0", "1", "a #2"][below(3)] : nil
    let payload = payload()
    let animator = oneIn(4) ? LayersAnimator(.fade, duration: 0.1, dismissGestures: [.pan]) : nil
    switch below(12) {
    case 0...3:
      return { (layers, handlers) throws(RPCError) in
        try await receiver(layers, layer).push(
          controller, resourceId: resource, payload: payload, animator: animator, handlers: handlers)
      }
    case 4:
      return { (layers, handlers) throws(RPCError) in
        try await receiver(layers, layer).goTo(
          controller, resourceId: resource, payload: payload, handlers: handlers)
      }
    case 5:
      return { (layers, handlers) throws(RPCError) in
        try await receiver(layers, layer).pop(
          to: controller, resourceId: resource, payload: payload, handlers: handlers)
      }
    case 6: return { (layers, _) throws(RPCError) in try await receiver(layers, layer).popCurrent() }
    case 7: return { (layers, _) throws(RPCError) in try await receiver(layers, layer).popToRoot() }
    case 8: return { (layers, _) throws(RPCError) in try await receiver(layers, layer).show(animator: animator) }
    case 9:
      let explicit = oneIn(2)
      return { (layers, _) throws(RPCError) in try await layers.tabs.hide(explicit: explicit) }
    case 10:
      let texts = oneIn(3) ? malformed(of: layer, in: state) : texts(of: layer, in: state, or: controller)
      return { (layers, _) throws(RPCError) in try await receiver(layers, layer).apply(texts) }
    default:
      let contexts = state["contexts"]?.array ?? []
      let context = contexts.isEmpty ? 1 : contexts[below(contexts.count)]["contextId"]?.int ?? 1
      return { (layers, _) throws(RPCError) in try await layers.dismissAccesory(context) }
    }
  }

  private mutating func transaction() -> Operation {
    let parts = (0..<(2 + below(3))).map { _ in
      let layer = layer()
      var operation = LayersOperation(
        [.push, .push, .popTo, .popCurrent, .popToRoot, .goTo, .show, .hide][below(8)], layer,
        controller: controller(of: layer))
      if [.popCurrent, .popToRoot, .show, .hide].contains(operation.verb) { operation.controller = nil }
      return operation
    }
    return { (layers, handlers) throws(RPCError) in
      try await layers.transaction { (transaction) throws(RPCError) in for part in parts { transaction.add(part) } }
    }
  }

  private mutating func layer() -> String {
    switch below(7) {
    case 0, 1: "nav"
    case 2, 3: "tab\(below(2))"
    case 4: "tab.any"
    default: "accesory\(below(3))"
    }
  }

  private mutating func controller(of layer: String) -> String {
    layer.hasPrefix("accesory") ? ["Login", "Hint"][below(2)] : ["Detail", "Photo", "Settings"][below(3)]
  }

  private mutating func payload() -> JSON? {
    [Optional.none, "#12 push {", ["to": "#3", "of": [1.5, .null]], 7, false][below(5)]
  }
}

/// The texts of `apply`.
extension LayersWalkChoice {
  /// Returns the texts of a stack in another order, some of them left out, with a new one. They are those of the state, or
  /// of an earlier one, whose screens have gone or are at other places.
  mutating func texts(of layer: String, in state: JSON, or controller: String) -> [String] {
    var texts = state.texts(of: layer)
    if !texts.isEmpty { dumps.append(texts) }
    if oneIn(3), let dump = dumps.last(where: { _ in oneIn(2) }) { texts = dump }
    texts.shuffle(using: &random)
    return texts.filter { _ in !oneIn(3) } + [payload().map { "\(controller).x \($0)" } ?? controller]
  }

  /// Returns texts of which one cannot be meant.
  mutating func malformed(of layer: String, in state: JSON) -> [String] {
    let texts = state.texts(of: layer)
    guard let last = texts.last, let end = last.firstIndex(of: "#"), !oneIn(3) else {
      return texts + [["Nothing", "Root#1 root", "Detail#", "Login#x push", "Hint {", "Photo ", "Detail%"][below(7)]]
    }
    let behind = String(last[end...])
    let wrong = ["Nothing\(behind)", "Settings.77\(behind)", "\(last) x", last, "Photo#-1", "Hint.1%2"]
    return texts + [wrong[below(wrong.count)]]
  }
}

extension JSON {
  /// The texts of a layer's stack in a state.
  func texts(of layer: String) -> [String] { self["stacks"]?[layer]?.array?.compactMap(\.string) ?? [] }
}

/// The calls of the layer of a name.
@ScriptThread
func receiver(_ layers: Layers, _ layer: String) -> LayersReceiver {
  switch layer {
  case "nav": layers.nav
  case "tab.any": layers.tabs
  case "tab0": layers.tab(0)
  case "tab1": layers.tab(1)
  default: layers.accesory(Int(layer.suffix(1)) ?? 0)
  }
}
