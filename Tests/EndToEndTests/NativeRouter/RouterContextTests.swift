import NavbridgeDriver
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// native-router §10: native keeps its state while scripts come and go.
@Suite("Script contexts of the native router", .timeLimit(.minutes(20)))
struct RouterContextTests {
  private static func run(
    _ setup: Setup, _ body: @escaping @ScriptThread @Sendable (World, RouterScript) async throws -> Void
  ) async throws {
    try await World.run(setup, World.Options(routes: RouterRoutes.app)) { world in
      try await body(world, try await RouterScript(world))
    }
  }

  /// Leads to `home[H A Wallet] *sports[S] m[L]`.
  @ScriptThread
  private static func prepare(_ script: RouterScript) async {
    for name in ["A", "Wallet"] {
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: name))))
    }
    await script.perform(.navigate(action: nil, route: NativeRoute(name: "S"), stack: "sports"))
    await script.perform(.navigate(action: nil, route: NativeRoute(name: "L", params: ["x": 1]), stack: nil))
  }

  private static let shape = "home[H A Wallet] *sports[S] m[L]"

  /// The messages with which a context begins: each script screen runs, then the whole state comes.
  private static let beginning = [
    "run H", "screen mount H", "run A", "screen mount A", "run S", "screen mount S", "run L", "screen mount L",
  ]

  @Test(
    "Script contexts of the native router begin with all script screens and the whole state after a reload",
    arguments: Setup.everyRoute)
  func reload(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await Self.prepare(script)
      try await script.settle(world)
      let before = try #require(script.router.mirror.state)
      #expect(before.shape == Self.shape)
      script.clear()
      try await world.driver.reload()
      try await script.settle(world)
      #expect(script.words == Self.beginning + ["state \(before.seq) contextBegan native -0"])
      #expect(script.router.mirror.state == before)
      #expect(script.script.rootTags[before.current.route.key] != nil)
      await script.perform(.goBack)
      #expect(script.shape == "home[H A Wallet] *sports[S]")
      try await script.settle(world)
    }
  }

  @Test(
    "Script contexts of the native router begin in the same way for another script, after the first one was killed",
    arguments: Setup.everyRoute)
  func killed(_ setup: Setup) async throws {
    try await Self.run(setup) { world, first in
      await Self.prepare(first)
      try await first.settle(world)
      let before = try #require(first.router.mirror.state)
      first.script.navigation.close()
      try await world.settle()
      let second = try await RouterScript(world)
      #expect(Array(second.words.prefix(9)) == Self.beginning + ["state \(before.seq) contextBegan native -0"])
      #expect(second.router.mirror.state == before)
      try await second.settle(world)
    }
  }

  @Test(
    "Script contexts of the native router lose no action that native has received, wherever the context ends",
    arguments: Setup.everyRoute)
  func inTheMiddle(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      _ = try await world.driver.pauseClock()
      let pending = Task(executorPreference: ScriptThread.executor) {
        await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: "A"))))
      }
      // The push has begun when its surface runs, and it cannot end while the clock stands still.
      try await script.script.received { if case .run("A", _, _) = $0 { true } else { false } }
      try await world.driver.reload()
      #expect(await pending.value == "BRIDGE_INVALIDATED")
      _ = try await world.driver.resumeClock()
      try await script.settle(world)
      #expect(script.shape == "*home[H A] sports[S]")
      #expect(script.words.filter { $0.hasPrefix("result") } == ["result ok 1"])

      _ = try await world.driver.pauseClock()
      script.clear()
      let killed = Task(executorPreference: ScriptThread.executor) {
        await script.perform(.pop(popParams: nil))
      }
      try await script.script.received { occurrence in
        guard case .event(let event) = occurrence else { return false }
        return event.body["op"] == "willAppear"
      }
      script.script.navigation.close()
      _ = await killed.value
      _ = try await world.driver.resumeClock()
      try await world.settle()
      let next = try await RouterScript(world)
      #expect(next.shape == "*home[H] sports[S]")
      try await next.settle(world)
    }
  }

  @Test("Script contexts of the native router are followed by a mirror that begins late", arguments: Setup.everyRoute)
  func late(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: "A"))))
      let (late, requesting) = (NativeRouter(script.script.navigation), NativeRouter(script.script.navigation))
      #expect(late.mirror.state == nil)
      #expect(try await requesting.getState().shape == "*home[H A] sports[S]")
      #expect(late.mirror.state == nil)
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: "B"))))
      for mirror in [late.mirror, requesting.mirror] { #expect(mirror == script.router.mirror) }
      #expect(script.shape == "*home[H A B] sports[S]")
      try await script.settle(world)
    }
  }

  @Test(
    "Script contexts of the native router may send requests before they have loaded, and get their screens afterwards",
    arguments: Setup.everyRoute)
  func loading(_ setup: Setup) async throws {
    try await World.run(setup, World.Options(routes: RouterRoutes.app)) { world in
      let script = try await world.script { $0.announcesLoad = true }
      let router = NativeRouter(script.navigation)
      #expect(try await router.getState().shape == "*home[H] sports[S]")
      #expect(try await router.push(NativeRoute(name: "A")) == 2)
      #expect(script.rootTags.isEmpty)
      script.navigation.didLoad()
      try await script.received { if case .run("A", _, _) = $0 { true } else { false } }
      #expect(script.rootTags.count == 3)
    }
  }
}
