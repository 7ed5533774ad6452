import NavbridgeWire
import OrderedCollections

/// The state of the layers that the script reads, next to the view controllers of the device and the script's roots.
struct LayersWalkLook {
  private let state: JSON
  /// The properties of the roots that are mounted, by the ids of their components.
  private let mounted: [String: JSON]
  /// The context ids of each navigation controller on the screen, without its root.
  private var shown: [String: [Int]] = [:]

  /// The contexts that nodes of the device show, by their ids.
  private var nodes: [Int: JSON] = [:]

  init(state: JSON, snapshot: JSON, mounted: [String: JSON]) {
    self.state = state
    self.mounted = mounted
    for window in snapshot["windows"]?.array ?? [] {
      var nodes = window["presented"]?.array ?? []
      if let root = window["root"] { nodes.append(root) }
      while let node = nodes.popLast() {
        let children = node["children"]?.array ?? []
        if let context = node["context"], let id = context["contextId"]?.int { self.nodes[id] = context }
        if let layer = node["layer"]?.string {
          shown[layer] = children.dropFirst().map { $0["context"]?["contextId"]?.int ?? -1 }
        }
        nodes += children
      }
    }
  }

  /// The stacks of the state, as context ids.
  private var stacks: [String: [Int]] {
    (state["stacks"]?.object ?? [:]).reduce(into: [:]) { stacks, stack in
      stacks["\(stack.key)"] = stack.value.array?.map { text in
        // Neither a name nor a resource has the sign as it is.
        let id = text.string?.split(separator: "#", maxSplits: 1).last?.prefix { $0 != " " }
        return id.flatMap { Int($0) } ?? -2
      }
    }
  }

  /// The layers whose navigation controllers must be on the screen.
  private var expected: Set<String> {
    let active = state["state"]?["layerActive"]?.string ?? ""
    let accesories = (state["state"]?["accesories"]?.string ?? "").split(separator: ",").map { "accesory\($0)" }
    return Set(["nav"] + accesories + (active == "nav" ? [] : ["tab0", "tab1"]))
  }

  /// The faults of the invariants: what shows is what the state has, and contexts are those of roots and of stacks.
  var differences: [String] {
    var faults: [String] = []
    let stacks = stacks
    if Set(shown.keys) != expected { faults.append("\(shown.keys.sorted()) show, and not \(expected.sorted())") }
    for (layer, ids) in shown where stacks[layer] != ids {
      faults.append("\(layer) shows \(ids), and not \(stacks[layer] ?? [])")
    }
    let stacked = stacks.values.flatMap(\.self)
    let contexts = contexts.compactMap { $0["contextId"]?.int }
    // The contexts of the roots are the first ones.
    let needed = Array(1...stacks.count) + stacked.sorted()
    if contexts != needed { faults.append("the contexts are \(contexts), and not \(needed)") }
    return faults + differencesOfContexts
  }

  private var contexts: [JSON] { state["contexts"]?.array ?? [] }

  /// The faults of single contexts: the text, the node on the device and the mounted root have the name, the resource and
  /// the payload that the state has.
  private var differencesOfContexts: [String] {
    var faults: [String] = []
    var screens: Set<String> = []
    for context in contexts {
      let id = context["contextId"]?.int ?? -1
      let (name, layer) = (context["controller"]?.string ?? "", context["layer"]?.string ?? "")
      if let node = nodes[id], node != context { faults.append("the device shows \(node), and not \(context)") }
      // The root below an accessory is no screen of the script.
      if name != layer {
        screens.insert("context\(id)")
        faults += differences(of: mounted["context\(id)"] ?? .null, from: context)
      }
      guard context["navigator"] != "root" else { continue }
      let resource = context["resourceId"]?.string.map { "." + ($0 == "a #2" ? "a%20%232" : $0) } ?? ""
      let payload = context["payload"]?.string.map { " " + $0 } ?? ""
      let text = "\(name)\(resource)#\(id) \(context["navigator"]?.string ?? "")\(payload)"
      if !state.texts(of: layer).contains(text) { faults.append("\(layer) has no text '\(text)'") }
    }
    if screens != Set(mounted.keys) {
      faults.append("\(mounted.keys.sorted()) are mounted, and not \(screens.sorted())")
    }
    return faults
  }

  /// The faults of a mounted root: its properties are those of the context.
  private func differences(of root: JSON, from context: JSON) -> [String] {
    ["contextId", "controller", "layer", "resourceId", "payload"].compactMap { name in
      let expected = context[name] ?? .null
      var own = root[name] ?? .null
      // The state shows a payload as a text.
      if name == "payload", own != .null { own = .string("\(own)") }
      return own == expected ? nil : "a root has the \(name) \(own), and not \(expected)"
    }
  }
}
