package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The page of a film that another program than the runner has asked for: a test in Node.
package enum FilmPage {
  /// - Parameters:
  ///   - film: the record of the film, as a worker makes it.
  ///   - test: what the client knows of the test: `{file, path, outcome, message?, place?}`. `path` has the names of the groups
  ///     around the test and its own, `outcome` is `passed` or `failed`, and `place` is that of the failure.
  ///   - read: returns the text of a file; nil if there is none.
  package static func text(
    _ film: JSON, of test: JSON, architecture: Architecture, read: (String) -> String?
  ) -> String {
    let job = TestJob(file: test["file"]?.string ?? "", architecture: architecture)
    let path = (test["path"]?.array ?? []).compactMap(\.string)
    let hasFailed = test["outcome"]?.string == TestOutcome.failed.rawValue
    var result = TestResult(
      file: job.file, architecture: job.architecture, path: path, outcome: hasFailed ? .failed : .passed)
    var failure: JSONObject = ["message": .string(test["message"]?.string ?? "")]
    if let place = test["place"] { failure["place"] = place }
    if hasFailed { result.failure = TestFailure(.object(failure)) }
    var made = Film(film)
    made.source = FilmSource(
      job.file, places: made.apps.flatMap(\.frames).compactMap(\.place), failure: test["place"]?.string, read: read)
    result.film = made
    return HTMLReport.film(of: result)
  }
}
