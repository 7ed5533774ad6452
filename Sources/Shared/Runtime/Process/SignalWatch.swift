internal import CShims
internal import CUV
import Glibc

/// Watches signals on a loop's thread. It lives as long as the process does.
public enum SignalWatch {
  private final class Watch {
    let handler: (CInt) -> Void
    init(_ handler: @escaping (CInt) -> Void) { self.handler = handler }
  }

  /// The signals that end a process: SIGINT, SIGTERM, and SIGHUP unless it was ignored from the start, as by nohup.
  public static let ending: [CInt] = [SIGINT, SIGTERM] + (ignoresHangUps ? [] : [SIGHUP])

  /// True if the process that started this one has made it ignore SIGHUP, so that it outlives its terminal. Must be
  /// read before signals are watched.
  public static let ignoresHangUps = cshims_is_ignored(SIGHUP) != 0

  /// Blocks `signals` until they are watched. Must be called on the process's first thread while it is the only one:
  /// later threads inherit the mask, so a signal is delivered to the watching thread and not to a thread that sleeps
  /// elsewhere.
  public static func putOff(_ signals: [CInt]) { setMask(SIG_BLOCK, signals) }

  /// Calls `handler` on the loop's thread for each of `signals` that arrives, including one that `putOff` has blocked.
  /// Must be called on the loop's thread.
  public static func start(_ signals: [CInt], on loop: EventLoop, handler: @escaping (CInt) -> Void) {
    for signal in signals {
      let handle = unsafe UnsafeMutablePointer<uv_signal_t>.uv()
      unsafe uv_signal_init(loop.uv, handle)
      unsafe handle.retain(Watch(handler))
      _ = unsafe uv_signal_start(
        handle, { handle, number in unsafe handle!.withOwner(Watch.self) { $0.handler(number) } }, signal)
    }
    setMask(SIG_UNBLOCK, signals)
  }

  /// Gives signals the system's effect again, which ends the process.
  public static func restoreDefaults(of signals: [CInt]) {
    for number in signals { signal(number, number == SIGHUP && ignoresHangUps ? SIG_IGN : SIG_DFL) }
  }

  private static func setMask(_ how: CInt, _ signals: [CInt]) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    unsafe pthread_sigmask(how, &set, nil)
  }
}
