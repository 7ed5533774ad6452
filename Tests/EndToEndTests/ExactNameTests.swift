import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// Names that look the same and differ: iOS compares them byte for byte (protocol §10, 'comparing ids and test ids').
@Suite("Names that look the same", .timeLimit(.minutes(20)))
struct ExactNameTests {
  /// The letter as one scalar, and as a letter followed by a combining accent.
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  @Test(
    "Names that look the same identify two components for a push, a merge and a snapshot", arguments: Setup.everyRoute)
  func components(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let (one, other) = (Self.composed, Self.decomposed)
      _ = try await app.setRoot(
        .bottomTabs([.stack([.screen(one)], id: "s1"), .stack([.screen(other)], id: "s2")], id: "t"))
      #expect(try await app.push(other, .screen("c2")) == "c2")
      try await world.settle(with: app)
      func children(_ id: String) async throws -> Int? {
        try await world.driver.snapshot(componentId: id)["children"]?.array?.count
      }
      #expect(try await children("s1") == 1)
      #expect(try await children("s2") == 2)
      _ = try await app.pop("c2")
      app.mergeOptions(other, ["topBar": ["title": ["text": "other"]]])
      try await world.settle(with: app)
      func title(_ id: String) async throws -> JSON? {
        try await world.driver.snapshot(componentId: id)["options"]?["topBar"]?["title"]?["text"]
      }
      #expect(try await title(one) == nil)
      #expect(try await title(other) == "other")
      #expect(try await world.driver.snapshot(componentId: one)["componentId"]?.string?.utf8.count == one.utf8.count)
      await #expect(throws: RPCError.self) { try await world.driver.snapshot(componentId: one + "\u{301}") }
    }
  }

  @Test("Names that look the same identify two buttons and two test ids", arguments: Setup.everyRoute)
  func buttons(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let buttons: JSON = [
        ["id": .string(Self.composed), "text": "one", "testID": .string(Self.composed)],
        ["id": .string(Self.decomposed), "text": "other", "testID": .string(Self.decomposed)],
      ]
      _ = try await script.navigation.setRoot(.stack([.screen("c1", ["topBar": ["rightButtons": buttons]])], id: "s1"))
      try await world.settle(with: script.navigation)
      try await world.driver.tap(buttonId: Self.decomposed)
      try await world.driver.tap(testID: Self.decomposed)
      try await world.driver.tap(testID: Self.composed)
      try await world.settle(with: script.navigation)
      let pressed = script.entries.compactMap { occurrence -> Int? in
        guard case .event(let event) = occurrence else { return nil }
        return event.body["buttonId"]?.string?.utf8.count
      }
      #expect(pressed == [6, 6, 5])
    }
  }

  @Test("Names that look the same identify two members of an object")
  func members() throws {
    let text = "{\"\(Self.composed)\":1,\"\(Self.decomposed)\":2}"
    let json = try JSONDocument(text).root.json
    #expect(json.object?.count == 2)
    #expect(json[Self.composed] == 1 && json[Self.decomposed] == 2)
    #expect(json.description.utf8.elementsEqual(text.utf8))
  }
}
