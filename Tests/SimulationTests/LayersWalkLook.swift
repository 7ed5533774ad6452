import NavbridgeWire

/// The state of the layers, next to the view controllers of the device.
struct LayersWalkLook {
  private let state: JSON
  /// The context ids of each navigation controller on the screen, without its root.
  private var shown: [String: [Int]] = [:]

  init(state: JSON, snapshot: JSON) {
    self.state = state
    for window in snapshot["windows"]?.array ?? [] {
      var nodes = window["presented"]?.array ?? []
      if let root = window["root"] { nodes.append(root) }
      while let node = nodes.popLast() {
        let children = node["children"]?.array ?? []
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
        let id = text.string?.split(separator: "#").last?.prefix { $0 != " " }
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
    let contexts = (state["contexts"]?.array ?? []).compactMap { $0["contextId"]?.int }
    // The contexts of the roots are the first ones.
    let needed = Array(1...stacks.count) + stacked.sorted()
    if contexts != needed { faults.append("the contexts are \(contexts), and not \(needed)") }
    return faults
  }
}
