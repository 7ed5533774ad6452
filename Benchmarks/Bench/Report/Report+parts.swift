extension Benchmark.Report {
  var stageTables: [ReportTable] {
    if let stagesMissing {
      return [ReportTable("Stages", columns: ["stage"], rows: [], note: "None was measured: \(stagesMissing)")]
    }
    return stages.map { stages in
      let share = { (time: Double) in (100 * time / max(1, stages.sum)).rounded(to: 0) }
      return ReportTable(
        "Stages of \(stages.workload.name)", columns: ["stage", "µs", "%"],
        rows: stages.stages.map {
          ["\($0.from.rawValue) → \($0.to.rawValue)", ($0.mean / 1000).rounded(to: 2), share($0.mean)]
        } + [["sum", (stages.sum / 1000).rounded(to: 2), "100"]],
        note: "Means. A whole round trip takes \((stages.untraced / 1000).rounded(to: 2)) µs where no times are taken. "
          + "Taking them costs \((stages.price / 1000).rounded(to: 2)) µs, which the stages do not contain.",
        chart: .bars(
          stages.stages.map { Chart.Bar(name: "→ \($0.to.rawValue)", value: $0.mean / 1000) },
          of: "The mean time of each stage of \(stages.workload.name)", unit: "µs"))
    }
  }

  var nativeCountTable: ReportTable? {
    guard nativeCounts != nil || nativeCountsMissing != nil else { return nil }
    return ReportTable(
      "Counts of the native side", columns: ["a push and a pop", "count"],
      rows: nativeCounts.map { counts in
        NativeCounts.kinds.map { [$0.name, counts[keyPath: $0.member].rounded(to: 0)] }
      } ?? [],
      note: nativeCountsMissing.map { "Nothing was counted: \($0)" }
        ?? "callgrind counts them, with caches of 32 KiB, and 512 KiB behind them. They are nearly the same on "
        + "every machine, unlike times.")
  }

  var peerTable: ReportTable? {
    guard !peers.isEmpty else { return nil }
    return ReportTable(
      "Peers, 665 bytes there and 80 back", columns: ["peer", "p50 µs", "p99 µs", "p50 ÷ uv"],
      rows: peers.map { row in
        guard let p50 = row.p50 else { return [row.peer.rawValue, "not here", "", ""] }
        return [
          row.peer.rawValue, p50.rounded(to: 1), row.p99?.rounded(to: 1) ?? "", row.ratio?.rounded(to: 2) ?? "",
        ]
      },
      note: "A peer is 'not here' when its library or program is not installed.",
      chart: .bars(
        peers.compactMap { row in row.ratio.map { Chart.Bar(name: row.peer.rawValue, value: $0) } },
        of: "The p50 of each peer as a multiple of the echo's", unit: "×"))
  }

  var curveTable: ReportTable? {
    guard !curves.isEmpty else { return nil }
    let sizes = curves.map { $0.points.map(\.size) }.max { $0.count < $1.count } ?? []
    return ReportTable(
      "A push and a pop, in µs, by the number of things on the device",
      columns: ["things"] + sizes.map { "\($0)" } + ["last ÷ first"],
      rows: curves.map { curve in
        let times = sizes.map { size in
          curve.points.first { $0.size == size }?.microseconds.rounded(to: 1) ?? ""
        }
        return [curve.crowd.words] + times + [curve.growth.rounded(to: 2)]
      },
      note: curves.map(\.sentence).joined(separator: "\n"),
      chart: .lines(
        curves.map { curve in
          Chart.Line(
            name: curve.crowd.words, points: curve.points.map { (Double($0.size), $0.microseconds) })
        }, of: "The time of a push and a pop by the number of things on the device, on logarithmic axes", unit: "µs",
        x: "number of things"))
  }
}
