import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §7.
@Suite("A reload", .timeLimit(.minutes(20)))
struct ReloadTests {
  /// The origin of the reload request.
  enum Cause: String, Sendable, CaseIterable { case driver, devSettings }

  @Test(
    "A reload rejects every pending command once, before the new epoch begins", arguments: Cause.allCases,
    Setup.everyDepth)
  func invalidates(_ cause: Cause, _ setup: Setup) async throws {
    try await World.app(setup, .init(faithfulHangs: true), root: .screen("c1")) { world, script, app in
      let count = 64
      let hanging = (0..<count).map { number in
        Task<Bool, Never>(executorPreference: ScriptThread.executor) {
          do throws(RPCError) {
            _ = try await app.push("ghost", .screen("p\(number)"))
            return false
          } catch {
            return error.code == -32001 && error.data["code"]?.string == "BRIDGE_INVALIDATED"
          }
        }
      }
      while try await world.driver.stats().pending.commands != count { try await world.settle() }
      switch cause {
      case .driver: try await world.driver.reload()
      case .devSettings: app.reload()
      }
      try await script.received { $0 == .began(epoch: 2) }
      for task in hanging { #expect(try await task.joined()) }
      let stats = try await world.driver.stats().json
      #expect(stats["epoch"]?.int == 2)
      #expect(stats["settled"]?["invalidated"]?.int == count)
      #expect(stats["pending"]?["commands"]?.int == 0)
      #expect(try await app.setRoot(.screen("c1")) == "c1")
    }
  }

  @Test("A reload runs once when it is requested twice, and both requests are answered", arguments: Setup.everyDepth)
  func twice(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let (script, driver) = (try world.rawConnection(), try world.rawConnection())
      let introduction: JSON = [
        "protocolVersion": 1, "role": "script", "architecture": .string(setup.architecture.rawValue),
      ]
      var reloads = 0
      script.onNotification = { method, _ in if method.string == "host/reload" { reloads += 1 } }
      _ = try await script.request("initialize", introduction)
      _ = try await driver.request("initialize", ["protocolVersion": 1, "role": "driver"])
      let (answers, answered) = AsyncStream<Bool>.makeStream()
      for _ in 0..<2 { driver.request("device/reload") { answered.yield((try? $0.get()) != nil) } }
      // Connections are not ordered among each other. The script begins anew when both requests are known to be there:
      // a request that arrived after its beginning would be a second reload.
      _ = try await driver.request("stats/get")
      try await world.until("the reload is announced") { reloads == 1 }
      let begun = try await script.request("initialize", introduction)
      #expect(begun["epoch"]?.int == 2)
      for await isAnswered in answers.prefix(2) { #expect(isAnswered) }
      #expect(try await driver.request("stats/get")["epoch"]?.int == 2)
      #expect(reloads == 1)
    }
  }

  @Test("A reload keeps default options on turbo and loses them on the bridge, as on iOS", arguments: Setup.everyDepth)
  func whatSurvives(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      app.setDefaultOptions(["topBar": ["title": ["text": "by default"]]])
      _ = try await app.constants()
      try await world.driver.reload()
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      try await world.settle()
      let title = try await world.driver.snapshot(componentId: "s1")["topBar"]?["title"]?["text"]?.string
      #expect(title == (setup.architecture == .turbo ? "by default" : nil))
    }
  }

  @Test("A reload restarts the counters of ids", arguments: Setup.everyDepth)
  func idsRestart(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      for epoch in 1...2 {
        try await script.received { $0 == .began(epoch: epoch) }
        #expect(try await script.navigation.setRoot(.stack([.screen("c1")])) == "Stack1")
        try await script.received { $0.commandId == "setRoot2" }
        script.clear()
        if epoch == 1 { try await world.driver.reload() }
      }
    }
  }

  @Test("A reload empties the window and leaves no live object, even after ten rounds", arguments: Setup.everyDepth)
  func leavesNothing(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      var live: [JSON] = []
      for round in 0..<10 {
        _ = try await app.setRoot(.stack([.screen("a\(round)"), .screen("b\(round)")], id: "s"))
        _ = try await app.push("s", .screen("c\(round)"))
        try await world.driver.reload()
        try await world.settle()
        live.append(try await world.driver.stats().json["liveObjects"] ?? .null)
        #expect(try await world.driver.snapshot()["windows"]?[0]?["root"]?.isNull == true)
      }
      #expect(live.last == [:], "\(live)")
    }
  }

  @Test(
    "A reload leaves no live object of tabs that contain an empty stack", arguments: AttachModeTests.modes,
    Setup.everyDepth)
  func emptyTabs(_ mode: String, _ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      for round in 0..<3 {
        func tabs(_ id: String) -> Layout {
          .bottomTabs(
            [.stack([.screen("\(id)\(round)")]), .stack([])], id: id,
            options: ["bottomTabs": ["tabsAttachMode": .string(mode)]])
        }
        _ = try await app.setRoot(tabs("t"))
        _ = try await app.showModal(tabs("m"))
        _ = try await app.dismissModal("m")
        try await world.driver.reload()
        try await world.settle()
        let live = try await world.driver.stats().json["liveObjects"]
        #expect(live == [:])
      }
    }
  }

  @Test("A reload rejects a setRoot that waits for render, and leaves no live object", arguments: Setup.everyDepth)
  func abandonsRender(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let slow: JSON = ["animations": ["setRoot": ["waitForRender": true]]]
      let root = Task<Int?, Never>(executorPreference: ScriptThread.executor) {
        do throws(RPCError) {
          _ = try await app.setRoot(.stack([.screen("c1"), .screen("c2")], id: "s1", options: slow))
          return nil
        } catch { return error.code }
      }
      try await script.received { if case .run = $0 { true } else { false } }
      try await world.driver.reload()
      #expect(try await root.joined() == -32001)
      try await world.settle()
      #expect(try await world.driver.stats().json["liveObjects"] == [:])
    }
  }

  @Test(
    "A reload follows the loss of a script's connection, so that the next script has a new epoch",
    arguments: Setup.everyDepth)
  func lostScript(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let first = try await world.script()
      _ = try await first.navigation.setRoot(.stack([.screen("c1")], id: "s1"))
      first.navigation.close()
      let second = try await world.script()
      #expect(second.navigation.info["epoch"]?.int == 2)
      #expect(try await second.navigation.setRoot(.screen("c1")) == "c1")
    }
  }

  @Test(
    "A reload follows the connection of a second script, and closes the connection of the first",
    arguments: Setup.everyDepth)
  func secondScript(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let first = try await world.script()
      _ = try await first.navigation.setRoot(.screen("c1"))
      let second = try await world.script()
      #expect(second.navigation.info["epoch"]?.int == 2)
      try await first.received { if case .closed = $0 { true } else { false } }
      #expect(first.words.contains("reload"))
      let why = "The script's context had ended: another script took its place."
      #expect(first.entries.contains(.closed(why)))
      await #expect(throws: RPCError.self) { try await first.navigation.setRoot(.screen("late")) }
      #expect(try await second.navigation.setRoot(.screen("c2")) == "c2")
    }
  }

  @Test("A reload can change the architecture with the script", arguments: Setup.everyDepth)
  func otherArchitecture(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let first = try await world.script()
      _ = try await first.navigation.setRoot(.screen("c1"))
      let other: Architecture = setup.architecture == .turbo ? .bridge : .turbo
      let second = try await world.script(other)
      #expect(second.navigation.info["architecture"]?.string == other.rawValue)
      #expect(try await second.navigation.setRoot(.stack([.screen("c2")], id: "s")) == "s")
      #expect(try await second.navigation.push("c2", .screen("c3")) == "c3")
    }
  }
}

extension Navigation.Occurrence {
  /// The id of the command that this event completes.
  fileprivate var commandId: String? {
    guard case .event(let event) = self, event.name == "RNN.CommandCompleted" else { return nil }
    return event.body["commandId"]?.string
  }
}
