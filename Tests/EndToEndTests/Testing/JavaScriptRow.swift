import Testing

/// A test in JavaScript, which a suite runs with others of its kind.
struct JavaScriptRow: Sendable, CustomTestStringConvertible {
  /// The words behind the subject that the tests of the suite have in common.
  let does: String
  /// The body of the test.
  let body: String
  var testDescription: String { does }
}
