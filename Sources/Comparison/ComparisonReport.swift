internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The results of `navbridge diff`: as text, and as a document (docs/diff.schema.json).
package struct ComparisonReport: Sendable {
  /// A run as the user has named it.
  package struct Side: Sendable {
    /// The app's file, or the file of a recorded run.
    package let file: String
    package let isRecorded: Bool

    package init(file: String, isRecorded: Bool) { (self.file, self.isRecorded) = (file, isRecorded) }
  }

  package let sides: [Side]
  package let comparison: RunComparison

  package init(_ one: Side, _ other: Side, _ comparison: RunComparison) {
    (sides, self.comparison) = ([one, other], comparison)
  }

  var runs: [RecordedRun] { [comparison.one, comparison.other] }

  /// The runs with their marks: `--- app.js on bridge`.
  package var headings: [String] {
    zip(sides, runs).enumerated().map { index, pair in
      let (side, run) = pair
      let route = run.architecture.map { " on \($0.rawValue)" } ?? ""
      let words = side.isRecorded ? "a recorded run\(run.file.map { " of \($0)" } ?? "")\(route)" : ""
      return "\(index == 0 ? "---" : "+++") \(side.file)\(side.isRecorded ? " (\(words))" : route)".withoutControls
    }
  }

  /// All lines. Sections have a heading and an empty line before it.
  package var lines: [String] {
    headings + comparison.parts.flatMap { ["", $0.title] + $0.lines } + [""]
      + comparison.notes + [comparison.summary]
  }

  package var json: JSON {
    let sides = zip(sides, runs).map { side, run -> JSON in
      [
        "file": .string(side.file), "isRecorded": .bool(side.isRecorded),
        "architecture": run.architecture.map { .string($0.rawValue) } ?? .null,
        "entries": .int(Int64(run.entries.count)),
        "code": .int(Int64(run.ending.code)), "reason": run.ending.reason.map { .string($0) } ?? .null,
      ]
    }
    return [
      "schema": "navbridge-diff-1", "same": .bool(comparison.isSame), "sides": .array(sides),
      "sameEntries": .int(Int64(comparison.sameEntries)),
      "differences": .array(comparison.differences.map(\.json)), "notes": .texts(comparison.notes),
    ]
  }
}
