import NavbridgeDriver
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@Suite("The device of the layered navigation", .timeLimit(.minutes(20)))
struct LayersDeviceTests {
  @Test(
    "The device of the layered navigation describes each layer in the snapshot and in the statistics",
    arguments: Setup.everyRoute)
  func snapshot(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      #expect(try await app.layers.tab(1).push("Detail", payload: ["id": 7]).isDone)
      #expect(try await app.layers.accesory(2).push("Login").isDone)
      try await app.world.settle()
      let snapshot = try await app.world.driver.snapshot()
      let layers = try #require(snapshot["layers"])
      #expect(layers["active"] == "tab1" && layers["accesories"] == [2])
      let stack = try #require(layers["layers"]?["tab1"])
      #expect(stack["shown"] == true && stack["navigator"] == "push")
      #expect(stack["contexts"]?[0]?["payload"] == #"{"id":7}"# && stack["contexts"]?[0]?["navigator"] == "push")
      let windows = try #require(snapshot["windows"]?.array)
      #expect(windows.map { $0["level"]?.int } == [0, 3])
      #expect(windows[0]["root"]?["layer"] == "nav")
      let tabs = windows[0]["presented"]?[0]
      #expect(tabs?["presentationStyle"] == "custom")
      #expect(tabs?["children"]?.array?.map { $0["layer"] } == ["tab0", "tab1"])
      let statistics = try await app.world.driver.stats().json["layers"]
      #expect(statistics?["committed"] == 2 && statistics?["rolledBack"] == 0 && statistics?["locked"] == false)
    }
  }

  @Test("The device of the layered navigation is moved by a driver's fingers", arguments: Setup.everyRoute)
  func fingers(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let driver = app.world.driver!
      _ = try await app.layers.nav.push("Detail")
      #expect(try await driver.request("device/pan", ["percent": 30]) == ["done": true])
      try await app.world.settle()
      #expect(try await app.stack("nav") == "Detail")
      #expect(try await driver.request("device/pan", ["percent": 80]) == ["done": true])
      try await app.world.settle()
      #expect(try await app.stack("nav") == "")
      _ = try await app.layers.nav.push("Detail")
      #expect(try await driver.request("device/tap", ["back": true]) == ["done": true])
      try await app.world.settle()
      #expect(try await app.stack("nav") == "")
      #expect(try await driver.request("device/pinch", ["percent": 30]) == ["done": false])
      #expect(try await driver.request("device/touch", ["x": 5, "y": 5]) == ["done": false])
      #expect(try await driver.stats().json["layers"]?["rolledBack"] == 1)
    }
  }

  @Test("The device of the layered navigation begins at the defined root after a reload", arguments: Setup.everyRoute)
  func reload(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab(0).push("Detail")
      _ = try await app.layers.accesory(0).push("Login")
      app.script.navigation.reload()
      try await app.script.received { if case .began = $0 { true } else { false } }
      try await app.world.settle()
      let snapshot = try await app.world.driver.snapshot()
      #expect(snapshot["layers"] == ["setUp": false] && snapshot["windows"]?.array?.count == 1)
      try await app.setUp()
      #expect(try await app.stack("tab0") == "")
      #expect(try await app.active() == "nav")
      #expect(try await app.layers.nav.push("Detail").isDone)
    }
  }

  @Test(
    "The device of the layered navigation traces an operation as one tree from the call to the sync",
    arguments: Setup.everyRoute)
  func trace(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      try await app.world.settle()
      var entries: [JSON] = []
      app.world.driver.onTraffic = { entries.append($0) }
      _ = try await app.world.driver.request(
        "traffic/subscribe",
        [
          "kinds": [
            "call", "operation", "reaction", "lock", "transition", "timer", "result", "callback", "setup", "event",
          ]
        ])
      _ = try await app.layers.nav.push("Detail")
      try await app.world.settle()
      let call = try #require(entries.first { $0["kind"] == "call" && $0["method"] == "push" }?["seq"]?.int)
      let causes = Dictionary(
        entries.compactMap { entry in entry["seq"]?.int.map { ($0, entry["cause"]?.int) } }, uniquingKeysWith: { $1 })
      func followsFromCall(_ entry: JSON) -> Bool {
        var next = entry["seq"]?.int
        while let seq = next, seq != call { next = causes[seq] ?? nil }
        return next == call
      }
      let began = entries.filter { $0["kind"] == "operation" && $0["method"] == "began" }
      #expect(began.compactMap { $0["module"]?.string } == ["capture", "composition", "navigation", "resolve", "sync"])
      #expect(began.allSatisfy(followsFromCall) && began.allSatisfy { $0["queue"] == "main" })
      let locks = entries.filter { $0["kind"] == "lock" }
      #expect(locks.count >= 3 && locks.allSatisfy(followsFromCall))
      let shown = try #require(entries.first { $0["kind"] == "lock" && $0["module"] == "Detail" })
      let reaction = try #require(entries.first { $0["kind"] == "reaction" })
      #expect(shown["id"] == reaction["id"] && shown["method"] == "released")
      // The completion is an entry of the main queue, and follows from the operation that resolves.
      let ended = try #require(entries.last { $0["kind"] == "result" || $0["kind"] == "callback" })
      #expect(ended["queue"] == "main")
    }
  }
}
