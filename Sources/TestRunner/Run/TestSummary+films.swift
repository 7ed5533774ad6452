internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

extension TestSummary {
  /// The files whose tests are to be filmed. Of a test that runs several times it is the first run that counts.
  func films(_ choice: FilmChoice) -> [FilmJob] {
    guard choice != .none else { return [] }
    return files.compactMap { file in
      var seen: Set<[String]> = []
      let tests = file.tests.filter { test in
        guard test.number != nil, Self.isFilmed(test, choice) else { return false }
        return seen.insert(test.path).inserted
      }
      return tests.isEmpty ? nil : FilmJob(job: file.job, tests: tests.compactMap(\.number))
    }
  }

  private static func isFilmed(_ test: TestResult, _ choice: FilmChoice) -> Bool {
    switch test.outcome {
    case .failed: true
    case .passed: choice == .all || !test.recordings.isEmpty
    case .skipped, .todo: false
    }
  }

  /// Adds the films of a file that has run again, and writes those of failures into their folders.
  mutating func add(filmsOf again: FileResult, _ job: FilmJob) {
    change(job.job) { file in
      for number in job.tests {
        guard var film = again.films[number] else { continue }
        let repeated = again.test(number)
        var faults: [String] = []
        file.change(number) { test in
          film.source = FilmSource(
            test.file, places: film.apps.flatMap(\.frames).compactMap(\.place), failure: test.failure?.place
          ) { try? TextFile.read($0) }
          film.difference = Self.difference(test, repeated)
          test.film = film
          for recording in film.recordings {
            var part = test
            part.film = film.part(recording)
            if let fault = TestFiles.write(HTMLReport.film(of: part), to: recording.path) {
              faults.append("The recording cannot be written to '\(recording.path)': \(fault).")
            }
          }
          guard let folder = test.failure?.folder else { return }
          let path = "\(folder)/film.html"
          if TestFiles.write(HTMLReport.film(of: test), to: path) == nil { test.failure?.film = path }
        }
        for fault in faults { file.fail(fault) }
      }
    }
  }

  /// The sentence about a test that has not repeated itself; nil if it has.
  private static func difference(_ test: TestResult, _ again: TestResult?) -> String? {
    let isSame =
      again?.outcome == test.outcome && again?.failure?.message == test.failure?.message
      && again?.failure?.transcript == test.failure?.transcript
    guard !isSame else { return nil }
    let end = again?.failure.map { "It failed with: \($0.message)" } ?? again.map { "It \($0.outcome.rawValue)." }
    return "The test was run again for this film, and has not repeated itself. \(end ?? "It has not ended.")"
  }
}
