import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

extension NativeHost {
  /// The hosts are kept until the process ends: their queued work, such as a layout pass, may run after the test.
  private static var kept: [NativeHost] = []

  /// Returns a device without a connection.
  static func alone(_ configuration: NativeSideConfiguration = NativeSideConfiguration()) -> NativeHost {
    let host = NativeHost(
      configuration: configuration, design: ReactNativeNavigation.self,
      queue: SerialQueue(label: "device", target: MainQueue.executor.target),
      published: PublishedState(PublishedState.Values()))
    kept.append(host)
    return host
  }

  /// The design of a host that `alone` makes.
  var reactNativeNavigation: ReactNativeNavigation { design as! ReactNativeNavigation }

  func buildCommandsHandler(_ architecture: Architecture) -> RNNCommandsHandler {
    reactNativeNavigation.buildObjects(architecture).commandsHandler
  }
}

extension JSON {
  /// Returns a node of a layout; a component is named after its id.
  static func node(_ type: String, _ id: String, _ children: [JSON] = [], options: JSON = [:]) -> JSON {
    [
      "id": .string(id), "type": .string(type), "data": ["name": .string("\(id).screen"), "options": options],
      "children": .array(children),
    ]
  }

  static func component(_ id: String) -> JSON { node("Component", id) }
}
