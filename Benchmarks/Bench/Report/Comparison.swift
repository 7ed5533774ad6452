/// A report beside an earlier one. The ratios are those to the echo, which every run measures, whatever the base is, so that reports
/// of two machines can be compared, too.
package struct Comparison: Sendable {
  struct Row: Sendable, Equatable {
    let workload: String
    /// The medians of the rounds' ratios to the echo.
    let old: Double
    let new: Double
    /// The new rounds as a share of the old ones.
    let change: Double
    /// The bounds between which the change lies with a confidence of 95 %. Nil if a run had one round only.
    let interval: ClosedRange<Double>?

    init(_ workload: String, old: EarlierReport.Row, new: EarlierReport.Row) {
      (self.workload, self.old, self.new) = (workload, old.ratio, new.ratio)
      let areKnown = !old.rounds.isEmpty && !new.rounds.isEmpty
      let ratio = RoundsRatio(of: areKnown ? new.rounds : [new.ratio], to: areKnown ? old.rounds : [old.ratio])
      (change, interval) = (ratio.value, ratio.interval)
    }

    var word: String {
      guard let interval else { return "unknown: one round" }
      return interval.contains(1) ? "no difference seen" : change > 1 ? "slower" : "faster"
    }

    fileprivate var cells: [String] {
      let bounds = interval.map { "\($0.lowerBound.rounded(to: 2)) to \($0.upperBound.rounded(to: 2))" } ?? ""
      return [workload, old.rounded(to: 2), new.rounded(to: 2), change.rounded(to: 2), bounds, word]
    }
  }

  let name: String
  let rows: [Row]
  /// The workloads of the new run that the earlier one did not measure.
  let missing: [String]
  /// True if both runs name another processor.
  let isOfAnotherMachine: Bool

  init(_ earlier: EarlierReport, _ rows: [WorkloadRow], _ machine: Machine) {
    let new = rows.map { ($0.workload.name, EarlierReport.Row(ratio: $0.echoRatio, rounds: $0.echoRounds)) }
    self.init(earlier, new, model: machine.model)
  }

  /// Compares two runs by their documents.
  package init(_ earlier: EarlierReport, _ later: EarlierReport) {
    self.init(earlier, later.workloads.compactMap { name in later.rows[name].map { (name, $0) } }, model: later.model)
  }

  private init(_ earlier: EarlierReport, _ new: [(String, EarlierReport.Row)], model: String?) {
    name = earlier.name
    rows = new.compactMap { workload, row in
      earlier.rows[workload].flatMap { old in
        old.ratio > 0 && row.ratio > 0 ? Row(workload, old: old, new: row) : nil
      }
    }
    missing = new.compactMap { workload, _ in earlier.rows[workload] == nil ? workload : nil }
    isOfAnotherMachine = earlier.model.flatMap { old in model.map { old != $0 } } ?? false
  }

  package var table: ReportTable {
    ReportTable(
      "Compared with \(name)", columns: ["workload", "old ÷ uv", "new ÷ uv", "new ÷ old", "95 % interval", "change"],
      rows: rows.map(\.cells), note: note)
  }

  private var note: String {
    var sentences = [
      "The interval has the true new ÷ old with a confidence of 95 %, as far as the rounds vary by chance (Welch's t, of the "
        + "logarithms); where it has 1 in it, no difference is seen. By chance alone one workload in "
        + "twenty falls out of its interval."
    ]
    if !missing.isEmpty { sentences.append("Not in the earlier run: \(missing.joined(separator: ", ")).") }
    if isOfAnotherMachine { sentences.append("The earlier run was on another processor.") }
    return sentences.joined(separator: " ")
  }
}
