import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// `surface/layout` (protocol §5, §10). The device has 390 × 844 points, with 47 at the top and 34 at the bottom
/// outside the safe area.
@Suite("The message surface/layout", .timeLimit(.minutes(20)))
struct SurfaceLayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var device = "iPhone 14"
    let layout: Layout
    /// The first frame of each surface, by component.
    let frames: [String: [Double]]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "tabs, selected or not", layout: .bottomTabs([.stack([.screen("a")]), .screen("b")]),
      frames: ["a": [0, 91, 390, 670], "b": [0, 0, 390, 761]]),
    Row(
      testDescription: "a side menu's centre and its closed drawers",
      layout: .sideMenu(left: .screen("a"), center: .stack([.screen("b")]), right: .screen("c")),
      frames: ["a": [0, 0, 280, 844], "b": [0, 91, 390, 753], "c": [110, 0, 280, 844]]),
    Row(
      testDescription: "top tabs, shown or not", layout: .topTabs([.screen("a"), .screen("b")]),
      frames: ["a": [0, 97, 390, 747], "b": [0, 97, 390, 747]]),
    Row(
      testDescription: "columns", device: "iPad Pro 11",
      layout: .splitView(master: .screen("a"), detail: .screen("b")),
      frames: ["a": [0, 0, 320, 1194], "b": [320, 0, 514, 1194]]),
    Row(
      testDescription: "a drawer with a stack in a tab that is not selected",
      layout: .bottomTabs([.screen("a"), .sideMenu(left: .stack([.screen("b")]), center: .screen("c"))]),
      frames: ["a": [0, 0, 390, 761], "b": [0, 91, 280, 670], "c": [0, 0, 390, 761]]),
  ]

  /// Starts a command, mounts each surface after its first layout message, and returns the first frames.
  @ScriptThread
  private static func firstFrames(
    of ids: some Sequence<String>, on script: Script,
    _ command: @escaping @ScriptThread @Sendable () async throws -> Void
  ) async throws -> [String: [Double]] {
    let task = Task<Void, any Error>(executorPreference: ScriptThread.executor) { try await command() }
    var frames: [String: [Double]] = [:]
    for id in ids {
      try await script.received { if case .run(_, id, _) = $0 { true } else { false } }
      let tag = try #require(script.rootTags[id])
      try await script.received { if case .layout(tag, _) = $0 { true } else { false } }
      frames[id] = script.frame(of: id)
      script.navigation.mount(rootTag: tag)
    }
    try await task.value
    return frames
  }

  @Test(
    "The message surface/layout is sent when a surface starts, visible or not, with its present or future frame",
    arguments: rows, Setup.everyRoute
  )
  func starts(_ row: Row, _ setup: Setup) async throws {
    try await World.run(setup, .init(device: row.device)) { world in
      let script = try await world.script { $0.mountsSurfaces = false }
      let app = script.navigation
      app.setDefaultOptions(["animations": ["setRoot": ["waitForRender": true]]])
      let frames = try await Self.firstFrames(of: row.frames.keys.sorted(), on: script) {
        _ = try await app.setRoot(row.layout)
      }
      #expect(frames == row.frames)
      try await world.settle(with: app)
      for id in row.frames.keys {
        #expect(script.frame(of: id) == row.frames[id], "The final frame of \(id) is the first one.")
      }
    }
  }

  /// Commands for which a surface starts before its component is in any tree.
  static let starters:
    [(name: String, run: @ScriptThread @Sendable (Navigation, Layout) async throws -> Void, frame: [Double])] =
      [
        ("push", { _ = try await $0.push("home", $1) }, [0, 91, 390, 753]),
        ("setStackRoot", { _ = try await $0.setStackRoot("home", [$1]) }, [0, 91, 390, 753]),
        ("showModal", { _ = try await $0.showModal($1) }, [0, 57, 390, 787]),
        ("showOverlay", { _ = try await $0.showOverlay($1) }, [0, 0, 390, 844]),
        ("setRoot", { _ = try await $0.setRoot($1) }, [0, 0, 390, 844]),
      ]

  @Test(
    "The message surface/layout is sent once for a screen that keeps its first frame", arguments: starters.indices,
    Setup.everyRoute)
  func commands(_ index: Int, _ setup: Setup) async throws {
    let command = Self.starters[index]
    try await World.run(setup, .init(device: "iPhone 14")) { world in
      let script = try await world.script { $0.mountsSurfaces = false }
      let app = script.navigation
      let waits: JSON = ["waitForRender": true]
      app.setDefaultOptions([
        "animations": ["push": waits, "setRoot": waits, "setStackRoot": waits, "showModal": ["enter": waits]]
      ])
      _ = try await Self.firstFrames(of: ["home"], on: script) { _ = try await app.setRoot(.stack([.screen("home")])) }
      let frames = try await Self.firstFrames(of: ["new"], on: script) { try await command.run(app, .screen("new")) }
      #expect(frames["new"] == command.frame, "\(command.name)")
      try await world.settle(with: app)
      let tag = script.rootTags["new"]
      let reported = script.entries.count { if case .layout(tag, _) = $0 { true } else { false } }
      #expect(reported == 1, "\(command.name)")
    }
  }

  @Test("The message surface/layout is sent when a surface in a bar starts", arguments: Setup.everyRoute)
  func chrome(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script { $0.mountsSurfaces = false }
      let app = script.navigation
      app.setDefaultOptions(["animations": ["setRoot": ["waitForRender": true]]])
      let title: JSON = ["topBar": ["title": ["component": ["name": "title", "componentId": "title"]]]]
      _ = try await Self.firstFrames(of: ["c1", "title"], on: script) {
        _ = try await app.setRoot(.stack([.screen("c1", title)]))
      }
      #expect(script.words.contains("CC(setRoot)"))
    }
  }

  @Test("The message surface/layout is sent when a container moves its content", arguments: Setup.everyRoute)
  func moves(_ setup: Setup) async throws {
    try await World.app(setup, .init(device: "iPhone 14")) { world, script, app in
      let menu: JSON = ["sideMenu": ["left": ["width": 250, "openMode": "pushContent"]]]
      _ = try await app.setRoot(
        .sideMenu(left: .screen("left"), center: .stack([.screen("c1")], id: "s1"), id: "menu", options: menu))
      try await world.settle(with: app)
      #expect(script.frame(of: "c1") == [0, 91, 390, 753])
      for (isVisible, x) in [(true, 250), (false, 0)] as [(Bool, Double)] {
        app.mergeOptions("menu", ["sideMenu": ["left": ["visible": .bool(isVisible)]]])
        await script.reachNative()
        try await world.settle(with: app)
        #expect(script.frame(of: "c1") == [x, 91, 390, 753])
      }
    }
  }

  @Test("The message surface/layout is sent when a column changes sides", arguments: Setup.everyRoute)
  func columnMoves(_ setup: Setup) async throws {
    try await World.app(
      setup, .init(device: "iPad Pro 11"),
      root: .splitView(master: .screen("m"), detail: .bottomTabs([.screen("d")]), id: "sv")
    ) { world, script, app in
      try await world.settle(with: app)
      #expect(script.frame(of: "d")?[0] == 320)
      app.mergeOptions("sv", ["splitView": ["primaryEdge": "trailing"]])
      await script.reachNative()
      try await world.settle(with: app)
      #expect(script.frame(of: "d")?[0] == 0 && script.frame(of: "m")?[0] == 514)
    }
  }

  @Test(
    "The message surface/layout contains the part of the safe area that lies over the surface",
    arguments: [
      ([:], [0, 0, 0, 0]), (["topBar": ["drawBehind": true]], [91, 0, 0, 0]),
      (["bottomTabs": ["drawBehind": true]], [0, 0, 83, 0]), (["topBar": ["visible": false]], [47, 0, 0, 0]),
    ] as [(JSON, [Double])])
  func safeArea(_ options: JSON, _ expected: [Double]) async throws {
    for architecture in Architecture.allCases {
      try await World.app(
        Setup(depth: .inProcess, architecture: architecture), .init(device: "iPhone 14"),
        root: .bottomTabs([.stack([.screen("c1", options)])])
      ) { world, script, _ in
        try await world.settle(with: script.navigation)
        #expect(script.safeArea(of: "c1") == expected)
      }
    }
  }
}
