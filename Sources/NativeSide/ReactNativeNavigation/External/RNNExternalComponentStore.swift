internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

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
      throw .externalComponentNotFound(name.text, architecture, registeredThrough: others.first)
    }
    guard making.insert(name).inserted else { throw .externalComponentHoldsItself(name.text) }
    defer { making.remove(name) }
    return creator(props, host)
  }
}
