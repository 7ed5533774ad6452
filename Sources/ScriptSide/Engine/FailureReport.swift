/// The parts of the report that a script has printed about the error by which it ends.
package struct FailureReport: Equatable, Sendable {
  /// The sentences, which begin with the place.
  package let message: String
  /// The lines of the calls that were running, innermost first; the place alone where the report lists no calls.
  package let frames: [String]

  /// - Parameter exists: true for a file that is there. A text that only looks like a place names none.
  package init(_ text: String, exists: (String) -> Bool = Self.hasSource) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let calls = lines.reversed().prefix { $0.hasPrefix("    at ") || $0.hasPrefix("    … ") }.reversed()
    message = lines.dropLast(calls.count).joined(separator: "\n")
    if calls.isEmpty, let place = Self.place(atStartOf: message), exists(place.file) {
      frames = ["at \(place)"]
    } else {
      frames = calls.map { String($0.dropFirst(4)) }
    }
  }

  /// True for a file, and for the text of a function that a test has sent.
  package static func hasSource(_ name: String) -> Bool {
    ScriptFile.isFile(name) || name.hasPrefix(SentFunction.prefix)
  }

  /// The place `FILE:LINE:COLUMN: ` at the beginning of a text.
  private static func place(atStartOf text: String) -> ScriptFailure.Location? {
    guard let end = text.firstRange(of: ": ") else { return nil }
    return ScriptFailure.Location(text[..<end.lowerBound])
  }
}

extension ScriptFailure.Frame {
  /// Reads a frame as a report shows it: `at FUNCTION (FILE:LINE:COLUMN)`, or `at FILE:LINE:COLUMN`.
  init?(shown line: String) {
    guard line.hasPrefix("at ") else { return nil }
    let words = line.dropFirst(3)
    if words.hasSuffix(")"), let open = words.firstRange(of: " (") {
      guard let location = ScriptFailure.Location(words[open.upperBound...].dropLast()) else { return nil }
      self.init(function: String(words[..<open.lowerBound]), location: location)
    } else {
      guard let location = ScriptFailure.Location(words) else { return nil }
      self.init(function: "", location: location)
    }
  }
}
