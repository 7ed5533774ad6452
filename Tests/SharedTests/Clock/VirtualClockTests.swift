import Testing

@testable import NavbridgeRuntime

@Suite("The virtual clock")
struct VirtualClockTests {
  private let target = HandTarget()
  private let queue: SerialQueue
  private let clock: VirtualClock
  private let log = Log<String>()

  init() {
    queue = SerialQueue(label: "device", target: target)
    clock = VirtualClock(queue: queue)
  }

  private func schedule(_ name: String, after delay: Int64) -> TimerToken {
    clock.schedule(after: delay) { [log] in log.add(name) }
  }

  @Test("The virtual clock advances only when it is moved, and never backwards")
  func standsStill() {
    _ = schedule("a", after: 5)
    target.advance(to: 1_000_000_000)
    target.runAllTurns()
    #expect(clock.now == 0 && log.entries.isEmpty)
    clock.move(to: 7)
    clock.move(to: 3)
    #expect(clock.now == 7)
  }

  @Test("The virtual clock enqueues due work in order of time, then insertion, and runs nothing inline")
  func order() {
    for (name, delay) in [("c", 20), ("a", 10), ("d", 20), ("b", 10), ("later", 21)] {
      _ = schedule(name, after: Int64(delay))
    }
    clock.move(to: 20)
    #expect(log.entries.isEmpty && queue.depth == 4)
    target.runAllTurns()
    #expect(log.entries == ["a", "b", "c", "d"])
    #expect(clock.nextDue == 21 && clock.scheduled == 1)
  }

  @Test("The virtual clock reverses the order of work of the same instant, if that is asked for, and of no other work")
  func reversed() {
    let counts = Log<Int>()
    clock.reversesEqual = { [counts] in
      counts.add($0)
      return true
    }
    for (name, delay) in [("c", 20), ("a", 10), ("d", 20), ("b", 10), ("e", 20), ("alone", 15)] {
      _ = schedule(name, after: Int64(delay))
    }
    let gone = schedule("gone", after: 15)
    clock.cancel(gone)
    clock.move(to: 20)
    target.runAllTurns()
    #expect(log.entries == ["b", "a", "alone", "e", "d", "c"])
    #expect(counts.entries == [2, 3])
  }

  @Test("The virtual clock has an end that no sum exceeds, at which work with a later time is due")
  func endOfTime() {
    for name in ["a", "b", "c", "d"] {
      _ = schedule(name, after: .max)
      clock.move(to: clock.nextDue!)
      target.runAllTurns()
    }
    #expect(clock.now == .endOfTime && log.entries == ["a", "b", "c", "d"])
    clock.move(to: .max)
    #expect(clock.now == .endOfTime)
  }

  @Test("The virtual clock treats a negative delay as zero, and still enqueues the work only when it is moved")
  func negative() {
    clock.move(to: 100)
    _ = schedule("a", after: -50)
    #expect(clock.nextDue == 100 && log.entries.isEmpty && queue.isEmpty)
    clock.move(to: 100)
    target.runAllTurns()
    #expect(log.entries == ["a"])
  }

  @Test("The virtual clock removes cancelled work")
  func cancelling() {
    let a = schedule("a", after: 1)
    _ = schedule("b", after: 2)
    clock.cancel(a)
    #expect(clock.nextDue == 2 && clock.scheduled == 1)
    clock.move(to: 2)
    target.runAllTurns()
    #expect(log.entries == ["b"] && clock.nextDue == nil)
  }

  @Test("The virtual clock measures a delay from the time of the request")
  func fromNow() {
    clock.move(to: 50)
    _ = clock.schedule(after: 10) { [log, clock = Unchecked(clock)] in
      log.add("\(clock.value.now)")
      _ = clock.value.schedule(after: 10) { log.add("\(clock.value.now)") }
    }
    while let due = clock.nextDue {
      clock.move(to: due)
      target.runAllTurns()
    }
    #expect(log.entries == ["60", "70"])
  }

  @Test("The virtual clock converts UIKit's milliseconds", arguments: [(0, 0), (0.5, 500_000), (350, 350_000_000)])
  func milliseconds(count: Double, nanoseconds: Int64) {
    #expect(Int64.milliseconds(count) == nanoseconds && nanoseconds.inMilliseconds == count)
  }
}

/// Passes a value of one thread to work that runs on the same thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
