import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §2, §3; protocol §11.
@Suite("Options of a running app", .timeLimit(.minutes(20)))
struct OptionsTests {
  @Test("Options of a running app are explained with the layer that each value came from", arguments: Setup.everyDepth)
  func explaining(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      app.setDefaultOptions(["topBar": ["noBorder": true, "visible": true], "popGesture": false])
      _ = try await app.setRoot(
        .stack(
          [.screen("c1", ["topBar": ["title": ["text": "T"], "visible": true]])], id: "s1",
          options: ["popGesture": true]))
      app.mergeOptions("c1", ["topBar": ["subtitle": ["text": "S"]]])
      try await world.settle(with: app)
      let screen = try await Self.layers(world, "c1")
      #expect(
        screen == [
          "popGesture": "parent s1", "topBar.visible": "own", "topBar.noBorder": "default",
          "topBar.title.text": "own", "topBar.subtitle.text": "merge",
        ])
      let stack = try await Self.layers(world, "s1")
      #expect(stack["topBar.title.text"] == "child c1")
      #expect(stack["popGesture"] == "own")
      let leaves = try await world.driver.explainOptions(componentId: "c1")["options"]?.array ?? []
      let gesture = try #require(leaves.first { $0["path"] == "popGesture" })
      #expect(gesture["value"] == true && gesture["type"] == "Bool")
      #expect(gesture["readBy"] == [["presenter": "RNNStackPresenter", "phases": ["A", "M"]]])
      await #expect(throws: RPCError.self) { try await world.driver.explainOptions(componentId: "nobody") }
    }
  }

  @ScriptThread
  private static func layers(_ world: World, _ id: String) async throws -> [String: String] {
    let leaves = try await world.driver.explainOptions(componentId: id)["options"]?.array ?? []
    return leaves.reduce(into: [:]) { layers, leaf in
      let words = [leaf["layer"]?.string, leaf["from"]?.string].compactMap { $0 }
      layers[leaf["path"]?.string ?? ""] = words.joined(separator: " ")
    }
  }

  private static let faulty: JSON = ["topBar": ["colour": 1, "visible": "no"], "fab": ["id": "f"]]

  @Test(
    "Options of a running app are ignored with one diagnostic for each path and command when iOS ignores them",
    arguments: Setup.everyDepth)
  func faults(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1", Self.faulty), .screen("c2", Self.faulty)], id: "s1")) {
      world, _, app in
      #expect(try await Self.reported(world) == ["OPTION_NOT_ON_IOS", "OPTION_OF_WRONG_TYPE", "UNKNOWN_OPTION"])
      app.mergeOptions("c1", ["topBar": ["colour": 1]])
      try await world.settle(with: app)
      #expect(try await Self.reported(world).filter { $0 == "UNKNOWN_OPTION" }.count == 2)
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      #expect(bar?["visible"] == true)
    }
  }

  @ScriptThread
  private static func reported(_ world: World) async throws -> [String] {
    let kinds = try await world.driver.stats().json["diagnostics"]?.array?.compactMap { $0["kind"]?.string } ?? []
    return kinds.filter { $0.contains("OPTION") }.sorted()
  }

  @Test(
    "Options of a running app are rejected under --strict when iOS ignores them, and the command has no effect",
    arguments: Setup.everyDepth)
  func strict(_ setup: Setup) async throws {
    try await World.app(
      setup, World.Options(strict: true), root: .stack([.screen("c1", ["fab": ["id": "f"]])], id: "s1")
    ) { world, _, app in
      for (options, code, path) in [
        (["topBar": ["colour": 1]], "UNKNOWN_OPTION", "topBar.colour"),
        (["topBar": ["visible": "no"]], "OPTION_OF_WRONG_TYPE", "topBar.visible"),
      ] as [(JSON, String, String)] {
        let error = await #expect(throws: RPCError.self) { _ = try await app.push("c1", .screen("c2", options)) }
        #expect(error?.data["code"]?.string == code)
        #expect(error?.message.contains("'\(path)'") == true)
        let pop = await #expect(throws: RPCError.self) { _ = try await app.pop("c1", options: options) }
        #expect(pop?.data["code"]?.string == code)
      }
      app.mergeOptions("c1", ["topBar": ["title": ["text": "merged"]], "popGestur": true])
      app.setDefaultOptions(["popGestur": true])
      try await world.settle(with: app)
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["children"]?.array?.count == 1)
      #expect(stack["topBar"]?["title"]?["text"] != "merged")
    }
  }

  @Test(
    """
    Options of a running app do not come from a container if they are read at construction, but do if read on \
    appearing
    """,
    arguments: Setup.everyDepth)
  func phases(_ setup: Setup) async throws {
    try await World.app(
      setup,
      root: .stack(
        [.screen("c1")], id: "s1",
        options: ["topBar": ["title": ["text": "stack's", "color": 0xFFFF_0000], "subtitle": ["text": "S"]]])
    ) { world, _, _ in
      try await world.settle()
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      #expect(bar?["title"]?["text"]?.string == nil)
      #expect(bar?["title"]?["color"] == "#FF0000")
      #expect(bar?["subtitle"]?["text"] == "S")
    }
  }
}
