import Testing

@testable import NavbridgeBench

@Suite("A row of a report")
struct WorkloadRowTests {
  private func round(echo: UInt64, ours: UInt64, native: Double = 0) -> WorkloadRow.Round {
    var measurement = Measurement([ours])
    measurement.processor = ProcessorTime(script: 1000, native: native)
    return WorkloadRow.Round(echo: Measurement([echo]), ours: measurement)
  }

  @Test("has the median of the rounds' ratios, not the ratio of the medians")
  func medianOfRatios() {
    let taken = [
      "turbo-command": [round(echo: 100, ours: 200), round(echo: 400, ours: 400), round(echo: 200, ours: 800)]
    ]
    let row = WorkloadRow(Workload(named: "turbo-command")!, taken)
    #expect(row.ratio50 == 2 && row.echoRatio == 2)
    #expect(row.p50 == 0.4)
  }

  @Test("refers to its base where that was measured, and to the echo otherwise")
  func base() {
    let push = Workload(named: "turbo-push-pop")!
    let rounds = ["turbo-push-pop": [round(echo: 100, ours: 900)]]
    #expect(WorkloadRow(push, rounds).ratio50 == 9)
    let both = rounds.merging(["turbo-command": [round(echo: 100, ours: 300)]]) { $1 }
    let row = WorkloadRow(push, both)
    #expect(row.ratio50 == 3 && row.echoRatio == 9)
  }

  @Test("has the median of the processor time, and none if a round has none")
  func processor() {
    let workload = Workload(named: "c-command")!
    let rounds = [7.0, 9, 8].map { round(echo: 1, ours: 1, native: $0) }
    #expect(WorkloadRow(workload, ["c-command": rounds]).processor == ProcessorTime(script: 1000, native: 8))
    let bare = WorkloadRow.Round(echo: Measurement([1]), ours: Measurement([1]))
    #expect(WorkloadRow(workload, ["c-command": rounds + [bare]]).processor == nil)
  }

  @Test("has a base that is a workload, and a name of its own")
  func names() {
    let names = Workload.all.map(\.name)
    #expect(Set(names).count == names.count)
    for workload in Workload.all {
      #expect(Workload(named: workload.name) == workload)
      if let base = workload.base { #expect(names.contains(base)) }
    }
  }
}
