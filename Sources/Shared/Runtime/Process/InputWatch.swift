internal import CUV
import Glibc

/// Watches for the end of standard input: the process that started this one, and held a pipe to it, has gone. It lives
/// as long as the process does. Bytes that arrive are dropped. Input that is not a pipe, socket or terminal never ends.
public enum InputWatch {
  private final class Watch {
    let descriptor: CInt
    let handler: () -> Void

    init(_ descriptor: CInt, _ handler: @escaping () -> Void) {
      self.descriptor = descriptor
      self.handler = handler
    }
  }

  /// Calls `handler` on a thread of its own once standard input has ended, so that no other thread's work delays it.
  public static func start(handler: @escaping @Sendable () -> Void) {
    guard canEnd else { return }
    LiveThread.start(name: "input") {
      while discardInput() {}
      handler()
    }
  }

  /// Calls `handler` on the loop's thread once standard input has ended, between the work of that thread. Must be called
  /// on the loop's thread.
  public static func start(on loop: EventLoop, handler: @escaping () -> Void) {
    guard canEnd else { return }
    let handle = unsafe UnsafeMutablePointer<uv_poll_t>.uv()
    let watch = Watch(ownInput(), handler)
    unsafe uv_poll_init(loop.uv, handle, watch.descriptor)
    unsafe handle.retain(watch)
    unsafe uv_poll_start(handle, CInt(UV_READABLE.rawValue | UV_DISCONNECT.rawValue)) { handle, _, _ in
      unsafe handle!.withOwner(Watch.self) { watch in
        if InputWatch.discardInput(watch.descriptor) { return }
        unsafe uv_poll_stop(handle)
        watch.handler()
      }
    }
  }

  /// Opens standard input once more. libuv makes a descriptor that it watches non-blocking, and that would apply to all
  /// processes that share it: a shell could not read its terminal any more. A socket cannot be opened again.
  private static func ownInput() -> CInt {
    let own = unsafe open("/proc/self/fd/0", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own < 0 ? STDIN_FILENO : own
  }

  private static var canEnd: Bool {
    var input = stat()
    guard unsafe fstat(STDIN_FILENO, &input) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(input.st_mode & S_IFMT) || isatty(STDIN_FILENO) == 1
  }

  /// Waits for input, and discards it. Returns false at the end of the input and on an error, such as that of a terminal that has hung
  /// up.
  private static func discardInput(_ descriptor: CInt = STDIN_FILENO) -> Bool {
    // Another process may have made the input non-blocking, so `poll` waits for it.
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&input, 1, -1) >= 0 else { return errno == EINTR }
    var dropped = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &dropped, dropped.count)
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
  }
}
