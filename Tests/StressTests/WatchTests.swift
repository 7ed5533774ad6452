import NavbridgeRuntime
import Testing

@testable import NavbridgeStress

@ScriptThread @Suite("Waiting in a stress run", .timeLimit(.minutes(20)))
struct WatchTests {
  @ScriptThread
  private final class Counter {
    var number = 0
  }

  @Test("Waiting in a stress run ends when its condition is true after a change")
  func comes() async throws {
    let watch = Watch(limit: 60)
    let counter = Counter()
    let waiting = Task(executorPreference: ScriptThread.executor) {
      try await watch.wait(for: "the number to be 2") { counter.number == 2 }
    }
    for _ in 0..<2 {
      await Task.yield()
      counter.number += 1
      watch.changed()
    }
    try await waiting.value
    #expect(counter.number == 2)
  }

  @Test("Waiting in a stress run fails after its limit with an error that names the awaited condition")
  func givenUp() async {
    let watch = Watch(limit: 0)
    var reported: StressError?
    watch.onFailure { reported = $0 }
    await #expect(throws: StressError.timedOut("a sign", seconds: 0)) { try await watch.wait(for: "a sign") { false } }
    #expect(reported == .timedOut("a sign", seconds: 0))
    #expect("\(reported!)" == "The run was ended: after 0 s it still waited for a sign.")
  }

  @Test("Waiting in a stress run ends at once with the first error when the run fails, and so does every later wait")
  func fails() async {
    let watch = Watch(limit: 60)
    let waiting = Task(executorPreference: ScriptThread.executor) { try await watch.wait(for: "a sign") { false } }
    await Task.yield()
    watch.fail(.interrupted(signal: 2))
    watch.fail(.nativeLost)
    await #expect(throws: StressError.interrupted(signal: 2)) { try await waiting.value }
    await #expect(throws: StressError.interrupted(signal: 2)) { try await watch.wait(for: "another") { true } }
  }
}
