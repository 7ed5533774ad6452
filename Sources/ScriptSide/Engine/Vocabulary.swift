#if JavaScript
internal import NavbridgeVocabulary

/// The declarations that the library in JavaScript is given, as text. The text of a route is written once in a process.
enum Vocabulary {
  private static let modules =
    (ReactNativeNavigationDeclarations.own + CoordinatorRouterDeclarations.own + LayeredNavigationDeclarations.own
    + ReactNativeDeclarations.all).map { $0.declaration }
  private static let bridge = ModuleDeclaration.table(modules, on: .bridge).description
  private static let turbo = ModuleDeclaration.table(modules, on: .turbo).description

  static func text(_ architecture: Architecture) -> String {
    switch architecture {
    case .bridge: bridge
    case .turbo: turbo
    }
  }
}
#endif
