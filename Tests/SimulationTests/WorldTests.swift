import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@Suite("A simulated world", .timeLimit(.minutes(20)))
struct WorldTests {
  @Test(
    "A simulated world gives its trace the native side's records and the script's occurrences",
    arguments: Architecture.allCases)
  func trace(_ architecture: Architecture) throws {
    let outcome = try World.run(seed: 1) { world in
      let script = try await world.script(architecture)
      _ = try await script.setRoot(.stack([.screen("a")]))
      try await world.driver.waitForIdle()
    }
    #expect(outcome.trace.contains { $0.hasPrefix("native ") && $0.contains("setRoot") })
    #expect(outcome.trace.contains { $0.hasPrefix("script 1 began(epoch: 1)") })
    #expect(outcome.trace.contains { $0.hasPrefix("script 1 event") && $0.contains("ComponentDidAppear") })
  }

  @Test(
    "A simulated world answers a synchronous call while the script thread runs nothing else",
    arguments: Architecture.allCases)
  func callSync(_ architecture: Architecture) throws {
    for seed in 0..<50 as Range<UInt64> {
      let outcome = try World.run(seed: seed) { world in
        let script = try await world.script(architecture)
        let other = Task(executorPreference: ScriptThread.executor) { await world.note("other") }
        #expect(try script.constantsSync()["topBarHeight"] != nil)
        world.note("answered")
        await other.value
      }
      #expect(outcome.trace.filter { ["other", "answered"].contains($0) } == ["answered", "other"])
    }
  }

  @Test("A simulated world lets no real time pass for a wait on the device's clock")
  func virtualTime() throws {
    let began = MonotonicTime.now
    _ = try World.run(seed: 1) { world in
      let script = try await world.script(.turbo) { $0.sharedClock = true }
      try await script.sleep(milliseconds: 3_600_000)
      #expect(try await world.driver.clockNow().milliseconds >= 3_600_000)
    }
    #expect(MonotonicTime.now - began < 60_000_000_000)
  }

  @Test("A simulated world moves simulated time to a time-out when nothing else is left to do")
  func timeOut() throws {
    let outcome = try World.run(seed: 1) { world in
      let script = try await world.script(.turbo) { $0.mountsSurfaces = false }
      let push = Task(executorPreference: ScriptThread.executor) {
        _ = try? await script.setRoot(
          .component(name: "late", options: ["animations": ["setRoot": ["waitForRender": true]]]))
      }
      await push.value
    }
    #expect(outcome.duration >= 10_000_000_000)
  }

  @Test("A simulated world reports a body that waits for what never comes")
  func stuck() {
    #expect {
      try World.run(seed: 1) { world in
        _ = try await world.script(.turbo)
        await AwaitedAnswer<Void>.value(whenCancelled: {}, begin: { _ in })
      }
    } throws: { error in
      guard case World.Failure.stuck = error else { return false }
      return true
    }
  }

  @Test("A simulated world reports a body that does not return within the limit of steps")
  func tooLong() {
    #expect(throws: World.Failure.tooLong(stepLimit: 5_000)) {
      try World.run(seed: 1, stepLimit: 5_000) { world in
        while true { _ = try await world.driver.stats() }
      }
    }
  }

  @Test("A simulated world reports the error of its body")
  func failure() {
    #expect(throws: RPCError.self) {
      try World.run(seed: 1) { world in
        _ = try await world.script(.turbo).push("nobody", .screen("a"))
      }
    }
  }

  @Test("A simulated world runs the same schedule for the same seed, and another one for another seed")
  func schedules() throws {
    let outcomes = try [1, 2, 1].map { try AppPlan.run(seed: $0 * 2) }
    #expect(outcomes[0] == outcomes[2])
    #expect(outcomes[0].fingerprint != outcomes[1].fingerprint)
    let fixed = try (0..<20).map { seed in
      try World.run(seed: UInt64(seed)) { world in
        let script = try await world.script(.bridge)
        _ = try await script.setRoot(.screen("a"))
      }.fingerprint
    }
    #expect(Set(fixed).count == 20, "the same commands run in different schedules")
  }
}
