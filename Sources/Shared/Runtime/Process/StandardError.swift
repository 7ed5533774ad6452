import Glibc

/// The messages of a program for its user, besides its result.
public enum StandardError {
  /// Writes an error message, prefixed with the program's name.
  public static func complain(_ sentence: String) { printLine("\(name): \(sentence)") }

  /// Writes lines unchanged.
  public static func printLine(_ text: String) { print(text + "\n") }

  /// Writes a text without an end of the line.
  public static func print(_ text: String) {
    var text = text
    text.withUTF8 { _ = unsafe write(STDERR_FILENO, $0.baseAddress!, $0.count) }
  }

  private static let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "navbridge"
}
