import Testing

@testable import NavbridgeBench

@Suite("A row of a report")
struct WorkloadRowTests {
  private func round(echo: UInt64, ours: UInt64, native: Double = 0) -> WorkloadRow.Round {
    var measurement = Measurement([ours])
    measurement.processor = ProcessorTime(script: 1000, native: native)
    return WorkloadRow.Round(echo: Measurement([echo]), ours: measurement)
  }

  @Test("A row of a report has the median of the rounds' ratios, not the ratio of the medians")
  func medianOfRatios() {
    let taken = [
      "turbo-command": [round(echo: 100, ours: 200), round(echo: 400, ours: 400), round(echo: 200, ours: 800)]
    ]
    let row = WorkloadRow(Workload(named: "turbo-command")!, taken)
    #expect(row.ratio50 == 2 && row.echoRatio == 2)
    #expect(row.p50 == 0.4)
  }

  @Test(
    """
    A row of a report has no ratio and no bound where its base was not measured, and the ratio to the echo in any \
    case
    """)
  func base() {
    let deep = Workload(named: "push-pop-1000-deep")!
    let rounds = [deep.name: [round(echo: 100, ours: 900)]]
    let alone = WorkloadRow(deep, rounds)
    #expect(alone.ratio50 == nil && alone.ratio99 == nil && alone.bound == nil && alone.miss == nil)
    #expect(alone.echoRatio == 9)
    let both = rounds.merging(["push-pop-10-deep": [round(echo: 100, ours: 300)]]) { $1 }
    let row = WorkloadRow(deep, both)
    #expect(row.ratio50 == 3 && row.echoRatio == 9 && row.bound == 2)
    #expect(
      row.miss == "'push-pop-1000-deep' takes 3.00 of 'push-pop-10-deep'; the bound is 2, and the rounds differ by an "
        + "unknown share.")
  }

  @Test(
    "A row of a report has the percentiles that the round trips of all its rounds bear",
    arguments: [
      (99, [false, false, false]), (100, [true, false, false]), (1000, [true, true, false]),
      (10_000, [true, true, true]),
    ])
  func tail(_ samples: Int, _ there: [Bool]) throws {
    let times = (1...samples).map { UInt64($0 * 1000) }
    let rounds = [times.prefix(samples / 2), times.dropFirst(samples / 2)].map { Measurement(Array($0)) }
    let tail = try #require(Tail(rounds))
    #expect(tail.samples == samples && [tail.p90, tail.p99, tail.p999].map { $0 != nil } == there)
    for (time, share) in [(tail.p90, 0.9), (tail.p99, 0.99), (tail.p999, 0.999)] {
      if let time { #expect(abs(time / (Double(samples) * share) - 1) < 0.002) }
    }
    #expect(abs(tail.max / Double(samples) - 1) < 0.002)
  }

  @Test("A row of a report has no long times where rounds have means, and no ratio where its base has too few")
  func noTail() {
    #expect(Tail([Measurement(means: [1, 2])]) == nil && Tail([]) == nil)
    let echo = Measurement((1...1000).map { UInt64($0) })
    let rounds = [WorkloadRow.Round(echo: Measurement([1]), ours: echo), .init(echo: Measurement([1]), ours: echo)]
    #expect(WorkloadRow(Workload(named: "turbo-command")!, ["turbo-command": rounds]).ratio99 == nil)
    let alike = [WorkloadRow.Round(echo: echo, ours: echo)]
    #expect(WorkloadRow(Workload(named: "turbo-command")!, ["turbo-command": alike]).ratio99 == 1)
  }

  @Test("A row of a report has a workload that names itself in other words than each other")
  func meanings() {
    let meanings = Workload.all.map(\.meaning)
    #expect(
      Workload(named: "turbo-command-8k-new")!.meaning
        == "a command of 8 KiB without an effect, with another payload each time, from Swift, turbo")
    #expect(Workload(named: "stand-in-push-pop-cold")!.meaning.hasSuffix(", after 4 MiB of other memory were written"))
    // A workload that has another base is the same round trip.
    #expect(Set(meanings).count == meanings.count - 1)
  }

  @Test("A row of a report is measured with its base, in the order of all workloads and each once")
  func withBases() {
    let chosen = ["turbo-navigate", "look-up-10000", "turbo-push-pop"].map { Workload(named: $0)! }
    #expect(
      Workload.withBases(chosen).map(\.name) == ["turbo-push-pop", "turbo-navigate", "look-up-10", "look-up-10000"])
  }

  @Test("A row of a report has the spread of its rounds as a share of their median, and none for one round")
  func spread() {
    #expect(Spread([2, 3, 4]) == Spread(share: 2 / 3.0))
    #expect(Spread([2]).share == nil && Spread([]).share == nil && Spread([2]).cell == "")
    #expect(Spread([10, 11, 10]).text == "10 %")
  }

  @Test("A row of a report has the median of the processor time, and none if a round has none")
  func processor() {
    let workload = Workload(named: "c-command")!
    let rounds = [7.0, 9, 8].map { round(echo: 1, ours: 1, native: $0) }
    #expect(WorkloadRow(workload, ["c-command": rounds]).processor == ProcessorTime(script: 1000, native: 8))
    let bare = WorkloadRow.Round(echo: Measurement([1]), ours: Measurement([1]))
    #expect(WorkloadRow(workload, ["c-command": rounds + [bare]]).processor == nil)
  }

  @Test("A row of a report has a base that is a workload, and a name of its own")
  func names() {
    let names = Workload.all.map(\.name)
    #expect(Set(names).count == names.count)
    for workload in Workload.all {
      #expect(Workload(named: workload.name) == workload)
      if let base = workload.base { #expect(names.contains(base)) }
    }
  }
}
