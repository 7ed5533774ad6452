import Synchronization

/// A FIFO of work items, which its target runs one at a time and never inline.
///
/// Any thread may enqueue; items run on the target's thread. Items run in *turns*: a turn takes all items that have
/// arrived, runs them in order, and then calls `endOfTurn`.
///
/// `@unchecked`: `state` is guarded and `hasRun` is atomic; `running`, `isShort`, `runningJob`, `hasReturned` and `endOfTurn` are used
/// only on the target's thread.
public final class SerialQueue: @unchecked Sendable {
  /// An item of a queue. It runs on the thread of the queue's target.
  public typealias Work = @Sendable () -> Void

  /// A waiting item. This is an enum because an array would wrap each plain function in another one.
  fileprivate enum Item: Sendable {
    case work(Work)
    /// A job needs no function around it, and so no allocation. Swift requires that executors outlive their jobs.
    case job(UnownedJob, on: ThreadExecutor)
  }

  /// Work for one queue that is collected first and then appended with one wake-up.
  public struct Batch: Sendable {
    fileprivate var items: [Item] = []
    /// A batch without items.
    public init() {}
    /// True if the batch has no items.
    public var isEmpty: Bool { items.isEmpty }
    /// Adds an item after the last one.
    public mutating func append(_ work: @escaping Work) { items.append(.work(work)) }
  }

  private struct State {
    var waiting: [Item] = []
    /// True if a turn that takes the waiting items is scheduled.
    var isScheduled = false
  }

  /// The number of items in one turn. The limit lets answers be sent, and other queues run, while this queue is
  /// flooded.
  public static let turnLimit = 64

  /// The name of the queue in reports.
  public let label: String
  /// The thread that runs the items.
  public let target: any QueueTarget
  /// True if its items deliver what has arrived at a connection. A thread writes its messages before it reads others.
  package let isReading: Bool
  /// False if the work of this queue shares nothing with that of other queues of its thread but what it names by
  /// `QueueTarget.uses`.
  package let sharesState: Bool
  /// `QueueTarget.notesUses` of the target, which each message would ask for.
  private let notesUses: Bool
  private let state = Guarded(State())
  /// The items that the turn has taken and not begun, in reverse order, so that `popLast` moves the next item out.
  private var running: [Item] = []
  /// True if the last turn had a smaller limit than the usual one.
  private var isShort = false
  /// The job that runs, if the item is one.
  private var runningJob: UInt?
  /// True if that job has been appended anew while it ran.
  private var hasReturned = false
  private let hasRun = Atomic<Int>(0)

  /// Called after the last item of each turn, on the target's thread. It must be set before the first item is enqueued.
  public var endOfTurn: (@Sendable () -> Void)?

  /// Makes an empty queue on a target.
  public convenience init(label: String, target: any QueueTarget) {
    self.init(label: label, target: target, isReading: false)
  }

  package init(label: String, target: any QueueTarget, isReading: Bool = false, sharesState: Bool = true) {
    (self.label, self.target, self.isReading, self.sharesState) = (label, target, isReading, sharesState)
    notesUses = target.notesUses
  }

  /// Appends `work`, which never runs before this method returns.
  public func async(_ work: @escaping Work) { append(.work(work)) }

  /// Appends a job of `executor`. A job that runs now, and returns to this queue, goes on in the same item: such a task has changed
  /// between executors of one thread, which optimised code leaves out, so that a debug build would have items that a release has not.
  package func async(_ job: UnownedJob, on executor: ThreadExecutor) {
    if target.isCurrent, let runningJob, runningJob == Self.identity(of: job) {
      hasReturned = true
    } else {
      append(.job(job, on: executor))
    }
  }

  /// A task is the job of each of its parts.
  private static func identity(of job: UnownedJob) -> UInt { unsafe unsafeBitCast(job, to: UInt.self) }

  @inline(__always)
  private func append(_ item: Item) {
    let mustSchedule = state.withLock { state in
      state.waiting.append(item)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { target.schedule(self) }
  }

  /// Appends all items of `batch` with one wake-up, and empties the batch.
  public func async(batch: inout Batch) {
    guard !batch.isEmpty else { return }
    let mustSchedule = state.withLock { state in
      // Usually no item waits. Then the two arrays are swapped, and neither is copied.
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

  /// The number of items that have not begun to run.
  public var depth: Int { state.withLock { $0.waiting.count } + (target.isCurrent ? running.count : 0) }

  /// The number of items that have not begun to run, also for a scheduler that plays the target's thread, between its turns.
  package var itemsLeft: Int { state.withLock { $0.waiting.count } + running.count }

  /// The number of items that have run.
  public var ran: Int { hasRun.load(ordering: .relaxed) }

  /// Runs up to `limit` items and the end of the turn. The target calls it on its thread.
  public func runTurn(limit: Int = SerialQueue.turnLimit) {
    let isContinued = !running.isEmpty
    isShort = limit < Self.turnLimit
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
      switch item {
      case .work(let work): work()
      case .job(let job, let executor): run(job, on: executor)
      }
    }
    // Only this thread writes the counter, so a load and a store suffice.
    hasRun.store(hasRun.load(ordering: .relaxed) &+ done, ordering: .relaxed)
    endOfTurn?()
    if isContinued || !running.isEmpty { scheduleNextTurn(isContinued) }
  }

  private func run(_ job: UnownedJob, on executor: ThreadExecutor) {
    let outer = runningJob
    defer { runningJob = outer }
    repeat {
      (runningJob, hasReturned) = (Self.identity(of: job), false)
      executor.run(job)
    } while hasReturned
  }

  /// Schedules a turn for the items that this turn left, or that arrived while it ran an earlier turn's items.
  private func scheduleNextTurn(_ isContinued: Bool) {
    let mustSchedule = state.withLock { state in
      // A caller that appended an item meanwhile has already scheduled a turn, which runs the items that are left
      // first. A turn that continued another turn's items has used up such a scheduled turn without taking the new
      // items.
      if state.isScheduled && !isContinued { return false }
      state.isScheduled = !running.isEmpty || !state.waiting.isEmpty
      return state.isScheduled
    }
    if mustSchedule { target.schedule(self) }
  }

  /// True when no item waits. Exact on the target's thread; on other threads the value may be outdated at once.
  public var isEmpty: Bool {
    if notesUses { target.looks(at: self) }
    return depth == 0
  }

  /// True if an item waits, so that what the turn has to write can be written after that one. A turn that a scheduler cuts short ends
  /// like one without such an item.
  package var isFollowed: Bool { !isShort && depth > 0 }

  /// Notes that the work that runs uses state which other queues' work uses, too; see `QueueTarget.uses`.
  package func uses(_ state: SharedState, alone: Bool = false) {
    if notesUses { target.uses(state, alone: alone) }
  }
}

/// The native side's main thread. UIKit, the kernel and the navigation design run on it.
///
/// Code elsewhere needs `await` to use a `@MainQueue` declaration. The order of the work is defined by `SerialQueue`s,
/// of which each emulated device has its own. This actor only defines the thread on which they run, in each runtime.
@globalActor
public actor MainQueue {
  public static let shared = MainQueue()
  /// Runs the jobs of this actor on the main thread of the current runtime.
  public static let executor = ThreadExecutor(.main)
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` synchronously. The caller must be on the main thread: this is checked at run time, and `body` is
  /// isolated at compile time.
  public static func assumeIsolated<Result: Sendable>(_ body: @MainQueue () throws -> Result) rethrows -> Result {
    executor.checkIsolated()
    return try withoutActuallyEscaping(body) { try unsafe unsafeBitCast($0, to: (() throws -> Result).self)() }
  }

  /// Converts work for the main thread to an item of one of its queues or hooks, which run on no other thread.
  public static func item(_ work: @escaping @MainQueue @Sendable () -> Void) -> SerialQueue.Work {
    unsafe unsafeBitCast(work, to: SerialQueue.Work.self)
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the main thread. The queue's target must be the main thread's.
  public func asyncMain(_ work: @escaping @MainQueue @Sendable () -> Void) { async(MainQueue.item(work)) }

  /// Appends the work after some real time; see `asyncAfterRealTime`.
  public func asyncMainAfterRealTime(
    milliseconds: Int64, _ work: @escaping @MainQueue @Sendable () -> Void
  ) -> TimerToken {
    asyncAfterRealTime(nanoseconds: .milliseconds(Double(milliseconds)), MainQueue.item(work))
  }
}
