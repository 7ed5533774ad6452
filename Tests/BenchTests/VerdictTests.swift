import NavbridgeWire
import NavbridgeRuntime
import Testing

@testable import NavbridgeBench

@Suite("The verdict of a report")
struct VerdictTests {
  private func report(
    ratio: UInt64, _ name: String = "turbo-command", machine: Machine = Machine(cores: 4, load: 4.7, busyShare: 0.1),
    tail: Double = 12
  ) -> Benchmark.Report {
    var report = Benchmark.Report(placement: .oneCore, rounds: 2, count: 50, machine: machine)
    let round = WorkloadRow.Round(echo: Measurement([100]), ours: Measurement([100 * ratio]))
    report.rows = [WorkloadRow(Workload(named: name)!, [name: [round, round]])]
    (report.echoP50, report.echoP99) = (10, tail)
    return report
  }

  /// The ratios of a command's rounds, and whether there is a verdict on its bound, 1.85.
  static let noise: [([UInt64], Bool)] = [
    ([200, 200, 200], true), ([190, 200, 204], true), ([170, 200, 201], false), ([120, 200, 300], false),
    ([600, 700, 800], true), ([200], true),
    // A median below the bound keeps it, whatever single rounds show.
    ([120, 180, 300], true),
  ]

  @Test("A bound that is missed by less than the rounds differ gets no verdict, and a warning", arguments: noise)
  func noisy(_ rounds: [UInt64], _ isJudged: Bool) {
    var report = report(ratio: 1)
    let taken = rounds.map { WorkloadRow.Round(echo: Measurement([100]), ours: Measurement([$0])) }
    report.rows = [WorkloadRow(Workload(named: "turbo-command")!, ["turbo-command": taken])]
    let row = report.rows[0]
    guard !isJudged else {
      #expect(row.doubt == nil && report.doubts == [])
      #expect(report.verdict == row.miss.map { .missed([$0]) } ?? .kept(1))
      return
    }
    let sentence = "the rounds differ by \(row.spread.text), which is more than the distance to the bound."
    #expect(row.miss == nil && row.doubt?.hasSuffix(sentence) == true, "\(row.doubt ?? "")")
    #expect(report.verdict == .doubtful(report.doubts) && report.doubts == [row.doubt])
    #expect(report.text.contains("Warning: figures mean little. '") && report.text.contains("There is no verdict"))
  }

  @Test("A bound that is clearly missed is named although another cannot be judged")
  func both() {
    var report = report(ratio: 9)
    let (echo, near, far) = (Measurement([100]), Measurement([190]), Measurement([300]))
    let rounds = [near, near, far].map { WorkloadRow.Round(echo: echo, ours: $0) }
    report.rows.append(WorkloadRow(Workload(named: "c-command")!, ["c-command": rounds]))
    #expect(report.verdict == .missed([report.rows[0].miss].compactMap { $0 }))
    #expect(report.doubts.count == 1)
  }

  @Test("A missed bound is named with its ratio and the spread, in the text, in Markdown and on the page")
  func missed() {
    let sentence = "'turbo-command' takes 2.00 of 'uv echo'; the bound is 1.85, and the rounds differ by 0 %."
    let report = report(ratio: 2)
    #expect(report.verdict == .missed([sentence]))
    #expect(report.text.hasSuffix("\n\n" + sentence) && report.markdown.contains(sentence))
    #expect(report.html.contains("the bound is 1.85"))
    let shown = report.text(TextStyle(hasColours: true, columns: 60))
    #expect(
      shown.hasSuffix(
        "\n\n\u{1B}[31m'turbo-command' takes 2.00 of 'uv echo'; the bound is 1.85,\n  and the rounds differ by 0 %.\u{1B}[0m"
      ))
    #expect(shown.contains("\n\u{1B}[1mRound trips\u{1B}[0m\n"))
  }

  @Test("A kept bound is stated, and nothing where no row has one")
  func kept() {
    #expect(report(ratio: 1).verdict == .kept(1))
    #expect(report(ratio: 1).verdict.sentences == ["The bound is kept."])
    #expect(report(ratio: 9, "turbo-command-64").verdict == .nothingBounded)
  }

  @Test("A busy machine gets no verdict, and a warning with its load or the echo's tail in each report")
  func doubtful() {
    let busy = report(ratio: 2, machine: Machine(cores: 4, busyShare: 0.63))
    let load = "Other programs kept 63 % of the processors busy before the first round."
    #expect(busy.verdict == .doubtful([load]))
    #expect(busy.text.contains("Warning: figures mean little. \(load)\n") && busy.html.contains(load))
    #expect(busy.json["warnings"] == [.string(load)])
    #expect(!busy.text.contains("the bound is"))
    let late = report(ratio: 2, tail: 51)
    #expect(late.doubts == ["The echo's own p99 is 5.1 times its p50."])
    #expect(report(ratio: 2, machine: Machine(cores: 4, busyShare: 0.4), tail: 50).doubts == [])
  }

  @Test("Each report names the machine")
  func machine() {
    let machine = Machine(
      model: "EPYC", cores: 4, kernel: "Linux 6.1", load: 0.5, busyShare: 0.25, commit: nil,
      programs: "/usr/lib/navbridge")
    let report = report(ratio: 1, machine: machine)
    for text in [report.text, report.markdown, report.html] { #expect(text.contains(machine.sentence)) }
    #expect(
      report.json["machine"] == [
        "model": "EPYC", "cores": 4, "secondLevelCacheKiB": .null, "kernel": "Linux 6.1", "loadAverage": .double(0.5),
        "busyShare": .double(0.25), "commit": .null, "programs": "/usr/lib/navbridge",
      ])
  }
}
