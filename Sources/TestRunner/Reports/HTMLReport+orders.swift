internal import NavbridgePages
package import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The page of a test that fails under a schedule: the films of the usual run and of the failing one side by side, and between
/// them the step at which they part.
extension HTMLReport {
  /// - Parameters:
  ///   - replay: the command that repeats the failure.
  ///   - read: returns the text of a file; nil if there is none.
  static func orders(
    of failure: ExploredTest.Failure, _ films: FilmedRuns, _ test: ExploredTest, _ job: TestJob, replay: String,
    read: (String) -> String?
  ) -> String {
    var table = PictureTable()
    let (usual, failing) = (Film(films.usual.film), Film(films.failing.film))
    let difference = OrderDifference(films.usual.transcript, films.failing.transcript)
    let name = test.path.joined(separator: " > ")
    var shown = failure.failure
    // The films have the screen and the transcript.
    (shown.tree, shown.transcript) = ([], [])
    shown.replay = replay
    var members: JSONObject = [
      "name": .string(name), "file": .string(job.file), "route": .string(job.architecture.rawValue),
      "outcome": .string(TestOutcome.failed.rawValue), "failure": shown.json,
      "orders": [
        "usual": side(films.usual, usual, job, &table), "failing": side(films.failing, failing, job, &table),
        "between": [
          "sentence": .string(difference.sentence), "notes": .texts(failure.notes),
          "steps": .texts(
            [difference.usual.map { "- \($0)" }, difference.failing.map { "+ \($0)" }].compactMap(\.self)),
        ],
      ],
    ]
    let places = (usual.apps + failing.apps).flatMap(\.frames).compactMap(\.place)
    if let source = FilmSource(job.file, places: places, failure: failure.failure.place, read: read) {
      members["source"] = json(source)
    }
    let data: JSON = [
      "single": true, "title": .string("navbridge explore: \(name)"), "words": .string("fails under a schedule"),
      "failed": true,
      "tests": [.object(members)], "differences": [], "lines": .texts(table.lines), "pictures": table.json,
    ]
    return Page(title: "\(name), in two orders", kind: "tests", data: data).text
  }

  private static func side(_ run: FilmedRuns.Run, _ film: Film, _ job: TestJob, _ table: inout PictureTable) -> JSON {
    [
      "failure": run.failure.map { .string($0) } ?? .null, "lines": .texts(run.transcript),
      "films": .array(film.apps.map { app($0, in: job.file, &table) }), "note": .string(film.notes),
    ]
  }
}

/// The page of a failure that `navbridge explore` has found.
package enum OrdersPage {
  /// The text of the page; nil for a failure without films.
  ///
  /// - Parameters:
  ///   - replay: the command that repeats the failure.
  ///   - read: returns the text of a file; nil if there is none.
  package static func text(
    of test: ExploredTest, _ job: TestJob, replay: String, read: (String) -> String?
  ) -> String? {
    guard let failure = test.failure, let films = failure.films else { return nil }
    return HTMLReport.orders(of: failure, films, test, job, replay: replay, read: read)
  }
}
