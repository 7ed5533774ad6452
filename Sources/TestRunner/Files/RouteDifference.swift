internal import NavbridgeComparison
package import NavbridgeVocabulary
package import NavbridgeWire

/// A test whose outcome depends on the route.
package struct RouteDifference: Sendable, Equatable {
  package let file: String
  package let path: [String]
  package let outcomes: [Architecture: TestOutcome]
  /// The transcripts line by line: `-` for a line that only the bridge has, `+` for one that only turbo has.
  package let lines: [String]

  /// Compares the results of a file on two routes.
  static func between(_ bridge: FileResult, _ turbo: FileResult) -> [RouteDifference] {
    let others = Dictionary(turbo.tests.map { ($0.path, $0) }) { first, _ in first }
    return bridge.tests.compactMap { one in
      guard let other = others[one.path], other.outcome != one.outcome else { return nil }
      return RouteDifference(
        file: one.file, path: one.path, outcomes: [.bridge: one.outcome, .turbo: other.outcome],
        lines: LineDifference.lines(one.transcript, other.transcript))
    }
  }

  package var json: JSON {
    let words = outcomes.map { ($0.key.rawValue, JSON.string($0.value.rawValue)) }.sorted { $0.0 < $1.0 }
    return [
      "file": .string(file), "path": .texts(path),
      "outcomes": .object(JSONObject(uniqueKeysWithValues: words)), "transcript": .texts(lines),
    ]
  }
}
