internal import CUV
import Glibc

/// Hears of signals on a loop's thread. Lives as long as the process does.
public enum SignalWatch {
  private final class Watch {
    let handler: (CInt) -> Void
    init(_ handler: @escaping (CInt) -> Void) { self.handler = handler }
  }

  /// Calls `handler` for each of `signals` that comes, on the loop's thread, from where this must be called.
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
  }
}
