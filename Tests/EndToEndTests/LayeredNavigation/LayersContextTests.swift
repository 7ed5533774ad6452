import NavbridgeDriver
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// layered-navigation §7: a script as the opener of contexts.
@Suite("A context that a script has opened", .timeLimit(.minutes(20)))
struct LayersContextTests {
  @Test(
    "A context that a script has opened reports payloads many times, and its end once with the payload of the pop",
    arguments: Setup.everyRoute)
  func reports(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let id = try await app.layers.nav.push("Detail", handlers: app.noting()).contextId
      for number in 1...3 { try await app.layers.callback(id, .int(Int64(number))) }
      #expect(app.answers == ["callback 1", "callback 2", "callback 3"])
      _ = try await app.layers.nav.popCurrent(payload: ["saved": true])
      #expect(app.answers.last == #"popped {"saved":true}"# && app.answers.count == 4)
      await #expect { try await app.layers.callback(id, 4) } throws: {
        ($0 as? RPCError)?.message == "There is no context \(id). Its screen has gone, or there never was one."
      }
      #expect(app.answers.count == 4)
    }
  }

  /// The ways on which a screen leaves its stack.
  enum WayOut: String, CaseIterable, Sendable {
    case popCurrent, popPast, popToRoot, goTo, apply, backButton, transaction
  }

  @Test("A context that a script has opened ends once on every way out", arguments: WayOut.allCases, Setup.everyRoute)
  func waysOut(_ way: WayOut, _ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.nav.push("Photo")
      _ = try await app.layers.nav.push("Detail", handlers: app.noting())
      if way == .popPast { _ = try await app.layers.nav.push("Settings") }
      #expect(app.answers.isEmpty)
      switch way {
      case .popCurrent: _ = try await app.layers.nav.popCurrent()
      case .popPast: _ = try await app.layers.nav.pop(to: "Photo")
      case .popToRoot: _ = try await app.layers.nav.popToRoot()
      case .goTo: _ = try await app.layers.nav.goTo("Settings")
      case .apply: _ = try await app.layers.nav.apply(["Settings"])
      case .backButton: try await app.world.driver.tapBack()
      case .transaction:
        _ = try await app.layers.transaction {
          $0.nav.popToRoot(); $0.tab(0).push("Settings")
        }
      }
      try await app.world.settle()
      _ = try await app.layers.getState()
      #expect(app.answers == ["popped"])
    }
  }

  @Test(
    "A context that a script has opened does not end when the operation is rolled back", arguments: Setup.everyRoute)
  func rollback(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let id = try await app.layers.nav.push("Detail", handlers: app.noting()).contextId
      let before = try await app.everything()
      let outcome = try await app.layers.transaction {
        $0.nav.popToRoot()
        $0.nav.push("Photo", handlers: app.noting("photo"))
        $0.tab(1).push("Nothing")
      }
      #expect(!outcome.isDone && outcome.reason == "undefinedController")
      #expect(app.answers.isEmpty && app.hooks.allSatisfy { !$0.hasPrefix("photo") })
      #expect(try await app.everything() == before)
      try await app.layers.callback(id, "still there")
      #expect(app.answers == [#"callback "still there""#])
    }
  }

  @Test(
    "A context that a script has opened reports the moments of its set-up in their order, once each",
    arguments: Setup.everyRoute)
  func hooks(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.nav.push("Detail", handlers: app.noting())
      #expect(
        app.hooks == [
          "hook willInit", "hook didInit", "hook willSetupEmptyState", "hook didSetupEmptyState",
          "hook willSetupContent", "hook didSetupContent", "hook didSetup",
        ])
      _ = try await app.layers.nav.push("Photo")
      #expect(app.hooks.count == 7)
    }
  }

  @Test(
    "A context that a script has opened of an accessory is dismissed by its screen, and then reports the payload",
    arguments: Setup.everyRoute)
  func dismissal(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab(0).show()
      let id = try await app.layers.accesory(1).push("Login", handlers: app.noting()).contextId
      try await app.layers.callback(id, "typing")
      #expect(try await app.layers.dismissAccesory(id, ["user": "ada"]).isDone)
      #expect(app.answers == [#"callback "typing""#, #"callback {"user":"ada"}"#, "popped"])
      #expect(try await app.active() == "tab0")
      #expect(try await app.stack("accesory1") == "")
      let detail = try await app.layers.nav.push("Detail").contextId
      #expect(try await app.layers.dismissAccesory(detail).reason == "notShown")
      #expect(try await app.stack("nav") == "Detail")
    }
  }

  @Test(
    "A context that a script has opened goes from the list of contexts when its screen has gone",
    arguments: Setup.everyRoute)
  func disposal(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      func count() async throws -> Int { try await app.layers.getState()["contexts"]?.array?.count ?? 0 }
      let roots = try await count()
      for name in ["Detail", "Photo"] { _ = try await app.layers.nav.push(name) }
      _ = try await app.layers.modal.push("Login")
      #expect(try await count() == roots + 3)
      _ = try await app.layers.nav.popToRoot()
      try await app.world.settle()
      #expect(try await count() == roots)
      #expect(app.script.words.filter { $0 == "unmount" }.count == 3)
    }
  }

  @Test(
    "A context that a script has opened is observed by its layer's key, and not by another's",
    arguments: Setup.everyRoute)
  func keys(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      var changes: [String] = []
      for key in ["tabs.layer1", "layers.accesory0", "layerActive"] {
        try await app.layers.observe(key) { changes.append("\($0.key): \($0.old) > \($0.new)") }
      }
      let remove = try await app.layers.observe("layers.tab0") { _ in changes.append("tab0") }
      _ = try await app.layers.tab(1).push("Detail")
      #expect(changes == ["layerActive: nav > tab1", "layers.tab1: Friends#3 root > Detail#14 push"])
      _ = try await app.layers.tab(0).push("Photo")
      #expect(changes.suffix(2) == ["layerActive: tab1 > tab0", "tab0"])
      remove()
      _ = try await app.layers.tab(0).popCurrent()
      #expect(changes.count == 4)
    }
  }
}
