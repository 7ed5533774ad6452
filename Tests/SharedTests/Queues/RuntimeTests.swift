import Testing

@testable import NavbridgeRuntime

@Suite("A runtime", .timeLimit(.minutes(20)))
struct RuntimeTests {
  /// Runs work on a runtime's thread and waits for its result.
  private func run<Result: Sendable>(
    on thread: RuntimeThread, _ body: @escaping @Sendable () -> Result
  ) async throws -> Result {
    try await on(thread.jobs) { body() }
  }

  @Test("A runtime is the live one on a thread that belongs to no other, and its own on its threads")
  func current() async throws {
    #expect(Runtime.current === Runtime.live)
    let other = Runtime()
    for role in ThreadRole.allCases {
      #expect(try await run(on: other[role]) { Runtime.current === other })
      #expect(try await run(on: Runtime.live[role]) { Runtime.current === Runtime.live })
    }
  }

  @Test("A runtime runs a task's jobs for the actor of a role on its own thread for that role")
  func tasks() async throws {
    let other = Runtime()
    let done = Latch("the task has crossed to the main thread and back")
    let seen = Log<Bool>()
    _ = try await on(other.script.jobs) {
      Task(executorPreference: ScriptThread.executor) {
        seen.add(other.script.target.isCurrent && ScriptThread.executor.isCurrent)
        await Self.lookOnMain { seen.add(other.main.target.isCurrent && !Runtime.live.main.target.isCurrent) }
        seen.add(other.script.target.isCurrent)
        done.arrive()
      }
    }
    try await done.wait()
    #expect(seen.entries == [true, true, true])
  }

  @MainQueue private static func lookOnMain(_ body: @MainQueue () -> Void) { body() }

  @Test(
    "A runtime goes on in the same item with a task that changes between its executors, and lets others run at a yield")
  func itemsOfTasks() async throws {
    let runtime = Runtime()
    let jobs = runtime.script.jobs
    let seen = Log<String>()
    let done = Latch("the task has ended")
    _ = try await on(jobs) {
      Task(executorPreference: ScriptThread.executor) {
        await Self.change(jobs, seen)
        done.arrive()
      }
    }
    try await done.wait()
    let ran = try #require(seen.entries.first)
    #expect(seen.entries == [ran, ran, ran, "another item", "after the yield"] && runtime !== Runtime.live)
  }

  @ScriptThread private static func change(_ jobs: SerialQueue, _ seen: Log<String>) async {
    jobs.async { seen.add("another item") }
    for _ in 1...3 { await standAside { seen.add("\(jobs.ran) and \(jobs.depth)") } }
    await Task.yield()
    seen.add("after the yield")
  }

  /// Belongs to no actor, so that a task changes to its preferred executor for it.
  @concurrent nonisolated private static func standAside(_ body: @Sendable () -> Void) async { body() }

  @Test("A runtime takes only its own thread for the current one of a role")
  func roles() async throws {
    let other = Runtime()
    let isCurrent = try await run(on: other.bridge) {
      [BridgeThread.executor.isCurrent, MainQueue.executor.isCurrent, Runtime.live.bridge.target.isCurrent]
    }
    #expect(isCurrent == [true, false, false])
  }

  @Test(
    "A runtime's thread ends the turns of the queues that ask for it with those of its jobs, until they ask no more")
  func turnsOfJobs() async throws {
    let runtime = Runtime()
    let main = runtime.main
    let (ended, queues) = (Log<String>(), ["first", "second"].map { SerialQueue(label: $0, target: main.target) })
    for queue in queues { queue.endOfTurn = { [label = queue.label] in ended.add(label) } }
    // The turn in which they ask is the first.
    _ = try await run(on: main) { for queue in queues { main.endTurns(of: queue) } }
    _ = try await run(on: main) { main.stopEndingTurns(of: queues[0]) }
    _ = try await run(on: main) { main.stopEndingTurns(of: queues[1]) }
    _ = try await run(on: main) { main.endTurns(of: queues[0]) }
    // When this one runs, the turns before have ended.
    _ = try await run(on: main) { main.stopEndingTurns(of: queues[0]) }
    #expect(ended.entries == ["first", "second", "second", "first"] && runtime !== Runtime.live)
  }

  @Test("A runtime keeps one value of a type on each of its threads")
  func locals() async throws {
    final class Value: Sendable {}
    let (one, other) = (Runtime(), Runtime())
    @Sendable func value() -> Value { Runtime.current.main.local { Value() } }
    let (first, second) = (try await run(on: one.main, value), try await run(on: one.main, value))
    let far = try await run(on: other.main, value)
    #expect(first === second && first !== far)
  }

  @Test("A runtime gives a role to the calling thread before its first use")
  func callingThread() async throws {
    let runtime = Runtime()
    let ran = Log<Bool>()
    let ended = Latch("the loop has ended")
    LiveThread.start(name: "caller") {
      let loop = runtime.script.useCallingThread()
      runtime.script.jobs.async {
        ran.add(runtime.script.eventLoop === loop && loop.isCurrent)
        loop.stop()
      }
      loop.run()
      ended.arrive()
    }
    try await ended.wait()
    #expect(ran.entries == [true])
  }
}
