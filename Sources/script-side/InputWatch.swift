import Glibc

/// Whether the process that started this one still holds standard input's other end.
enum InputWatch {
  static var hasEnded: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) == 1 && input.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }
}
