import ScriptSide
import Shared
import Testing

/// What all layouts have in common.
@Suite("Layouts")
struct ContainerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let layout: @Sendable (_ options: JSON) -> Layout
  }

  static let rows = [
    Row(testDescription: "stack") { .stack([.screen("c1")], id: "root", options: $0) },
    Row(testDescription: "side menu") {
      .sideMenu(left: .screen("l"), center: .stack([.screen("c1")]), right: .screen("r"), id: "root", options: $0)
    },
    Row(testDescription: "split view") {
      .splitView(master: .stack([.screen("c1")]), detail: .screen("d"), id: "root", options: $0)
    },
    Row(testDescription: "external component") {
      .stack([.external(name: "app.Native"), .screen("c1")], id: "root", options: $0)
    },
  ]

  private static let options: World.Options = {
    var options = World.Options()
    options.externalComponents = ["app.Native": #"{"rightButtons": [{"text": "R", "action": {"pop": true}}]}"#]
    return options
  }()

  @Test("leave nothing behind when another root takes their place", arguments: rows, Way.all)
  func replaced(_ row: Row, _ way: Way) async throws {
    try await World.run(way, Self.options) { world in
      let app = try await world.script().navigation
      #expect(try await app.setRoot(row.layout([:])) == "root")
      try await world.settle()
      _ = try await app.setRoot(.screen("c2"))
      try await world.settle()
      let alive = try await world.driver.stats()["liveObjects"]
      #expect(alive == ["RNNComponentRootView": 1, "RNNComponentViewController": 1])
    }
  }

  @Test("that wait for render are let go of by a reload", arguments: rows, Way.all)
  func abandoned(_ row: Row, _ way: Way) async throws {
    try await World.run(way, Self.options) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let root = Task<Int?, Never>(executorPreference: ScriptThread.executor) {
        do throws(RPCError) {
          _ = try await script.navigation.setRoot(row.layout(["animations": ["setRoot": ["waitForRender": true]]]))
          return nil
        } catch { return error.code }
      }
      await script.heard { if case .run(_, "c1", _) = $0 { true } else { false } }
      try await world.driver.reload()
      #expect(await root.value == -32001)
      try await world.settle()
      #expect(try await world.driver.stats()["liveObjects"] == [:])
    }
  }
}
