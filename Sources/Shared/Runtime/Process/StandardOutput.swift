internal import CShims
internal import Glibc

/// The output of a program, which a caller may need complete. What it prints comes from apps, files and peers, too, and no
/// control character of theirs may reach a terminal.
public enum StandardOutput {
  /// Prints a line, with printable characters alone.
  package static func printLine(_ text: String) { Swift.print(text.printable) }

  /// Prints a text that has the program's own colours. Its parts from elsewhere must be printable before they get them.
  package static func print(coloured text: String) { Swift.print(text.printableInColour, terminator: "") }

  /// Prints a line in the style of standard output, whose words are wrapped at a terminal.
  ///
  /// - Parameter hanging: the blanks before the further parts of a line; nil for two more than it begins with.
  package static func printLine(_ text: String, _ style: TextStyle, hanging: Int? = nil, _ look: TextStyle.Look? = nil)
  {
    let shown = style.wrapped(text.printable, hanging: hanging)
    Swift.print(look.map { style.show(shown, $0) } ?? shown)
  }

  /// Prints a document of JSON as a line.
  package static func printLine(json text: String) { Swift.print(text.printableJSON) }

  /// Flushes the printed output. Writes an error message if this write, or an earlier one, has failed.
  ///
  /// - Returns: the program's exit code: `code`, or 74 (`EX_IOERR`) if the output is incomplete.
  public static func finish(_ code: CInt) -> CInt {
    errno = 0
    guard cshims_finish_output() != 0 else { return code }
    // The reason of an earlier failure is no longer known.
    complain(errno)
    return EX_IOERR
  }

  /// - Parameter error: the errno; 0 if it is not known.
  public static func complain(_ error: CInt) {
    let reason = error == 0 ? "" : ": \(systemMessage(error))"
    StandardError.complain("Standard output cannot be written\(reason).")
  }
}

/// The messages of a program for its user, besides its result.
public enum StandardError {
  /// Writes an error message, prefixed with the program's name.
  public static func complain(_ sentence: String) { complain(sentence, nil) }

  /// - Parameter look: that of the sentence.
  package static func complain(_ sentence: String, _ look: TextStyle.Look?) {
    let style = TextStyle.ofErrors
    let text = sentence.printable
    write(style.wrapped("\(style.bold("\(name):")) \(look.map { style.show(text, $0) } ?? text)") + "\n")
  }

  /// Writes lines, with printable characters alone.
  public static func printLine(_ text: String) { printLine(text, nil) }

  /// - Parameter look: that of the lines.
  package static func printLine(_ text: String, _ look: TextStyle.Look?) {
    let style = TextStyle.ofErrors
    let shown = style.wrapped(text.printable)
    write((look.map { style.show(shown, $0) } ?? shown) + "\n")
  }

  /// Writes a text unchanged.
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = unsafe Glibc.write(STDERR_FILENO, $0.baseAddress!, $0.count) }
  }

  private static let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "navbridge"
}

/// The terminal from which this process was started, if there is one.
public final class ControllingTerminal: Sendable {
  private let descriptor: CInt

  /// Opens the terminal of this process, if it has one.
  public init() { descriptor = unsafe open("/dev/tty", O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// True when the terminal has been closed, for which the process also receives SIGHUP.
  public var hasHungUp: Bool {
    guard descriptor >= 0 else { return false }
    var look = pollfd(fd: descriptor, events: 0, revents: 0)
    return unsafe poll(&look, 1, 0) == 1 && look.revents & Int16(POLLHUP | POLLERR) != 0
  }
}
