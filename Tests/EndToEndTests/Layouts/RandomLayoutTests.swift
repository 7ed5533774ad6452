import Foundation
import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Commands with random layouts, repeated ids and random targets never end the native side.
///
/// The number of layouts for each row is 300; `NAVBRIDGE_RANDOM_LAYOUTS` sets another, as `scripts/check layouts` does.
@Suite("Random layouts", .timeLimit(.minutes(60)))
struct RandomLayoutTests {
  static let count = ProcessInfo.processInfo.environment["NAVBRIDGE_RANDOM_LAYOUTS"].flatMap { Int($0) } ?? 300
  /// The number of commands before a reload, which ends the commands that never settle.
  private static let batch = 40

  @Test(
    "Random layouts leave no command and no transition pending", arguments: [1, 2] as [UInt64],
    Setup.everyRoute)
  func shown(_ seed: UInt64, _ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      var random = RandomLayout(seed: seed)
      for start in stride(from: 0, to: Self.count, by: Self.batch) {
        var tasks = [Self.task { _ = try? await app.setRoot(.stack([.screen("a")], id: "main")) }]
        for _ in start..<min(start + Self.batch, Self.count) { tasks.append(Self.command(app, &random)) }
        // This call is answered after the commands, so the native side has then handled all commands that need not
        // wait.
        _ = try await app.getLaunchArgs()
        _ = try await world.driver.snapshot()
        if random.below(2) == 0 { try await world.driver.rotate(random.below(2) == 0 ? .landscape : .portrait) }
        // Overlays outlive a reload on turbo, and each would be laid out and searched from then on.
        try await app.dismissAllOverlays()
        try await world.driver.reload()
        for task in tasks { await task.value }
        try await world.settle()
        // The received messages are not checked, and would be the only data that grows.
        script.clear()
      }
      let stats = try await world.driver.stats().json
      #expect(stats["pending"]?["commands"]?.int == 0 && stats["pending"]?["transitions"]?.int == 0)
    }
  }

  /// Issues a command that shows one layout; some commands also remove one.
  @ScriptThread
  private static func command(_ app: Navigation, _ random: inout RandomLayout) -> Task<Void, Never> {
    let id = random.id()
    switch random.below(12) {
    case 0:
      let layout = random.next()
      return task { _ = try? await app.setRoot(layout) }
    case 1, 2, 3, 4, 5:
      let layout = random.nextForStack()
      return task { _ = try? await app.push(id, layout) }
    case 6, 7:
      let layouts = (0...random.below(2)).map { _ in random.nextForStack() }
      return task { _ = try? await app.setStackRoot(id, layouts) }
    case 8, 9:
      let layout = random.next()
      let dismisses = random.below(2) == 0
      return task {
        _ = try? await app.showModal(layout)
        if dismisses { _ = try? await app.dismissModal(id) }
      }
    case 10:
      let layout = random.next()
      return task {
        _ = try? await app.showOverlay(layout)
        _ = try? await app.dismissOverlay(id)
      }
    default:
      let layout = random.nextForStack()
      return task {
        _ = try? await app.push(id, layout)
        _ = try? await app.pop(id)
      }
    }
  }

  private static func task(_ body: @escaping @ScriptThread @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: ScriptThread.executor) { await body() }
  }
}
