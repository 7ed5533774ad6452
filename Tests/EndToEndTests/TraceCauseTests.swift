import NavbridgeDriver
import HeadlessUIKit
import NavbridgeNavigation
import ScriptSide
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("The causes in a trace", .timeLimit(.minutes(20)))
struct TraceCauseTests {
  /// A command, and the kinds on the way from the message that was read to the writing of the settlement.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let realClock: Bool
    /// The kinds between the handler and the settlement on each route.
    let turbo: [String]
    let bridge: [String]
    let run: @ScriptThread @Sendable (Navigation) async throws -> Void
    var testDescription: String { realClock ? "\(name), real clock" : name }

    func path(_ architecture: Architecture) -> [String] {
      architecture == .turbo
        ? ["read", "methodQueue", "hop", "call", "handler"] + turbo + ["result", "write"]
        : ["read", "hop", "call", "handler"] + bridge + ["callback", "write"]
    }
  }

  /// On the new architecture a command waits for the content, whose message follows from the surface's start.
  private static let mount = ["surface", "read", "methodQueue"]
  private static let transition = ["transition", "timer"]

  static let rows = [false, true].flatMap { isReal in
    [
      Row(name: "push", realClock: isReal, turbo: mount + transition, bridge: transition) {
        _ = try await $0.push("c1", .screen("c2"))
      },
      Row(name: "pop", realClock: isReal, turbo: transition, bridge: transition) {
        _ = try await $0.pop("c1b")
      },
      Row(name: "setRoot", realClock: isReal, turbo: mount, bridge: []) {
        _ = try await $0.setRoot(.stack([.screen("c2")], id: "s2"))
      },
      Row(name: "showModal", realClock: isReal, turbo: mount + transition, bridge: transition) {
        _ = try await $0.showModal(.stack([.screen("c2")], id: "s2"))
      },
    ]
  }

  @Test(
    "The causes in a trace make a command one tree, from the message that was read to the writing of its settlement",
    arguments: Setup.everyRoute, rows)
  func command(_ setup: Setup, _ row: Row) async throws {
    try await World.app(
      setup, .init(realClock: row.realClock), root: .stack([.screen("c1"), .screen("c1b")], id: "s1")
    ) { world, _, app in
      try await world.settle()
      let trace = try await CauseTrace.start(world)
      try await row.run(app)
      try await trace.settle(world)
      let tree = try trace.tree(of: row.name)
      #expect(tree.entry.kind == "read" && tree.entry.cause == nil)
      let settlement = setup.architecture == .turbo ? "result" : "callback"
      #expect(tree.path { $0.kind == "write" && $0.method == row.name } == row.path(setup.architecture))
      for kind in ["handler", "appearance", "event", settlement] { #expect(tree.contains(kind)) }
      let completions = tree.entries.filter { $0.kind == "event" && $0.module == "RNN.CommandCompleted" }
      #expect(completions.count == 1)
      // Each event was written, and nothing but messages that were read has no cause.
      let written = tree.entries.filter { $0.kind == "write" }.compactMap(\.cause)
      #expect(tree.entries.filter { $0.kind == "event" }.allSatisfy { written.contains($0.sequence) })
      #expect(trace.rootKinds == ["read"])
      // All consequences of the command are in its tree: the rest is the driver's.
      let others = trace.entries.filter { entry in !tree.entries.contains { $0.sequence == entry.sequence } }
      #expect(others.filter { $0.kind == "event" || $0.kind == "transition" || $0.kind == settlement }.isEmpty)
    }
  }

  @Test(
    "The causes in a trace lead from a finger's tap on the back button to the events at the end of the transition",
    arguments: Setup.everyRoute)
  func tap(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2")], id: "s1")) { world, _, _ in
      try await world.settle()
      let trace = try await CauseTrace.start(world)
      try await world.driver.tapBack()
      try await trace.settle(world)
      let tree = try trace.tree(of: "device/tap")
      #expect(
        tree.path { $0.kind == "write" && $0.module == "RNN.ComponentDidAppear" }
          == ["read", "act", "transition", "timer", "appearance", "event", "write"])
      #expect(tree.path { $0.module == "RNN.ScreenPopped" } == ["read", "act", "transition", "timer", "event"])
      #expect(trace.rootKinds == ["read"])
    }
  }

  @Test("The causes in a trace lead from a reload to the script context that follows it", arguments: Setup.everyRoute)
  func reload(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, _ in
      try await world.settle()
      let trace = try await CauseTrace.start(world)
      try await world.driver.reload()
      try await trace.settle(world)
      let tree = try trace.tree(of: "device/reload")
      #expect(tree.path { $0.kind == "reload" && $0.method == "begin" } == ["read", "reload", "read", "reload"])
      #expect(tree.path { $0.kind == "write" && $0.module == "host" } == ["read", "reload", "write"])
      #expect(trace.rootKinds == ["read"])
    }
  }

  @Test(
    """
    The causes in a trace do not mix two commands, neither when one transition serves both nor when one waits for \
    the other's transition
    """,
    arguments: Setup.everyRoute, [false, true])
  func interleaved(_ setup: Setup, _ waits: Bool) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      try await world.settle(with: app)
      let trace = try await CauseTrace.start(world)
      if waits { _ = try await world.driver.pauseClock() }
      async let one = app.push("c1", .screen("c2"))
      if waits { try await script.received { $0.word == "W(c2)" } }
      async let other = app.push("c1", .screen("c3"))
      if waits {
        try await script.received { $0.word == "run(c3)" }
        await script.reachNative()
        _ = try await world.driver.resumeClock()
      }
      _ = try await (one, other)
      try await trace.settle(world)
      let pushes = trace.entries.filter { $0.kind == "handler" && $0.method == "push" }.compactMap(\.id)
      try #require(pushes.count == 2)
      for (push, screen) in zip(pushes, ["c2", "c3"]) {
        let tree = try trace.tree(of: push)
        func ids(_ kind: String, _ method: String) -> [String?] {
          tree.entries.filter { $0.kind == kind && $0.method == method }.map(\.id)
        }
        #expect(ids("handler", "push") == [push])
        #expect(ids("factory", "made") == [screen])
        #expect(ids("surface", "run") == [screen])
        #expect(ids(setup.architecture == .turbo ? "result" : "callback", "push") == [push])
        #expect(tree.entries.count { $0.module == "RNN.CommandCompleted" && $0.kind == "event" } == 1)
        if waits { #expect(ids("appearance", "didAppear") == [screen]) }
        #expect(ids("transition", "began").count == (waits || screen == "c3" ? 1 : 0))
      }
      #expect(trace.rootKinds == ["read"])
    }
  }

  @Test(
    "The causes in a trace are known for every entry but the messages that were read, whatever a device does",
    arguments: Setup.everyRoute)
  func everything(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c0")) { world, _, app in
      try await world.settle(with: app)
      let trace = try await CauseTrace.start(world, TraceRecord.Kind.allCases)
      for mode in ["together", "afterInitialTab", "onSwitchToTab"] {
        let tabs: [Layout] = [.stack([.screen("\(mode)1")], id: "s\(mode)"), .screen("\(mode)2")]
        let options: JSON = ["bottomTabs": ["tabsAttachMode": .string(mode)]]
        _ = try await app.setRoot(.bottomTabs(tabs, id: mode, options: options))
        try await world.settle(with: app)
        try await world.driver.tap(tabIndex: 1)
        try await world.driver.tap(tabIndex: 0)
      }
      let slide: JSON = ["content": ["enter": ["alpha": ["from": 0, "duration": 100]]]]
      _ = try await app.push("onSwitchToTab1", .screen("p", ["animations": ["push": slide]]))
      app.mergeOptions("p", ["topBar": ["visible": false, "animate": true], "bottomTabs": ["visible": false]])
      try await world.settle(with: app)
      app.presentModalHost(7, ["animationType": "slide"])
      try await world.settle(with: app)
      app.dismissModalHost(7)
      try await world.settle(with: app)
      _ = try await app.showOverlay(.screen("o"))
      _ = try await app.showModal(.screen("m", ["modalPresentationStyle": "pageSheet"]))
      try await world.driver.dismissModal()
      _ = try await app.setRoot(.sideMenu(left: .screen("l"), center: .screen("c"), id: "menu"))
      try await world.settle(with: app)
      try await world.driver.openSideMenu(.left)
      try await world.driver.rotate(.landscapeLeft)
      _ = try await world.driver.request("device/background")
      _ = try await world.driver.request("device/foreground")
      _ = try? await app.push("ghost", .screen("g"))
      try await trace.settle(world)
      let rootless = trace.entries.filter { $0.cause == nil && $0.kind != "read" }
      #expect(rootless.isEmpty, "\(rootless.map(\.json))")
      let kinds = Set(trace.entries.map(\.kind))
      #expect(kinds.isSuperset(of: ["animation", "surface", "error", "act", "presenter"]), "\(kinds)")
      #expect(trace.entries.contains { $0.module == "modalHostDismissed" })
    }
  }

  @Test(
    "The causes in a trace precede their consequences, and are on the queue and at the time at which they happened",
    arguments: Setup.everyRoute)
  func order(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      let trace = try await CauseTrace.start(world)
      _ = try await app.push("c1", .screen("c2"))
      try await trace.settle(world)
      var bySequence: [Int: TraceEntry] = [:]
      for entry in trace.entries {
        if let cause = entry.cause {
          let before = try #require(bySequence[cause])
          #expect(before.realTime <= entry.realTime && before.deviceTime <= entry.deviceTime)
        }
        bySequence[entry.sequence] = entry
        let queue = ["read": "bridge", "methodQueue": "methodQueue"][entry.kind] ?? "main"
        #expect(entry.queue == queue)
      }
      let tree = try trace.tree(of: "push")
      let end = try #require(tree.entries.first { $0.module == "transition" })
      #expect(end.deviceTime - tree.entry.deviceTime == 350)
    }
  }

  @Test(
    """
    The causes in a trace are those of the subscribed kinds: without the steps between, an event follows from the \
    call
    """,
    arguments: Setup.everyRoute)
  func fewKinds(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      var entries: [TraceEntry] = []
      world.driver.onTraffic = { entries.append(TraceEntry($0)) }
      try await world.driver.subscribeToTraffic()
      _ = try await app.push("c1", .screen("c2"))
      try await world.settle()
      _ = try await world.driver.stats()
      let traffic: Set = ["call", "callback", "result", "error", "event", "surface", "reload"]
      #expect(Set(entries.map(\.kind)).isSubset(of: traffic))
      let call = try #require(entries.first { $0.kind == "call" })
      #expect(call.cause == nil)
      #expect(entries.contains { $0.module == "RNN.CommandCompleted" })
      let tree = try #require(TraceTree.trees(of: entries, with: "push").first)
      #expect(tree.entries.count == entries.count)
    }
  }
}
