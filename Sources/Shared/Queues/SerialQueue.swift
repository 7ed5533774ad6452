import Synchronization

/// A FIFO of work, run one item at a time by its target and never inline.
///
/// Enqueueing is open to any thread; items run on the target's thread. Items run in *turns*: what has come in is taken
/// at once and run in order, then `endOfTurn` runs.
///
/// `@unchecked`: `state` is guarded and `hasRun` atomic; `running` and `endOfTurn` are touched on the target's thread alone.
public final class SerialQueue: @unchecked Sendable {
  public typealias Work = @Sendable () -> Void

  /// What waits. In an enum, because arrays would wrap a function by itself into another for each of them.
  fileprivate enum Item: Sendable {
    case work(Work)
    /// A job needs no function around it, and so no memory. Executors outlive their jobs: Swift asks it of them.
    case job(UnownedJob, on: Unmanaged<ThreadExecutor>)

    @inline(__always)
    func run() {
      switch self {
      case .work(let work): work()
      case .job(let job, let executor): executor._withUnsafeGuaranteedRef { $0.run(job) }
      }
    }
  }

  /// Work for one queue, put together before it is appended with one wake-up.
  public struct Batch: Sendable {
    fileprivate var items: [Item] = []
    public init() {}
    public var isEmpty: Bool { items.isEmpty }
    public mutating func append(_ work: @escaping Work) { items.append(.work(work)) }
  }

  private struct State {
    var waiting: [Item] = []
    /// Whether a turn is due that takes what waits.
    var isScheduled = false
  }

  /// Items in one turn, so that a flooded queue still lets answers out and other queues run.
  public static let turnLimit = 64

  public let label: String
  public let target: any QueueTarget
  private let state = Guarded(State())
  /// What the turn has taken and not begun, the next last: so that taking it moves it out.
  private var running: [Item] = []
  private let hasRun = Atomic<Int>(0)

  /// Runs after the last item of each turn, on the target's thread. Set before the first item is enqueued.
  public var endOfTurn: (@Sendable () -> Void)?

  public init(label: String, target: any QueueTarget) {
    self.label = label
    self.target = target
  }

  /// Appends `work`. It never runs before this returns.
  public func async(_ work: @escaping Work) { append(.work(work)) }

  /// Appends a job of `executor`'s.
  func async(_ job: UnownedJob, on executor: ThreadExecutor) { append(.job(job, on: .passUnretained(executor))) }

  @inline(__always)
  private func append(_ item: Item) {
    let mustSchedule = state.withLock { state in
      state.waiting.append(item)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { target.schedule(self) }
  }

  /// Appends all of `batch` with one wake-up, and empties it.
  public func async(batch: inout Batch) {
    guard !batch.isEmpty else { return }
    let mustSchedule = state.withLock { state in
      // Most times nothing waits: then the two change places, and neither is copied.
      if state.waiting.isEmpty { swap(&state.waiting, &batch.items) } else { state.waiting += batch.items }
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if !batch.isEmpty { batch.items.removeAll(keepingCapacity: true) }
    if mustSchedule { target.schedule(self) }
  }

  /// Enqueues `work` after `nanoseconds` of real time. For time-outs only; see `QueueTarget.schedule(at:on:_:)`.
  public func asyncAfterRealTime(nanoseconds: Int64, _ work: @escaping Work) -> TimerToken {
    target.schedule(at: target.now + nanoseconds, on: self, work)
  }

  /// Items that have not begun to run.
  public var depth: Int { state.withLock { $0.waiting.count } + (target.isCurrent ? running.count : 0) }

  /// Items run so far.
  public var ran: Int { hasRun.load(ordering: .relaxed) }

  /// Runs up to `limit` items and the end of the turn. Called by the target, on its thread.
  public func runTurn(limit: Int = SerialQueue.turnLimit) {
    let isContinued = !running.isEmpty
    if !isContinued {
      state.withLock { state in
        swap(&state.waiting, &running)
        state.isScheduled = false
      }
      if running.count > 1 { running.reverse() }
    }
    var done = 0
    while done < limit, let item = running.popLast() {
      done += 1
      item.run()
    }
    // Written by this thread alone.
    hasRun.store(hasRun.load(ordering: .relaxed) &+ done, ordering: .relaxed)
    endOfTurn?()
    if isContinued || !running.isEmpty { goOn(isContinued) }
  }

  /// Asks for a turn for what the last one left, or found behind what it had taken before.
  private func goOn(_ isContinued: Bool) {
    let mustSchedule = state.withLock { state in
      // Asked for already, by who added something meanwhile; what is left comes first then. A turn that went on with
      // what another had left has answered such asking without taking what was added.
      if state.isScheduled && !isContinued { return false }
      state.isScheduled = !running.isEmpty || !state.waiting.isEmpty
      return state.isScheduled
    }
    if mustSchedule { target.schedule(self) }
  }

  /// Whether nothing waits. Exact on the target's thread, a moment's truth elsewhere.
  public var isEmpty: Bool { depth == 0 }
}
