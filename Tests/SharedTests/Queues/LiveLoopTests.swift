import Testing

@testable import NavbridgeRuntime

/// The properties of both kinds of loop on live threads.
@Suite("A live loop", .timeLimit(.minutes(20)))
struct LiveLoopTests {
  private static let runtime = Runtime()

  enum Loop: String, CaseIterable, Sendable {
    case parking, event

    /// A loop of the suite's own runtime, because the live runtime's threads also run the other tests.
    var target: any QueueTarget {
      switch self {
      case .parking: LiveLoopTests.runtime.main.target
      case .event: LiveLoopTests.runtime.script.target
      }
    }
  }

  @Test("A live loop runs 100,000 items from four threads, each thread's in order", arguments: Loop.allCases)
  func flood(_ loop: Loop) async throws {
    let perThread = 25_000
    let queue = SerialQueue(label: "flood", target: loop.target)
    let seen = Guarded([[Int]](repeating: [], count: 4))
    let done = Latch("all items have run", count: 4 * perThread)
    for thread in 0..<4 {
      LiveThread.start(name: "flood\(thread)") {
        for number in 0..<perThread {
          queue.async {
            seen.withLock { $0[thread].append(loop.target.isCurrent ? number : -1) }
            done.arrive()
          }
        }
      }
    }
    try await done.wait(limit: .seconds(60))
    #expect(seen.withLock { $0.allSatisfy { $0.elementsEqual(0..<perThread) } })
    let ran = try await on(queue) { queue.depth }
    #expect(ran == 0)
  }

  @Test("A live loop wakes for each single item after it has slept", arguments: Loop.allCases)
  func wakeUps(_ loop: Loop) async throws {
    let queue = SerialQueue(label: "wake", target: loop.target)
    for round in 0..<2_000 {
      let came = Latch("item \(round) has run")
      queue.async { came.arrive() }
      try await came.wait()
    }
    #expect(queue.ran >= 1_999)
  }

  @Test(
    "A live loop passes work to another loop and back 20,000 times, at every moment of falling asleep",
    .timeLimit(.minutes(20)))
  func handingOn() async throws {
    let loops = [Loop.parking, .event].map { SerialQueue(label: "hand \($0)", target: $0.target) }
    let random = Guarded(SeededGenerator(seed: 0x6861_6E64))
    @Sendable func hand(_ left: Int, _ done: Latch) {
      guard left > 0 else { return done.arrive() }
      // After the random pause the other loop is anywhere between awake and asleep.
      let pause = random.withLock { $0.below(4) == 0 ? $0.below(400) : 0 }
      for _ in 0..<pause { _ = random.withLock { $0.next() } }
      loops[left % 2].async { hand(left - 1, done) }
      // An item that no other follows, on this thread: it must not hide the other.
      if left % 3 == 0 { loops[(left + 1) % 2].async {} }
    }
    // A limit for each thousand: a wake-up that is lost never comes, and a busy machine takes milliseconds for each.
    for thousand in 1...20 {
      let done = Latch("the last item of thousand \(thousand) has run")
      loops[0].async { hand(1_000, done) }
      try await done.wait(limit: .seconds(60))
    }
  }

  @Test(
    "A live loop fires timers in order of time, then insertion, never early, and not if they are cancelled",
    arguments: Loop.allCases)
  func timers(_ loop: Loop) async throws {
    let target = loop.target
    let queue = SerialQueue(label: "timers", target: target)
    let log = Log<String>()
    let late = Log<String>()
    let done = Latch("the last timer has fired")
    let plan: [(String, Int64)] = [("d", 9), ("a", 3), ("b", 5), ("x", 4), ("c", 5), ("y", 8), ("e", 12)]
    // The timers are scheduled on the loop's own thread: however slow it is, none fires before all are scheduled.
    queue.async {
      let begin = target.now
      var tokens: [String: TimerToken] = [:]
      for (name, milliseconds) in plan {
        let due = begin + milliseconds * 1_000_000
        tokens[name] = target.schedule(at: due, on: queue) {
          if target.now < due { late.add(name) }
          log.add(name)
          if name == "e" { done.arrive() }
        }
      }
      target.cancel(tokens["x"]!)
      target.cancel(tokens["y"]!)
    }
    try await done.wait()
    #expect(log.entries == ["a", "b", "c", "d", "e"])
    #expect(late.entries.isEmpty, "Some timers fired early.")
  }

  @Test("A live loop shortens its sleep for a timer that is due sooner", arguments: Loop.allCases)
  func sooner(_ loop: Loop) async throws {
    let target = loop.target
    let queue = SerialQueue(label: "sooner", target: target)
    let far = queue.asyncAfterRealTime(nanoseconds: 3_600_000_000_000) {}
    let fired = Latch("the near timer has fired")
    _ = queue.asyncAfterRealTime(nanoseconds: 1_000_000) { fired.arrive() }
    try await fired.wait()
    target.cancel(far)
  }

  @Test(
    "A live loop fires a timer while its own work adds more work without end, whether that waits for a poll or not",
    arguments: [false, true])
  func timerOfBusyLoop(_ waitsForPoll: Bool) async throws {
    for loop in [ParkingLoop(), EventLoop()] {
      let queue = SerialQueue(label: "busy", target: loop)
      let timers = SerialQueue(label: "timers", target: loop)
      // Once the loop runs, only its thread uses this variable.
      nonisolated(unsafe) var hasFired = false
      let ended = Latch("the loop has ended")
      @Sendable func work() {
        if unsafe hasFired { return loop.stop() }
        if waitsForPoll { loop.scheduleAfterPolling(on: queue, work) } else { queue.async(work) }
      }
      queue.async {
        _ = timers.asyncAfterRealTime(nanoseconds: 1_000_000) { unsafe hasFired = true }
        work()
      }
      LiveThread.start(name: "busy") {
        loop.run()
        ended.arrive()
      }
      try await ended.wait()
    }
  }

  @Test("A live loop is drained only when no work is left, however long its work adds more")
  func drained() async throws {
    let loop = EventLoop()
    let queue = SerialQueue(label: "more", target: loop)
    let left = Log<Int>()
    // Once the loop runs, only its thread uses this variable.
    nonisolated(unsafe) var remaining = 100
    @Sendable func work() {
      unsafe remaining -= 1
      if unsafe remaining > 0 { queue.async(work) } else { loop.stop() }
    }
    queue.async(work)
    nonisolated(unsafe) var passes = 0
    loop.addBeforeSleep {
      unsafe passes += 1
      if loop.isDrained { unsafe left.add(remaining) }
      return true
    }
    let ended = Latch("the loop has ended")
    LiveThread.start(name: "drained") {
      loop.run()
      ended.arrive()
    }
    try await ended.wait()
    #expect(!left.entries.isEmpty && left.entries.allSatisfy { $0 == 0 })
    unsafe #expect(passes > 2, "Continuing work must not delay pending writes.")
  }

  @Test("A live loop runs postponed work in a later pass, and does not sleep before it")
  func afterPolling() async throws {
    for loop in [ParkingLoop(), EventLoop()] {
      let queue = SerialQueue(label: "postponed", target: loop)
      nonisolated(unsafe) var passes = 0
      nonisolated(unsafe) var ranAt: [Int] = []
      loop.addBeforeSleep {
        unsafe passes += 1
        return true
      }
      @Sendable func postpone(_ left: Int) {
        loop.scheduleAfterPolling(on: queue) {
          unsafe ranAt.append(passes)
          if left > 1 { postpone(left - 1) } else { loop.stop() }
        }
      }
      queue.async { postpone(3) }
      let ended = Latch("the loop has ended")
      LiveThread.start(name: "postponed") {
        loop.run()
        ended.arrive()
      }
      try await ended.wait()
      unsafe #expect(ranAt == [1, 2, 3])
    }
  }

  @Test("A live loop ends its run when it is stopped, after the ready work")
  func stopping() async throws {
    for target in [ParkingLoop(), EventLoop()] as [any QueueTarget] {
      let queue = SerialQueue(label: "stop", target: target)
      let ran = Log<Int>()
      for number in 0..<200 { queue.async { ran.add(number) } }
      let ended = Latch("the loop has ended")
      LiveThread.start(name: "stopped") {
        if let loop = target as? ParkingLoop { loop.run() } else { (target as! EventLoop).run() }
        ended.arrive()
      }
      if let loop = target as? ParkingLoop { loop.stop() } else { (target as! EventLoop).stop() }
      try await ended.wait()
      #expect(ran.entries == Array(0..<200) && !target.isCurrent)
    }
  }
}

@Suite("A thread's global actor", .timeLimit(.minutes(20)))
struct ThreadActorTests {
  @MainQueue private static var counter = 0

  @MainQueue private static func count() -> Bool {
    counter += 1
    return MainQueue.executor.isCurrent && !ScriptThread.executor.isCurrent
  }

  @ScriptThread private static func isOnScript() -> Bool {
    ScriptThread.executor.isCurrent && !MainQueue.executor.isCurrent
  }

  @Test("A thread's global actor runs awaited work on its thread, also back and forth")
  func threads() async {
    #expect(!MainQueue.executor.isCurrent)
    let before = await MainQueue.run { Self.counter }
    for _ in 0..<200 {
      let main = await Self.count()
      let script = await Self.isOnScript()
      #expect(main && script)
    }
    let after = await MainQueue.run { Self.counter }
    #expect(after - before == 200)
  }

  @Test("A thread's global actor runs queued work on its thread, isolated")
  func queued() async throws {
    let queue = SerialQueue(label: "main", target: MainQueue.executor.target)
    let done = Latch("the work has run")
    let seen = Log<Bool>()
    queue.asyncMain {
      seen.add(MainQueue.assumeIsolated { MainQueue.executor.isCurrent })
      done.arrive()
    }
    try await done.wait()
    #expect(seen.entries == [true])
  }
}

extension MainQueue {
  fileprivate static func run<Result: Sendable>(_ body: @MainQueue @Sendable () -> Result) async -> Result {
    await body()
  }
}
