import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The size and the safe area of a screen (rnn-layouts §7.1, rnn-options §4.3 and §4.4, layout-guides §13). The device
/// is the one of the reference's figures: 390 × 844 points, with 47 points at the top and 34 at the bottom outside the
/// safe area.
@Suite("Geometry", .timeLimit(.minutes(20)))
struct GeometryTests {
  private static let options = World.Options(device: "iPhone 14")

  /// The arguments are the options of a screen in a stack in tabs, and the top and the bottom of its content.
  @Test(
    "A screen's content reaches below the bars as its options define",
    arguments: [
      ([:], 91, 761), (["topBar": ["drawBehind": true]], 0, 761), (["topBar": ["visible": false]], 0, 761),
      (["topBar": ["background": ["translucent": true]]], 0, 761),
      (["topBar": ["largeTitle": ["visible": true]]], 0, 761), (["bottomTabs": ["drawBehind": true]], 91, 844),
      (["bottomTabs": ["translucent": true]], 91, 844), (["bottomTabs": ["visible": false]], 91, 844),
      (["topBar": ["drawBehind": true], "bottomTabs": ["drawBehind": true]], 0, 844),
    ] as [(JSON, Double, Double)])
  func drawBehind(_ options: JSON, _ top: Double, _ bottom: Double) async throws {
    for architecture in Architecture.allCases {
      try await World.app(
        Setup(depth: .inProcess, architecture: architecture), Self.options,
        root: .bottomTabs([.stack([.screen("c1", options)], id: "s1")], id: "t1")
      ) { world, script, _ in
        try await world.settle(with: script.navigation)
        #expect(script.frame(of: "c1") == [0, top, 390, bottom - top])
      }
    }
  }

  @Test(
    "Geometry drawBehind affects a screen from its own, merged and default options, but not from its container",
    arguments: Setup.everyRoute)
  func drawBehindLayers(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, script, app in
      let behind: JSON = ["topBar": ["drawBehind": true]]
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: behind))
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 91, 390, 753])
      app.mergeOptions("c1", behind)
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 0, 390, 844])
      app.mergeOptions("c1", ["topBar": ["drawBehind": false]])
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 91, 390, 753])
      app.mergeOptions("c1", ["topBar": ["visible": false]])
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 0, 390, 844])
      #expect(script.safeArea(of: "c1") == [47, 0, 34, 0])
      app.setDefaultOptions(behind)
      _ = try await app.setRoot(.stack([.screen("c2")], id: "s2"))
      try await world.settle(with: app)
      #expect(script.frame(of: "c2") == [0, 0, 390, 844])
      #expect(script.safeArea(of: "c2") == [91, 0, 34, 0])
    }
  }

  @Test(
    "A screen without bars fills the window, and a screen in a sheet fills the sheet below its bar",
    arguments: Setup.everyRoute)
  func withoutBars(_ setup: Setup) async throws {
    try await World.app(setup, Self.options, root: .screen("c1")) { world, script, app in
      _ = try await app.showModal(.stack([.screen("m1")], id: "s1"))
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 0, 390, 844])
      #expect(script.safeArea(of: "c1") == [47, 0, 34, 0])
      // The sheet begins at 57, and its bar is 56 points high.
      #expect(script.frame(of: "m1") == [0, 113, 390, 731])
      #expect(script.safeArea(of: "m1") == [0, 0, 34, 0])
    }
  }

  @Test("A large title adds 52 points in portrait and none in landscape", arguments: Setup.everyRoute)
  func largeTitle(_ setup: Setup) async throws {
    try await World.app(
      setup, Self.options, root: .stack([.screen("c1", ["topBar": ["largeTitle": ["visible": true]]])], id: "s1")
    ) { world, script, app in
      @ScriptThread func bar() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "s1")["topBar"]
      }
      var shown = try await bar()
      #expect(shown?["largeTitle"]?["visible"] == true && shown?["largeTitle"]?["displayed"] == true)
      #expect(shown?["frame"] == [0, 47, 390, 96])
      #expect(script.safeArea(of: "c1") == [143, 0, 34, 0])
      #expect(try await app.constants()["topBarHeight"]?.double == 143)
      _ = try await world.driver.rotate(.landscape)
      shown = try await bar()
      #expect(shown?["largeTitle"]?["visible"] == true && shown?["largeTitle"]?["displayed"] == false)
      #expect(shown?["frame"] == [0, 0, 844, 32])
      _ = try await world.driver.rotate(.portrait)
      app.mergeOptions("c1", ["topBar": ["largeTitle": ["visible": false]]])
      shown = try await bar()
      #expect(shown?["largeTitle"]?["visible"] == false && shown?["largeTitle"]?["displayed"] == false)
      #expect(script.safeArea(of: "c1") == [91, 0, 34, 0])
    }
  }

  @Test(
    "Geometry layout.insets come as a whole from the screen, replace the defaults and change by merges",
    arguments: Setup.everyRoute)
  func insets(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, script, app in
      app.setDefaultOptions(["layout": ["insets": ["bottom": 100]]])
      _ = try await app.setRoot(.stack([.screen("c1", ["layout": ["insets": ["top": 10, "left": 5]]])], id: "s1"))
      try await world.settle(with: app)
      #expect(script.safeArea(of: "c1") == [0, 5, 34, 0])
      #expect(script.frame(of: "c1") == [0, 101, 390, 743])
      app.mergeOptions("c1", ["layout": ["insets": ["right": 7]]])
      try await world.settle(with: app)
      #expect(script.safeArea(of: "c1") == [0, 0, 34, 7])
      #expect(try await world.driver.snapshot(componentId: "s1")["safeArea"] == [47, 0, 34, 7])
    }
  }

  @Test(
    "Geometry hideOnScroll and autoHideHomeIndicator take effect only from the screen's own options",
    arguments: Setup.everyRoute
  )
  func ownOptionsAlone(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, _, app in
      let on: JSON = ["topBar": ["hideOnScroll": true], "layout": ["autoHideHomeIndicator": true]]
      app.setDefaultOptions(on)
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: on))
      @ScriptThread func shown() async throws -> [JSON?] {
        try await world.settle(with: app)
        let window = try await world.driver.snapshot()["windows"]?[0]
        return [window?["root"]?["topBar"]?["hideOnScroll"], window?["homeIndicator"]?["autoHidden"]]
      }
      #expect(try await shown() == [false, false])
      app.mergeOptions("c1", on)
      #expect(try await shown() == [true, true])
      _ = try await app.push("c1", .screen("c2"))
      #expect(try await shown() == [false, false])
      _ = try await app.push("c2", .screen("c3", on))
      #expect(try await shown() == [true, true])
    }
  }

  @Test("Geometry initialize returns the device in its current orientation", arguments: Setup.everyRoute)
  func described(_ setup: Setup) async throws {
    try await World.run(setup, World.Options(device: "iPad Pro 11")) { world in
      let device = world.driver.device
      #expect(device.model == "iPad Pro 11" && device.idiom == .pad && device.scale == 2)
      #expect(device.width == 834 && device.height == 1194 && device.orientation == .portrait)
      #expect(device.statusBarHeight == 24)
      #expect(device.safeArea.top == 24 && device.safeArea.left == 0)
      #expect(device.safeArea.bottom == 20 && device.safeArea.right == 0)
      #expect(device.userInterfaceStyle == .light && device.locale == "en_US" && !device.isRightToLeft)
      #expect(device.launchURL == nil)
      _ = try await world.script().navigation.setRoot(.screen("c1"))
      #expect(try await world.driver.rotate(.landscapeRight))
      let turned = try await world.script().navigation.info["device"]
      #expect(turned?["orientation"] == "landscapeRight")
      #expect(turned?["width"] == 1194)
    }
  }
}
