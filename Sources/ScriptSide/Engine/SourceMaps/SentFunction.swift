internal import NavbridgeWire

/// A function that a test sends to its app as a text.
struct SentFunction {
  /// The name that the frames of such a function have in place of a file.
  static let file = "<function>"

  /// The function's text.
  private let text: String
  /// The text that the app evaluates, which contains the function's.
  private let evaluated: String

  /// Reads `{text, evaluated}`. Nil for any other value.
  init?(_ value: JSON) {
    guard let text = value["text"]?.string, let evaluated = value["evaluated"]?.string else { return nil }
    (self.text, self.evaluated) = (text, evaluated)
  }

  /// Returns a map from the evaluated text to a file that contains the function; nil unless it does so once.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - text: its text, as it runs.
  func map(to path: String, _ text: String) -> SourceMap? {
    FunctionSourceMap(app: evaluated, function: self.text, file: path, test: text).flatMap { SourceMap($0.json) }
  }
}
