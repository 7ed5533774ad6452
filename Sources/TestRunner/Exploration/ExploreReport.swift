internal import Glibc
internal import NavbridgeComparison
package import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// The results of `navbridge explore`: as text, and as one document (docs/explore.schema.json).
package enum ExploreReport {
  package static let schema = "navbridge-explore-1"

  // MARK: - Text

  /// The files of a failure that were written.
  package struct Kept: Sendable {
    /// The file with the schedule.
    package let schedule: String
    /// The page with both runs; nil if there is none.
    package let page: String?

    package init(schedule: String, page: String?) { (self.schedule, self.page) = (schedule, page) }

    /// The command that repeats the failure.
    package static func command(_ schedule: String) -> String { "navbridge replay \(schedule)" }
  }

  /// The lines of a file.
  ///
  /// - Parameters:
  ///   - outcomes: the number of outcomes of a test that are shown as differences from the most frequent one.
  ///   - replay: returns the file with the schedule of a failure, and its page.
  package static func text(
    of file: FileResult, namesRoute: Bool, outcomes: Int, _ style: TextStyle = .plain,
    replay: (ExploredTest) -> Kept?
  ) -> String {
    let route = namesRoute ? " (\(file.job.architecture.rawValue))" : ""
    var lines = [style.bold("\(file.job.file)\(route)")]
    lines += file.outputOutsideTests.texts.map { "  | \($0.printable)" }
    for test in file.explored {
      lines.append(heading(of: test, style))
      if let failure = test.failure {
        lines += indented(TextReport.of(failure.failure), style)
        lines += indented(self.lines(of: failure, test, replay(test)), style).map { style.wrapped($0) }
      }
      lines += indented(differences(test, outcomes), style)
    }
    lines += file.failures.flatMap { TextReport.linesOutsideTests($0, style) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func heading(of test: ExploredTest, _ style: TextStyle) -> String {
    let name = test.path.joined(separator: " > ").printable
    if let reason = test.leftOut { return "  \(style.mark(.skipped)) \(name): \(reason)" }
    let failed = test.outcomes.filter { $0.failure != nil }.reduce(0) { $0 + $1.count }
    if let seen = test.everyOrder {
      let counts = "\(orders(seen, failed)), \(counted(test.outcomes.count, "outcome"))"
      return style.wrapped(
        "  \(style.mark(test.failure == nil ? .passed : .failed)) \(name): \(counts)", hanging: 7)
    }
    let counts = [
      counted(test.schedules, "schedule"), counted(test.outcomes.count, "outcome"),
      counted(test.orders.count, "order"), failed > 0 ? "\(failed) failed" : nil,
    ].compactMap { $0 }
    return style.wrapped(
      "  \(style.mark(test.failure == nil ? .passed : .failed)) \(name): \(counts.joined(separator: ", "))", hanging: 7)
  }

  /// The orders that a search for every order has seen, of those that there are.
  private static func orders(_ seen: ExploredTest.SeenOrders, _ failed: Int) -> String {
    let all = seen.isComplete ? "\(seen.count)" : seen.estimate.map { "about \(rounded($0))" } ?? "an unknown number of"
    if failed > 0 {
      return "\(counted(failed, "order")) of \(counted(seen.count, "order")) \(failed == 1 ? "fails" : "fail")"
        + (seen.isComplete ? "" : ", and there are \(all)")
    }
    if seen.isComplete { return seen.count == 1 ? "its only order passes" : "all \(seen.count) orders pass" }
    return "\(seen.count) of \(all) orders pass, and the others were not tried"
  }

  /// An estimate of a number, with a power of ten if it is beyond a million.
  private static func rounded(_ estimate: Double) -> String {
    guard estimate >= 1e6 else { return "\(Int(estimate.rounded()))" }
    return "10^\(Int(log10(estimate).rounded()))"
  }

  /// The greatest number of decisions that are described.
  private static let shownNotes = 20

  private static func lines(of failure: ExploredTest.Failure, _ test: ExploredTest, _ kept: Kept?) -> [String] {
    var lines: [String] = []
    let words = failure.schedule.split(separator: " ")
    let (decisions, faults) = (words.count { $0.contains(":") }, words.count { $0.contains("@") })
    if decisions + faults == 0 {
      lines.append("It fails under the usual schedule, and so under 'navbridge test'.")
    } else {
      let strikes = "\(counted(faults, "fault")) \(faults == 1 ? "strikes" : "strike")"
      let differs =
        "\(counted(decisions, "decision")) of \(test.decisions) \(decisions == 1 ? "differs" : "differ") from the usual schedule"
      lines.append(
        [faults > 0 ? strikes : nil, decisions > 0 ? differs : nil].compactMap(\.self).joined(separator: ", and ") + ":"
      )
      lines += failure.notes.prefix(shownNotes).map { "  \($0)" }
      if failure.notes.count > shownNotes { lines.append("  … and \(failure.notes.count - shownNotes) more") }
      if let difference = failure.difference { lines.append("What differs first: \(difference)") }
      lines.append(
        "Found by run \(failure.number) with \(counted(failure.decisions, "decision")), made smaller in "
          + "\(counted(failure.runs, "run")).")
    }
    if !failure.isRepeatable {
      lines.append(
        "The schedule does not repeat the run: the test or the app depends on something else, such as a file.")
    }
    if let kept { lines.append("To repeat it: \(Kept.command(kept.schedule))") }
    if let page = kept?.page { lines.append("Both runs beside each other, for a browser: \(page)") }
    return lines + [""]
  }

  /// The most frequent outcome, and the others as differences from it.
  private static func differences(_ test: ExploredTest, _ limit: Int) -> [String] {
    guard limit > 0, test.outcomes.count > 1, let usual = test.outcomes.max(by: { $0.count < $1.count }) else {
      return []
    }
    let others = test.outcomes.filter { $0 != usual }.sorted { $0.count > $1.count }
    var lines = ["\(counted(usual.count, "schedule")): the most frequent outcome"]
    for other in others.prefix(limit) {
      lines.append("\(counted(other.count, "schedule")), the first of them in run \(other.number):")
      lines += LineDifference.lines(usual.lines, other.lines, context: 1).map { "  \($0)" }
      if other.failure != usual.failure { lines.append("  \(other.failure ?? "It passes.")") }
    }
    if others.count > limit { lines.append("… and \(counted(others.count - limit, "outcome")) more") }
    return lines
  }

  private static func indented(_ lines: [String], _ style: TextStyle) -> [String] {
    lines.map { $0.isEmpty ? "" : "      \(style.difference($0.printable))" }
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The last line.
  ///
  /// - Parameter isInterrupted: true if a signal has ended the search, whose other tests and schedules were not tried.
  package static func end(_ files: [FileResult], isInterrupted: Bool = false, _ style: TextStyle = .plain) -> String {
    let tests = files.flatMap(\.explored).filter { $0.leftOut == nil }
    let failed = tests.count { $0.failure != nil } + files.reduce(0) { $0 + $1.failures.count }
    let runs = tests.reduce(0) { $0 + $1.schedules }
    let words =
      (isInterrupted ? "interrupted after " : "")
      + "\(counted(tests.count, "test")), \(counted(runs, "schedule")), \(failed) failed"
    return "\n\(style.show(words, failed > 0 ? .red : .green))\n"
  }

  // MARK: - JSON

  package static func document(_ files: [FileResult], _ options: ExploreOptions) -> String {
    let document: JSON = [
      "schema": .string(schema), "version": .string(Version.text), "seed": .int(Int64(options.seed)),
      "strategy": .string(options.strategy.rawValue), "shard": .string("\(options.part + 1)/\(options.parts)"),
      "options": ExplorePart.members(of: options),
      "files": .array(
        files.map { file in
          [
            "file": .string(file.job.file), "architecture": .string(file.job.architecture.rawValue),
            "tests": .array(file.explored.map(\.json)), "failures": .array(file.failures.map(\.json)),
          ]
        }),
    ]
    return document.description + "\n"
  }

  /// Reads the files of a document; nil for a text that is none.
  package static func files(in text: String) -> [FileResult]? {
    guard let json = try? JSONDocument(text).root.json, json["schema"]?.string == schema else { return nil }
    return (json["files"]?.array ?? []).compactMap { file in
      guard let name = file["file"]?.string,
        let route = file["architecture"]?.string.flatMap(Architecture.init(rawValue:))
      else { return nil }
      var result = FileResult(TestJob(file: name, architecture: route))
      result.read(explored: file["tests"]?.array ?? [], failures: file["failures"]?.array ?? [])
      return result
    }
  }

  /// Joins the results of the parts of a search: those of one file on one route become one.
  package static func merged(_ parts: [[FileResult]]) -> [FileResult] {
    parts.joined().reduce(into: []) { merged, file in
      if let index = merged.firstIndex(where: { $0.job == file.job }) {
        merged[index].merge(partOf: file)
      } else {
        merged.append(file)
      }
    }
  }
}

extension FileResult {
  fileprivate mutating func read(explored: [JSON], failures: [JSON]) {
    for test in explored { take(["kind": "explored", "test": test]) }
    for failure in failures { take(["kind": "file", "failure": failure]) }
  }
}
