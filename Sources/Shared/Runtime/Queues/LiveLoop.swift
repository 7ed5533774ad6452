import Synchronization

/// The run loop of a live thread: it runs queues and timers, and sleeps when nothing is left to do. The subclasses
/// differ in how the thread sleeps.
///
/// `@unchecked`: `ready` may be used on any thread and `parked` only atomically; the rest is used only on the loop's
/// thread.
///
/// `@safe`: `parked` is allocated as long as the object lives.
@safe
public class LiveLoop: QueueTarget, @unchecked Sendable {
  final let ready = ReadyQueues()
  /// 1 while the thread sleeps or is about to sleep. It is on the heap, at a stable address for a futex.
  final let parked: UnsafeMutablePointer<Atomic<UInt32>>
  private final var beforeSleep: [Hook] = []
  /// The work for the pass that follows the next poll.
  private final var afterPolling: [Postponed] = []
  public private(set) final var isDrained = true

  /// A function in a struct, because an array would wrap a plain function in another one.
  private struct Hook {
    let work: @Sendable () -> Bool
  }

  /// Work that waits for a poll.
  private struct Postponed {
    let queue: SerialQueue
    let work: SerialQueue.Work
  }

  /// The number of rounds through the queues in one pass.
  private static let roundLimit = 16

  init() {
    unsafe parked = .allocate(capacity: 1)
    unsafe parked.initialize(to: Atomic(0))
  }

  deinit { unsafe parked.deallocate() }

  public final var isCurrent: Bool { CurrentThread.runs(self) }
  public final var now: Int64 { MonotonicTime.now }

  public final func schedule(_ queue: SerialQueue) {
    if isCurrent { return ready.scheduleHere(queue) }
    ready.schedule(queue)
    wakeIfParked()
  }

  public final func schedule(
    at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work
  ) -> TimerToken {
    defer { if !isCurrent { wakeIfParked() } }
    return ready.schedule(at: deadline, on: queue, work)
  }

  /// Cancels a timer. One that has run already stays as it is.
  public final func cancel(_ token: TimerToken) { ready.cancel(token) }

  public final func addBeforeSleep(_ work: @escaping @Sendable () -> Bool) { beforeSleep.append(Hook(work: work)) }

  public final func scheduleAfterPolling(on queue: SerialQueue, _ work: @escaping SerialQueue.Work) {
    afterPolling.append(Postponed(queue: queue, work: work))
  }

  /// The time for which a live thread blocks has no limit, because another thread may always raise the signal.
  public final func block(until signal: BlockingSignal) -> Bool {
    signal.wait()
    return true
  }

  /// Makes the calling thread this loop's thread, and runs until `stop`.
  public final func run() {
    CurrentThread.run(as: self, of: CurrentThread.withRuntime { $0 }) { runUntilStopped() }
  }

  /// Makes `run` return once nothing is left to do. Handles that other code has added to a libuv loop must be closed
  /// first.
  public final func stop() {
    ready.stop()
    if !isCurrent { wakeIfParked() }
  }

  /// Runs ready work, then the hooks. Work that goes on and on does not keep the hooks from running.
  final func pass() {
    if !afterPolling.isEmpty {
      for postponed in afterPolling { postponed.queue.async(postponed.work) }
      afterPolling = []
    }
    // Postponed work keeps the thread from sleeping.
    isDrained = drain() && afterPolling.isEmpty
    var at = 0
    while at < beforeSleep.count {
      if beforeSleep[at].work() { at += 1 } else { beforeSleep.remove(at: at) }
    }
  }

  /// Runs ready work from a callback of the loop. The loop may call back many times before its next pass; without this
  /// call, all that the callbacks enqueue would gather until then.
  package final func drainInCallback() { _ = drain() }

  private final func drain() -> Bool {
    for _ in 0..<Self.roundLimit where !ready.runRound() { return true }
    return false
  }

  private final func wakeIfParked() {
    if unsafe parked.pointee.exchange(0, ordering: .sequentiallyConsistent) == 1 { wake() }
  }

  // MARK: - Overridden

  /// Runs passes on the calling thread until the loop is stopped, and sleeps between them.
  func runUntilStopped() { preconditionFailure("A kind of loop runs itself.") }

  /// Wakes the thread, which sleeps or is about to.
  func wake() { preconditionFailure("A kind of loop wakes its thread.") }
}
