import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// A cancelled task stops waiting, wherever it waits, so that a test that misses an event ends within its time limit.
@Suite("A cancelled task", .timeLimit(.minutes(20)))
struct CancellationTests {
  /// A wait that does not end without cancellation, and the method that its error names.
  struct Wait: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let method: String
    /// Calls `begins` right before the call that waits, which is made in the same turn of the script's thread.
    let begin: @ScriptThread @Sendable (World, Script, _ begins: @ScriptThread () -> Void) async throws -> Void
  }

  static let waits: [Wait] = [
    Wait(testDescription: "for a command", method: "push") { _, script, begins in
      begins()
      _ = try await script.navigation.push("c1", .screen("c2"))
    },
    Wait(testDescription: "for a driver's request", method: "device/waitForIdle") { world, script, begins in
      async let push = script.navigation.push("c1", .screen("c2"))
      try await script.received { $0.word == "run(c2)" }
      begins()
      try await world.driver.waitForIdle(timeout: 600_000)
      _ = try await push
    },
    Wait(testDescription: "for a timer", method: "sleep") { _, script, begins in
      begins()
      try await script.navigation.sleep(milliseconds: 100)
    },
  ]

  @Test(
    "A cancelled task throws an error that names the call, and the call itself continues", arguments: Setup.everyDepth,
    waits)
  func cancelled(_ setup: Setup, _ wait: Wait) async throws {
    try await World.run(setup) { world in
      let script = try await world.script { $0.sharedClock = true }
      _ = try await script.navigation.setRoot(.stack([.screen("c1")], id: "s1"))
      try await world.settle()
      // While the clock is paused, no push ends and no timer is due.
      _ = try await world.driver.pauseClock()
      let hasBegun = Guarded(false)
      let waiting = Task(executorPreference: ScriptThread.executor) {
        try await wait.begin(world, script) { hasBegun.withLock { $0 = true } }
      }
      // Each answer is read in a later turn of the script's thread: the waiting request is written by then.
      repeat { _ = try await world.driver.stats() } while !hasBegun.withLock { $0 }
      _ = try await world.driver.stats()
      waiting.cancel()
      let error = await #expect(throws: RPCError.self) { try await waiting.joined() }
      #expect(error?.code == RPCErrorCode.cancelled.rawValue)
      #expect(error?.data["code"] == "CANCELLED")
      #expect(
        error?.message.contains("'\(wait.method)'") == true || error?.message.contains(".\(wait.method)'") == true)
      _ = try await world.driver.resumeClock()
      try await world.settle(with: script.navigation)
      #expect(try await world.driver.stats().pending.commands == 0)
      // The answer that no task awaits any more has arrived and did no harm.
      _ = try await script.navigation.setRoot(.screen("last"))
    }
  }

  @Test(
    "A cancelled task throws immediately and sends nothing when it was cancelled before the call",
    arguments: Setup.everyDepth(.turbo))
  func before(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let before = try await world.driver.stats().json["settled"]
      let waiting = Task(executorPreference: ScriptThread.executor) {
        while !Task.isCancelled { await Task.yield() }
        _ = try await script.navigation.setRoot(.screen("c1"))
      }
      waiting.cancel()
      let error = await #expect(throws: RPCError.self) { try await waiting.joined() }
      #expect(error?.data["code"] == "CANCELLED")
      #expect(try await world.driver.stats().json["settled"] == before)
    }
  }
}
