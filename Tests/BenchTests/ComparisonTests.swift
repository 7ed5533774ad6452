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
    A report beside an earlier one has both ratios to the echo of each workload, the interval of the change, and \
    whether it is one
    """)
  func rows() throws {
    let rows = [row("turbo-command", [300, 300]), row("c-command", [100, 102]), row("look-up-10", [100])]
    let comparison = Comparison(try EarlierReport(earlier), rows, Machine(model: "Xeon"))
    #expect(comparison.rows.map(\.workload) == ["turbo-command", "c-command"])
    #expect(comparison.rows.map(\.word) == ["slower", "no difference seen"])
    #expect(comparison.missing == ["look-up-10"] && comparison.isOfAnotherMachine)
    let text = comparison.table.text
    #expect(text.hasPrefix("Compared with commit abc\n"))
    #expect(text.contains("turbo-command      2.00      3.00       1.50   1.33 to 1.70"), "\(text)")
    #expect(text.contains("Not in the earlier run: look-up-10. The earlier run was on another processor."))
  }

  @Test("A report beside an earlier one reads documents of the version before, which name neither rounds nor machine")
  func before() throws {
    let old = try EarlierReport(
      #"{"schema":"navbridge-bench-2","version":"0.9.0","rows":[{"workload":"c-command","p50echoRatio":1.5}]}"#)
    let comparison = Comparison(old, [row("c-command", [100, 100])], Machine())
    #expect(comparison.name == "version 0.9.0" && !comparison.isOfAnotherMachine)
    #expect(comparison.rows.map(\.word) == ["unknown: one round"])
    #expect(comparison.rows.map(\.change) == [1 / 1.5])
  }

  @Test(
    "A report beside an earlier one refuses what is no report",
    arguments: ["", "{}", "[1]", #"{"schema":"other","rows":[]}"#])
  func refusal(_ text: String) {
    #expect(throws: BenchFailure.self) { try EarlierReport(text) }
  }

  @Test("A report beside an earlier one may be a document, too")
  func documents() throws {
    let later = try EarlierReport(
      #"{"schema":"navbridge-bench-4","machine":{"model":"EPYC"},"rows":[{"workload":"turbo-command","p50echoRatio":1,"p50echoRatioRounds":[1,1,1]},{"workload":"look-up-10","p50echoRatio":1}]}"#
    )
    let comparison = Comparison(try EarlierReport(earlier), later)
    #expect(comparison.rows.map(\.word) == ["faster"] && comparison.missing == ["look-up-10"])
    #expect(!comparison.isOfAnotherMachine)
  }

  @Test(
    "The ratio of rounds has an interval that the rounds' own variation makes wide, and none for one round",
    arguments: [
      // The differences of logarithms, by Welch's formulas and the table of Student's t.
      ([2.0, 2], [1.0, 1], 2.0...2.0), ([1, 1.1, 1.2], [1, 1.1, 1.2], 0.81...1.23), ([3.0], [1.0, 1], nil),
    ] as [([Double], [Double], ClosedRange<Double>?)])
  func interval(_ new: [Double], _ old: [Double], _ expected: ClosedRange<Double>?) {
    let interval = RoundsRatio(of: new, to: old).interval
    #expect((interval == nil) == (expected == nil))
    if let interval, let expected {
      #expect(abs(interval.lowerBound - expected.lowerBound) < 0.01, "\(interval)")
      #expect(abs(interval.upperBound - expected.upperBound) < 0.01, "\(interval)")
    }
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
