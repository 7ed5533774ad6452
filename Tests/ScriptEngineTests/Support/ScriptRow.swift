import Testing

/// A script as a row of a table, with the lines that it prints.
struct ScriptRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  let lines: [String]

  init(_ name: String, _ source: String, _ lines: [String]) {
    testDescription = name
    self.source = source
    self.lines = lines
  }
}
