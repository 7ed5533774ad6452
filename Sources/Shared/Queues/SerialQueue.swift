/// A FIFO of work, run one item at a time by its target and never inline.
///
/// Enqueueing is open to any thread; items run on the target's thread. Items run in *turns*: what has come in is taken
/// at once and run in order, then `endOfTurn` runs.
///
/// `@unchecked`: `state` is guarded; `running` and `endOfTurn` are touched on the target's thread alone.
public final class SerialQueue: @unchecked Sendable {
  public typealias Work = @Sendable () -> Void

  private struct State {
    var waiting: [Work] = []
    var isScheduled = false
    var ran = 0
  }

  /// Items in one turn, so that a flooded queue still lets answers out and other queues run.
  public static let turnLimit = 64

  public let label: String
  public let target: any QueueTarget
  private let state = Guarded(State())
  private var running: [Work] = []
  private var position = 0

  /// Runs after the last item of each turn, on the target's thread. Set before the first item is enqueued.
  public var endOfTurn: (@Sendable () -> Void)?

  public init(label: String, target: any QueueTarget) {
    self.label = label
    self.target = target
  }

  /// Appends `work`. It never runs before this returns.
  public func async(_ work: @escaping Work) {
    let mustSchedule = state.withLock { state in
      state.waiting.append(work)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { target.schedule(self) }
  }

  /// Appends all of `batch` with one wake-up, and empties it.
  public func async(batch: inout [Work]) {
    guard !batch.isEmpty else { return }
    let mustSchedule = state.withLock { state in
      state.waiting.append(contentsOf: batch)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    batch.removeAll(keepingCapacity: true)
    if mustSchedule { target.schedule(self) }
  }

  /// Enqueues `work` after `nanoseconds` of real time. For time-outs only; see `QueueTarget.schedule(at:on:_:)`.
  public func asyncAfterRealTime(nanoseconds: Int64, _ work: @escaping Work) -> TimerToken {
    target.schedule(at: target.now + nanoseconds, on: self, work)
  }

  /// Items that have not begun to run.
  public var depth: Int { state.withLock { $0.waiting.count } + (target.isCurrent ? running.count - position : 0) }

  /// Items run so far.
  public var ran: Int { state.withLock { $0.ran } }

  /// Runs up to `limit` items and the end of the turn. Called by the target, on its thread.
  public func runTurn(limit: Int = SerialQueue.turnLimit) {
    if running.isEmpty {
      state.withLock { swap(&$0.waiting, &running) }
    }
    let end = min(running.count, position + limit)
    let begin = position
    while position < end {
      let work = running[position]
      position += 1
      work()
    }
    let done = end - begin
    if position == running.count {
      running.removeAll(keepingCapacity: true)
      position = 0
    }
    endOfTurn?()
    let more = state.withLock { state in
      state.ran += done
      state.isScheduled = !running.isEmpty || !state.waiting.isEmpty
      return state.isScheduled
    }
    if more { target.schedule(self) }
  }

  /// Whether nothing waits. Exact on the target's thread, a moment's truth elsewhere.
  public var isEmpty: Bool { depth == 0 }
}
