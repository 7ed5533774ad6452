internal import CShims
import Glibc
import Synchronization

/// A thread that runs queues and sleeps on a futex: the native side's main thread.
///
/// A futex because waking a libuv loop costs a descriptor write, a poll and a read, and a main thread has no
/// descriptors of its own. Wake-ups happen once per sleep, whatever has come in.
///
/// `@unchecked`: `ready` is guarded, `parked` is a heap word reached by atomics, `owner` is atomic.
public final class ParkingLoop: QueueTarget, @unchecked Sendable {
  private let ready = Guarded(ReadyQueues())
  /// 1 while the thread sleeps or is about to.
  private let parked: UnsafeMutablePointer<Atomic<UInt32>>
  private let owner = Atomic<UInt>(0)

  public init() {
    parked = .allocate(capacity: 1)
    parked.initialize(to: Atomic(0))
  }

  deinit { parked.deallocate() }

  public var isCurrent: Bool { owner.load(ordering: .relaxed) == UInt(pthread_self()) }
  public var now: Int64 { MonotonicTime.now }

  public func schedule(_ queue: SerialQueue) {
    ready.withLock { $0.queues.append(queue) }
    wake()
  }

  public func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    let token = ready.withLock { $0.timers.schedule(at: deadline, .init(queue: queue, work: work)) }
    wake()
    return token
  }

  public func cancel(_ token: TimerToken) {
    _ = ready.withLock { $0.timers.cancel(token) }
  }

  /// Takes the calling thread as this loop's and runs queues until `stop`.
  public func run() {
    owner.store(UInt(pthread_self()), ordering: .relaxed)
    var turn: [SerialQueue] = []
    while true {
      let (timers, nextDue, stopping) = ready.withLock { ready in
        swap(&ready.queues, &turn)
        let nextDue = ready.timers.nextDue()
        let due = nextDue.map { $0 <= now } ?? false ? ready.takeDue(at: now) : []
        return (due, ready.timers.nextDue(), ready.isStopping)
      }
      for timer in timers { timer.queue.async(timer.work) }
      for queue in turn { queue.runTurn() }
      let worked = !turn.isEmpty || !timers.isEmpty
      turn.removeAll(keepingCapacity: true)
      if worked { continue }
      if stopping { break }
      park(until: nextDue)
    }
    owner.store(0, ordering: .relaxed)
  }

  /// Ends `run` once nothing is left to do.
  public func stop() {
    ready.withLock { $0.isStopping = true }
    wake()
  }

  private func park(until deadline: Int64?) {
    parked.pointee.store(1, ordering: .sequentiallyConsistent)
    let hasWork = ready.withLock { !$0.queues.isEmpty || $0.isStopping || $0.timers.nextDue() != deadline }
    if !hasWork {
      let limit = deadline.map { max(0, $0 - now) } ?? -1
      parked.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wait($0, 1, limit) }
    }
    parked.pointee.store(0, ordering: .relaxed)
  }

  private func wake() {
    guard !isCurrent, parked.pointee.exchange(0, ordering: .sequentiallyConsistent) == 1 else { return }
    parked.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wake($0) }
  }
}
