import Shared

@testable import NativeSide

extension NativeHost {
  /// Kept to the end of the process: what they have queued, such as a layout pass, runs when the test is over.
  private static var kept: [NativeHost] = []

  /// A device that nobody is connected to.
  static func alone(_ configuration: Configuration = Configuration()) -> NativeHost {
    let host = NativeHost(
      configuration: configuration, design: ReactNativeNavigation.self,
      queue: SerialQueue(label: "device", target: MainQueue.executor.target),
      published: PublishedState(PublishedState.Values()))
    kept.append(host)
    return host
  }

  /// The design that `alone` has.
  var reactNativeNavigation: ReactNativeNavigation { design as! ReactNativeNavigation }

  func buildCommandsHandler(_ architecture: Architecture) -> RNNCommandsHandler {
    reactNativeNavigation.buildObjects(architecture).commandsHandler
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
