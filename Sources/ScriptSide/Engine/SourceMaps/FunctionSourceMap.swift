internal import NavbridgeRuntime
package import NavbridgeWire

/// The source map of an app that a test gives as a function, or of the functions of its replies. It leads from the file that is
/// written for them to the test's own file, so that their errors name lines that the reader has.
package struct FunctionSourceMap {
  /// The longest function that gets a map, in UTF-16 units. The map has a place for each of them.
  private static let longest = 100_000

  /// The map, version 3, as JSON.
  package let json: JSON

  /// Returns nil if the test's file does not contain the function, or several times and none of them after the call.
  ///
  /// - Parameters:
  ///   - app: the text of the app's file.
  ///   - function: the function's text, which the app's file contains.
  ///   - file: the path of the test's file.
  ///   - test: its text, as it runs.
  ///   - call: the line and the column, counted from 1, of the call that is given the function; nil if they are not known.
  package init?(app: String, function: String, file: String, test: String, near call: (line: Int, column: Int)? = nil) {
    self.init(app: app, function: function, file: file, test: test, near: call) { $0 }
  }

  /// - origin: returns the place in the file that a person has written, for a place in the one that runs.
  init?(
    app: String, function: String, file: String, test: String, near call: (line: Int, column: Int)?,
    origin: (ScriptFailure.Location) -> ScriptFailure.Location
  ) {
    guard function.utf16.count <= Self.longest, let written = app.firstRange(ofText: function),
      let declared = Self.range(of: function, in: test, near: call)
    else { return nil }
    let start = Self.place(of: declared, in: test)
    let first = origin(.init(file: file, line: start.line + 1, column: start.column + 1))
    let mappings = Self.mappings(
      function, from: Self.place(of: written.lowerBound, in: app).column, line: start.line, column: start.column
    ) { line, column in
      let place = origin(.init(file: file, line: line + 1, column: column + 1))
      guard place.file == first.file, let line = place.line else { return nil }
      return (line - 1, (place.column ?? 1) - 1)
    }
    json = ["version": 3, "sources": [.string(first.file)], "names": [], "mappings": .string(mappings)]
  }

  /// Returns the beginning of the function that a call is given: the only one with its text, or the first after the call.
  private static func range(
    of function: String, in test: String, near call: (line: Int, column: Int)?
  ) -> String.Index? {
    guard let first = test.firstRange(ofText: function) else { return nil }
    if test.firstRange(ofText: function, from: first.upperBound) == nil { return first.lowerBound }
    guard let call else { return nil }
    var (line, rest) = (1, test[...])
    while line < call.line, let end = rest.utf8.firstIndex(of: lineEnd) {
      (line, rest) = (line + 1, rest[rest.utf8.index(after: end)...])
    }
    let from = rest.utf16.index(rest.startIndex, offsetBy: call.column - 1, limitedBy: rest.endIndex) ?? rest.startIndex
    return test.firstRange(ofText: function, from: from)?.lowerBound
  }

  /// Returns nil if the test's file contains none of the functions exactly once.
  ///
  /// - Parameters:
  ///   - replies: the text of the file of replies.
  ///   - functions: the texts of the functions in it, in their order.
  package init?(replies: String, functions: [String], file: String, test: String) {
    var sections: [JSON] = []
    var from = replies.startIndex
    for function in functions {
      guard let written = replies.firstRange(ofText: function, from: from) else { continue }
      from = written.upperBound
      guard let map = Self(app: function, function: function, file: file, test: test) else { continue }
      let start = Self.place(of: written.lowerBound, in: replies)
      sections.append([
        "offset": ["line": .int(Int64(start.line)), "column": .int(Int64(start.column))], "map": map.json,
      ])
    }
    guard !sections.isEmpty else { return nil }
    json = ["version": 3, "sections": .array(sections)]
  }

  /// The line and the column of a place in a text, counted from 0, in UTF-16 units.
  private static func place(of index: String.Index, in text: String) -> (line: Int, column: Int) {
    let before = text.utf8[..<index]
    let lineStart = before.lastIndex(of: lineEnd).map(before.index(after:)) ?? before.startIndex
    return (before.count { $0 == lineEnd }, text.utf16[lineStart..<index].count)
  }

  /// The last byte of a line, also where it stands after a carriage return.
  private static let lineEnd = UInt8(ascii: "\n")

  private static func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  /// A segment for each unit of the function, in the form of source maps: differences to the segment before.
  ///
  /// - Parameter origin: the line and the column of the source for those of the function, all counted from 0.
  private static func mappings(
    _ function: String, from first: Int, line: Int, column: Int, origin: (Int, Int) -> (line: Int, column: Int)?
  ) -> String {
    var text: [UInt8] = []
    var last = (line: 0, column: 0)
    for (number, code) in function.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd).enumerated() {
      if number > 0 { text.append(UInt8(ascii: ";")) }
      let (generated, source) = number == 0 ? (first, column) : (0, 0)
      for unit in 0..<code.utf16.count {
        if unit > 0 { text.append(UInt8(ascii: ",")) }
        append(unit == 0 ? generated : 1, to: &text)
        guard let place = origin(line + number, source + unit) else { continue }
        for difference in [0, place.line - last.line, place.column - last.column] { append(difference, to: &text) }
        last = place
      }
    }
    // The text after the function has no source.
    text.append(UInt8(ascii: ","))
    append(1, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends a number in the form of source maps: five bits in each digit, the lowest first, and the sign in the lowest bit.
  private static func append(_ number: Int, to text: inout [UInt8]) {
    var rest = number < 0 ? -number << 1 | 1 : number << 1
    repeat {
      let more = rest >> 5 > 0
      text.append(alphabet[rest & 31 | (more ? 32 : 0)])
      rest >>= 5
    } while rest > 0
  }
}
