internal import Glibc

/// The looks of text for people: with colours, and in lines as long as a terminal is wide. Elsewhere it has neither, so that two
/// runs print the same.
package struct TextStyle: Sendable, Equatable {
  /// A colour or a weight, by its number among those that terminals know (ECMA-48, "select graphic rendition").
  package enum Look: Int, Sendable {
    case bold = 1
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  package let hasColours: Bool
  /// The greatest number of columns of a line; nil for lines of any length.
  package let columns: Int?

  package static let plain = TextStyle(hasColours: false, columns: nil)

  package init(hasColours: Bool, columns: Int?) { (self.hasColours, self.columns) = (hasColours, columns) }

  /// The style of standard output.
  package static var ofOutput: TextStyle { TextStyle(of: STDOUT_FILENO) }
  /// The style of standard error.
  package static var ofErrors: TextStyle { TextStyle(of: STDERR_FILENO) }

  /// Lines that are shorter cannot be read well, and the terminal wraps them itself.
  private static let leastColumns = 40

  /// The style of a descriptor. Colours are for terminals, unless the user wants none; a server of continuous integration gets
  /// plain text from a terminal of its own, too.
  private init(of descriptor: CInt) {
    guard isatty(descriptor) == 1, EnvironmentVariable.continuousIntegration.value != "true" else {
      self = .plain
      return
    }
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col >= Self.leastColumns
    self.init(
      hasColours: EnvironmentVariable.noColor.value == nil && EnvironmentVariable.terminal.value != "dumb",
      columns: isKnown ? Int(size.ws_col) : nil)
  }

  package func bold(_ text: String) -> String { show(text, .bold) }
  package func faint(_ text: String) -> String { show(text, .faint) }
  package func red(_ text: String) -> String { show(text, .red) }
  package func green(_ text: String) -> String { show(text, .green) }
  package func yellow(_ text: String) -> String { show(text, .yellow) }

  package func show(_ text: String, _ look: Look) -> String {
    hasColours && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Wraps each line of a text between its words.
  ///
  /// - Parameter hanging: the blanks before the further parts of a line; nil for two more than the line begins with.
  package func wrapped(_ text: String, hanging: Int? = nil) -> String {
    guard let columns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { LineWrapping(columns: columns, hanging: hanging ?? $0.prefix { $0 == " " }.count + 2).wrapped($0) }
      .joined(separator: "\n")
  }
}
