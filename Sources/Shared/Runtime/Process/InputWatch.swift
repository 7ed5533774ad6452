import Glibc

/// Watches for the end of standard input: the process that started this one, and held a pipe to it, has gone. It lives
/// as long as the process does.
public enum InputWatch {
  /// Calls `handler` once standard input has ended. The handler runs on its own thread, so that no other thread's work
  /// delays it. Bytes that arrive are dropped. Input that is not a pipe, socket or terminal never ends.
  public static func start(handler: @escaping @Sendable () -> Void) {
    guard canEnd else { return }
    LiveThread.start(name: "input") {
      while goesOn() {}
      handler()
    }
  }

  private static var canEnd: Bool {
    var input = stat()
    guard fstat(STDIN_FILENO, &input) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(input.st_mode & S_IFMT) || isatty(STDIN_FILENO) == 1
  }

  /// Waits for input. Returns false at the end of the input and on an error, such as that of a terminal that has hung
  /// up.
  private static func goesOn() -> Bool {
    // Another process may have made the input non-blocking, so `poll` waits for it.
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, -1) >= 0 else { return errno == EINTR }
    var dropped = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &dropped, dropped.count)
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
  }
}
