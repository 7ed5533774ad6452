import Glibc

/// Hears of the end of standard input: whoever started this process, and held a pipe to it, has gone. Lives as long as
/// the process does.
public enum InputWatch {
  /// Calls `handler` once standard input has ended, on a thread of its own, so that nothing that other threads do keeps it
  /// from being heard. What comes on it is dropped. Input that is no pipe, socket or terminal never ends.
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

  /// Waits for something to come; false when that is the end, as an error is: of a terminal that has hung up, say.
  private static func goesOn() -> Bool {
    // Input that others have made non-blocking is waited for here.
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, -1) >= 0 else { return errno == EINTR }
    var dropped = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &dropped, dropped.count)
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
  }
}
