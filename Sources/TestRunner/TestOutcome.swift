/// The outcome of one test.
package enum TestOutcome: String, Sendable, CaseIterable {
  case passed, failed
  /// The test does not run, for a reason that it states.
  case skipped
  /// The test waits for a mechanism that does not exist yet.
  case todo
}
