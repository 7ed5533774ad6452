package import NavbridgeVocabulary
internal import NavbridgeWire

/// The names and texts that are made of a failing schedule, and its comparison with a run that repeats it.
extension ScheduleFile {
  /// The name of the file, which the names of the test and of its file make.
  package var name: String {
    let words = ([file] + test).joined(separator: "-").lowercased().split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }
    let text = words.joined(separator: "-")
    return "\(text.prefix(80))-\(architecture.rawValue)-\(Self.digest(of: "\(file)\u{0}\(test)\(schedule)").prefix(6))"
  }

  /// The path of a test with this schedule, beside the test's file.
  package var testFile: String {
    let base = TestDiscovery.suffixes.first(where: file.hasSuffix).map { String(file.dropLast($0.count)) } ?? file
    return "\(base).schedule-\(Self.digest(of: "\(test)\(schedule)").prefix(6))\(TestDiscovery.suffix)"
  }

  /// The text of a test file that declares the tests of the file, of which the one runs under the schedule.
  package var testText: String {
    let header = ScheduleHeader(schedule: schedule, test: test, architecture: architecture)
    let own = file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
    return """
      \(header.line)
      // It fails under this schedule: \(failure.split(separator: "\n").first ?? "")
      require('./\(own)');

      """
  }

  /// Compares the run that was found with one that has repeated it.
  ///
  /// - Parameter failures: the failures of the file, if the test has no result.
  package func compare(with repeated: ExploredTest?, otherwise failures: [String]) -> (isSame: Bool, lines: [String]) {
    guard let repeated, let outcome = repeated.outcomes.first else {
      return (false, failures.isEmpty ? ["'\(file)' has no test '\(test.joined(separator: " > "))'."] : failures)
    }
    let lines = repeated.failure.map { TextReport.of($0.failure) } ?? ["The test passes."]
    let count = zip(transcript, outcome.lines).prefix { $0 == $1 }.count
    guard count == transcript.count, count == outcome.lines.count else {
      let (before, after) = (transcript.dropFirst(count).first, outcome.lines.dropFirst(count).first)
      return (
        false,
        lines + [
          "The run differs from line \(count + 1) of its transcript on:", "- \(before ?? "(its end)")",
          "+ \(after ?? "(its end)")",
        ]
      )
    }
    guard outcome.failure == failure else { return (false, lines + ["The failure was another one: \(failure)"]) }
    return (true, lines + ["The run is the same as the one that was found."])
  }
}

/// The first line of a test file whose test runs under a schedule: `// @schedule turbo ["group","test"] 12:1 40:3`.
package struct ScheduleHeader: Sendable, Equatable {
  package var schedule: String
  package var test: [String]
  package var architecture: Architecture

  package init(schedule: String, test: [String], architecture: Architecture) {
    (self.schedule, self.test, self.architecture) = (schedule, test, architecture)
  }

  private static let mark = "// @schedule "

  package var line: String { "\(Self.mark)\(architecture.rawValue) \(JSON.texts(test)) \(schedule)" }

  /// Reads the first line of a file; nil for any other file.
  package init?(text: String) {
    guard text.hasPrefix(Self.mark) else { return nil }
    let rest = text.dropFirst(Self.mark.count).prefix { $0 != "\n" }
    guard let blank = rest.firstIndex(of: " "), let architecture = Architecture(rawValue: String(rest[..<blank])),
      let end = rest.lastIndex(of: "]"),
      let names = try? JSONDocument(String(rest[rest.index(after: blank)...end])).root.json.array
    else { return nil }
    let schedule = rest[rest.index(after: end)...].drop { $0 == " " }
    self.init(schedule: String(schedule), test: names.compactMap(\.string), architecture: architecture)
  }
}
