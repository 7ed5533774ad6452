import Glibc

/// What a program has to say to people besides its result.
public enum StandardError {
  /// Says what is wrong, in a sentence that the program's name goes before.
  public static func complain(_ sentence: String) { say("\(name): \(sentence)") }

  /// Writes lines as they are.
  public static func say(_ text: String) {
    var line = text + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress!, $0.count) }
  }

  private static let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "navbridge"
}
