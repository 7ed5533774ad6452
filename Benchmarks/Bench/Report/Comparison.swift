/// A report beside an earlier one. The ratios are those to the echo, which every run measures, whatever the base is.
package struct Comparison: Sendable {
  struct Row: Sendable, Equatable {
    let workload: String
    let old: Double
    let new: Double
    /// The spreads of both runs together: a smaller change means nothing. Nil if a run had one round only.
    let noise: Double?

    /// The new ratio as a share of the old one.
    var change: Double { new / old }

    var word: String {
      guard let noise else { return "noise unknown" }
      return abs(change - 1) <= noise ? "within the noise" : change > 1 ? "slower" : "faster"
    }
  }

  let name: String
  let rows: [Row]
  /// The workloads of this run that the earlier one did not measure.
  let missing: [String]
  /// True if both runs name another processor.
  let isOfAnotherMachine: Bool

  init(_ earlier: EarlierReport, _ rows: [WorkloadRow], _ machine: Machine) {
    name = earlier.name
    let pairs = rows.map { ($0, earlier.rows[$0.workload.name]) }
    self.rows = pairs.compactMap { row, old in
      guard let old, old.ratio > 0 else { return nil }
      let spreads = [old.spread.share, Spread(row.echoRounds).share].compactMap { $0 }
      return Row(
        workload: row.workload.name, old: old.ratio, new: row.echoRatio,
        noise: spreads.count == 2 ? spreads[0] + spreads[1] : nil)
    }
    missing = pairs.compactMap { $1 == nil ? $0.workload.name : nil }
    isOfAnotherMachine = earlier.model.map { $0 != machine.model } ?? false
  }

  var table: ReportTable {
    ReportTable(
      "Compared with \(name)", columns: ["workload", "old ÷ uv", "new ÷ uv", "new ÷ old", "noise %", "change"],
      rows: rows.map { row in
        [
          row.workload, row.old.rounded(to: 2), row.new.rounded(to: 2), row.change.rounded(to: 2),
          Spread(share: row.noise).cell, row.word,
        ]
      }, note: note)
  }

  private var note: String {
    var sentences = ["The noise is the spread of the rounds of both runs together; a smaller change means nothing."]
    if !missing.isEmpty { sentences.append("Not in the earlier run: \(missing.joined(separator: ", ")).") }
    if isOfAnotherMachine { sentences.append("The earlier run was on another processor.") }
    return sentences.joined(separator: " ")
  }
}
