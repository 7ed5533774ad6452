import NavbridgeStress
import Testing

@Suite("A stress plan", .timeLimit(.minutes(20)))
struct PlanTests {
  private static func commands(_ steps: [Step]) -> [CommandKind] {
    steps.compactMap { if case .command(let kind) = $0 { kind } else { nil } }
  }

  @Test("A stress plan is the same for the same seed, and differs for another seed", arguments: [0, 1, 99] as [UInt64])
  func seeded(_ seed: UInt64) {
    for cycle in 0..<20 {
      #expect(
        ReloadPlan(seed: seed, inFlight: 64).cycle(cycle) == ReloadPlan(seed: seed, inFlight: 64).cycle(cycle))
      #expect(
        ReloadPlan(seed: seed, inFlight: 64).cycle(cycle) != ReloadPlan(seed: seed + 1, inFlight: 64).cycle(cycle))
      #expect(
        TeardownPlan(seed: seed, inFlight: 64).cycle(cycle) == TeardownPlan(seed: seed, inFlight: 64).cycle(cycle))
    }
  }

  @Test(
    "A stress plan has the requested number of commands in each cycle, and one reload among them",
    arguments: [1, 2, 8, 64])
  func reloads(_ inFlight: Int) {
    let plan = ReloadPlan(seed: 3, inFlight: inFlight)
    var places: Set<Int> = []
    for cycle in 0..<200 {
      let steps = plan.cycle(cycle)
      #expect(Self.commands(steps).count == inFlight)
      let reloads = steps.indices.filter { if case .reload = steps[$0] { true } else { false } }
      #expect(reloads.count == 1)
      places.formUnion(reloads)
    }
    #expect(places.count > inFlight / 2, "Reloads occur at many places.")
  }

  @Test("A stress plan draws every kind of command and every way of reloading")
  func coverage() {
    let plan = ReloadPlan(seed: 1, inFlight: 64)
    let steps = (0..<20).flatMap { plan.cycle($0) }
    let ofStorms: Set<CommandKind> = [
      .setTabs, .showModal, .dismissModal, .dismissModals, .showOverlay, .dismissOverlays,
    ]
    #expect(Set(Self.commands(steps)) == Set(CommandKind.allCases).subtracting(ofStorms))
    for way in ReloadTrigger.allCases { #expect(steps.contains(.reload(way))) }
    #expect(steps.contains(.pause))
  }

  @Test("A stress plan ends scripts in each way once in five cycles, after some of the commands in flight")
  func endings() {
    let plan = TeardownPlan(seed: 1, inFlight: 8)
    for round in 0..<10 {
      let cycles = (0..<5).map { plan.cycle(round * 5 + $0) }
      #expect(Set(cycles.map(\.ending)) == Set(ScriptEnding.allCases))
      for cycle in cycles {
        #expect((0...8).contains(cycle.strikesAfter) && Self.commands(cycle.steps).count == 8)
        #expect(cycle.steps.allSatisfy { if case .reload = $0 { false } else { true } })
      }
    }
  }

  @Test("A stress plan pauses only after commands that are answered soon, so that every pause ends")
  func pauses() {
    let plan = ReloadPlan(seed: 1, inFlight: 64)
    for cycle in 0..<50 {
      let steps = plan.cycle(cycle).filter { if case .reload = $0 { false } else { true } }
      for (before, step) in zip(steps, steps.dropFirst()) where step == .pause {
        #expect(before == .command(.noop) || before == .command(.setRoot))
      }
    }
  }

  @Test("A stress plan of a storm has all kinds of commands and of acts, and one reload in each cycle")
  func storm() {
    let plan = StormPlan(seed: 1, inFlight: 64)
    let cycles = (0..<20).map { plan.cycle($0) }
    #expect(plan.cycle(3) == StormPlan(seed: 1, inFlight: 64).cycle(3))
    #expect(Set(cycles.flatMap(Self.commands)) == Set(CommandKind.allCases))
    let acts = cycles.joined().compactMap { if case .act(let act) = $0 { act } else { nil } }
    #expect(Set(acts.map(\.method)).count == 5)
    #expect(acts.contains { !$0.isImmediate } && acts.contains { $0.isAwaited })
    #expect(
      !acts.contains { $0.isAwaited && !$0.isImmediate }, "Such an act may wait for the reload, which waits for it.")
    for steps in cycles {
      #expect(steps.count { if case .reload = $0 { true } else { false } } == 1)
    }
  }

  @Test("A stress plan strikes in each way once in as many cycles as there are ways")
  func ways() {
    let (kills, stops) = (StrikePlan<KillWay>(seed: 1, inFlight: 8), StrikePlan<StopWay>(seed: 1, inFlight: 8))
    for round in 0..<10 {
      let killed = (0..<KillWay.allCases.count).map { kills.cycle(round * KillWay.allCases.count + $0) }
      let stopped = (0..<StopWay.allCases.count).map { stops.cycle(round * StopWay.allCases.count + $0) }
      #expect(Set(killed.map(\.way)) == Set(KillWay.allCases) && Set(stopped.map(\.way)) == Set(StopWay.allCases))
      #expect(killed.allSatisfy { (0...8).contains($0.strikesAfter) && Self.commands($0.steps).count == 8 })
    }
  }
}
