import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-commands §6, on the device that the reference takes its figures from.
@Suite("Constants", .timeLimit(.minutes(20)))
struct ConstantsTests {
  private static let options = World.Options(device: "iPhone 14")

  @Test(
    "Constants give a hidden top bar no height, hidden tabs their full height, and a key overlay no top bar",
    arguments: Setup.everyRoute)
  func follow(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { world, _, app in
      @ScriptThread func heights() async throws -> [Double?] {
        try await world.settle(with: app)
        let constants = try await app.constants()
        return ["topBarHeight", "statusBarHeight", "bottomTabsHeight"].map { constants[$0]?.double }
      }
      _ = try await app.setRoot(.bottomTabs([.stack([.screen("c1")], id: "s1"), .screen("c2")], id: "t1"))
      #expect(try await heights() == [91, 47, 83])
      app.mergeOptions("c1", ["topBar": ["visible": false], "bottomTabs": ["visible": false]])
      #expect(try await heights() == [0, 47, 83])
      app.mergeOptions("c1", ["topBar": ["visible": true], "bottomTabs": ["visible": true]])
      #expect(try await heights() == [91, 47, 83])
      try await world.driver.tap(tabIndex: 1)
      #expect(try await heights() == [0, 47, 83])
      try await world.driver.tap(tabIndex: 0)
      _ = try await app.showOverlay(.screen("o1"))
      #expect(try await heights() == [91, 47, 83])
      _ = try await app.dismissOverlay("o1")
      _ = try await app.showOverlay(.screen("o2", ["overlay": ["handleKeyboardEvents": true]]))
      #expect(try await heights() == [0, 47, 83])
      _ = try await app.dismissOverlay("o2")
      _ = try await app.showModal(.stack([.screen("m1")], id: "ms1"))
      #expect(try await heights() == [56, 47, 83])
      _ = try await app.dismissModal("m1")
      #expect(try await world.driver.rotate(.landscape))
      #expect(try await heights() == [32, 0, 53])
    }
  }

  @Test("Constants are read by a synchronous call while the script thread is blocked", arguments: Setup.everyRoute)
  func synchronous(_ setup: Setup) async throws {
    try await World.app(setup, Self.options) { _, _, app in
      let constants = try app.constantsSync()
      #expect(constants["topBarHeight"] != nil)
      #expect(try await app.constants() == constants)
    }
  }

  /// The bottom of the top bar on each device: the height of the status bar plus the height of the bar.
  static let devices: [(name: String, bottom: Double)] = [
    ("iPhone SE 3", 20 + 44), ("iPhone 14", 47 + 44),
    ("iPhone 16 Pro Max", 62 - (5 + 1.0 / 3) + 44), ("iPad Pro 11", 24 + 50),
  ]

  @Test("Constants give the height of the device's top bar, or 0 when no bar is visible", arguments: devices.indices)
  func topBar(_ index: Int) async throws {
    let device = Self.devices[index]
    try await World.app(Setup(depth: .inProcess, architecture: .turbo), World.Options(device: device.name)) {
      world, _, app in
      @ScriptThread func height() async throws -> Double? {
        try await world.settle(with: app)
        return try await app.constants()["topBarHeight"]?.double
      }
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      #expect(try await height() == device.bottom)
      app.mergeOptions("c1", ["topBar": ["visible": false]])
      #expect(try await height() == 0)
      _ = try await app.setRoot(.screen("bare"))
      #expect(try await height() == 0)
    }
  }
}
