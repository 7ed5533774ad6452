internal import CUV
import Glibc

/// Hears of the end of standard input: whoever started this process, and held a pipe to it, has gone. Lives as long as
/// the process does.
public enum InputWatch {
  private final class Watch {
    let handler: () -> Void
    init(_ handler: @escaping () -> Void) { self.handler = handler }
  }

  /// Calls `handler` once standard input has ended, on the loop's thread, from where this must be called. What comes on
  /// it is dropped. Input that is no pipe, socket or terminal never ends.
  public static func start(on loop: EventLoop, handler: @escaping () -> Void) {
    let handle = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
    handle.initialize(to: uv_poll_t())
    guard uv_poll_init(loop.uv, handle, STDIN_FILENO) == 0 else { return handle.deallocate() }
    handle.pointee.data = Unmanaged.passRetained(Watch(handler)).toOpaque()
    uv_poll_start(handle, CInt(UV_READABLE.rawValue | UV_DISCONNECT.rawValue)) { handle, status, _ in
      var dropped = [UInt8](repeating: 0, count: 4096)
      guard status < 0 || read(STDIN_FILENO, &dropped, dropped.count) == 0 else { return }
      uv_poll_stop(handle)
      Unmanaged<Watch>.fromOpaque(handle!.pointee.data).takeUnretainedValue().handler()
    }
  }

  /// Whether standard input's other end is closed; for those who cannot wait for a loop.
  public static var hasEnded: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) == 1 && input.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }
}
