import NavbridgeDriver
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// layered-navigation §4, §12: the calls of a script, on both routes.
@Suite("A script's call of the layered navigation", .timeLimit(.minutes(20)))
struct LayersCallTests {
  @Test(
    "A script's call of the layered navigation edits the stack of its layer, and answers with the current context",
    arguments: Setup.everyDepth)
  func stacks(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let detail = try await app.layers.nav.push("Detail", resourceId: "7")
      #expect(detail.isDone && detail.opened == detail.contextId && detail.reason == nil)
      #expect(try await app.isVisible(detail.contextId))
      let photo = try await app.layers.nav.push("Photo")
      _ = try await app.layers.nav.push("Settings")
      #expect(try await app.stack("nav") == "Detail.7 Photo Settings")
      let back = try await app.layers.nav.popCurrent()
      #expect(back.isDone && back.contextId == photo.contextId && back.opened == nil)
      let found = try await app.layers.nav.pop(to: "Detail", resourceId: "7")
      #expect(found.contextId == detail.contextId && found.opened == nil)
      #expect(try await app.stack("nav") == "Detail.7")
      let absent = try await app.layers.nav.pop(to: "Photo")
      #expect(absent.opened == absent.contextId && absent.contextId > photo.contextId)
      #expect(try await app.stack("nav") == "Photo")
      _ = try await app.layers.nav.goTo("Settings")
      #expect(try await app.stack("nav") == "Settings")
      let root = try await app.layers.nav.popToRoot()
      #expect(root.isDone && root.contextId == 1)
      #expect(try await app.stack("nav") == "")
      #expect(try await app.isVisible(1))
    }
  }

  @Test(
    "A script's call of the layered navigation pops to the context that is meant, where two have the same name",
    arguments: Setup.everyDepth)
  func twins(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let first = try await app.layers.tab(0).push("Detail")
      _ = try await app.layers.tab(0).push("Detail")
      let outcome = try await app.layers.tab(0).pop(to: "Detail", contextId: first.contextId)
      #expect(outcome.contextId == first.contextId)
      #expect(try await app.stack("tab0") == "Detail")
    }
  }

  @Test(
    "A script's call of the layered navigation names tabs by their index, by their name, and as the selected one",
    arguments: Setup.everyDepth)
  func tabs(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab("Friends").push("Detail")
      #expect(try await app.stack("tab1") == "Detail")
      #expect(try await app.active() == "tab1")
      _ = try await app.layers.tab(1).push("Photo")
      _ = try await app.layers.tabs.push("Settings")
      #expect(try await app.stack("tab1") == "Detail Photo Settings")
      #expect(try await app.layers.tabs.hide().isDone)
      #expect(try await app.active() == "nav")
      let again = try await app.layers.tabs.hide(explicit: true)
      #expect(again.reason == "notShown" && again.contextId == -1)
      #expect(try await app.layers.tab("Home").show().isDone)
      #expect(try await app.active() == "tab0")
      let unknown = try await app.layers.tab("Enemies").show()
      #expect(unknown.message == "The tab 'Enemies' is not defined. The tabs are 'Home', 'Friends'.")
    }
  }

  @Test(
    "A script's call of the layered navigation hides the accessories before it acts on another layer",
    arguments: Setup.everyDepth)
  func accesories(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      _ = try await app.layers.tab("Home").show()
      _ = try await app.layers.accesory(2).push("Login")
      let hint = try await app.layers.modal.push("Hint")
      #expect(try await app.active() == "tab0 + 0,2")
      #expect(try await app.isVisible(hint.contextId))
      _ = try await app.layers.accesory(2).dismiss()
      #expect(try await app.active() == "tab0 + 0")
      _ = try await app.layers.tab("Friends").push("Photo")
      #expect(try await app.active() == "tab1")
      #expect(try await app.stack("accesory0") == "")
      let refused = try await app.layers.accesory(1).push("Hint")
      #expect(refused.reason == "parentNotShown" && refused.message?.contains("Home, Detail") == true)
      _ = try await app.layers.tab("Home").overlay("Login", atLayer: 1)
      #expect(try await app.active() == "tab0 + 1")
    }
  }

  @Test("A script's call of the layered navigation makes a stack that of edited texts", arguments: Setup.everyDepth)
  func texts(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      for name in ["Detail", "Photo"] { _ = try await app.layers.nav.push(name) }
      let texts = try await app.layers.getState()["stacks"]?["nav"]?.array?.compactMap(\.string) ?? []
      _ = try await app.layers.nav.apply([texts[0], "Settings.9"])
      #expect(try await app.stack("nav") == "Detail Settings.9")
    }
  }

  @Test(
    "A script's call of the layered navigation gives the screen its context as properties, and its payload",
    arguments: Setup.everyDepth)
  func properties(_ setup: Setup) async throws {
    struct Order: Codable, Equatable {
      let number: Int
      let items: [String]
    }
    try await LayersApp.run(setup) { app in
      let order = Order(number: 7, items: ["tea", "milk"])
      let outcome = try await app.layers.tab(0).push("Detail", resourceId: "7", encoding: order)
      let context = try await app.layers.getState()["contexts"]?.array?.last
      #expect(context?["contextId"]?.int == outcome.contextId && context?["layer"] == "tab0")
      #expect(context?["payload"]?.string == #"{"items":["tea","milk"],"number":7}"#)
      let payload = try JSONDocument(context?["payload"]?.string ?? "").root.json
      #expect(LayersPayload.value(Order.self, from: payload) == order)
      #expect(app.script.rootTags["context\(outcome.contextId)"] != nil)
    }
  }

  @Test(
    "A script's call of the layered navigation with an animator of its own takes the animator's time",
    arguments: Setup.everyDepth)
  func animator(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let before = try await app.world.driver.clockNow().milliseconds
      _ = try await app.layers.nav.push("Detail", animator: LayersAnimator(.fade, duration: 3))
      let after = try await app.world.driver.clockNow().milliseconds
      #expect(after - before == 3000)
    }
  }

  @Test(
    "A script's call of the layered navigation shows the root by an animation, for which the set-up waits",
    arguments: Setup.everyDepth)
  func animatedRoot(_ setup: Setup) async throws {
    try await LayersApp.run(setup, setsUp: false) { app in
      try await app.layers.define(LayersApp.definitions)
      let before = try await app.world.driver.clockNow().milliseconds
      let outcome = try await app.layers.setUp(animator: LayersAnimator(.slideTop, duration: 1.5))
      #expect(outcome == LayersOutcome(isDone: true, contextId: 1))
      #expect(try await app.world.driver.clockNow().milliseconds - before == 1500)
      #expect(try await app.layers.nav.push("Detail").isDone)
    }
  }

  @Test(
    """
    A script's call of the layered navigation fails until everything is defined and set up, and definitions can be \
    listed then
    """, arguments: Setup.everyDepth)
  func order(_ setup: Setup) async throws {
    try await LayersApp.run(setup, setsUp: false) { app in
      #expect(try await app.layers.nav.push("Detail").reason == "notSetUp")
      await #expect { try await app.layers.setUp() } throws: { ($0 as? RPCError)?.data["code"] == "noRoot" }
      try await app.layers.define(LayersDefinitions(tabs: [.init("Second", index: 1), .init("First", index: 0)]))
      let names = try await app.layers.define(LayersDefinitions(nav: .init("Root"), controllers: [.init("Detail")]))
      #expect(names == ["nav": "Root", "tabs": ["First", "Second"], "controllers": ["Detail"], "accesories": []])
      #expect(try await app.layers.setUp() == LayersOutcome(isDone: true, contextId: 1))
      #expect(try await app.layers.getState()["definitions"] == names)
      func isSetUp(_ error: any Error) -> Bool { (error as? RPCError)?.data["code"] == "alreadySetUp" }
      await #expect { try await app.layers.setUp() } throws: { isSetUp($0) }
      await #expect { try await app.layers.define(LayersDefinitions()) } throws: { isSetUp($0) }
      #expect(try await app.layers.nav.push("Photo").reason == "undefinedController")
      #expect(try await app.layers.tab(4).show().reason == "undefinedLayer")
    }
  }
}
