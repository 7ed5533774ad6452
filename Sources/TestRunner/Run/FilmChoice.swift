internal import NavbridgeVocabulary

/// The tests of which `navbridge test` makes a film. They run once more for it: a run repeats itself, so that pictures cost nothing
/// before they are asked for, and no result depends on them.
package enum FilmChoice: String, Sendable, CaseIterable {
  /// Those that have failed.
  case failed
  case all, none
}

/// A file on a route, and the numbers of its tests to film.
struct FilmJob: Sendable {
  let job: TestJob
  let tests: [Int]

  /// The arguments by which a worker films these tests.
  var arguments: [String] { tests.map { "--film=\($0)" } }
}
