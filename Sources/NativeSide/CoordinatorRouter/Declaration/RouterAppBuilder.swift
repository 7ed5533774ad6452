public import NavbridgeVocabulary
internal import NavbridgeWire

/// Builds an app's declaration from its parts.
@resultBuilder
public enum RouterAppBuilder {
  /// Takes one part.
  public static func buildExpression(_ part: some RouterAppPart) -> [any RouterAppPart] { [part] }
  /// Takes the parts of a block in their order.
  public static func buildBlock(_ parts: [any RouterAppPart]...) -> [any RouterAppPart] { parts.flatMap { $0 } }
  /// Takes the parts of a loop in their order.
  public static func buildArray(_ parts: [[any RouterAppPart]]) -> [any RouterAppPart] { parts.flatMap { $0 } }
  /// Takes the parts of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ parts: [any RouterAppPart]?) -> [any RouterAppPart] { parts ?? [] }
  /// Takes the parts of the first branch of an `if` or a `switch`.
  public static func buildEither(first parts: [any RouterAppPart]) -> [any RouterAppPart] { parts }
  /// Takes the parts of another branch of an `if` or a `switch`.
  public static func buildEither(second parts: [any RouterAppPart]) -> [any RouterAppPart] { parts }
}

extension RouterApp {
  /// Declares an app, and checks the declaration.
  ///
  ///     let app = try RouterApp(home: "home") {
  ///       RouterApp.Tab(name: "home", root: NativeRoute(name: "HomeScreen"))
  ///       RouterApp.Screen(name: "EventScreen", coordinator: "event", flag: "nativeEvent")
  ///       FeatureFlag("nativeEvent")
  ///       LinkScheme("entain")
  ///       RouterApp.Template(pattern: "bets/:eventId", screen: "EventScreen")
  ///     }
  ///
  /// - Parameter home: The name of the tab that is selected at first, and by `resetHome`.
  public init(home: String, @RouterAppBuilder _ parts: () -> [any RouterAppPart]) throws(RouterAppFault) {
    var declaration = RouterAppDeclaration(app: RouterApp(tabs: [], home: home))
    for part in parts() { part.add(to: &declaration) }
    self = try declaration.resolved()
    try check()
  }
}

extension RouterAppDeclaration {
  /// Returns the app with its screens. Throws for a `SameScreen` that leads nowhere, or back to itself.
  func resolved() throws(RouterAppFault) -> RouterApp {
    var originals = OriginalScreens(screens)
    var resolved: [RouterApp.Screen] = []
    for (index, entry) in screens.enumerated() {
      switch entry {
      case .screen(let screen): resolved.append(screen)
      case .same(let same): resolved.append(try originals.screen(for: same, at: [.member("screens"), .item(index)]))
      }
    }
    var app = app
    app.screens = resolved
    return app
  }
}

extension RouterAppDeclaration.Entry {
  var name: String {
    switch self {
    case .screen(let screen): screen.name
    case .same(let same): same.name
    }
  }
}
