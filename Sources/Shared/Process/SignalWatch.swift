internal import CShims
internal import CUV
import Glibc

/// Hears of signals on a loop's thread. Lives as long as the process does.
public enum SignalWatch {
  private final class Watch {
    let handler: (CInt) -> Void
    init(_ handler: @escaping (CInt) -> Void) { self.handler = handler }
  }

  /// The signals that ask a process to end: SIGINT, SIGTERM, and SIGHUP unless it was ignored from the start, as nohup
  /// has it.
  public static let ending: [CInt] = [SIGINT, SIGTERM] + (ignoresHangUps ? [] : [SIGHUP])

  /// Whether whoever started this process wants it to outlive its terminal. To be asked first before signals are watched.
  public static let ignoresHangUps = cshims_is_ignored(SIGHUP) != 0

  /// Lets `signals` wait until they are watched. To be called by a process's first thread while it is the only one: later
  /// threads do as it does, so that a signal comes to the watching thread and to none that sleeps elsewhere.
  public static func putOff(_ signals: [CInt]) { setMask(SIG_BLOCK, signals) }

  /// Calls `handler` for each of `signals` that comes, and has been put off, on the loop's thread, from where this must be
  /// called.
  public static func start(_ signals: [CInt], on loop: EventLoop, handler: @escaping (CInt) -> Void) {
    for signal in signals {
      let handle = UnsafeMutablePointer<uv_signal_t>.allocate(capacity: 1)
      handle.initialize(to: uv_signal_t())
      uv_signal_init(loop.uv, handle)
      handle.pointee.data = Unmanaged.passRetained(Watch(handler)).toOpaque()
      uv_signal_start(
        handle,
        { handle, number in
          Unmanaged<Watch>.fromOpaque(handle!.pointee.data).takeUnretainedValue().handler(number)
        }, signal)
    }
    setMask(SIG_UNBLOCK, signals)
  }

  private static func setMask(_ how: CInt, _ signals: [CInt]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(how, &set, nil)
  }
}
