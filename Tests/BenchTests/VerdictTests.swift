import NavbridgeWire
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

  @Test("A missed bound is named with its ratio and the spread, in the text, in Markdown and on the page")
  func missed() {
    let sentence = "'turbo-command' takes 2.00 of 'uv echo'; the bound is 1.85, and the rounds differ by 0 %."
    let report = report(ratio: 2)
    #expect(report.verdict == .missed([sentence]))
    #expect(report.text.hasSuffix("\n\n" + sentence) && report.markdown.contains(sentence))
    #expect(report.html.contains("the bound is 1.85"))
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
    #expect(busy.text.contains("Warning: the figures mean little. \(load)\n") && busy.html.contains(load))
    #expect(busy.json["warnings"] == [.string(load)])
    #expect(!busy.text.contains("the bound is"))
    let late = report(ratio: 2, tail: 51)
    #expect(late.doubts == ["The echo's own p99 is 5.1 times its p50."])
    #expect(report(ratio: 2, machine: Machine(cores: 4, busyShare: 0.4), tail: 50).doubts == [])
  }

  @Test("Each report names the machine")
  func machine() {
    let machine = Machine(model: "EPYC", cores: 4, kernel: "Linux 6.1", load: 0.5, busyShare: 0.25, commit: nil)
    let report = report(ratio: 1, machine: machine)
    for text in [report.text, report.markdown, report.html] { #expect(text.contains(machine.sentence)) }
    #expect(
      report.json["machine"] == [
        "model": "EPYC", "cores": 4, "kernel": "Linux 6.1", "loadAverage": .double(0.5), "busyShare": .double(0.25),
        "commit": .null,
      ])
  }
}
