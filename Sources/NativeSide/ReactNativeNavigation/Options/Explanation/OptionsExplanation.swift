internal import Shared

/// Where each value that counts for one controller came from, and who reads it.
@MainQueue
struct OptionsExplanation {
  /// The layer of a value.
  enum Origin: Equatable {
    /// Sent with the node itself.
    case own
    /// Merged into the node since.
    case merge
    /// Of a container around it, by its id.
    case parent(String)
    /// Of the current child of a container, or of one inside that, by its id.
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
      leaf.merge(origin(of: option, in: winner).json) { $1 }
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
  /// What the declaration says, for a machine.
  var declaration: JSONObject {
    [
      "path": .string(path), "type": .string(type.name),
      "readBy": .array(
        readers.map { reader in
          ["presenter": .string(reader.name), "phases": .array(reader.phases.map { .string($0.rawValue) })]
        }),
    ]
  }
}
