import NavbridgeRuntime
import Testing

@testable import NavbridgeSimulation

/// Worlds to which something comes from outside.
@Suite("A world that waits for what comes from outside")
struct OutsideTests {
  /// What has happened, in order.
  private final class Notes: Sendable {
    private let lines = Guarded<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  /// Runs a world until the body for its idle moments has been called a number of times.
  private func run(
    idle: Int, _ start: (SimulationScheduler, Runtime, Notes) -> Void,
    _ body: @escaping (Int, SimulationScheduler, Runtime, Notes) -> Void
  ) -> [String] {
    let (scheduler, notes) = (SimulationScheduler(Decider(.usual)), Notes())
    scheduler.withRuntime(atMost: 0) { runtime in
      start(scheduler, runtime, notes)
      var count = 0
      scheduler.whenIdle {
        count += 1
        notes.add("idle \(count)")
        body(count, scheduler, runtime, notes)
        return count < idle
      }
      #expect(!scheduler.run(atMost: 1000))
    }
    return notes.all
  }

  @Test("It asks when nothing can run now, runs what has come, and ends when nothing more can come")
  func work() {
    let lines = run(idle: 2) { _, runtime, notes in
      runtime.main.jobs.async { notes.add("first") }
    } _: { count, _, runtime, notes in
      if count == 1 { runtime.main.jobs.async { notes.add("from outside") } }
    }
    #expect(lines == ["first", "idle 1", "from outside", "idle 2"])
  }

  @Test("Time stands until it is passed, and then each timer that is due runs, those at one moment in their order")
  func time() {
    let lines = run(idle: 3) { scheduler, runtime, notes in
      for (delay, name) in [(20, "late"), (10, "one"), (10, "two")] as [(Int64, String)] {
        _ = runtime.main.jobs.asyncAfterRealTime(nanoseconds: delay) { notes.add("\(name) at \(scheduler.now)") }
      }
    } _: { count, scheduler, _, notes in
      notes.add("next \(scheduler.nextDue ?? -1)")
      scheduler.pass(to: [5, 15, 40][count - 1])
      // The past stays.
      scheduler.pass(to: 0)
    }
    #expect(
      lines == ["idle 1", "next 10", "idle 2", "next 10", "one at 15", "two at 15", "idle 3", "next 20"])
  }

  @Test("A thread that stands still does so until it goes on, and not only until nothing else is left to do")
  func still() {
    let lines = run(idle: 3) { scheduler, runtime, notes in
      scheduler.standStill(runtime.script.target)
      runtime.script.jobs.async { notes.add("script") }
      runtime.main.jobs.async { notes.add("main") }
    } _: { count, scheduler, runtime, _ in
      if count == 2 { scheduler.goOn(runtime.script.target) }
    }
    #expect(lines == ["main", "idle 1", "idle 2", "script", "idle 3"])
  }

  @Test("A thread that waits for another one counts as blocked, and what comes from outside may end that")
  func blocked() {
    let signal = BlockingSignal()
    let lines = run(idle: 2) { scheduler, runtime, notes in
      runtime.script.jobs.async {
        notes.add("waits")
        notes.add("\(runtime.script.target.block(until: signal)), \(scheduler.blocked) blocked")
      }
    } _: { count, scheduler, runtime, notes in
      notes.add("\(scheduler.blocked) blocked")
      if count == 1 { runtime.main.jobs.async { signal.raise() } }
    }
    #expect(lines == ["waits", "idle 1", "1 blocked", "true, 0 blocked", "idle 2", "0 blocked"])
  }
}
