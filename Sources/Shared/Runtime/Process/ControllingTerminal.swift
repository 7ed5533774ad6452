import Glibc

/// The terminal from which this process was started, if there is one.
public final class ControllingTerminal: Sendable {
  private let descriptor: CInt

  public init() { descriptor = unsafe open("/dev/tty", O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// True when the terminal has been closed, for which the process also receives SIGHUP.
  public var hasHungUp: Bool {
    guard descriptor >= 0 else { return false }
    var look = pollfd(fd: descriptor, events: 0, revents: 0)
    return unsafe poll(&look, 1, 0) == 1 && look.revents & Int16(POLLHUP | POLLERR) != 0
  }
}
