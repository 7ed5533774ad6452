import NavbridgeVocabulary
import Testing

@testable import NavbridgeStress

@Suite("The reports of a stress run", .timeLimit(.minutes(20)))
struct StressReportTests {
  private static func report(faults: [String], samples: Int = 0) -> StressReport {
    var ledger = CommandLedger()
    for fault in faults { ledger.note(.left, fault) }
    var memory = MemorySamples()
    for cycle in 0..<samples { memory.add(.init(cycle: cycle, native: (20 + cycle) << 20, script: nil)) }
    return StressReport(
      StressSettings(.kill, .cycles(10), inFlight: 8, seed: 1), .turbo, cycles: 10, ledger: ledger,
      account: NativeAccount(), ways: [("script", 10)], checkpoints: [], samples: memory, seconds: 1.5)
  }

  private static func cases(_ report: StressReport) -> [StressCase] {
    [
      StressCase(.kill, .bridge, .error("after 60 s it still waited for <something>")),
      StressCase(.kill, .turbo, .report(report)),
    ]
  }

  @Test(
    "The report for servers has a test case for each route, a failure for each fault, and an error without a verdict")
  func junit() {
    let xml = StressJUnit.text(Self.cases(Self.report(faults: ["A process is <left>.", "Another one is left."])))
    #expect(xml.contains(#"<testsuites tests="2" failures="1" errors="1" time="1.5">"#), "\(xml)")
    #expect(
      xml.contains(
        #"name="kill (bridge)" time="0"><error message="after 60 s it still waited for &lt;something&gt;"/>"#))
    #expect(xml.contains(#"<failure type="left" message="A process is &lt;left&gt;.">"#))
    #expect(xml.matches(of: #/<failure /#).count == 2)
  }

  @Test("The report for servers names the number of faults that were not kept")
  func manyFaults() {
    let xml = StressJUnit.text(Self.cases(Self.report(faults: (0..<70).map { "The process \($0) is left." })))
    #expect(xml.matches(of: #/<failure /#).count == 51 && xml.contains("There are 20 more faults."))
  }

  @Test("The page has each fault as text, the reason of a missing verdict, and a line of the memory")
  func page() {
    let html = StressPage(Self.cases(Self.report(faults: ["A process is <left>."], samples: 5))).text
    #expect(html.contains("<li>left: A process is &lt;left&gt;.</li>"))
    #expect(html.contains("<p class=\"bad\">after 60 s it still waited for &lt;something&gt;</p>"))
    #expect(html.contains("<polyline") && html.contains(">native side</text>") && !html.contains(">script side</text>"))
    #expect(
      html.contains("aria-label=\"Resident memory in MiB after each cycle\"")
        && html.contains("<desc>native side: from "))
    #expect(html.contains("<th scope=\"col\">figure</th>") && !html.contains("\"></th>"))
  }

  @Test("The page has no chart of a run without samples")
  func noChart() {
    #expect(!StressPage(Self.cases(Self.report(faults: []))).text.contains("<svg"))
  }

  @Test(
    "The samples of a run are at most 200, however long it is, and are spread over all of it",
    arguments: [10, 200, 12_345])
  func samples(_ cycles: Int) {
    var samples = MemorySamples()
    for cycle in 0...cycles where samples.isDue(cycle) {
      samples.add(.init(cycle: cycle, native: nil, script: cycle))
    }
    let all = samples.all.map(\.cycle)
    #expect(all.count <= MemorySamples.limit && all.first == 0)
    if cycles < MemorySamples.limit {
      #expect(all.count == cycles + 1)
    } else {
      #expect(all.count >= MemorySamples.limit / 2)
    }
    let steps = Set(zip(all, all.dropFirst()).map { $1 - $0 })
    #expect(steps.count == 1, "The samples are equally far from each other.")
  }

  @Test(
    "The scale of a chart has few round numbers, and the greatest value is within it",
    arguments: [1, 7, 49, 1000, 123_456])
  func scale(_ most: Int) {
    let scale = MemoryChart.Scale(most: most, from: 0, to: 100)
    #expect((2...6).contains(scale.ticks.count) && scale.ticks[0] == 0, "\(scale.ticks)")
    #expect(scale.place(Double(most)) == 100 && scale.place(0) == 0)
  }
}

@Suite("The length of a stress run", .timeLimit(.minutes(20)))
struct StressExtentTests {
  @Test("The length of a stress run by cycles has its middle after half of them")
  func cycles() {
    var ends = StressCourseEnds(.cycles(5))
    let all = (1...5).map { ends.ended($0, after: 0) }
    #expect(all.map(\.isMiddle) == [false, true, false, false, false])
    #expect(all.map(\.isEnd) == [false, false, false, false, true])
  }

  @Test(
    "The length of a stress run by minutes has its end in another cycle than its middle, however long a cycle takes")
  func minutes() {
    var ends = StressCourseEnds(.minutes(1))
    let all = [10.0, 29, 31, 59, 61].enumerated().map { ends.ended($0 + 1, after: $1) }
    #expect(all.map(\.isMiddle) == [false, false, true, false, false])
    #expect(all.map(\.isEnd) == [false, false, false, false, true])
    var slow = StressCourseEnds(.minutes(1))
    #expect(slow.ended(1, after: 100) == (true, false) && slow.ended(2, after: 101) == (false, true))
  }
}
