public import Shared

/// A layout as an app writes it; ids that are not given are made when a command sends it.
public indirect enum Layout: Sendable, Equatable {
  case component(name: String, id: String? = nil, options: JSON = [:])
  case stack([Layout], id: String? = nil, options: JSON = [:])

  /// The node that travels (rnn-layouts §1).
  func node(_ ids: inout UniqueIdProvider) -> JSON {
    switch self {
    case .component(let name, let id, let options):
      [
        "id": .string(id ?? ids.next("Component")), "type": "Component",
        "data": ["name": .string(name), "options": options], "children": [],
      ]
    case .stack(let children, let id, let options):
      [
        "id": .string(id ?? ids.next("Stack")), "type": "Stack", "data": ["options": options],
        "children": .array(children.map { $0.node(&ids) }),
      ]
    }
  }
}
