import NavbridgeSimulation
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// Which runs a search of a test makes, and which failure it keeps.
@Suite("A search of a test")
struct TestSearchTests {
  /// A run with two decisions, which fails or passes.
  private struct Run: SearchedRun {
    var failure: TestFailure?
    var transcript: [String] { ["0.0 ms  a"] }
    var lines: [String] { ["a"] }
    var steps: [UInt64] { [1, 2] }
    var schedule: Schedule { .usual }
    var placed: [PlacedDecision] { [] }
    var decisions: Int { 2 }
    var occasions: [Int] { [] }
    var moments: Int { 0 }
    var start: Int { 0 }
    var notes: [String] { [] }
    var deviceSteps: [DeviceStep] { [] }
  }

  /// The numbers of the runs of a search, and what it has found. The runs with some numbers fail.
  private static func explored(
    failing: [Int] = [], _ change: (inout ExploreOptions) -> Void
  ) -> (numbers: [Int], test: ExploredTest) {
    var options = ExploreOptions()
    options.schedules = 10
    change(&options)
    var numbers: [Int] = []
    let search = TestSearch<Run>(options, of: ["a"]) { record in
      if let number = record["run"]?.int { numbers.append(number) }
    } run: { _, _ in
      let number = numbers.last ?? 0
      return Run(failure: failing.contains(number) ? TestFailure(message: "run \(number)") : nil)
    }
    let usual = Run(failure: failing.contains(0) ? TestFailure(message: "run 0") : nil)
    let test = search.explored(after: usual)
    return (numbers, test)
  }

  @Test("Each part of a search takes its share of the runs")
  func parts() {
    for part in 0..<3 {
      let (numbers, test) = Self.explored { ($0.part, $0.parts) = (part, 3) }
      #expect(numbers == Array(stride(from: part, to: 10, by: 3)) && test.schedules == numbers.count)
    }
  }

  @Test("A search ends with its first failure, which stays the one of the test if the search goes on")
  func failures() {
    let ends = Self.explored(failing: [3, 5]) { _ in }
    #expect(ends.numbers == [0, 1, 2, 3] && ends.test.failure?.number == 3)
    let goesOn = Self.explored(failing: [3, 5]) { $0.goesOn = true }
    #expect(goesOn.numbers == Array(0..<10) && goesOn.test.failure?.number == 3)
    #expect(goesOn.test.failure?.failure.message == "run 3")
  }

  @Test("A search without time left has the usual run")
  func noTime() { #expect(Self.explored { $0.seconds = 0 }.numbers == [0]) }
}
