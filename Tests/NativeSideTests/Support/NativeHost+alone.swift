import Shared

@testable import NativeSide

extension NativeHost {
  /// A device that nobody is connected to.
  static func alone(_ configuration: Configuration = Configuration()) -> NativeHost {
    NativeHost(
      configuration: configuration, queue: SerialQueue(label: "device", target: MainQueue.executor.target),
      published: PublishedState(PublishedState.Values()))
  }
}

extension JSON {
  /// A node of a layout; a component is named after its id.
  static func node(_ type: String, _ id: String, _ children: [JSON] = [], options: JSON = [:]) -> JSON {
    [
      "id": .string(id), "type": .string(type), "data": ["name": .string("\(id).screen"), "options": options],
      "children": .array(children),
    ]
  }

  static func component(_ id: String) -> JSON { node("Component", id) }
}
