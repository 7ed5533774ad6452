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
    bridge.tests.compactMap { one in
      guard let other = turbo.tests.first(where: { $0.path == one.path }), other.outcome != one.outcome else {
        return nil
      }
      return RouteDifference(
        file: one.file, path: one.path, outcomes: [.bridge: one.outcome, .turbo: other.outcome],
        lines: difference(one.transcript, other.transcript))
    }
  }

  private static func difference(_ bridge: [String], _ turbo: [String]) -> [String] {
    let changes = turbo.difference(from: bridge)
    let removals = Set(changes.removals.compactMap { if case .remove(let at, _, _) = $0 { at } else { nil } })
    let insertions = Set(changes.insertions.compactMap { if case .insert(let at, _, _) = $0 { at } else { nil } })
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < bridge.count || j < turbo.count {
      if i < bridge.count, removals.contains(i) {
        lines.append("- \(bridge[i])")
        i += 1
      } else if j < turbo.count, insertions.contains(j) {
        lines.append("+ \(turbo[j])")
        j += 1
      } else {
        lines.append("  \(turbo[j])")
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  package var json: JSON {
    let words = outcomes.map { ($0.key.rawValue, JSON.string($0.value.rawValue)) }.sorted { $0.0 < $1.0 }
    return [
      "file": .string(file), "path": .texts(path),
      "outcomes": .object(JSONObject(uniqueKeysWithValues: words)), "transcript": .texts(lines),
    ]
  }
}
