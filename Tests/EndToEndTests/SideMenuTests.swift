import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-layouts §10.
@Suite("Side menus", .timeLimit(.minutes(20)))
struct SideMenuTests {
  private static func visible(_ side: String, _ isVisible: Bool = true) -> JSON {
    ["sideMenu": .object([ExactText(side): ["visible": .bool(isVisible)]])]
  }

  /// Shows a menu m of l, a stack s1 of c1, and r, and clears the received messages.
  @ScriptThread
  private static func show(
    in world: World, _ options: JSON = [:], right: Layout? = .screen("r"), center: JSON = [:]
  ) async throws -> Script {
    let script = try await world.script()
    let menu = Layout.sideMenu(
      left: .screen("l"), center: .stack([.screen("c1", center)], id: "s1"), right: right, id: "m", options: options)
    _ = try await script.navigation.setRoot(menu)
    try await world.settle()
    return script
  }

  @ScriptThread
  static func menu(_ world: World) async throws -> JSON {
    try await world.driver.snapshot(componentId: "m")["sideMenu"] ?? [:]
  }

  @ScriptThread
  static func merge(_ script: Script, _ world: World, _ id: String, _ options: JSON) async throws {
    script.navigation.mergeOptions(id, options)
    await script.reachNative()
    try await world.settle()
  }

  @Test(
    "Side menus render a left side, a centre and a right side, of which only the centre appears",
    arguments: Setup.everyRoute)
  func children(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world)
      let node = try await world.driver.snapshot(componentId: "m")
      #expect(node["class"] == "RNNSideMenuViewController")
      let types = node["children"]?.array?.map { $0["type"]?.string }
      #expect(types == ["SideMenuLeft", "SideMenuCenter", "SideMenuRight"])
      #expect(node["children"]?.array?.map { $0["visible"] } == [false, true, false])
      #expect(Set(script.rootTags.keys) == ["l", "c1", "r"])
      #expect(script.words.filter { $0.hasPrefix("W(") || $0.hasPrefix("D(") } == ["W(c1)", "D(c1)"])
    }
  }

  @Test(
    "Side menus open and close by options, with events of the side but not of the centre", arguments: Setup.everyRoute)
  func byOptions(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world)
      script.clear()
      try await Self.merge(script, world, "c1", Self.visible("left"))
      #expect(try await Self.menu(world)["left"]?["visible"] == true)
      #expect(script.words == ["W(l)", "D(l)"])
      script.clear()
      // The named side has no effect: the open side closes.
      try await Self.merge(script, world, "l", Self.visible("right", false))
      #expect(try await Self.menu(world)["openSide"] == "none")
      #expect(script.words == ["X(l)"])
    }
  }

  @Test("Side menus open once for an option, which later appearances ignore", arguments: Setup.everyRoute)
  func consumed(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world, Self.visible("left"))
      #expect(try await Self.menu(world)["openSide"] == "left")
      #expect(try await world.driver.closeSideMenu(.left))
      try await world.settle()
      _ = try await script.navigation.push("c1", .screen("c2"))
      _ = try await script.navigation.pop("c2")
      try await world.settle()
      #expect(try await Self.menu(world)["openSide"] == "none")
      #expect(try await world.driver.snapshot(componentId: "m")["options"]?["sideMenu"]?["left"]?["visible"] == true)
    }
  }

  struct Pan: Sendable, CustomTestStringConvertible {
    let mode: String
    let opens: Bool
    let completes: Bool
    let words: [String]
    var bridge: [String]?
    var testDescription: String { "\(mode), \(opens ? "open" : "close")\(completes ? "" : ", cancelled")" }
  }

  static let pans = [
    Pan(mode: "pushContent", opens: true, completes: true, words: ["W(l)", "D(l)"]),
    Pan(mode: "pushContent", opens: true, completes: false, words: ["W(l)", "X(l)"], bridge: ["W(l)"]),
    Pan(mode: "pushContent", opens: false, completes: true, words: ["X(l)"]),
    Pan(mode: "pushContent", opens: false, completes: false, words: []),
    Pan(mode: "aboveContent", opens: true, completes: true, words: ["W(l)", "D(l)"]),
    // A drawer appears as soon as it is visible, and no event follows when it disappears again. The library does the
    // same.
    Pan(mode: "aboveContent", opens: true, completes: false, words: ["W(l)", "D(l)"]),
    Pan(mode: "aboveContent", opens: false, completes: true, words: ["X(l)"]),
  ]

  @Test("Side menus open and close by a pan in either mode", arguments: pans, Setup.everyRoute)
  func byFinger(_ pan: Pan, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world, ["sideMenu": ["left": ["openMode": .string(pan.mode)]]])
      if !pan.opens { try await Self.merge(script, world, "m", Self.visible("left")) }
      script.clear()
      let isDone =
        try await pan.opens
        ? world.driver.openSideMenu(.left, complete: pan.completes)
        : world.driver.closeSideMenu(.left, complete: pan.completes)
      #expect(isDone)
      try await world.settle()
      #expect(script.words == (setup.architecture == .bridge ? pan.bridge ?? pan.words : pan.words))
      #expect(try await Self.menu(world)["openSide"] == (pan.opens == pan.completes ? "left" : "none"))
    }
  }

  @Test(
    "Side menus close by a tap beside the drawer, which does not reach the centre",
    arguments: ["pushContent", "aboveContent"],
    Setup.everyRoute)
  func tapBeside(_ mode: String, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(
        in: world, ["sideMenu": ["right": ["openMode": .string(mode)]]],
        center: ["topBar": ["leftButtons": [["id": "b", "text": "Left"]]]])
      // With no open side, a tap is left to the script side.
      await #expect(throws: RPCError.self) { try await world.driver.tap(componentId: "c1") }
      try await Self.merge(script, world, "m", Self.visible("right"))
      script.clear()
      do throws(RPCError) {
        try await world.driver.tap(buttonId: "b")
        Issue.record("A tap reached the centre beside an open drawer.")
      } catch { #expect(error.code == -32005) }
      // The drawer does not lie beside itself.
      await #expect(throws: RPCError.self) { try await world.driver.tap(componentId: "r") }
      try await world.driver.tap(componentId: "c1")
      try await world.settle()
      #expect(script.words == ["X(r)"])
      #expect(try await Self.menu(world)["openSide"] == "none")
      try await world.driver.tap(buttonId: "b")
      try await world.settle(with: script.navigation)
      #expect(script.words.contains("B(c1,b)"))
    }
  }

  @Test("Side menus follow no pan when the side is disabled, missing, open or not", arguments: Setup.everyRoute)
  func forbidden(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world, ["sideMenu": ["left": ["enabled": false]]], right: nil)
      #expect(try await !world.driver.openSideMenu(.left))
      #expect(try await !world.driver.openSideMenu(.right))
      #expect(try await !world.driver.closeSideMenu(.left))
      // A merge may open it all the same.
      try await Self.merge(script, world, "m", Self.visible("left"))
      #expect(try await Self.menu(world)["openSide"] == "left")
      #expect(try await !world.driver.openSideMenu(.left))
      #expect(try await world.driver.closeSideMenu(.left))
      do throws(RPCError) {
        _ = try await world.driver.request("device/openSideMenu", ["side": "top"])
        Issue.record("An unknown side was opened.")
      } catch { #expect(error.code == -32602) }
    }
  }

  @Test("Side menus hide the open side without an event when the other one opens", arguments: Setup.everyRoute)
  func otherSide(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world)
      try await Self.merge(script, world, "m", Self.visible("left"))
      script.clear()
      try await Self.merge(script, world, "m", Self.visible("right"))
      #expect(script.words == ["W(r)", "D(r)"])
      #expect(try await Self.menu(world)["left"]?["visible"] == false)
      let kinds = try await world.driver.stats().json["diagnostics"]?.array?.map { $0["kind"]?.string }
      #expect(kinds?.contains("drawerWithoutDisappearance") == true)
    }
  }

  @Test("Side menus stop opening after a missing side was opened, and record a diagnostic", arguments: Setup.everyRoute)
  func stuck(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world, right: nil)
      try await Self.merge(script, world, "m", Self.visible("right"))
      try await Self.merge(script, world, "m", Self.visible("left"))
      #expect(try await Self.menu(world)["openSide"] == "none")
      #expect(try await !world.driver.openSideMenu(.left))
      let kinds = try await world.driver.stats().json["diagnostics"]?.array?.map { $0["kind"]?.string }
      #expect(kinds?.contains("missingDrawer") == true)
    }
  }

  @Test(
    "Side menus take openGestureMode from their own options, or the defaults, or use 'bezel'", arguments: Setup.turbo)
  func openGestureMode(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      for (own, defaults, mode) in [
        (nil, nil, "bezel"), (nil, "entireScreen", "entireScreen"), ("bezel", "entireScreen", "bezel"),
        ("entireScreen", nil, "entireScreen"), ("levitate", nil, "entireScreen"),
      ] as [(JSON, JSON, JSON)] {
        app.setDefaultOptions(["sideMenu": ["openGestureMode": defaults]])
        _ = try await app.setRoot(
          .sideMenu(left: .screen("l"), center: .screen("c"), id: "m", options: ["sideMenu": ["openGestureMode": own]]))
        try await world.settle(with: app)
        #expect(try await Self.menu(world)["openGestureMode"] == mode)
      }
    }
  }

  @Test("Side menus move and lie as their options define", arguments: Setup.everyRoute)
  func options(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let options: JSON = [
        "sideMenu": [
          "left": ["width": 200, "animationVelocity": 400, "shouldStretchDrawer": false],
          "animationType": "parallax", "openGestureMode": "entireScreen",
        ]
      ]
      let script = try await Self.show(in: world, options)
      let start = try await world.driver.clockNow().milliseconds
      try await Self.merge(script, world, "m", Self.visible("left"))
      #expect(try await world.driver.clockNow().milliseconds - start == 500)
      let menu = try await Self.menu(world)
      #expect(menu["left"]?["width"]?.double == 200 && menu["left"]?["shouldStretchDrawer"] == false)
      #expect(menu["right"]?["width"]?.double == 280 && menu["right"]?["enabled"] == true)
      #expect(menu["animationType"] == "parallax" && menu["openGestureMode"] == "entireScreen")
      #expect(menu["left"]?["openMode"] == "aboveContent")
      let node = try await world.driver.snapshot(componentId: "m")
      let frames = node["children"]?.array?.map { $0["frame"]?.array?.compactMap(\.double) }
      #expect(frames == [[0, 0, 200, 956], [0, 0, 440, 956], [160, 0, 280, 956]])
      try await Self.merge(script, world, "c1", ["sideMenu": ["left": ["enabled": false, "openMode": "other"]]])
      #expect(try await Self.menu(world)["left"]?["enabled"] == false)
      #expect(try await Self.menu(world)["left"]?["openMode"] == "pushContent")
    }
  }

  @Test("Side menus resolve the open side's options, but the centre's sideMenu options", arguments: Setup.everyRoute)
  func resolving(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(
        in: world, center: ["sideMenu": ["right": ["width": 150]], "topBar": ["testID": "centre"]])
      @ScriptThread func resolved() async throws -> JSON? {
        try await world.driver.snapshot(componentId: "m")["resolvedOptions"]
      }
      #expect(try await resolved()?["topBar"]?["testID"] == "centre")
      try await Self.merge(script, world, "m", Self.visible("left"))
      let open = try await resolved()
      #expect(open?["topBar"]?["testID"] == nil && open?["sideMenu"]?["right"]?["width"] == 150)
    }
  }

  @Test("Side menus wait only for the centre to render", arguments: Setup.turbo)
  func waiting(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let menu = Layout.sideMenu(left: .screen("l"), center: .screen("c"), id: "m")
      let root = Task<String?, Never>(executorPreference: ScriptThread.executor) {
        try? await script.noting("setRoot") { () throws(RPCError) in try await script.navigation.setRoot(menu) }
      }
      try await script.received { if case .run(_, "l", _) = $0 { true } else { false } }
      #expect(!script.words.contains("setRoot ok"))
      // The waiting components are found already, also below a menu that has no view yet.
      for id in ["c", "l"] { #expect(try await world.driver.snapshot(componentId: id)["componentId"]?.string == id) }
      script.navigation.mount(rootTag: try #require(script.rootTags["c"]))
      #expect(try await root.joined() == "m")
    }
  }

  @Test(
    "Side menus are rejected with the name of the exception when a child is no part of a menu",
    arguments: Setup.everyRoute)
  func unknownChild(_ setup: Setup) async throws {
    try await World.app(setup) { _, _, app in
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      let child: JSON = ["id": "c", "type": "Component", "data": ["name": "c"], "children": []]
      do throws(RPCError) {
        _ = try await app.call(module, "setRoot") { writer in
          writer.value("setRoot1")
          writer.value(["root": ["id": "m", "type": "SideMenuRoot", "children": [child]]] as JSON)
        }
        Issue.record("An unknown child was accepted.")
      } catch {
        #expect(error.data["code"]?.string == "UnknownSideMenuControllerType")
        #expect(error.message.hasPrefix("layout.root.children[0]: Unknown side menu type"))
      }
    }
  }
}
