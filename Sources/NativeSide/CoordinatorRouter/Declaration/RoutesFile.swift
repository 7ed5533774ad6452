internal import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

/// An app's declaration as a JSON file, for apps whose screens are written in JavaScript (native-router §8, §11). The
/// members are described in docs/native-router.md.
public struct RoutesFile: Sendable, Equatable {
  /// The app that the file declares.
  public let app: RouterApp
  /// The native screens by the names of their coordinators.
  package let nativeScreens: [String: NativeScreen]
  /// The menus of the drawers.
  package let drawerMenus: [DrawerState.Side: DescribedDrawerMenu]
  /// The file itself. Nil for a text that is in no file.
  package private(set) var source: RoutesSource?

  /// Reads and checks the text of a file, by whose path errors name it. Throws the first mistake.
  package init(json text: String, of file: String) throws(RouterAppFault) {
    try self.init(json: text)
    source = RoutesSource(file: file, text: text)
  }

  /// Reads and checks a file. Throws the first mistake with its path, line and column.
  public init(json text: String) throws(RouterAppFault) {
    self = try RoutesReader.read(file: text) { (file) throws(RouterAppFault) in
      try Self.refuseRepetition(in: text)
      return try RoutesFile(file)
    }
  }

  private static func refuseRepetition(in text: String) throws(RouterAppFault) {
    var scanner = JSONScanner(text)
    guard let twice = scanner.firstRepetition() else { return }
    let first = JSONPlace(at: twice.first, in: text)
    throw RouterAppFault(
      twice.path, "The object has two members '\(cut: twice.name)'; the first one is at \(first). Remove one of them.",
      place: JSONPlace(at: twice.second, in: text))
  }

  private init(_ file: RoutesReader) throws(RouterAppFault) {
    try file.admit(["home", "tabs", "screens", "flags", "links", "drawers", "nativeScreens"])
    var declaration = RouterAppDeclaration(app: RouterApp(tabs: [], home: ""))
    for tab in try file.items("tabs") { declaration.app.tabs.append(try Self.tab(tab)) }
    declaration.app.home = try file.optionalText("home") ?? declaration.app.tabs.first?.name ?? ""
    for screen in try file.items("screens") { declaration.screens.append(try Self.screen(screen)) }
    if let flags = try file.object("flags") {
      for (name, _) in flags.members { declaration.app.flags[name] = try flags.read(.flag(name)) }
    }
    if let links = file.member("links") { try Self.read(links, into: &declaration.app) }
    let described = try file.object("nativeScreens")?.members ?? []
    let app = try declaration.resolved()
    try app.check(coordinators: Set(described.map(\.name)))
    let flags = app.flags.keys.sorted()
    var nativeScreens: [String: NativeScreen] = [:]
    for (name, screen) in described { nativeScreens[name] = try NativeScreen(screen, flags: flags) }
    (self.app, self.nativeScreens) = (app, nativeScreens)
    drawerMenus = try Self.drawerMenus(file, nativeScreens)
  }

  private static func tab(_ tab: RoutesReader) throws(RouterAppFault) -> RouterApp.Tab {
    try tab.admit(["name", "title", "root"])
    return RouterApp.Tab(
      name: try tab.text("name"), title: try tab.optionalText("title"), root: try tab.route("root"))
  }

  private static func screen(_ screen: RoutesReader) throws(RouterAppFault) -> RouterAppDeclaration.Entry {
    if let other = try screen.optionalText("like") {
      try screen.admit(["name", "like"])
      return .same(SameScreen(try screen.text("name"), like: other))
    }
    try screen.admit(["name", "modal", "dismissable", "native", "nativeOnly", "flag", "like"])
    return .screen(
      RouterApp.Screen(
        name: try screen.text("name"), isModal: try screen.flag("modal", default: false),
        isDismissable: try screen.flag("dismissable", default: true), coordinator: try screen.optionalText("native"),
        isNativeOnly: try screen.flag("nativeOnly", default: false), flag: try screen.optionalText("flag")))
  }

  private static func read(_ links: RoutesReader, into app: inout RouterApp) throws(RouterAppFault) {
    try links.admit(["schemes", "hosts", "templates"])
    app.schemes = try links.read(.optional(.texts("schemes"))) ?? []
    app.hosts = try links.read(.optional(.texts("hosts"))) ?? []
    for template in try links.items("templates") {
      try template.admit(["pattern", "screen", "stack", "defaults"])
      app.templates.append(
        RouterApp.Template(
          pattern: try template.text("pattern"), screen: try template.text("screen"),
          stack: try template.optionalText("stack"), defaults: try template.values("defaults")))
    }
  }
}
