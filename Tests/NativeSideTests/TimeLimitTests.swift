import NavbridgeRuntime
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

@Suite("A time limit")
struct TimeLimitTests {
  /// A queue target that keeps time-outs instead of running them.
  private final class Target: QueueTarget {
    private let timers = Guarded(TimerSchedule<Void>())
    let isCurrent = false
    let now: Int64 = 0
    func schedule(_ queue: SerialQueue) {}
    func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
      timers.withLock { $0.schedule(at: deadline, ()) }
    }
    func cancel(_ token: TimerToken) { timers.withLock { _ = $0.cancel(token) } }
    let isDrained = true
    func addBeforeSleep(_ work: @escaping @Sendable () -> Bool) {}
    func block(until signal: BlockingSignal) -> Bool { signal.lower() }
    var count: Int { timers.withLock { $0.count } }
  }

  @Test("A time limit is cancelled when it is released or called off")
  func letGo() {
    let target = Target()
    let queue = SerialQueue(label: "main", target: target)
    var first: TimeLimit? = TimeLimit(milliseconds: 10, on: queue) {}
    let second = TimeLimit(milliseconds: 10, on: queue) {}
    #expect(target.count == 2 && first != nil)
    first = nil
    #expect(target.count == 1)
    second.callOff()
    #expect(target.count == 0)
  }
}
