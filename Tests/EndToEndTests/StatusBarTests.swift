import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §2.2 and §4.2.
@Suite("The status bar", .timeLimit(.minutes(20)))
struct StatusBarTests {
  @Test(
    "The status bar hides with the top bar under hideWithTopBar, unless visible is set", arguments: Setup.everyRoute)
  func hidesWithTopBar(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let follows: JSON = ["statusBar": ["hideWithTopBar": true]]
      _ = try await app.setRoot(.bottomTabs([.stack([.screen("c1", follows)], id: "s1"), .screen("c2")], id: "t1"))
      @ScriptThread func isVisible() async throws -> JSON? {
        await script.reachNative()
        try await world.settle()
        return try await world.driver.snapshot()["windows"]?[0]?["statusBar"]?["visible"]
      }
      #expect(try await isVisible() == true)
      app.mergeOptions("c1", ["topBar": ["visible": false]])
      #expect(try await isVisible() == false)
      app.mergeOptions("c1", ["statusBar": ["visible": true]])
      #expect(try await isVisible() == true)
      app.mergeOptions("c1", ["topBar": ["visible": true], "statusBar": ["visible": false]])
      #expect(try await isVisible() == false)
    }
  }

  @Test(
    "The status bar leaves its height to the screen, and none to the constants, when it is hidden on an iPhone SE",
    arguments: Setup.everyRoute)
  func geometry(_ setup: Setup) async throws {
    try await World.app(setup, World.Options(device: "iPhone SE 2"), root: .stack([.screen("c1")], id: "s1")) {
      world, script, app in
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 64, 375, 603])
      #expect(try await app.constants()["statusBarHeight"]?.double == 20)
      app.mergeOptions("c1", ["statusBar": ["visible": false]])
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 44, 375, 623])
      #expect(try await world.driver.snapshot(componentId: "c1")["safeArea"] == [44, 0, 0, 0])
      let constants = try await app.constants()
      #expect(constants["statusBarHeight"]?.double == 0)
      #expect(constants["topBarHeight"]?.double == 44)
      #expect(try await world.driver.snapshot()["safeArea"] == [0, 0, 0, 0])
    }
  }

  @Test(
    "The status bar keeps the presenter's options under a sheet, and takes those of a full-screen modal",
    arguments: Setup.everyRoute)
  func modals(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      @ScriptThread func shown() async throws -> JSON? {
        try await world.settle()
        return try await world.driver.snapshot()["windows"]?[0]?["statusBar"]
      }
      _ = try await app.setRoot(.stack([.screen("c1", ["statusBar": ["style": "dark"]])], id: "s1"))
      let light: JSON = ["statusBar": ["style": "light", "visible": false]]
      _ = try await app.showModal(.screen("m1", light.merging(["modalPresentationStyle": "pageSheet"])))
      #expect(try await shown() == ["visible": true, "style": "dark"])
      _ = try await app.dismissModal("m1")
      _ = try await app.showModal(.screen("m2", light.merging(["modalPresentationStyle": "fullScreen"])))
      #expect(try await shown() == ["visible": false, "style": "light"])
      _ = try await app.dismissModal("m2")
      #expect(try await shown() == ["visible": true, "style": "dark"])
    }
  }

  @Test("The status bar takes its style from the open drawer of a side menu", arguments: Setup.everyRoute)
  func sideMenu(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let menu = Layout.sideMenu(
        left: .screen("l1", ["statusBar": ["style": "light"]]),
        center: .stack([.screen("c1", ["statusBar": ["style": "dark"]])], id: "s1"), id: "m1")
      _ = try await script.navigation.setRoot(menu)
      @ScriptThread func style() async throws -> JSON? {
        await script.reachNative()
        try await world.settle()
        return try await world.driver.snapshot()["windows"]?[0]?["statusBar"]?["style"]
      }
      #expect(try await style() == "dark")
      script.navigation.mergeOptions("c1", ["sideMenu": ["left": ["visible": true]]])
      #expect(try await style() == "light")
    }
  }

  /// Only the legacy bridge has a promise for merges. It waits for their animations.
  @Test(
    "The status bar takes 350 ms to change its style by a merge unless 'animate' is false, and hides immediately",
    arguments: Setup.bridge)
  func animation(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, _ in
      for (options, time) in [
        (["visible": false], 0), (["visible": true], 0), (["style": "light"], 350), (["style": "light"], 0),
        (["style": "dark", "animate": false], 0), (["style": "light"], 0), (["style": "dark", "animate": true], 350),
      ] as [(JSON, Double)] {
        #expect(try await world.timeOfMerge("c1", ["statusBar": options], by: script) == time, "\(options)")
        let shown = try await world.driver.snapshot()["windows"]?[0]?["statusBar"]
        for key in ["visible", "style"] {
          if let value = options[key] { #expect(shown?[key] == value) }
        }
      }
    }
  }

  @Test(
    "The status bar takes a screen's own options before the defaults, and the defaults before a container's",
    arguments: Setup.everyRoute)
  func defaults(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      @ScriptThread func shown() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot()["windows"]?[0]?["statusBar"]
      }
      let stack = Layout.stack(
        [.screen("c1")], id: "s1", options: ["statusBar": ["style": "dark", "visible": true]])
      _ = try await app.setRoot(stack)
      #expect(try await shown() == ["visible": true, "style": "dark"])
      app.setDefaultOptions(["statusBar": ["style": "light", "visible": false]])
      _ = try await app.setRoot(stack)
      #expect(try await shown() == ["visible": false, "style": "light"])
      app.mergeOptions("c1", ["statusBar": ["style": "dark", "visible": true]])
      #expect(try await shown() == ["visible": true, "style": "dark"])
    }
  }
}
