import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The fixture of a test of the bridge: a device, a script and a bridge with its log.
@ScriptThread
final class RoutingWorld {
  let world: World
  let script: Script
  let bridge: RoutingBridge
  let log: RoutingLog

  private init(_ world: World, _ script: Script, _ bridge: RoutingBridge, _ log: RoutingLog) {
    (self.world, self.script, self.bridge, self.log) = (world, script, bridge, log)
  }

  nonisolated static func run(
    _ setup: Setup, _ options: World.Options = World.Options(),
    _ body: @escaping @ScriptThread @Sendable (RoutingWorld) async throws -> Void
  ) async throws {
    try await World.run(setup, options) { world in
      let script = try await world.script {
        $0.sharedClock = true
        $0.answersTouches = true
      }
      let log = RoutingLog()
      let bridge = try await RoutingBridge.start(script.navigation, configuration: log.configuration)
      let routing = RoutingWorld(world, script, bridge, log)
      try await body(routing)
      bridge.close()
    }
  }

  /// Shows a stack with its root.
  func showStack() async throws -> MountedStack {
    let stack = bridge.setRoot(RoutingView(destination: SampleRoute.self, root: .home))
    try await settle()
    return stack
  }

  /// Shows three tabs with stacks.
  func showTabs(_ attachMode: TabAttachMode = .together) async throws -> MountedTabs {
    let tabs = bridge.setRoot(
      RoutingTabView(tab: SampleTab.first, destination: SampleRoute.self, attachMode: attachMode) { tab, destination in
        RoutingView(tab: tab, destination: destination, root: tab == .first ? .home : .list)
      })
    try await settle()
    return tabs
  }

  /// Waits until both sides are idle and the routers' state is written back.
  func settle() async throws {
    for _ in 0..<2 { try await settleOnce() }
  }

  /// Waits as `settle()` does, if nothing that people did makes the bridge send commands in turn.
  func settleOnce() async throws {
    await bridge.settled()
    try await world.driver.waitForIdle(timeout: 60_000)
    _ = try await script.navigation.getLaunchArgs()
    await bridge.settled()
  }

  /// Forgets the messages and log entries up to now.
  func clear() {
    script.clear()
    log.entries = []
  }

  /// The commands that have completed.
  var commands: [String] {
    script.words.filter { $0.hasPrefix("CC(") }.map { String($0.dropFirst(3).dropLast()) }
  }

  /// Expects that the native tree has a form, and that the routers' state has the same.
  func expect(_ form: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let layout = try await script.navigation.call(\LayoutStateDeclaration.getLayout)
    #expect(TreeForm.native(layout) == form, "the native tree", sourceLocation: sourceLocation)
    #expect(TreeForm.state(try #require(bridge.root)) == form, "the routers' state", sourceLocation: sourceLocation)
  }
}

/// The entries of a routers' log as short texts.
@ScriptThread
final class RoutingLog {
  var entries: [String] = []
  var onEntry: ((String) -> Void)?

  var configuration: Configuration {
    Configuration(
      logger: { self.add("\($0.router): \($0.message)") }, shouldCrashOnRouteNotFound: false)
  }

  private func add(_ entry: String) {
    entries.append(entry)
    onEntry?(entry)
  }
}
