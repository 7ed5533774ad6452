internal import HeadlessUIKit
internal import Shared

/// The native screens that layouts may name. Kept over reloads on both architectures (rnn-commands §7.2, §7.3).
@MainQueue
final class RNNExternalComponentStore {
  private let creators: [ExactText: ExternalComponentCreator]
  private let host: RCTHost
  /// Those whose controllers are being made, one inside the other.
  private var making: Set<ExactText> = []

  init(_ creators: [ExactText: ExternalComponentCreator], host: RCTHost) {
    self.creators = creators
    self.host = host
  }

  /// Makes the controller of a component. iOS calls a nil block for a name that nobody registered, and crashes.
  func getExternalComponent(_ name: String, props: JSON) throws(RNNException) -> UIViewController {
    guard let creator = creators[ExactText(name)] else { throw .externalComponentNotFound(name) }
    guard making.insert(ExactText(name)).inserted else { throw .externalComponentHoldsItself(name) }
    defer { making.remove(ExactText(name)) }
    return creator(props, host)
  }
}
