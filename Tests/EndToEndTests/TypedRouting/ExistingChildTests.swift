import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §11: children of `setStackRoot` that stay.
@Suite("Existing children of setStackRoot", .timeLimit(.minutes(20)))
struct ExistingChildTests {
  private static func children(_ stack: JSON) -> [String] {
    stack["children"]?.array?.map { $0["componentId"]?.string ?? "-" } ?? []
  }

  @Test(
    "A new root below screens that stay sends no event of theirs, and ends the old root's surface",
    arguments: Setup.everyRoute
  )
  func newRoot(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      for id in ["c2", "c3"] { _ = try await app.push("s1", .screen(id)) }
      try await world.settle(with: app)
      let before = script.rootTags
      script.clear()
      #expect(try await app.setStackRoot("s1", [.screen("n1"), .existing(id: "c2"), .existing(id: "c3")]) == "s1")
      try await world.settle(with: app)
      #expect(Self.children(try await world.driver.snapshot(componentId: "s1")) == ["n1", "c2", "c3"])
      #expect(script.words.filter { $0 != "CC(setStackRoot)" } == ["run(n1)", "unmount"])
      #expect(script.entries.contains(.unmount(rootTag: try #require(before["c1"]))))
      script.clear()
      _ = try await app.popToRoot("s1")
      try await world.settle(with: app)
      #expect(script.words.contains("D(n1)") && script.words.contains("X(c3)"))
    }
  }

  @Test("A screen that comes back to the top appears once and renders nothing anew", arguments: Setup.everyRoute)
  func shorter(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      for id in ["c2", "c3"] { _ = try await app.push("s1", .screen(id)) }
      try await world.settle(with: app)
      script.clear()
      _ = try await app.setStackRoot("s1", [.existing(id: "c1"), .existing(id: "c2")])
      try await world.settle(with: app)
      #expect(Self.children(try await world.driver.snapshot(componentId: "s1")) == ["c1", "c2"])
      #expect(script.words.filter { $0.hasPrefix("D(") || $0.hasPrefix("X(") } == ["X(c3)", "D(c2)"])
      #expect(!script.words.contains { $0.hasPrefix("run(") })
      #expect(script.words.filter { $0 == "unmount" }.count == 1)
    }
  }

  @Test(
    "New screens above one that stays are pushed by one transition, and only the top appears",
    arguments: Setup.everyRoute)
  func longer(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      try await world.settle(with: app)
      script.clear()
      _ = try await app.setStackRoot("s1", [.existing(id: "c1"), .screen("c2"), .screen("c3")])
      try await world.settle(with: app)
      #expect(Self.children(try await world.driver.snapshot(componentId: "s1")) == ["c1", "c2", "c3"])
      #expect(script.words.filter { $0.hasPrefix("D(") || $0.hasPrefix("X(") }.sorted() == ["D(c3)", "X(c1)"])
      #expect(script.words.filter { $0.hasPrefix("run(") }.sorted() == ["run(c2)", "run(c3)"])
    }
  }

  @Test("A screen of a hidden stack stays, too", arguments: Setup.everyRoute)
  func hidden(_ setup: Setup) async throws {
    try await World.app(
      setup,
      root: .bottomTabs([.stack([.screen("a1")], id: "a"), .stack([.screen("b1"), .screen("b2")], id: "b")], id: "t")
    ) { world, script, app in
      try await world.settle(with: app)
      script.clear()
      _ = try await app.setStackRoot("b", [.screen("n1"), .existing(id: "b2")])
      try await world.settle(with: app)
      #expect(Self.children(try await world.driver.snapshot(componentId: "b")) == ["n1", "b2"])
      #expect(!script.words.contains { $0.hasPrefix("D(") || $0.hasPrefix("X(") || $0 == "run(b2)" })
    }
  }

  @Test("A child that is not in the stack refuses the command with nothing done", arguments: Setup.everyRoute)
  func missing(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2")], id: "s1")) { world, _, app in
      for (children, code) in [
        ([.screen("n1"), .existing(id: "c9")], "NO_EXISTING_CHILD"), ([.existingChild(at: 2)], "NO_EXISTING_CHILD"),
        ([.existing(id: "c1"), .existing(id: "c1")], "NSInvalidArgumentException"),
        ([.stack([.existing(id: "c1")])], "UnknownControllerType"),
      ] as [([Layout], String)] {
        let error = await #expect(throws: RPCError.self) { try await app.setStackRoot("s1", children) }
        #expect(error?.data["code"]?.string == code)
      }
      try await world.settle(with: app)
      #expect(Self.children(try await world.driver.snapshot(componentId: "s1")) == ["c1", "c2"])
    }
  }

  @Test("A screen that is popped while new ones render refuses the command", arguments: Setup.everyRoute)
  func poppedMeanwhile(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script { $0.mountsSurfaces = false }
      let app = script.navigation
      let options: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
      _ = try await app.setRoot(.stack([.screen("c1"), .screen("c2")], id: "s1", options: options))
      app.mount(rootTag: try #require(script.rootTags["c2"]))
      try await world.settle(with: app)
      let wait: JSON = ["animations": ["setStackRoot": ["waitForRender": true]]]
      let command = Task(executorPreference: ScriptThread.executor) {
        try await app.setStackRoot("s1", [.existing(id: "c1"), .existing(id: "c2"), .screen("n1", wait)])
      }
      try await script.received { $0.word == "run(n1)" }
      _ = try await app.pop("c2", options: ["animations": ["pop": ["enabled": false]]])
      app.mount(rootTag: try #require(script.rootTags["n1"]))
      let error = await #expect(throws: RPCError.self) { try await command.joined() }
      #expect(error?.data["code"]?.string == "NO_EXISTING_CHILD")
      #expect(Self.children(try await world.driver.snapshot(componentId: "s1")) == ["c1"])
    }
  }

  @Test("--strict refuses a child that stays", arguments: Setup.everyRoute)
  func strict(_ setup: Setup) async throws {
    let root = Layout.stack([.screen("c1")], id: "s1")
    try await World.app(setup, .init(strict: true), root: root) { (_, _, app) async throws in
      let error = await #expect(throws: RPCError.self) {
        try await app.setStackRoot("s1", [.existing(id: "c1"), .screen("c2")])
      }
      #expect(error?.data["code"]?.string == "EXTENSION_REFUSED")
      #expect(try await app.setStackRoot("s1", [.screen("c2")]) == "s1")
    }
  }
}
