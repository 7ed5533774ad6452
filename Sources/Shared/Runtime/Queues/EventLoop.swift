internal import CShims
public import CUV
import Glibc
import Synchronization

/// A libuv loop that runs queues. The bridge thread and the script thread each have one.
///
/// The loop is woken by its own eventfd under `uv_poll_t`, and only when it is parked: `uv_async_send` in both
/// directions costs several times as much (design notes on speed). The queues are drained before each poll, so that
/// work that the callbacks of descriptors and timers enqueue runs within the same wake-up.
///
/// `@unchecked`: `isParked` and `owner` are atomics; the rest is used only on the loop's thread.
public final class EventLoop: QueueTarget, @unchecked Sendable {
  /// The libuv loop, for the handles that are added to it. It must be used only on the loop's thread.
  public let uv: UnsafeMutablePointer<uv_loop_t>
  private let ready = ReadyQueues()
  private let isParked = Atomic<Bool>(false)
  private let owner = Atomic<UInt>(0)
  private let wakeDescriptor: CInt
  private let poll: UnsafeMutablePointer<uv_poll_t>
  private let prepare: UnsafeMutablePointer<uv_prepare_t>
  private let timer: UnsafeMutablePointer<uv_timer_t>
  private let idle: UnsafeMutablePointer<uv_idle_t>
  private var armedFor: Int64?
  /// True when the poll may block, that is, when the idle handle is not active.
  private var mayBlock = true
  private var beforeSleep: [Hook] = []
  /// True if the last pass ran all ready work, and did not stop at its limit of rounds. Must be read on the loop's
  /// thread.
  public private(set) var isDrained = true

  /// A function in a struct, because an array would wrap a plain function in another one.
  private struct Hook {
    let work: @Sendable () -> Bool
  }

  /// The number of rounds through the queues in one pass, before descriptors are polled again.
  private static let roundLimit = 16

  public init() {
    uv = .allocate(capacity: 1)
    uv.initialize(to: uv_loop_t())
    uv_loop_init(uv)
    poll = Self.handle()
    prepare = Self.handle()
    timer = Self.handle()
    idle = Self.handle()
    wakeDescriptor = cshims_eventfd()
    startHandles()
  }

  deinit {
    poll.deallocate()
    prepare.deallocate()
    timer.deallocate()
    idle.deallocate()
    uv.deallocate()
  }

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

  /// Adds a hook that runs after each pass through the queues, before the loop sleeps or polls its descriptors. Hooks
  /// write queued messages and, when the loop `isDrained`, report that nothing is left to do. A hook that returns false
  /// is removed. Must be called on the loop's thread.
  public func addBeforeSleep(_ work: @escaping @Sendable () -> Bool) { beforeSleep.append(Hook(work: work)) }

  /// Makes the calling thread this loop's thread, runs until `stop`, then closes the loop.
  public func run() {
    owner.store(UInt(pthread_self()), ordering: .relaxed)
    uv_run(uv, UV_RUN_DEFAULT)
    closeHandles()
    owner.store(0, ordering: .relaxed)
  }

  /// Makes `run` return once nothing is left to do. Handles that other code has added to the loop must be closed first.
  public func stop() {
    ready.stop()
    wake()
  }

  private func wake() {
    guard !isCurrent, isParked.exchange(false, ordering: .sequentiallyConsistent) else { return }
    var one: UInt64 = 1
    _ = write(wakeDescriptor, &one, 8)
  }

  /// Runs the ready work. Returns true when the loop may sleep.
  fileprivate func drain() -> Bool {
    for _ in 0..<Self.roundLimit where !ready.runRound() { return true }
    return false
  }

  fileprivate func beforePoll() {
    isParked.store(false, ordering: .relaxed)
    isDrained = drain()
    runBeforeSleep()
    var maySleep = isDrained
    if maySleep {
      isParked.store(true, ordering: .sequentiallyConsistent)
      maySleep = ready.isQuiet
      if maySleep && ready.isStopping { uv_stop(uv) }
      arm(for: ready.nextDue)
    }
    guard maySleep != mayBlock else { return }
    // An active idle handle makes the poll return at once.
    mayBlock = maySleep
    if maySleep { uv_idle_stop(idle) } else { uv_idle_start(idle) { _ in } }
  }

  private func runBeforeSleep() {
    var at = 0
    while at < beforeSleep.count {
      if beforeSleep[at].work() { at += 1 } else { beforeSleep.remove(at: at) }
    }
  }

  fileprivate func readWakeUp() {
    var count: UInt64 = 0
    _ = read(wakeDescriptor, &count, 8)
  }

  private func arm(for due: Int64?) {
    guard due != armedFor else { return }
    armedFor = due
    guard let due else { return _ = uv_timer_stop(timer) }
    uv_update_time(uv)
    let milliseconds = UInt64(max(0, due - now) + 999_999) / 1_000_000
    uv_timer_start(timer, { withLoop($0!.pointee.data) { $0.timerFired() } }, milliseconds, 0)
  }

  private func timerFired() {
    armedFor = nil
    ready.announce()
  }

  private func startHandles() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    uv_poll_init(uv, poll, wakeDescriptor)
    poll.pointee.data = me
    uv_poll_start(poll, CInt(UV_READABLE.rawValue)) { handle, _, _ in withLoop(handle!.pointee.data) { $0.readWakeUp() }
    }
    uv_prepare_init(uv, prepare)
    prepare.pointee.data = me
    uv_prepare_start(prepare) { withLoop($0!.pointee.data) { $0.beforePoll() } }
    uv_timer_init(uv, timer)
    timer.pointee.data = me
    uv_idle_init(uv, idle)
    idle.pointee.data = me
  }

  private func closeHandles() {
    for handle in [raw(poll), raw(prepare), raw(timer), raw(idle)] { uv_close(handle, nil) }
    uv_run(uv, UV_RUN_DEFAULT)
    uv_loop_close(uv)
    close(wakeDescriptor)
  }

  private func raw<Handle>(_ handle: UnsafeMutablePointer<Handle>) -> UnsafeMutablePointer<uv_handle_t> {
    UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
  }

  private static func handle<Handle>() -> UnsafeMutablePointer<Handle> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Handle>.size, alignment: MemoryLayout<Handle>.alignment)
    memset(memory, 0, MemoryLayout<Handle>.size)
    return memory.bindMemory(to: Handle.self, capacity: 1)
  }
}

/// Calls `body` with the loop that a handle's `data` points to. The loop outlives its handles, so it is not retained.
private func withLoop(_ data: UnsafeMutableRawPointer?, _ body: (EventLoop) -> Void) {
  Unmanaged<EventLoop>.fromOpaque(data!)._withUnsafeGuaranteedRef(body)
}
