import Synchronization

/// What a live loop has to do: queues with work, and timers. Shared by the loops of both kinds.
///
/// `@unchecked`: `state` is guarded and `hasNews` atomic; the rest belongs to the loop's thread.
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
  /// Whether `state` has changed since the loop last looked: looking costs a lock, asking does not.
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

  /// Makes the loop look again.
  func announce() { hasNews.store(true, ordering: .sequentiallyConsistent) }

  // MARK: - The loop's thread

  /// The same as `schedule`, by the loop's own thread: which needs no lock for it, and no waking.
  func scheduleHere(_ queue: SerialQueue) { here.append(queue) }

  /// When the next timer is due, as of the last round.
  private(set) var nextDue: Int64?
  /// Whether the loop shall end once nothing is left to do, as of the last round.
  private(set) var isStopping = false
  private var round: [SerialQueue] = []
  private var here: [SerialQueue] = []

  /// Whether nothing has come since the last round. To be asked between saying that the loop sleeps and sleeping.
  var isQuiet: Bool { here.isEmpty && !hasNews.load(ordering: .sequentiallyConsistent) }

  /// Gives every queue that has work a turn, and hands due timers to theirs. False when there was nothing new.
  func runRound() -> Bool {
    // Asked before it is taken back, which costs more.
    let hasNews = hasNews.load(ordering: .acquiring) && hasNews.exchange(false, ordering: .sequentiallyConsistent)
    guard hasNews || !here.isEmpty else { return false }
    // The next one last: so that taking it moves it out.
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
