import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Upper bounds of counts: the cost of a command, independent of the machine.
@Suite("The cost of a command", .timeLimit(.minutes(20)))
struct CountTests {
  private struct Counts: Equatable {
    var main: Int
    var method: Int
  }

  @ScriptThread
  private static func counts(_ world: World) async throws -> Counts {
    let stats = try await world.driver.stats().json
    let queues = stats["queues"]
    // A turn of a peer ends by an item. Slower machines need more turns for the same work.
    return Counts(
      main: (queues?["main"]?["ran"]?.int ?? 0) - (stats["turns"]?.int ?? 0),
      method: queues?["methodQueue"]?["ran"]?.int ?? 0)
  }

  @Test(
    "The cost of a command is one item of the main queue if it is rejected, and one of the method queue on turbo",
    arguments: Setup.everyRoute
  )
  func refusedCommand(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      // The script's listeners are added once a command is answered.
      _ = try? await app.pop("ghost")
      let before = try await Self.counts(world)
      for _ in 0..<100 { _ = try? await app.pop("ghost") }
      let after = try await Self.counts(world)
      // One item is the second request for the counts.
      #expect(after.main - before.main == 101)
      #expect(after.method - before.method == (setup.architecture == .turbo ? 100 : 0))
    }
  }

  /// This test runs within one process to save time: the counts are the same at every depth.
  @Test(
    "The cost of a command includes no live object after thousands of pushes and pops",
    arguments: [(Architecture.turbo, 10_000), (.bridge, 1_000)])
  func noLeaks(_ architecture: Architecture, _ count: Int) async throws {
    try await World.app(Setup(depth: .inProcess, architecture: architecture), root: .stack([.screen("root")], id: "s"))
    { world, _, app in
      try await world.settle()
      let before = try await world.driver.stats().json["liveObjects"]
      let still: JSON = ["animations": ["push": ["enabled": false]]]
      for _ in 0..<(count / 100) {
        for number in 0..<100 { _ = try await app.push("s", .screen("c\(number)", still)) }
        _ = try await app.popToRoot("s", options: ["animations": ["pop": ["enabled": false]]])
      }
      try await world.settle()
      #expect(try await world.driver.stats().json["liveObjects"] == before)
    }
  }
}
