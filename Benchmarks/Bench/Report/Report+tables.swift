internal import NavbridgeVocabulary
extension Benchmark.Report {
  /// The report in tables.
  package var tables: [ReportTable] {
    let first = [
      workloadTable, ratioTable, legend, comparison?.table, Self.pushPopTable(rows), costTable, nativeCountTable,
      throughputTable, startTable,
    ]
    return first.compactMap { $0 } + stageTables + [peerTable, curveTable].compactMap { $0 }
  }

  /// The beginning of a heading that is a reason to doubt the figures.
  static let warning = "Warning: "

  /// The lines above all tables: the run, the machine, and the reasons to doubt the figures.
  var headings: [String] {
    let warning = doubts.isEmpty ? [] : [Self.warning + "figures mean little. " + doubts.joined(separator: " ")]
    return [heading, machine.sentence] + warning
  }

  /// The run in a sentence.
  private var heading: String {
    "placement \(placement.rawValue), \(rounds) \(rounds == 1 ? "round" : "rounds") of \(count) round trips; uv echo p50 "
      + "\(echoP50.rounded(to: 1)) µs, p99 \(echoP99.rounded(to: 1)) µs"
  }

  private var workloadTable: ReportTable? {
    guard !rows.isEmpty else { return nil }
    return ReportTable(
      "Round trips", columns: ["workload", "p50 µs", "p90", "p99", "p99.9", "max"],
      rows: rows.map { row in
        let tail = [row.tail?.p90, row.tail?.p99, row.tail?.p999].map { $0?.rounded(to: 1) ?? "" }
        return [row.workload.name, row.p50.rounded(to: 1)] + tail + [row.tail?.max.rounded(to: 0) ?? ""]
      },
      note:
        "The p50 is the median of the rounds' own. The other percentiles are those of all rounds together, and empty where "
        + "fewer than ten round trips lie beyond: p99 takes 1 000 of them, p99.9 takes 10 000.")
  }

  private var ratioTable: ReportTable? {
    guard !rows.isEmpty else { return nil }
    return ReportTable(
      "The same as multiples of a base",
      columns: ["workload", "p50 ÷", "p99 ÷", "bound", "spread %", "p50 ÷ uv", "base"],
      rows: rows.map { row in
        [
          row.workload.name, row.ratio50?.rounded(to: 2) ?? "", row.ratio99?.rounded(to: 2) ?? "",
          row.bound.map(Workload.text) ?? "", row.spread.cell, row.echoRatio.rounded(to: 2), row.workload.baseName,
        ]
      },
      note: "÷ is the ratio to the base, and ÷ uv the ratio to an echo of the same sizes: the medians of the rounds' "
        + "ratios. The spread is the greatest round less the smallest one, as a share of the median.",
      chart: .bars(
        rows.map { Chart.Bar(name: $0.workload.name, value: $0.ratio50 ?? $0.echoRatio, bound: $0.bound) },
        of: "The p50 of each workload as a multiple of its base's", unit: "×"))
  }

  /// What the names stand for.
  private var legend: ReportTable? {
    guard !rows.isEmpty else { return nil }
    return ReportTable(
      "What a round trip is", columns: ["workload", "a round trip"],
      rows: rows.map { [$0.workload.name, $0.workload.meaning] },
      hasWords: true)
  }

  private var costTable: ReportTable? {
    guard rows.contains(where: { $0.processor != nil || $0.systemCalls != nil }) else { return nil }
    let isCounted = rows.contains { $0.systemCalls != nil }
    return ReportTable(
      "Processor time and system calls of a round trip",
      columns: ["workload", "script µs", "native µs", "both µs", "script calls", "native calls"],
      rows: rows.map { row in
        let both = row.processor.map { $0.script + $0.native }
        return [
          row.workload.name, row.processor.map { ($0.script / 1000).rounded(to: 1) } ?? "",
          row.processor.map { ($0.native / 1000).rounded(to: 1) } ?? "", both.map { ($0 / 1000).rounded(to: 1) } ?? "",
          row.systemCalls?.script?.rounded(to: 2) ?? "", row.systemCalls?.native.rounded(to: 2) ?? "",
        ]
      },
      note: isCounted
        ? "strace counts the system calls, in runs of their own."
        : "System calls were not counted: \(systemCallsMissing ?? "this needs a whole run, or --system-calls.")",
      chart: .bars(
        rows.compactMap { row in
          row.processor.map { Chart.Bar(name: row.workload.name, value: ($0.script + $0.native) / 1000) }
        }, of: "The processor time of both sides for a round trip", unit: "µs"))
  }

  private var throughputTable: ReportTable? {
    guard !throughput.isEmpty else { return nil }
    return ReportTable(
      "Throughput", columns: ["workload", "outstanding", "commands a second", "÷ batched uv"],
      rows: throughput.map { row in
        [
          row.workload.name, "\(row.outstanding)", row.perSecond.rounded(to: 0), row.ratio.rounded(to: 2),
        ]
      },
      chart: .bars(
        throughput.map {
          Chart.Bar(
            name: "\($0.workload.name), \($0.outstanding) outstanding", value: $0.perSecond)
        }, of: "Commands a second by the number outstanding", unit: "/s"))
  }

  private var startTable: ReportTable? {
    guard !startUp.isEmpty || !idle.isEmpty else { return nil }
    let starts = startUp.map { ["native side, \($0.0.rawValue)", $0.1.rounded(to: 1), "", ""] }
    let scripts = idle.map { architecture, idle in
      [
        "script side with JavaScript, \(architecture.rawValue)", idle.startUp.rounded(to: 1),
        idle.scriptMemory.rounded(to: 1), idle.nativeMemory.rounded(to: 1),
      ]
    }
    return ReportTable(
      "Start to the first settled command, and resident memory",
      columns: ["started", "ms", "script side MiB", "native side MiB"], rows: starts + scripts)
  }
}
