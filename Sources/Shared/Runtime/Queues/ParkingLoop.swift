internal import CShims
import Glibc
import Synchronization

/// The run loop of the native side's main thread: it runs queues, and sleeps on a futex.
///
/// It uses a futex because waking a libuv loop costs a descriptor write, a poll and a read, and a main thread has no
/// descriptors. A sleeping thread is woken once, however much work arrives.
///
/// `@unchecked`: `parked` is a word on the heap that is used only atomically, and `owner` is atomic.
public final class ParkingLoop: QueueTarget, @unchecked Sendable {
  private let ready = ReadyQueues()
  /// 1 while the thread sleeps or is about to sleep.
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
    if isCurrent { return ready.scheduleHere(queue) }
    ready.schedule(queue)
    wake()
  }

  public func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    defer { wake() }
    return ready.schedule(at: deadline, on: queue, work)
  }

  public func cancel(_ token: TimerToken) { ready.cancel(token) }

  /// Makes the calling thread this loop's thread, and runs queues until `stop`.
  public func run() {
    owner.store(UInt(pthread_self()), ordering: .relaxed)
    while true {
      if ready.runRound() { continue }
      if ready.isStopping { break }
      park()
    }
    owner.store(0, ordering: .relaxed)
  }

  /// Makes `run` return once nothing is left to do.
  public func stop() {
    ready.stop()
    wake()
  }

  private func park() {
    parked.pointee.store(1, ordering: .sequentiallyConsistent)
    if ready.isQuiet {
      let deadline = ready.nextDue
      let limit = deadline.map { max(0, $0 - now) } ?? -1
      parked.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wait($0, 1, limit) }
      if let deadline, deadline <= now { ready.announce() }
    }
    parked.pointee.store(0, ordering: .relaxed)
  }

  private func wake() {
    guard !isCurrent, parked.pointee.exchange(0, ordering: .sequentiallyConsistent) == 1 else { return }
    parked.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wake($0) }
  }
}
