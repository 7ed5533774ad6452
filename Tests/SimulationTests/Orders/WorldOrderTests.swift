import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import ScriptSide
import Testing

@testable import NavbridgeSimulation

/// The search for every order of whole worlds.
@Suite("Every order of a world", .timeLimit(.minutes(20)))
struct WorldOrderTests {
  private struct Early: Error, CustomStringConvertible {
    var description: String { "The tester has looked too early." }
  }

  private static func simulation(_ architecture: Architecture, exhaustive: Bool, limit: Int) -> Simulation {
    var simulation = Simulation()
    (simulation.architecture, simulation.isExhaustive, simulation.schedules) = (architecture, exhaustive, limit)
    simulation.shrinkingRuns = 100
    return simulation
  }

  @ScriptThread
  private static func home(_ world: World) async throws -> Navigation {
    let app = try await world.script()
    try await app.setRoot(.stack([.component(name: "Home", id: "home")], id: "stack"))
    return app
  }

  /// A tester looks while the root is on its way, and notes what it has seen.
  @ScriptThread
  private static func look(_ world: World) async throws {
    let app = try await world.script()
    let root = Task(executorPreference: ScriptThread.executor) {
      _ = try await app.setRoot(.component(name: "Home", id: "home"))
    }
    _ = try await world.driver.clockNow()
    world.note("\(try await world.driver.snapshot())".contains("home") ? "there" : "not there")
    try await root.value
  }

  /// The end of a run, without what follows the end of the body, which is no part of an order.
  private static func end(_ lines: [String], _ failure: String?) -> [String] {
    lines.filter { !$0.contains(" closed(") } + [failure ?? "passed"]
  }

  @Test("A script that awaits each of its commands ends in one way in each order", arguments: Architecture.allCases)
  func oneOutcome(_ architecture: Architecture) async {
    let simulation = Self.simulation(architecture, exhaustive: true, limit: 200)
    let report = await OwnThread.runInTurn {
      simulation.explore { world in
        let app = try await Self.home(world)
        try await app.push("stack", .component(name: "Item", id: "item"))
        try await app.pop("item")
      }
    }
    #expect(report.orders?.isComplete == true && report.outcomes == 1 && report.failure == nil, "\(report)")
    #expect(report.description == "all \(report.schedules) orders, 1 outcome, no failure")
  }

  @Test("Every end that orders by chance have is one of the ends of all orders", arguments: Architecture.allCases)
  func endsByChance(_ architecture: Architecture) async {
    let simulation = Self.simulation(architecture, exhaustive: true, limit: 5_000)
    var options = ExploreOptions()
    (options.schedules, options.goesOn) = (simulation.schedules, true)
    let (all, byChance) = await OwnThread.runInTurn { [options] in
      let runs = (0..<150).map { simulation.run(Decider(OrderRecorder(OrderRun(seed: $0))), Self.look) }
      return (simulation.explored(options, [], Self.look), runs.map { Self.end($0.lines, $0.failure?.message) })
    }
    #expect(all.everyOrder?.isComplete == true && all.everyOrder?.count == all.schedules, "\(all.schedules)")
    let ends = Set(all.outcomes.map { Self.end($0.lines, $0.failure) })
    let others = Set(byChance).subtracting(ends)
    #expect(Set(byChance).count > 1)
    #expect(others.isEmpty, "\(others.count) of \(Set(byChance).count) ends, \(ends.count) of all orders")
  }

  @Test("A failing order is made small, and its schedule repeats it without the search")
  func failure() async throws {
    let body: Simulation.Body = { world in
      let app = try await Self.home(world)
      let push = Task(executorPreference: ScriptThread.executor) {
        _ = try await app.push("stack", .component(name: "Item", id: "second"))
      }
      for _ in 1...2 { _ = try await world.driver.clockNow() }
      let snapshot = "\(try await world.driver.snapshot())"
      try await push.value
      if !snapshot.contains("second") { throw Early() }
    }
    let simulation = Self.simulation(.turbo, exhaustive: true, limit: 5_000)
    let report = await OwnThread.runInTurn { simulation.explore(body) }
    let failure = try #require(report.failure)
    #expect(failure.message == "The tester has looked too early.")
    let repeated = try #require(await OwnThread.runInTurn { simulation.replay(failure.schedule, body) })
    #expect(repeated.failure?.message == failure.message && repeated.orders == nil)
  }

  @Test("A search that ends before its last order says so")
  func limit() async {
    let simulation = Self.simulation(.turbo, exhaustive: true, limit: 3)
    let report = await OwnThread.runInTurn { simulation.explore(Self.look) }
    #expect(report.orders?.seen == 3 && report.orders?.isComplete == false, "\(report)")
    #expect(report.description.hasPrefix("3 orders of more, "))
  }
}
