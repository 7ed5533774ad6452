import NavbridgeWire
import Testing

@testable import NavbridgeBench

@Suite("A report beside an earlier one")
struct ComparisonTests {
  private func row(_ name: String, _ ours: [UInt64]) -> WorkloadRow {
    let rounds = ours.map { WorkloadRow.Round(echo: Measurement([100]), ours: Measurement([$0])) }
    return WorkloadRow(Workload(named: name)!, [name: rounds])
  }

  private let earlier = """
    {"schema":"navbridge-bench-3","version":"1.0.0","machine":{"model":"EPYC","commit":"abc"},"rows":[
      {"workload":"turbo-command","p50echoRatio":2,"p50echoRatioRounds":[1.9,2,2.1]},
      {"workload":"c-command","p50echoRatio":1,"p50echoRatioRounds":[1,1]}]}
    """

  @Test(
    """
    A report beside an earlier one has both ratios to the echo of each workload, their noise, and whether a change \
    is greater
    """)
  func rows() throws {
    let rows = [row("turbo-command", [300, 300]), row("c-command", [100, 102]), row("look-up-10", [100])]
    let comparison = Comparison(try EarlierReport(earlier), rows, Machine(model: "Xeon"))
    #expect(comparison.rows.map(\.workload) == ["turbo-command", "c-command"])
    #expect(comparison.rows.map(\.word) == ["slower", "within the noise"])
    #expect(comparison.missing == ["look-up-10"] && comparison.isOfAnotherMachine)
    let text = comparison.table.text
    #expect(text.hasPrefix("Compared with commit abc\n"))
    #expect(text.contains("turbo-command      2.00      3.00       1.50       10"))
    #expect(text.contains("Not in the earlier run: look-up-10. The earlier run was on another processor."))
  }

  @Test("A report beside an earlier one reads documents of the version before, which name neither rounds nor machine")
  func before() throws {
    let old = try EarlierReport(
      #"{"schema":"navbridge-bench-2","version":"0.9.0","rows":[{"workload":"c-command","p50echoRatio":1.5}]}"#)
    let comparison = Comparison(old, [row("c-command", [100, 100])], Machine())
    #expect(comparison.name == "version 0.9.0" && !comparison.isOfAnotherMachine)
    #expect(comparison.rows.map(\.word) == ["noise unknown"])
  }

  @Test(
    "A report beside an earlier one refuses what is no report",
    arguments: ["", "{}", "[1]", #"{"schema":"other","rows":[]}"#])
  func refusal(_ text: String) {
    #expect(throws: BenchFailure.self) { try EarlierReport(text) }
  }

  @Test("A report beside an earlier one is a part of the document, and of the tables")
  func parts() throws {
    var report = Benchmark.Report(placement: .oneCore, rounds: 1, count: 50)
    report.rows = [row("c-command", [100])]
    #expect(report.json["comparison"] == .null)
    report.earlier = try EarlierReport(earlier)
    #expect(report.json.value(at: ["comparison", "with"]) == "commit abc")
    #expect(report.tables.map(\.title).contains("Compared with commit abc"))
  }
}
