public import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
public import NavbridgeVocabulary
public import NavbridgeWire

/// The native screens that layouts can name, for one architecture. They are kept over reloads
/// (rnn-commands §7.2, §7.3).
@MainQueue
final class RNNExternalComponentStore {
  private let components: ExternalComponents
  private let architecture: Architecture
  private let host: RCTHost
  /// The components whose controllers are currently being created, one inside the other.
  private var making: Set<ExactText> = []

  init(_ components: ExternalComponents, architecture: Architecture, host: RCTHost) {
    self.components = components
    self.architecture = architecture
    self.host = host
  }

  /// The registered names, in the order of their bytes.
  var names: [String] { components.names(of: architecture) }

  /// Creates the controller of a component. For an unregistered name iOS calls a nil block and crashes.
  func getExternalComponent(_ name: String, props: JSON) throws(NativeException) -> UIViewController {
    let name = ExactText(name)
    guard let creator = components.creator(of: name, architecture) else {
      let others = Architecture.allCases.filter { components.creator(of: name, $0) != nil }
      throw .externalComponentNotFound(name.text, architecture, registeredThrough: others.first, near: names)
    }
    guard making.insert(name).inserted else { throw .externalComponentHoldsItself(name.text) }
    defer { making.remove(name) }
    return creator(props, host)
  }
}

/// Creates the native controller of an external component from the layout node's `passProps` (rnn-layouts §7.2).
///
/// Any controller is allowed. It is called on the main queue for each layout that names the component.
public typealias ExternalComponentCreator = @MainQueue @Sendable (_ props: JSON, _ host: RCTHost) -> UIViewController

/// The creators of native screens, by name and by the architecture through which they are registered.
public struct ExternalComponents: Sendable {
  private var creators: [Architecture: [ExactText: ExternalComponentCreator]] = [:]

  mutating func register(_ name: String, _ architecture: Architecture, _ creator: @escaping ExternalComponentCreator) {
    creators[architecture, default: [:]][ExactText(name)] = creator
  }

  func creator(of name: ExactText, _ architecture: Architecture) -> ExternalComponentCreator? {
    creators[architecture]?[name]
  }

  /// Returns the registered names, in the order of their bytes.
  public func names(of architecture: Architecture) -> [String] {
    (creators[architecture] ?? [:]).keys.sorted().map(\.text)
  }
}

/// The store of the external components. It is kept over reloads, and is replaced when the architecture changes.
@MainQueue
final class LastingExternalComponents: HostPart {
  var store: RNNExternalComponentStore?

  init(host: NativeHost) {}
}
