#if JavaScript
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The declarations that the library in JavaScript is given, as texts that are written once in a process.
enum Vocabulary {
  private static let modules = (DesignDescription.all.modules + ReactNativeDeclarations.all).map { $0.declaration }
  /// The names of the designs by the keys of their modules.
  private static let designs = Dictionary(
    DesignDescription.all.flatMap { design in design.modules.map { ($0.declaration.key, design.name) } }
  ) { first, _ in first }
  private static let bridge = texts(on: .bridge)
  private static let turbo = texts(on: .turbo)

  private static func texts(on architecture: Architecture) -> [String: String] {
    let table = ModuleDeclaration.table(modules, designs, on: architecture).object ?? [:]
    return Dictionary(uniqueKeysWithValues: table.map { ($0.key.text, $0.value.description) })
  }

  /// The declaration of a module on a route, by its key; nil if no module has it.
  static func text(of module: String, on architecture: Architecture) -> String? {
    switch architecture {
    case .bridge: bridge[module]
    case .turbo: turbo[module]
    }
  }

  /// The driver's methods.
  static let driverMethods = DriverMethods.table.description
}
#endif
