internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The origin and the readers of each value that is in effect for one controller.
@MainQueue
struct OptionsExplanation {
  /// The layer of a value.
  enum Origin: Equatable {
    /// The value was sent with the node itself.
    case own
    /// The value was merged into the node later.
    case merge
    /// The value belongs to an enclosing container with this id.
    case parent(String)
    /// The value belongs to the current child of a container, or to a child inside that one, with this id.
    case child(String)
    case defaults

    var json: JSONObject {
      switch self {
      case .own: ["layer": "own"]
      case .merge: ["layer": "merge"]
      case .parent(let id): ["layer": "parent", "from": .string(id)]
      case .child(let id): ["layer": "child", "from": .string(id)]
      case .defaults: ["layer": "default"]
      }
    }
  }

  private let layout: any RNNLayoutProtocol

  init(_ layout: any RNNLayoutProtocol) { self.layout = layout }

  var json: JSON {
    ["componentId": .string(layout.layoutInfo.componentId), "options": .array(leaves)]
  }

  private var leaves: [JSON] {
    let resolved = layout.presentedOptions
    return OptionPath.all.compactMap { option in
      guard let winner = resolved.winner(of: option), let value = winner.value(at: option) else { return nil }
      var leaf = option.declaration
      leaf["value"] = value
      leaf.merge(origin(of: option, in: winner).json)
      return .object(leaf)
    }
  }

  private func origin(of option: OptionPath, in layer: RNNNavigationOptions) -> Origin {
    switch layer.source {
    case .defaults: return .defaults
    case .command: return layer.merged.contains(option.index) ? .merge : .own
    case .node(let id):
      if id.isExactly(layout.layoutInfo.componentId) { return layer.merged.contains(option.index) ? .merge : .own }
      var ancestor = layout.parentLayout
      while let next = ancestor {
        if next.layoutInfo.componentId.isExactly(id) { return .parent(id) }
        ancestor = next.parentLayout
      }
      return .child(id)
    }
  }
}

extension OptionPath {
  /// The declaration in machine-readable form.
  var declaration: JSONObject {
    [
      "path": .string(path), "type": .string(type.name),
      "readBy": .array(
        readers.map { reader in
          ["presenter": .string(reader.name), "phases": .texts(reader.phases.map(\.rawValue))]
        }),
    ]
  }
}
