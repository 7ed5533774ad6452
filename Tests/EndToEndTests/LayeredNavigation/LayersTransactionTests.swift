import NavbridgeDriver
import NavbridgeLayers
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// layered-navigation §8: several operations in one message.
@Suite("A script's transaction", .timeLimit(.minutes(20)))
struct LayersTransactionTests {
  @Test("A script's transaction of twenty operations is one visible change of each layer", arguments: Setup.everyRoute)
  func twenty(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      var changes: [String: Int] = [:]
      for key in ["layers.nav", "layers.tab0", "layers.tab1", "layers.accesory0", "layers.accesory1", "layerActive"] {
        try await app.layers.observe(key) { changes[$0.key, default: 0] += 1 }
      }
      let before = try await app.world.driver.clockNow().milliseconds
      let outcome = try await app.layers.transaction { transaction in
        for number in 0..<8 { transaction.nav.push("Detail", resourceId: "\(number)") }
        for number in 0..<5 { transaction.tab(number % 2).push("Photo") }
        transaction.tab(0).popCurrent()
        transaction.tab("Home").goTo("Settings")
        transaction.tab(1).push("Settings")
        transaction.tab(0).show()
        transaction.accesory(1).push("Login")
        transaction.modal.push("Login")
        transaction.accesory(1).push("Login")
      }
      #expect(outcome.isDone && outcome.contextId == -1 && outcome.operations.count == 20)
      #expect(!outcome.operations.contains { !$0.isDone })
      #expect(
        changes == [
          "layers.nav": 1, "layers.tab0": 1, "layers.tab1": 1, "layers.accesory0": 1, "layers.accesory1": 1,
          "layerActive": 1,
        ])
      #expect(try await app.active() == "tab0 + 0,1")
      #expect(try await app.stack("tab1") == "Photo Photo Settings")
      #expect(try await app.stack("tab0") == "Settings")
      #expect(try await app.world.driver.clockNow().milliseconds - before <= 800)
      // Operations that were undone within the transaction opened nothing.
      #expect(outcome.operations.map { $0.opened != nil }[8..<13] == [false, true, false, true, false])
      let opened = outcome.operations.compactMap(\.opened)
      #expect(Set(opened).count == opened.count && opened.count == 15)
    }
  }

  @Test(
    "A script's transaction offers the calls of a layer: to a context, by texts, and with an accessory above",
    arguments: Setup.everyRoute)
  func receiver(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let first = try await app.layers.tab(0).push("Detail")
      for name in ["Detail", "Photo"] { _ = try await app.layers.tab(0).push(name) }
      let outcome = try await app.layers.transaction {
        $0.tab("Home").pop(to: "Detail", contextId: first.contextId)
        $0.nav.apply(["Settings.1", #"Photo {"a":1}"#])
        $0.tabs.overlay("Login", atLayer: 2)
      }
      #expect(outcome.isDone && outcome.operations.count == 4)
      #expect(try await app.active() == "tab0 + 2")
      #expect(try await app.stack("tab0") == "Detail")
      #expect(try await app.stack("nav") == "Settings.1 Photo")
      #expect(try await app.stack("accesory2") == "Login")
      #expect(try await app.layers.transaction { $0.accesory(5).hide() }.isDone)
      #expect(try await app.layers.transaction { $0.accesory(5).hide(explicit: true) }.reason == "notShown")
    }
  }

  @Test(
    "A script's transaction changes the main navigation under the accessories that it shows",
    arguments: Setup.everyRoute)
  func accesories(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab(0).push("Detail")
      for number in 1...2 {
        let outcome = try await app.layers.transaction {
          $0.nav.push("Photo")
          $0.nav.overlay("Login")
          $0.nav.overlay("Login", atLayer: 2)
        }
        #expect(outcome.isDone && !outcome.operations.contains { !$0.isDone })
        #expect(try await app.active() == "nav + 0,2")
        #expect(try await app.stack("nav") == Array(repeating: "Photo", count: number).joined(separator: " "))
        #expect(try await app.stack("accesory0") == "Login")
      }
    }
  }

  @Test(
    "A script's transaction of which one operation is refused leaves everything as it was", arguments: Setup.everyRoute)
  func atomic(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab(0).push("Detail")
      let before = try await app.everything()
      let outcome = try await app.layers.transaction {
        $0.accesory(3).push("Login", handlers: app.noting())
        $0.nav.push("Photo")
        $0.accesory(1).push("Hint")
      }
      #expect(!outcome.isDone && outcome.reason == "parentNotShown")
      #expect(outcome.operations.map(\.isDone) == [false, false, false])
      #expect(try await app.everything() == before)
      #expect(app.answers.isEmpty)
    }
  }

  @Test("A script's transaction is isolated from the operations before and after it", arguments: Setup.everyRoute)
  func isolated(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      async let before = app.layers.nav.push("Settings")
      async let within = app.layers.transaction { for name in ["Detail", "Photo"] { $0.nav.push(name) } }
      async let after = app.layers.nav.push("Settings")
      let ends = try await (before, within, after)
      #expect(ends.0.isDone && ends.1.isDone && ends.2.isDone)
      // The calls of one script may be sent in any order, but nothing comes between the two of the transaction.
      #expect(try await app.stack("nav").contains("Detail Photo"))
      #expect(try await app.stack("nav").split(separator: " ").count == 4)
    }
  }

  @Test("A script's transaction without a change is done at once, and dispatches nothing", arguments: Setup.everyRoute)
  func empty(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let before = try await app.everything()
      let clock = try await app.world.driver.clockNow().milliseconds
      #expect(try await app.layers.transaction { _ in } == LayersOutcome(isDone: true, contextId: -1))
      let detour = try await app.layers.transaction {
        $0.tab(0).push("Detail")
        $0.tab(0).popCurrent()
        $0.nav.show()
      }
      #expect(detour.isDone)
      #expect(try await app.world.driver.clockNow().milliseconds == clock)
      #expect(try await app.everything() == before)
    }
  }
}
