internal import NavbridgeRuntime
internal import NavbridgeWire

/// A queue on which the code of native modules runs, one task at a time: the main queue, the script's thread, the method
/// queue of a module, or one that modules share. A task that waits keeps its queue.
///
/// It decides the order only. All code runs as items of the device's main queue, so that a run repeats itself.
@MainQueue
final class MethodQueue {
  private enum Entry {
    case task(NativeTask)
    /// A task of another queue that waits for this one (`dispatch_sync`).
    case visitor(NativeTask)
    /// Work of the device that is held back while a task has the main queue.
    case work(HeldWork)
  }

  let target: WaitTarget
  private unowned let scheduler: NativeTaskScheduler
  private var waiting: [Entry] = []
  /// The tasks that have the queue. More than one has it while the script's thread runs code on a main queue that waits for it.
  private var holders: [NativeTask] = []
  /// True if a turn is enqueued that begins the next entry.
  private var isScheduled = false
  /// Called when a task has taken the queue, and when none has it any more and nothing is held back.
  var occupationChanged: (_ isOccupied: Bool) -> Void = { _ in }
  private var wasOccupied = false

  init(_ number: Int, label: String, scheduler: NativeTaskScheduler) {
    target = .queue(number, label: label)
    self.scheduler = scheduler
  }

  var holder: NativeTask? { holders.last }
  var isFree: Bool { holders.isEmpty && waiting.isEmpty }

  /// The names of the calls whose work is held back, in their order.
  var heldCalls: [String] {
    waiting.compactMap { if case .work(let work) = $0 { work.call } else { nil } }
  }

  /// The number of entries that have not begun.
  var depth: Int { waiting.count }

  // MARK: - Waiting for the queue

  /// Appends a task, which begins when those before have left the queue.
  func add(_ task: NativeTask) {
    let waits = !isFree
    append(.task(task))
    if waits { scheduler.beginWait(of: task, for: target, at: task.name) }
  }

  /// Appends work of the device, which runs when no task has the queue.
  func hold(_ work: HeldWork) { append(.work(work)) }

  /// Removes a task that does not wait any more.
  func withdraw(_ task: NativeTask) {
    waiting.removeAll {
      switch $0 {
      case .task(let one), .visitor(let one): one === task
      case .work: false
      }
    }
    note()
  }

  /// Lets go of all that waits for the queue or has it. Nothing of it goes on.
  func release() {
    (waiting, holders) = ([], [])
    note()
    occupationChanged = { _ in }
  }

  /// Refuses the work of calls that is held back, because the task that has the queue never leaves it.
  func refuseHeldCalls(_ error: @escaping (_ call: String) -> RPCError) {
    var refused: [() -> Void] = []
    waiting.removeAll {
      guard case .work(let work) = $0, let call = work.call else { return false }
      refused.append { work.refuse(error(call)) }
      return true
    }
    for refuse in refused { refuse() }
  }

  /// Has a task of another queue enter this one. It goes on when it has.
  func admit(_ task: NativeTask) {
    if let holder, scheduler.mayInterrupt(holder, by: task, on: self) {
      take(task)
      return task.resume()
    }
    append(.visitor(task))
  }

  /// Has a task that waits for this queue enter it while another one has it.
  func letIn(_ visitor: NativeTask) {
    let isWaiting = waiting.contains { if case .visitor(let task) = $0 { task === visitor } else { false } }
    guard isWaiting else { return }
    withdraw(visitor)
    scheduler.graph.end(of: visitor.number)
    take(visitor)
    scheduler.enqueue { visitor.resume() }
  }

  private func append(_ entry: Entry) {
    waiting.append(entry)
    note()
    schedule()
  }

  // MARK: - Having the queue

  private func take(_ task: NativeTask) {
    holders.append(task)
    scheduler.graph.hold(target, by: task.number)
    note()
  }

  /// A task that has the queue leaves it.
  func leave(_ task: NativeTask) {
    holders.removeAll { $0 === task }
    if let holder { scheduler.graph.hold(target, by: holder.number) } else { scheduler.graph.release(target) }
    note()
    schedule()
  }

  private func schedule() {
    guard holders.isEmpty, !waiting.isEmpty, !isScheduled else { return }
    isScheduled = true
    scheduler.enqueue { [self] in
      isScheduled = false
      beginNext()
    }
  }

  private func beginNext() {
    guard holders.isEmpty, !waiting.isEmpty else { return }
    switch waiting.removeFirst() {
    case .task(let task), .visitor(let task):
      take(task)
      task.resume()
    case .work(let work):
      work.run()
      note()
      schedule()
    }
  }

  private func note() {
    let isOccupied = !isFree
    guard isOccupied != wasOccupied else { return }
    wasOccupied = isOccupied
    occupationChanged(isOccupied)
  }
}
