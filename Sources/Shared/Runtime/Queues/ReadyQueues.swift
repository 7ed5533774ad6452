import Synchronization

/// The pending work of a live loop: queues with work, and timers. Both kinds of loop use it.
///
/// `@unchecked`: `state` is guarded and `hasNews` is atomic; the rest is used only on the loop's thread.
final class ReadyQueues: @unchecked Sendable {
  private struct Timer {
    let queue: SerialQueue
    let work: SerialQueue.Work
  }

  private struct State {
    var queues: [SerialQueue] = []
    var timers = TimerSchedule<Timer>()
    var isStopping = false
  }

  private let state = Guarded(State())
  /// True if `state` has changed since the loop last read it. Reading the state takes a lock; reading this flag does
  /// not.
  private let hasNews = Atomic<Bool>(false)

  // MARK: - Any thread. The caller wakes the loop afterwards.

  func schedule(_ queue: SerialQueue) {
    state.withLock { $0.queues.append(queue) }
    announce()
  }

  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    defer { announce() }
    return state.withLock { $0.timers.schedule(at: deadline, .init(queue: queue, work: work)) }
  }

  func cancel(_ token: TimerToken) {
    _ = state.withLock { $0.timers.cancel(token) }
  }

  func stop() {
    state.withLock { $0.isStopping = true }
    announce()
  }

  /// Makes the loop read the state again.
  func announce() { hasNews.store(true, ordering: .sequentiallyConsistent) }

  // MARK: - The loop's thread

  /// Schedules a queue from the loop's own thread, without a lock and without waking the loop.
  func scheduleHere(_ queue: SerialQueue) { here.append(queue) }

  /// The time at which the next timer is due, as of the last round.
  private(set) var nextDue: Int64?
  /// True if the loop is to end once nothing is left to do, as of the last round.
  private(set) var isStopping = false
  private var round: [SerialQueue] = []
  private var here: [SerialQueue] = []

  /// True if no work has arrived since the last round. A loop must read it after it has announced that it sleeps, and
  /// before it sleeps.
  var isQuiet: Bool { here.isEmpty && !hasNews.load(ordering: .sequentiallyConsistent) }

  /// Gives each queue with work a turn, and enqueues the work of due timers. Returns false when there was nothing to
  /// do.
  func runRound() -> Bool {
    // The flag is loaded before it is exchanged, because an exchange costs more.
    let hasNews = hasNews.load(ordering: .acquiring) && hasNews.exchange(false, ordering: .sequentiallyConsistent)
    guard hasNews || !here.isEmpty else { return false }
    // In reverse order, so that `popLast` moves the next queue out.
    swap(&here, &round)
    if round.count > 1 { round.reverse() }
    if hasNews { takeNews() }
    while let queue = round.popLast() { queue.runTurn() }
    return true
  }

  private func takeNews() {
    var due: [Timer] = []
    state.withLock { state in
      if !state.queues.isEmpty {
        round.append(contentsOf: state.queues.reversed())
        state.queues.removeAll(keepingCapacity: true)
      }
      nextDue = state.timers.isEmpty ? nil : state.timers.nextDue()
      if let first = nextDue, first <= MonotonicTime.now {
        let now = MonotonicTime.now
        while let timer = state.timers.takeDue(at: now) { due.append(timer) }
        nextDue = state.timers.nextDue()
      }
      isStopping = state.isStopping
    }
    for timer in due { timer.queue.async(timer.work) }
  }
}
