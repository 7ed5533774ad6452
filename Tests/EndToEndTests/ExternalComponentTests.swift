import HeadlessUIKit
import NativeSide
import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeReactNativeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §7.2; protocol §10, 'external components'.
@Suite("External components", .timeLimit(.minutes(20)))
struct ExternalComponentTests {
  private static let options: World.Options = {
    var options = World.Options()
    options.externalComponents = [
      "app.Native": """
      {"title": "For $props.name", "views": [
        {"class": "UILabel", "text": "$props.name", "testID": "label"},
        {"class": "UIButton", "text": "Rename", "testID": "rename", "action": {"setText": ["label", "renamed"]}},
        {"class": "UIButton", "text": "Tell", "testID": "invoke", "action": {"emit": ["reported", {"age": "$props.age"}]}},
        {"class": "UIButton", "text": "Further", "testID": "further", "action": {"pushNative": "app.Other"}},
        {"class": "UIButton", "text": "Nowhere", "testID": "nowhere", "action": {"pushNative": "app.None"}},
        {"class": "UIButton", "text": "Off", "testID": "off", "enabled": false}],
      "rightButtons": [{"text": "Reset", "testID": "reset", "action": {"setText": ["label", "reset"]}}]}
      """,
      "app.Other": """
      {"views": [{"class": "UIButton", "text": "Back", "testID": "back", "action": {"pop": true}}]}
      """,
      "app.Sheet": """
      {"views": [{"class": "UIButton", "text": "Close", "testID": "close", "action": {"dismiss": true}}]}
      """,
    ]
    return options
  }()

  private static let native = Layout.external(
    name: "app.Native", id: "e1", passProps: ["name": "Ada", "age": 36])

  @ScriptThread
  private static func texts(_ world: World) async throws -> [String?]? {
    try await world.driver.snapshot(componentId: "e1")["views"]?.array?.map { $0["text"]?.string }
  }

  @Test(
    "External components show native views made from their properties, and emit appearance events",
    arguments: Setup.everyDepth)
  func shown(_ setup: Setup) async throws {
    try await World.app(setup, Self.options, root: .stack([Self.native], id: "s1")) { world, script, _ in
      try await world.settle()
      #expect(script.words.contains(inOrder: ["W(e1)", "D(e1)"]) && script.rootTags.isEmpty)
      let node = try await world.driver.snapshot(componentId: "e1")
      #expect(node["class"] == "RNNExternalViewController" && node["type"] == "ExternalComponent")
      #expect(node["rootTag"] == nil && node["name"] == "app.Native")
      #expect(node["children"]?.array?.map { $0["class"] } == ["ExternalScreenViewController"])
      #expect(node["views"]?[0]?["class"] == "UILabel" && node["views"]?[0]?["testID"] == "label")
      #expect(node["views"]?[5]?["enabled"] == false)
      #expect(try await Self.texts(world) == ["Ada", "Rename", "Tell", "Further", "Nowhere", "Off"])
      #expect(try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"] == "For Ada")
      script.clear()
      _ = try await script.navigation.setRoot(.screen("c1"))
      try await world.settle()
      #expect(script.words.filter { $0 == "X(e1)" }.count == 1)
    }
  }

  @Test(
    "External components accept taps by testID on buttons and bar buttons, and run their actions",
    arguments: Setup.everyDepth)
  func taps(_ setup: Setup) async throws {
    try await World.app(setup, Self.options, root: .stack([Self.native], id: "s1")) { world, script, _ in
      try await world.settle()
      try await world.driver.tap(testID: "rename")
      #expect(try await Self.texts(world)?.first == "renamed")
      try await world.driver.tap(testID: "reset")
      #expect(try await Self.texts(world)?.first == "reset")
      try await world.driver.tap(testID: "invoke")
      try await script.received {
        if case .event(let event) = $0 { event.name == "reported" && event.body == ["age": 36] } else { false }
      }
      try await world.driver.tap(testID: "further")
      try await world.settle()
      let pushed = try await world.driver.snapshot(componentId: "s1")["children"]?[1]
      #expect(pushed?["type"] == "ExternalComponent" && pushed?["componentId"]?.isNull == true)
      #expect(pushed?["views"]?[0]?["text"] == "Back")
      #expect(script.words.contains("X(e1)"))
      try await world.driver.tap(testID: "back")
      try await world.settle()
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
    }
  }

  @Test("External components reject a tap on a missing, disabled or covered button", arguments: Setup.everyDepth)
  func noTaps(_ setup: Setup) async throws {
    try await World.app(setup, Self.options, root: .stack([Self.native], id: "s1")) { world, script, _ in
      try await world.settle()
      @ScriptThread func refused(_ testID: String) async -> RPCError? {
        do throws(RPCError) {
          try await world.driver.tap(testID: testID)
          return nil
        } catch { return error }
      }
      #expect(await refused("none")?.code == -32004)
      #expect(await refused("off")?.code == -32005)
      #expect(await refused("off")?.data["disabled"] == true)
      // With an unregistered name iOS would crash; here a diagnostic is recorded.
      #expect(await refused("nowhere") == nil)
      let kinds = try await world.driver.stats().json["diagnostics"]?.array?.map { $0["kind"]?.string }
      #expect(kinds == ["ExternalComponentNotFound"])
      _ = try await script.navigation.push("e1", .screen("c2"))
      try await world.settle()
      #expect(await refused("rename")?.code == -32004)
      #expect(await refused("reset")?.code == -32004)
      _ = try await script.navigation.pop("c2")
      _ = try await script.navigation.showModal(.screen("m1", ["modalPresentationStyle": "overFullScreen"]))
      try await world.settle()
      let covered = await refused("rename")
      #expect(covered?.code == -32005 && covered?.data["coveredBy"]?.string != nil)
    }
  }

  @Test("External components are pushed, popped and shown as modals like other screens", arguments: Setup.everyDepth)
  func navigated(_ setup: Setup) async throws {
    try await World.app(setup, Self.options, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      #expect(try await app.push("c1", Self.native) == "e1")
      script.clear()
      #expect(try await app.pop("e1") == "e1")
      #expect(script.words.contains(inOrder: ["W(c1)", "X(e1)", "D(c1)", "P(e1)"]))
      #expect(try await app.showModal(.external(name: "app.Sheet", id: "e2")) == "e2")
      try await world.driver.tap(testID: "close")
      try await world.settle()
      #expect(try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array?.isEmpty == true)
    }
  }

  @Test(
    "External components are rejected if they are not registered, and otherwise survive a reload",
    arguments: Setup.everyDepth)
  func registry(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await world.script()
      do throws(RPCError) {
        _ = try await script.navigation.setRoot(.external(name: "app.None"))
        Issue.record("An unregistered component was shown.")
      } catch {
        #expect(error.data["code"]?.string == "ExternalComponentNotFound")
        #expect(error.message.contains("app.None"))
      }
      @ScriptThread func names() async throws -> JSON? { try await world.driver.snapshot()["externalComponents"] }
      #expect(try await names() == ["app.Native", "app.Other", "app.Sheet"])
      try await world.driver.reload()
      try await script.received { $0.word == "launched" }
      #expect(try await names() == ["app.Native", "app.Other", "app.Sheet"])
      #expect(try await script.navigation.setRoot(Self.native) == "e1")
    }
  }

  @Test(
    "External components are rejected if they are registered only for the other architecture, which the error names",
    arguments: Architecture.allCases,
    Setup.everyDepth.filter { $0.depth != .process })
  func lost(_ registered: Architecture, _ setup: Setup) async throws {
    var options = World.Options()
    options.change = {
      $0.registerExternalComponent("app.One", through: registered) { _, _ in UIViewController() }
      $0.registerExternalComponent("app.Both") { _, _ in UIViewController() }
    }
    try await World.app(setup, options) { (world, _, app) async throws in
      let isKnown = registered == setup.architecture
      #expect(
        try await world.driver.snapshot()["externalComponents"] == (isKnown ? ["app.Both", "app.One"] : ["app.Both"]))
      #expect(try await app.setRoot(.external(name: "app.Both", id: "e1")) == "e1")
      do throws(RPCError) {
        _ = try await app.setRoot(.external(name: "app.One", id: "e2"))
        #expect(isKnown)
      } catch {
        #expect(!isKnown && error.data["code"]?.string == "ExternalComponentNotFound")
        #expect(error.message.contains("only through '\(registered.rawValue)'"))
      }
    }
  }

  /// A controller that the test supplies.
  private final class Counter: UIViewController {
    private let label = UILabel()

    init(_ props: JSON) {
      super.init()
      title = "Counter"
      label.text = props["count"].map { "\($0)" }
      label.accessibilityIdentifier = "count"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }
  }

  @Test("External components can be any controller that a closure creates", arguments: Architecture.allCases)
  func anyController(_ architecture: Architecture) async throws {
    var options = World.Options()
    options.change = { $0.registerExternalComponent("app.Counter") { props, _ in Counter(props) } }
    try await World.app(Setup(depth: .inProcess, architecture: architecture), options) { world, _, app in
      let titled: JSON = ["topBar": ["title": ["text": "Renamed"]]]
      let counter = Layout.external(name: "app.Counter", id: "e1", options: titled, passProps: ["count": 3])
      _ = try await app.setRoot(.stack([counter], id: "s1"))
      try await world.settle()
      #expect(try await Self.texts(world) == ["3"])
      #expect(try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"] == "Renamed")
    }
  }
}
