public import NavbridgeVocabulary
internal import NavbridgeWire

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
