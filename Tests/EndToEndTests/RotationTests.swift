import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// protocol §5, §8 and §10, 'orientation'.
@Suite("Rotation", .timeLimit(.minutes(20)))
struct RotationTests {
  @Test(
    "Rotation swaps frames, emits dimensions and surface layouts, and is shown in the snapshot",
    arguments: Setup.everyRoute)
  func turns(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2")], id: "s1")) { world, script, _ in
      try await world.settle(with: script.navigation)
      // A bar begins a little above the safe area of this phone.
      let top: Double = 62 - (5 + 1.0 / 3) + 44
      let below: [Double] = [0, top, 440, 956 - top]
      #expect(script.frame(of: "c2") == below)
      #expect(try await world.driver.rotate(.landscape))
      try await world.settle(with: script.navigation)
      let snapshot = try await world.driver.snapshot()
      #expect(snapshot["orientation"] == "landscapeLeft")
      #expect(snapshot["safeArea"] == [0, 62, 21, 62])
      #expect(try await world.driver.snapshot(componentId: "s1")["frame"] == [0, 0, 956, 440])
      let window: JSON = ["width": 956, "height": 440, "scale": 3, "fontScale": 1]
      let dimensions = script.entries.compactMap { entry -> JSON? in
        if case .event(let event) = entry, event.name == "didUpdateDimensions" { event.body } else { nil }
      }
      #expect(dimensions == [["window": window, "screen": window]])
      #expect(script.frame(of: "c2") == [0, 44, 956, 396])
      #expect(script.safeArea(of: "c2") == [0, 62, 21, 62])
      #expect(!script.words.contains { $0.hasPrefix("X(") })
      // A covered screen has the new frame when it is uncovered.
      _ = try await script.navigation.pop("c2")
      try await world.settle(with: script.navigation)
      #expect(script.frame(of: "c1") == [0, 44, 956, 396])
      #expect(try await world.driver.rotate(.portrait))
      try await world.settle(with: script.navigation)
      #expect(try await world.driver.snapshot()["orientation"] == "portrait")
      #expect(script.frame(of: "c1")?[2] == 440)
    }
  }

  @Test("Rotation takes 300 ms on the device's clock", arguments: Setup.everyRoute)
  func duration(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      _ = try await world.script().navigation.setRoot(.screen("c1"))
      try await world.settle()
      _ = try await world.driver.pauseClock()
      #expect(try await world.driver.rotate(.landscapeRight))
      let before = try await world.driver.clockNow()
      #expect(try #require(before.nextDue) - before.milliseconds == 300)
      _ = try await world.driver.resumeClock()
      try await world.settle()
    }
  }

  /// The orientations that each option value allows (rnn-options §4.3).
  @Test(
    "Rotation is limited to the orientations that layout.orientation allows",
    arguments: [
      (nil, "PLR"), ("default", "PLR"), (["default"], "PLR"), ("portrait", "P"), (["portrait"], "P"),
      ("landscape", "LR"), (["landscape", "upsideDown"], "LRU"), (["portrait", "landscape"], "PLR"), ("all", "PLRU"),
      (["sideways"], ""), ([], ""),
    ] as [(JSON?, String)])
  func allowed(_ option: JSON?, _ expected: String) async throws {
    try await World.app(Setup(depth: .inProcess, architecture: .turbo)) { world, _, app in
      let options: JSON = option.map { ["layout": ["orientation": $0]] } ?? [:]
      _ = try await app.setRoot(.stack([.screen("c1", options)], id: "s1"))
      try await world.settle()
      var done = ""
      for (letter, orientation) in [
        ("P", .portrait), ("L", .landscapeLeft), ("R", .landscapeRight), ("U", .portraitUpsideDown),
      ] as [(String, RequestedOrientation)] {
        if try await world.driver.rotate(orientation) { done += letter }
        try await world.settle()
      }
      #expect(done == expected)
    }
  }

  @Test(
    "Rotation obeys the selected tab, the top screen, a full-screen modal and the default options",
    arguments: Setup.everyRoute)
  func deciders(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let upright: JSON = ["layout": ["orientation": "portrait"]]
      let free: JSON = ["layout": ["orientation": ["portrait", "landscape"]]]
      @ScriptThread func turns() async throws -> Bool {
        try await world.settle()
        let done = try await world.driver.rotate(.landscapeLeft)
        try await world.settle()
        _ = try await world.driver.rotate(.portrait)
        try await world.settle()
        return done
      }
      let tabs = Layout.bottomTabs([.screen("c1", upright), .stack([.screen("c2", free)], id: "s2")], id: "t1")
      _ = try await app.setRoot(tabs)
      #expect(try await !turns())
      try await world.driver.tap(tabIndex: 1)
      #expect(try await turns())
      _ = try await app.push("c2", .screen("c3", upright))
      #expect(try await !turns())
      var modal = free.merging(["modalPresentationStyle": "fullScreen"])
      _ = try await app.showModal(.screen("m1", modal))
      #expect(try await turns())
      _ = try await app.dismissModal("m1")
      modal = free.merging(["modalPresentationStyle": "pageSheet"])
      _ = try await app.showModal(.screen("m2", modal))
      #expect(try await !turns())
      app.setDefaultOptions(upright)
      _ = try await app.setRoot(.stack([.screen("c4")], id: "s4"))
      #expect(try await !turns())
      _ = try await app.setRoot(.stack([.screen("c5")], id: "s5", options: free))
      #expect(try await turns())
    }
  }

  @Test(
    "Rotation occurs when a landscape-only modal appears, and is reversed when that is dismissed",
    arguments: Setup.everyRoute)
  func turnsByItself(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      _ = try await app.showModal(
        .screen("m1", ["layout": ["orientation": "landscape"], "modalPresentationStyle": "fullScreen"]))
      try await world.settle()
      #expect(try await world.driver.snapshot()["orientation"] == "landscapeLeft")
      _ = try await app.dismissModal("m1")
      try await world.settle()
      #expect(try await world.driver.snapshot()["orientation"] == "portrait")
    }
  }

  @Test(
    "Rotation is rejected with an error that names 'orientation' when that parameter is invalid",
    arguments: [["orientation": "sideways"], [:], ["orientation": 1]] as [JSON])
  func wrongParams(_ params: JSON) async throws {
    try await World.run(Setup(depth: .inProcess, architecture: .turbo)) { world in
      do throws(RPCError) {
        _ = try await world.driver.request("device/rotate", params)
        Issue.record("device/rotate succeeded.")
      } catch { #expect(error.code == -32602 && error.message.contains("'orientation'")) }
    }
  }
}
