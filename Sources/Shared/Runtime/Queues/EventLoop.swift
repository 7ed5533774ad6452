internal import CShims
public import CUV
import Glibc
import Synchronization

/// A libuv loop that runs queues. The bridge thread and the script thread each have one.
///
/// The loop is woken by its own eventfd under `uv_poll_t`, and only when it is parked: `uv_async_send` in both
/// directions costs several times as much (docs/speed.md, "Wake-ups"). The queues are drained before each poll, so that
/// work that the callbacks of descriptors and timers enqueue runs within the same wake-up.
///
/// `@unchecked`: `wakeDescriptor` never changes; the rest is used only on the loop's thread.
///
/// `@safe`: the handles are allocated as long as the object lives, and each use of `uv` is marked.
@safe
public final class EventLoop: LiveLoop, @unchecked Sendable {
  /// The version of libuv.
  package static var libraryVersion: String { unsafe String(cString: uv_version_string()) }

  /// The libuv loop, for the handles that are added to it. It must be used only on the loop's thread.
  public let uv: UnsafeMutablePointer<uv_loop_t>
  private let wakeDescriptor: CInt
  private let poll = unsafe UnsafeMutablePointer<uv_poll_t>.uv()
  private let prepare = unsafe UnsafeMutablePointer<uv_prepare_t>.uv()
  private let timer = unsafe UnsafeMutablePointer<uv_timer_t>.uv()
  private let idle = unsafe UnsafeMutablePointer<uv_idle_t>.uv()
  private var armedFor: Int64?
  /// True when the poll may block, that is, when the idle handle is not active.
  private var mayBlock = true

  /// Makes a loop of libuv. Its thread begins it.
  public override init() {
    unsafe uv = .allocate(capacity: 1)
    unsafe uv.initialize(to: uv_loop_t())
    unsafe uv_loop_init(uv)
    wakeDescriptor = cshims_eventfd()
    super.init()
    startHandles()
  }

  deinit {
    unsafe poll.deallocate()
    unsafe prepare.deallocate()
    unsafe timer.deallocate()
    unsafe idle.deallocate()
    unsafe uv.deallocate()
  }

  /// Runs the libuv loop until `stop`, then closes it.
  override func runUntilStopped() {
    unsafe uv_run(uv, UV_RUN_DEFAULT)
    closeHandles()
  }

  override func wake() {
    var one: UInt64 = 1
    _ = unsafe write(wakeDescriptor, &one, 8)
  }

  private func beforePoll() {
    unsafe parked.pointee.store(0, ordering: .relaxed)
    pass()
    var maySleep = isDrained
    if maySleep {
      unsafe parked.pointee.store(1, ordering: .sequentiallyConsistent)
      maySleep = ready.isQuiet
      if maySleep && ready.isStopping { unsafe uv_stop(uv) }
    }
    // A loop that never sleeps has its timers fire, too.
    arm(for: ready.nextDue)
    guard maySleep != mayBlock else { return }
    // An active idle handle makes the poll return at once.
    mayBlock = maySleep
    if maySleep { unsafe uv_idle_stop(idle) } else { unsafe uv_idle_start(idle) { _ in } }
  }

  private func readWakeUp() {
    var count: UInt64 = 0
    _ = unsafe read(wakeDescriptor, &count, 8)
  }

  private func arm(for due: Int64?) {
    guard due != armedFor else { return }
    armedFor = due
    guard let due else { return _ = unsafe uv_timer_stop(timer) }
    unsafe uv_update_time(uv)
    let milliseconds = UInt64(max(0, due - now) + 999_999) / 1_000_000
    unsafe uv_timer_start(timer, { unsafe $0!.withOwner(EventLoop.self) { $0.timerFired() } }, milliseconds, 0)
  }

  private func timerFired() {
    armedFor = nil
    ready.announce()
  }

  private func startHandles() {
    unsafe uv_poll_init(uv, poll, wakeDescriptor)
    unsafe poll.serve(self)
    unsafe uv_poll_start(poll, CInt(UV_READABLE.rawValue)) { handle, _, _ in
      unsafe handle!.withOwner(EventLoop.self) { $0.readWakeUp() }
    }
    unsafe uv_prepare_init(uv, prepare)
    unsafe prepare.serve(self)
    unsafe uv_prepare_start(prepare) { unsafe $0!.withOwner(EventLoop.self) { $0.beforePoll() } }
    unsafe uv_timer_init(uv, timer)
    unsafe timer.serve(self)
    unsafe uv_idle_init(uv, idle)
  }

  private func closeHandles() {
    unsafe uv_close(poll.handle, nil)
    unsafe uv_close(prepare.handle, nil)
    unsafe uv_close(timer.handle, nil)
    unsafe uv_close(idle.handle, nil)
    unsafe uv_run(uv, UV_RUN_DEFAULT)
    unsafe uv_loop_close(uv)
    close(wakeDescriptor)
  }
}
