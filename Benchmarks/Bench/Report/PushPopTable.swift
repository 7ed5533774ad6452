extension Benchmark.Report {
  /// What a user gets, and beside it what the system alone takes, and what a test has without any of it.
  static func pushPopTable(_ rows: [WorkloadRow]) -> ReportTable? {
    let ways = [
      ("here, from Swift", "turbo-push-pop"), ("here, from JavaScript", "turbo-push-pop-javascript"),
      ("two programs in C that exchange the same bytes", "stand-in-push-pop"),
    ]
    let measured = ways.compactMap { words, name in
      rows.first { $0.workload.name == name && $0.p50 > 0 }.map { [words, (1_000_000 / $0.p50).rounded(to: 0)] }
    }
    guard !measured.isEmpty else { return nil }
    return ReportTable(
      "A push and a pop, as often as fits into a second", columns: ["by", "a second"],
      rows: measured + [["react-native-navigation's Mock in Jest, with React", "725 to 1 804"]],
      note:
        "The first rows are one divided by the p50. The last row was not measured here: it is from a user's report to this "
        + "project, of another machine, with React's own work, and with nothing of iOS in it: no process, no transition."
    )
  }
}
