import NavbridgeDriver
import NavbridgeKernel
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import NavbridgeSimulation

/// A search for schedules of an app and its test in Swift.
@Suite("A search in Swift", .timeLimit(.minutes(20)))
struct SimulationExploreTests {
  private struct Early: Error, CustomStringConvertible {
    var description: String { "The tester has looked too early." }
  }

  /// A tester looks while a push is on its way. Usually native has begun it by then.
  @ScriptThread
  private static func look(_ world: World) async throws {
    let app = try await world.script(.turbo)
    try await app.setRoot(.stack([.component(name: "Home", id: "home")], id: "stack"))
    let push = Task(executorPreference: ScriptThread.executor) {
      _ = try await app.push("stack", .component(name: "Item", id: "second"))
    }
    for _ in 1...2 { _ = try await world.driver.clockNow() }
    let snapshot = "\(try await world.driver.snapshot())"
    try await push.value
    if !snapshot.contains("second") { throw Early() }
  }

  private static func simulation(_ schedules: Int) -> Simulation {
    var simulation = Simulation()
    simulation.schedules = schedules
    simulation.shrinkingRuns = 2_000
    return simulation
  }

  private static func explore(_ simulation: Simulation, _ body: @escaping Simulation.Body) async -> SimulationReport {
    await OwnThread.runInTurn { simulation.explore(body) }
  }

  @Test("A race is found, its schedule is made small, and the schedule repeats the run")
  func race() async throws {
    let simulation = Self.simulation(500)
    let report = await Self.explore(simulation, Self.look)
    let failure = try #require(report.failure)
    #expect(failure.message == "The tester has looked too early.")
    #expect((1...3).contains(failure.decisions.count), "\(report)")
    #expect(report.description.contains("Its schedule: '\(failure.schedule)'"))
    let repeated = try #require(simulation.replay(failure.schedule, Self.look))
    #expect(repeated.failure?.message == failure.message && repeated.failure?.trace == failure.trace)
    #expect(try #require(Simulation().replay("", Self.look)).failure == nil)
    #expect(Simulation().replay("no schedule", Self.look) == nil)
  }

  @Test("A search without a failure runs all its schedules, and ends in the same way each time")
  func noFailure() async {
    var reports: [SimulationReport] = []
    for _ in 1...2 {
      reports.append(
        await Self.explore(Self.simulation(40)) { world in
          do { try await Self.look(world) } catch { world.note("too early") }
        })
    }
    #expect(reports[0].failure == nil && reports[0].schedules == 40 && reports[0].outcomes > 1)
    #expect("\(reports[0])" == "\(reports[1])")
  }

  @Test("A body that waits for ever fails")
  func stuck() async {
    let report = await Self.explore(Self.simulation(5)) { world in
      _ = try await world.script(.turbo)
      unsafe await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    #expect(report.schedules == 1)
    #expect(report.failure?.message.contains("nothing was left to do") ?? false)
    #expect(report.failure?.schedule == "")
  }

  /// A push whose script may lose its connection, or begin anew.
  @ScriptThread
  private static func push(_ world: World) async throws {
    let app = try await world.script()
    try await app.setRoot(.stack([.component(name: "Home", id: "home")], id: "stack"))
    _ = try await app.push("stack", .component(name: "Item", id: "second"))
  }

  @Test("Behind a fault the error of a body is no failure, unless the script goes on as if nothing had happened")
  func faults() async throws {
    var simulation = Self.simulation(120)
    simulation.faults = AppFault.allCases
    let ended = Guarded(0)
    let body: Simulation.Body = { world in
      do { try await Self.push(world) } catch {
        ended.withLock { $0 += 1 }
        throw error
      }
    }
    let report = await Self.explore(simulation, body)
    #expect(report.failure == nil && report.schedules == 120, "\(report)")
    #expect(ended.withLock { $0 } > 20)
    simulation.faults = [.slowReader]
    let late = await Self.explore(simulation) { world in
      try await Self.push(world)
      if try await world.driver.clockNow().milliseconds != 350 { throw Early() }
    }
    #expect(late.failure == nil || late.failure?.decisions.contains { $0.contains("stands still") } == true, "\(late)")
  }

  @Test("UIKit's variants are decisions of a search that asks for them")
  func variants() async throws {
    let body: Simulation.Body = { world in
      let app = try await world.script()
      try await app.setRoot(.component(name: "Home"))
      let lower = Task(executorPreference: ScriptThread.executor) {
        _ = try await app.showModal(.component(name: "Lower", id: "lower"))
      }
      _ = try await app.showModal(.component(name: "Upper", id: "upper"))
      try await lower.value
    }
    var simulation = Self.simulation(60)
    #expect(await Self.explore(simulation, body).failure == nil)
    simulation.uikitVariants = true
    let failure = try #require(await Self.explore(simulation, body).failure)
    #expect(failure.decisions.contains { $0.contains("lost-completion") }, "\(failure)")
  }

  @Test("What native code does in a task reaches the script under any schedule, without other work on the device")
  func task() async {
    var simulation = Self.simulation(100)
    simulation.configuration.register(
      NativeModuleDescription(
        "Clerk", methods: [.init("ask", .promise, [.run { call in Task { @MainQueue in call.resolve("t") } }])]))
    for architecture in Architecture.allCases {
      simulation.architecture = architecture
      let report = await Self.explore(simulation) { world in
        let app = try await world.script()
        _ = try await world.driver.pauseClock()
        #expect(try await app.call("Clerk", "ask") { _ in } == "t")
      }
      #expect(report.failure == nil && report.schedules == 100, "\(architecture): \(report)")
    }
  }

  @Test("An object of the native side that lives when it has ended fails a search")
  func leak() async throws {
    let kept = Guarded<[NativeCall]>([])
    var simulation = Self.simulation(3)
    simulation.configuration.register(
      NativeModuleDescription(
        "Hoard",
        methods: [
          .init(
            "take", .promise,
            [
              .run { call in
                kept.withLock { $0.append(call) }
                call.resolve()
              }
            ])
        ]))
    let report = await Self.explore(simulation) { world in
      _ = try await world.script().call("Hoard", "take") { _ in }
    }
    let message = try #require(report.failure?.message)
    #expect(
      message.contains("INVARIANT") && message.contains("live when it has ended: {\"RCTModuleData\":"), "\(message)")
    #expect(report.schedules == 1 && kept.withLock { $0.count } >= 1)
    kept.withLock { $0 = [] }
  }

  @Test("A run of a program that never ends is given up by its processor time, with a sentence that names its test")
  func endless() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Simulation().answer(
        ["spins": { _ in while true {} }], ExploreOptions(), [SimulationArgument.timeout.with("300")],
        report: { RecordWriter.write($0) })
      Issue.record("The run has ended.")
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("EndlessLoop: a run of the test 'spins' has not ended within 0 s."), "\(output)")
    #expect(output.contains(#"{"kind":"done"}"#), "\(output)")
  }
}
