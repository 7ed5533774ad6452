import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// Random commands in a random order each settle exactly once, and the device comes to rest.
@Suite("Random commands", .timeLimit(.minutes(20)))
struct RandomCommandTests {
  @Test(
    "Random commands settle exactly once each, even across reloads", arguments: [1, 2, 3] as [UInt64], Setup.everyRoute)
  func settleOnce(_ seed: UInt64, _ setup: Setup) async throws {
    // A later command may remove a screen before it has mounted. The command that waits for that screen then settles at
    // this limit.
    try await World.app(setup, .init(renderTimeout: 1_000)) { world, script, app in
      var random = SeededGenerator(seed: seed)
      var tasks: [Task<Void, Never>] = []
      for step in 0..<200 {
        let ids = ["a", "b", "c", "s", "ghost"]
        let (id, other) = (ids.randomElement(using: &random)!, ids.randomElement(using: &random)!)
        let animated = JSON.bool(Bool.random(using: &random))
        let options: JSON = ["animations": ["push": ["enabled": animated], "pop": ["enabled": animated]]]
        let choice = Int.random(in: 0..<10, using: &random)
        tasks.append(
          Task(executorPreference: ScriptThread.executor) {
            switch choice {
            case 0, 1: _ = try? await app.setRoot(.stack([.screen("a"), .screen("b")], id: "s"))
            case 2, 3, 4: _ = try? await app.push(id, .screen(other, options))
            case 5, 6: _ = try? await app.pop(id, options: options)
            case 7: _ = try? await app.pop(to: id)
            case 8: _ = try? await app.popToRoot(id)
            default: _ = try? await app.setStackRoot(id, [.screen(other), .screen("d\(step)")])
            }
          })
        if Int.random(in: 0..<8, using: &random) == 0 { _ = try await world.driver.snapshot() }
        if Int.random(in: 0..<40, using: &random) == 0 { try await world.driver.reload() }
      }
      for task in tasks { try await task.joined() }
      try await world.settle()
      let stats = try await world.driver.stats().json
      let settled = stats["settled"]?.object?.values.compactMap(\.int).reduce(0, +) ?? 0
      // On the bridge the script side rejects the commands that ended with its context, and the native side counts them
      // as invalidated or never received them.
      #expect(settled <= 200)
      #expect(stats["pending"]?["commands"]?.int == 0)
      #expect(stats["pending"]?["transitions"]?.int == 0)
      #expect(stats["diagnostics"]?.array?.contains { $0["kind"]?.string == "settledTwice" } == false)
    }
  }
}
