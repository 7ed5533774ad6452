import NavbridgeRuntime

/// Collects queues that request a turn, and timers; the test runs them. Used on one thread only.
final class HandTarget: QueueTarget {
  private struct State {
    var asking: [SerialQueue] = []
    var timers = TimerSchedule<(SerialQueue, SerialQueue.Work)>()
    var now: Int64 = 0
    /// What `uses` and `looks` have been called with.
    var notes: [String] = []
  }
  private let state = Guarded(State())

  let notesUses: Bool

  /// - Parameter notesUses: true for a target that asks for the uses of states and queues.
  init(notesUses: Bool = false) { self.notesUses = notesUses }

  var isCurrent: Bool { true }
  /// The uses and looks that were noted.
  var notes: [String] { state.withLock { $0.notes } }
  func uses(_ used: SharedState, alone: Bool) {
    state.withLock { $0.notes.append("uses \(used)\(alone ? " alone" : "")") }
  }
  func looks(at queue: SerialQueue) { state.withLock { $0.notes.append("looks at \(queue.label)") } }
  var now: Int64 { state.withLock { $0.now } }
  /// The queues that have requested a turn and not run it.
  var asking: [SerialQueue] { state.withLock { $0.asking } }

  func schedule(_ queue: SerialQueue) { state.withLock { $0.asking.append(queue) } }

  func schedule(at deadline: Int64, on queue: SerialQueue, _ work: @escaping SerialQueue.Work) -> TimerToken {
    state.withLock { $0.timers.schedule(at: deadline, (queue, work)) }
  }

  func cancel(_ token: TimerToken) { _ = state.withLock { $0.timers.cancel(token) } }

  var isDrained: Bool { asking.isEmpty }
  func addBeforeSleep(_ work: @escaping @Sendable () -> Bool) {}
  func block(until signal: BlockingSignal) -> Bool { signal.lower() }

  /// Runs a turn of the queue that requested one first. Returns false when there is none.
  @discardableResult
  func runOneTurn() -> Bool {
    guard let queue = state.withLock({ $0.asking.isEmpty ? nil : $0.asking.removeFirst() }) else { return false }
    queue.runTurn()
    return true
  }

  /// Runs turns until no queue requests one, and returns their number.
  @discardableResult
  func runAllTurns() -> Int {
    var turns = 0
    while runOneTurn() { turns += 1 }
    return turns
  }

  /// Sets the time and enqueues the due timers.
  func advance(to instant: Int64) {
    state.withLock { $0.now = instant }
    while let (queue, work) = state.withLock({ $0.timers.takeDue(at: instant) }) { queue.async(work) }
  }
}

/// A list to which work on any thread may append.
final class Log<Entry: Sendable>: Sendable {
  private let list = Guarded<[Entry]>([])
  func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
  var entries: [Entry] { list.withLock { $0 } }
}
