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
  ///
  /// - Parameter end: the number of the run after which the search is to end.
  private static func explored(
    failing: [Int] = [], endingAfter end: Int = .max, _ change: (inout ExploreOptions) -> Void
  ) -> (numbers: [Int], test: ExploredTest) {
    var options = ExploreOptions()
    options.schedules = 10
    change(&options)
    var numbers: [Int] = []
    let search = TestSearch<Run>(options, of: ["a"]) { record in
      if let number = record["run"]?.int { numbers.append(number) }
    } isEnding: {
      (numbers.last ?? 0) >= end
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

  @Test("A search that is to end has what it has seen, makes no failure smaller, and has the usual run at least")
  func ending() {
    let ended = Self.explored(endingAfter: 4) { _ in }
    #expect(ended.numbers == [0, 1, 2, 3, 4] && ended.test.schedules == 5 && ended.test.failure == nil)
    let failing = Self.explored(failing: [4], endingAfter: 4) { $0.goesOn = true }
    #expect(failing.numbers == [0, 1, 2, 3, 4] && failing.test.failure?.number == 4 && failing.test.failure?.runs == 1)
    #expect(Self.explored(endingAfter: 0) { _ in }.numbers == [0])
  }

  @Test("A search for every order that is to end has seen some of them", arguments: [(Int.max, 6), (2, 3), (0, 1)])
  func endingOrders(_ end: Int, _ count: Int) {
    let world = SmallWorld(parts: [0, 0, 0], targets: [[], [], []])
    var options = ExploreOptions()
    options.isExhaustive = true
    var number = 0
    let search = TestSearch<Run>(options, of: ["a"]) {
      number = $0["run"]?.int ?? number
    } isEnding: {
      number >= end
    } run: { decider, _ in
      var run = decider.orderRun!
      _ = world.perform(&run)
      decider.took(run)
      return Run()
    }
    let seen = search.explored(after: Run()).everyOrder
    #expect(seen?.count == count && seen?.isComplete == (count == 6))
  }

  @Test("A search without time left has the usual run")
  func noTime() { #expect(Self.explored { $0.seconds = 0 }.numbers == [0]) }
}
