#if JavaScript
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The declarations that the library in JavaScript is given, as text. The text of a route is written once in a process.
enum Vocabulary {
  private static let modules = (DesignDescription.all.modules + ReactNativeDeclarations.all).map { $0.declaration }
  /// The names of the designs by the keys of their modules.
  private static let designs = Dictionary(
    DesignDescription.all.flatMap { design in design.modules.map { ($0.declaration.key, design.name) } }
  ) { first, _ in first }
  private static let bridge = ModuleDeclaration.table(modules, designs, on: .bridge).description
  private static let turbo = ModuleDeclaration.table(modules, designs, on: .turbo).description

  static func text(_ architecture: Architecture) -> String {
    switch architecture {
    case .bridge: bridge
    case .turbo: turbo
    }
  }
}
#endif
