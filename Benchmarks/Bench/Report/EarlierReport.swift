internal import NavbridgeWire

/// A report that an earlier run printed with `--json`.
package struct EarlierReport: Sendable {
  /// A workload's ratio to the echo.
  struct Row: Sendable, Equatable {
    /// The median of the rounds.
    let ratio: Double
    /// The rounds; empty in a document of a version that did not have them.
    let rounds: [Double]
  }

  private(set) var rows: [String: Row] = [:]
  /// The names of the workloads that the run measured.
  package var workloads: [String] { rows.keys.sorted() }
  /// The words that name the run: its commit, or its version.
  let name: String
  /// The model of the processor. Nil for a report of a version that did not name it.
  let model: String?

  /// Reads a document of this version or of an earlier one, which has no rounds.
  package init(_ text: String) throws {
    guard let json = try? JSONDocument(text).root.json, let rows = json["rows"]?.array,
      json["schema"]?.string?.hasPrefix("navbridge-bench-") == true
    else { throw BenchFailure(description: "it is no document of 'navbridge bench --json'") }
    for row in rows {
      guard let workload = row["workload"]?.string, let ratio = row["p50echoRatio"]?.double else { continue }
      self.rows[workload] = Row(
        ratio: ratio, rounds: (row["p50echoRatioRounds"]?.array?.compactMap(\.double) ?? []).filter { $0 > 0 })
    }
    name =
      json.value(at: ["machine", "commit"])?.string.map { "commit \($0)" }
      ?? json["version"]?.string.map { "version \($0)" } ?? "an earlier run"
    model = json.value(at: ["machine", "model"])?.string
  }
}
