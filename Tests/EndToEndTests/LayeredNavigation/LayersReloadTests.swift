import NavbridgeDriver
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// layered-navigation §12: the definitions belong to a script context.
@Suite("The end of a script of the layered navigation", .timeLimit(.minutes(20)))
struct LayersReloadTests {
  @Test(
    """
    The end of a script of the layered navigation in the middle of operations settles each of them once, and the \
    next script begins with its set-up
    """,
    arguments: Setup.everyRoute)
  func reload(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab(1).push("Detail", handlers: app.noting())
      _ = try await app.layers.accesory(1).push("Login")
      app.layers.setupContent = { _ in _ = try? await app.world.driver.waitForIdle(timeout: 600_000) }
      let calls = (0..<12).map { number in
        Task<String, Never>(executorPreference: ScriptThread.executor) {
          do throws(RPCError) {
            if number == 5 { return try await app.layers.transaction { $0.nav.push("Photo") }.reason ?? "done" }
            return try await app.layers.nav.push("Photo").reason ?? "done"
          } catch { return error.data["code"]?.string ?? "?" }
        }
      }
      while try await app.world.driver.stats().pending.commands != 12 {}
      try await app.world.driver.reload()
      for call in calls { #expect(await call.value == "BRIDGE_INVALIDATED") }
      app.layers.setupContent = nil
      try await app.world.settle()
      let windows = try await app.world.driver.snapshot()["windows"]?.array ?? []
      #expect(windows.count == 1 && "\(windows)".contains("Photo") == false)
      #expect(try await app.layers.nav.push("Photo").reason == "notSetUp")
      try await app.setUp(LayersDefinitions(nav: .init("Other"), controllers: [.init("Photo")]))
      #expect(try await app.layers.nav.push("Photo").isDone)
      #expect(try await app.stack("nav") == "Photo")
      #expect(try await app.active() == "nav")
      #expect(app.answers.isEmpty)
      let stats = try await app.world.driver.stats().json
      #expect(stats["pending"]?["commands"]?.int == 0)
      #expect(stats["settled"]?["invalidated"]?.int == 12)
    }
  }

  @Test(
    "The end of a script of the layered navigation at any moment leaves a device that the next script can use",
    arguments: Setup.everyRoute)
  func anyMoment(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      for moment in 0..<8 {
        let push = Task<Void, Never>(executorPreference: ScriptThread.executor) {
          _ = try? await app.layers.transaction {
            $0.tab(0).push("Detail")
            $0.accesory(2).push("Login")
          }
          _ = try? await app.layers.nav.push("Photo")
        }
        for _ in 0..<moment { _ = try await app.world.driver.stats() }
        try await app.world.driver.reload()
        _ = await push.value
        try await app.setUp()
        #expect(try await app.layers.tab(1).push("Settings").isDone)
        #expect(try await app.stack("tab1") == "Settings")
        #expect(try await app.stack("tab0") == "")
      }
      let stats = try await app.world.driver.stats().json
      #expect(stats["diagnostics"]?.array?.isEmpty ?? true, "\(stats["diagnostics"] ?? .null)")
    }
  }

  @Test(
    """
    The end of a script of the layered navigation by a lost connection empties the screen, and another script can \
    begin
    """, arguments: Setup.everyRoute)
  func killed(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      app.layers.setupContent = { _ in _ = try? await app.world.driver.waitForIdle(timeout: 600_000) }
      let push = Task<String, Never>(executorPreference: ScriptThread.executor) {
        do throws(RPCError) { return try await app.layers.tab(0).push("Detail").reason ?? "done" } catch {
          return "failed"
        }
      }
      while app.events("layers.setupContent").isEmpty { _ = try await app.world.driver.stats() }
      app.layers.navigation.close()
      #expect(await push.value == "failed")
      try await app.world.until("a device without a script") { $0["script"]?.isNull ?? true }
      try await app.world.settle()
      let next = Layers(try await LayersApp.start(app.world).navigation)
      try await next.define(LayersApp.definitions)
      #expect(try await next.setUp().isDone)
      #expect(try await next.tab(0).push("Detail").isDone)
    }
  }

  @Test(
    """
    The end of a script of the layered navigation leaves no state; the texts that the app has kept restore its \
    screens with their payloads
    """,
    arguments: Setup.everyRoute)
  func kept(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab(1).push(
        "Detail", resourceId: "a b#1", payload: ["note": "#12 {", "list": [1.5, 2]])
      _ = try await app.layers.tab(1).push("Photo", payload: "plain text")
      func texts() async throws -> [String] {
        try await app.layers.getState()["stacks"]?["tab1"]?.array?.compactMap(\.string) ?? []
      }
      let kept = try await texts()
      try await app.world.driver.reload()
      try await app.setUp()
      #expect(try await texts().isEmpty)
      #expect(try await app.layers.tab(1).apply(kept).isDone)
      // The new screens have the numbers of a context that begins anew.
      #expect(try await texts() == kept)
      #expect(kept.last == #"Photo#15 push "plain text""#)
      let contexts = try await app.layers.getState()["contexts"]?.array?.suffix(2) ?? []
      #expect(contexts.map { $0["resourceId"]?.string } == ["a b#1", nil])
      #expect(
        contexts.map { $0["payload"]?.string } == [##"{"note":"#12 {","list":[1.5,2]}"##, #""plain text""#])
    }
  }

  @Test(
    """
    The end of a script of the layered navigation forgets its observations and its native state: a new native \
    process begins at its root
    """,
    arguments: Setup.everyRoute)
  func nothingIsRestored(_ setup: Setup) async throws {
    for _ in 0..<2 {
      try await LayersApp.run(setup) { app in
        #expect(try await app.stack("nav") == "")
        #expect(try await app.isVisible(1))
        var changes = 0
        try await app.layers.observe("layers.nav") { _ in changes += 1 }
        _ = try await app.layers.nav.push("Detail")
        try await app.world.driver.reload()
        try await app.setUp()
        _ = try await app.layers.nav.push("Detail")
        #expect(changes == 1 && app.events("layers.changed").count == 1)
      }
    }
  }
}
