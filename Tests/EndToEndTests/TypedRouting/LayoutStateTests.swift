import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §11, module `LayoutState`.
@Suite("The module LayoutState", .timeLimit(.minutes(20)))
struct LayoutStateTests {
  private static func ids(_ nodes: JSON?) -> [String?] { nodes?.array?.map { $0["id"]?.string } ?? [] }

  @Test("The module LayoutState answers the tree with tabs, stacks and modals", arguments: Setup.everyRoute)
  func tree(_ setup: Setup) async throws {
    try await World.app(setup) { _, _, app in
      #expect(
        try await app.call(\LayoutStateDeclaration.getLayout)
          == ["root": .null, "modals": [], "horizontalSizeClass": "compact"])
      _ = try await app.setRoot(
        .bottomTabs(
          [.stack([.screen("a1")], id: "a"), .stack([.screen("b1"), .screen("b2")], id: "b")], id: "t",
          options: ["bottomTabs": ["currentTabIndex": 1]]))
      _ = try await app.showModal(.stack([.screen("m1")], id: "m"))
      _ = try await app.showModal(.screen("m2"))
      let layout = try await app.call(\LayoutStateDeclaration.getLayout)
      let root = try #require(layout["root"])
      #expect(root["id"] == "t" && root["type"] == "BottomTabs" && root["selectedTabIndex"] == 1)
      #expect(Self.ids(root["children"]) == ["a", "b"] && Self.ids(root["children"]?[1]?["children"]) == ["b1", "b2"])
      #expect(root["children"]?[1]?["children"]?[0]?["name"] == "b1.screen")
      #expect(Self.ids(layout["modals"]) == ["m", "m2"])
    }
  }

  @Test(
    "The module LayoutState sends changes of stacks and pressed tabs to a script that listens, and to no other",
    arguments: Setup.everyRoute)
  func events(_ setup: Setup) async throws {
    var options = World.Options()
    options.externalComponents = [
      "app.List": #"{"views": [{"class": "UIButton", "testID": "on", "action": {"pushNative": "app.Other"}}]}"#,
      "app.Other": #"{"title": "Other"}"#,
    ]
    try await World.app(setup, options) { world, script, app in
      _ = try await app.setRoot(
        .bottomTabs(
          [.stack([.external(name: "app.List", id: "a1")], id: "a"), .stack([.screen("b1")], id: "b")], id: "t"))
      try await world.settle(with: app)
      #expect(!script.words.contains { $0.hasPrefix("layoutState") })
      app.callVoid(\LayoutStateDeclaration.listening.addListener, "layoutState.stackChanged")
      await script.reachNative()
      try await world.driver.tap(testID: "on")
      try await world.settle(with: app)
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: app)
      let events = script.entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
      let declared = LayoutStateDeclaration.declared
      let changes = events.compactMap { $0.payload(of: declared.stackChanged) }
      #expect(changes.count == 1 && changes[0] == ("a", 2, nil, "app.Other"))
      let selections = events.compactMap { $0.payload(of: declared.tabSelected) }
      #expect(selections.count == 1 && selections[0] == ("t", 1, 0))
      let layout = try await app.call(\LayoutStateDeclaration.getLayout)
      let children = try #require(layout["root"]?["children"]?[0]?["children"])
      #expect(Self.ids(children) == ["a1", nil] && children[1]?["name"] == "app.Other")
    }
  }
}
