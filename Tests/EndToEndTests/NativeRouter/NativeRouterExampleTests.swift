import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import Testing

/// `Examples/native-router`, and the routes file of a program, run as a user runs them.
@Suite("The example of the native router", .timeLimit(.minutes(20)))
struct NativeRouterExampleTests {
  private static let root = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }
  private static let routes = [
    "--design", "coordinator-router", "--routes", "\(root)/Examples/native-router/routes.json",
  ]

  /// The output that docs/native-router.md shows.
  private static var documented: String {
    let page = text("\(root)/docs/native-router.md")
    guard let begin = page.firstRange(of: "```text\n") else { return "" }
    let rest = page[begin.upperBound...]
    return String(rest[..<(rest.firstRange(of: "```")?.lowerBound ?? rest.startIndex)])
  }

  private static func text(_ path: String) -> String {
    String(decoding: SystemFiles.bytes(of: path) ?? [], as: UTF8.self)
  }

  @Test(
    "The example of the native router moves a screen from script to native by a flag, as the documentation shows",
    arguments: Architecture.allCases)
  func example(_ architecture: Architecture) async throws {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge,
      ["run", "\(Self.root)/Examples/native-router/app.js", "--architecture", architecture.rawValue] + Self.routes)
    #expect(ending.code == 0)
    #expect(ending.standardError == "")
    #expect(output == Self.documented)
  }

  @Test("The example of the native router shows its requests and reports in a transcript")
  func transcript() async throws {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge,
      ["run", "\(Self.root)/Examples/native-router/app.js", "--transcript", "--epoch-time", "0"] + Self.routes)
    #expect(ending.code == 0)
    for line in [
      #"-> perform2 {"type":"navigate","route":{"name":"Event","params":{"id":"42"}}}"#,
      "<- nativeNav.result perform2 true 2", "<- nativeNav.screen mount Event-3 Event",
    ] { #expect(output.contains(line), "\(line)") }
  }

  @Test("The native router reads a routes file that begins with a byte order mark")
  func marked() async throws {
    let files = try TemporaryFiles([
      "app.js": "Navigation.registerComponent('Home', () => () => null)",
      "routes.json": "\u{FEFF}" + #"{"tabs": [{"name": "home", "root": "Home"}]}"#,
    ])
    defer { files.remove() }
    let (app, routes) = (try #require(files.paths["app.js"]), try #require(files.paths["routes.json"]))
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["snapshot", app, "--design", "coordinator-router", "--routes", routes])
    #expect(ending.code == 0 && output.contains("script Home-1 (Home) visible"), "\(ending)")
  }

  struct Unregistered: CustomTestStringConvertible, Sendable {
    /// The components that the script registers.
    let registered: [String]
    /// The act of the script.
    var act = "push('Foo')"
    /// The message, in which ROUTES stands for the path of the file.
    let message: String
    var testDescription: String { "with \(registered)" }
  }

  static let unregistered = [
    Unregistered(
      registered: ["Home", "Menu"],
      message:
        "'Foo' is not registered. Registered components: 'Home', 'Menu'. The native side shows it for the action "
        + "'push' of the origin 'script' (ROUTES:1:75 .screens[1]): call registerComponent('Foo', …) before."),
    Unregistered(
      registered: ["Foo"],
      message:
        "'Home' is not registered. Registered components: 'Foo'. The native side shows it as the root of the tab "
        + "'home' (ROUTES:1:36 .tabs[0].root): call registerComponent('Home', …) before."),
    Unregistered(
      registered: ["Home", "Foo"],
      message:
        "'Menu' is not registered. Registered components: 'Home', 'Foo'. The native side shows it as the menu of "
        + "the left drawer (ROUTES:2:36 .drawers.left.component): call registerComponent('Menu', …) before."),
    Unregistered(
      registered: ["Home", "Foo", "Menu"], act: "openURL('demo://foo')",
      message:
        "'Fooo' is not registered. Did you mean 'Foo'? Registered components: 'Home', 'Foo', 'Menu'. The native side "
        + "shows it for the action 'navigate' of the origin 'deeplink' (ROUTES:3:76 .links.templates[0].screen): call "
        + "registerComponent('Fooo', …) before."),
  ]

  @Test(
    """
    The example of the native router ends with the place or the action of a component that the script has not \
    registered
    """, arguments: unregistered)
  func component(_ row: Unregistered) async throws {
    let files = try TemporaryFiles([
      "app.js": """
      const router = require('navbridge/native-router');
      for (const name of \(row.registered)) router.registerComponent(name, () => () => null);
      router.\(row.act);
      """,
      "routes.json": """
      {"tabs": [{"name": "home", "root": "Home"}], "screens": [{"name": "Bar"}, {"name": "Foo"}],
       "drawers": {"left": {"component": "Menu"}},
       "links": {"schemes": ["demo"], "templates": [{"pattern": "foo", "screen": "Fooo"}]}}
      """,
    ])
    defer { files.remove() }
    let (app, routes) = (try #require(files.paths["app.js"]), try #require(files.paths["routes.json"]))
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["run", app, "--design", "coordinator-router", "--routes", routes])
    #expect(ending.code == 1)
    let message = row.message.replacing("ROUTES", with: routes)
    #expect(ending.standardError.contains("The component \(message)"), "\(ending.standardError)")
  }

  @Test(
    "The example of the native router refuses options of an action that do not exist, with the nearest one",
    arguments: ["navigate", "push", "replace"])
  func unknownOption(_ function: String) async throws {
    let app = try Folder(
      """
      const router = require('navbridge/native-router');
      router.registerComponent('Home', () => () => null);
      router.\(function)('Home', { stak: 'home' }).catch(({ code, message }) => console.log(code, message));
      """)
    let (ending, output) = try await app.run(["--design", "coordinator-router"])
    #expect(ending.code == 0)
    #expect(output.contains("badAction ") && output.contains("stak' is unknown. Did you mean 'stack'?"), "\(output)")
  }

  @Test("The example of the native router does not start with a file that is wrong, missing, or of another design")
  func refused() async throws {
    let files = try TemporaryFiles(["bad.json": "{\"tabs\": [\n  {\"name\": \"home\"}]}"])
    defer { files.remove() }
    let bad = try #require(files.paths["bad.json"])
    let broken = bad + ".latin"
    unsafe system(#"printf '{\n "ä\344": 1}' > '\#(broken)'"#)
    defer { unsafe unlink(broken) }
    for (arguments, message) in [
      (
        ["--design", "coordinator-router", "--routes", bad],
        "--routes: \(bad):2:3: 'root' is missing; the name of a screen is expected, or an object with 'name' and 'params'."
      ),
      (
        ["--design", "coordinator-router", "--routes", "/nowhere/routes.json"],
        "--routes: '/nowhere/routes.json' cannot be read: No such file or directory."
      ),
      (
        ["--design", "coordinator-router", "--routes", broken],
        "--routes: '\(broken)' cannot be read: it is not UTF-8 text, from line 2, column 4 on."
      ),
      (["--routes", bad], "--routes goes with --design coordinator-router."),
    ] {
      let (ending, _) = try await ChildProcess.ending(of: .nativeSide, arguments)
      #expect(ending.code == 64)
      #expect(ending.standardError.contains("Error: \(message)"), "\(ending.standardError)")
    }
  }
}
