import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

/// What a run says at its end, and which tests another run chooses.
@Suite("The summary of a run")
struct TestSummaryTests {
  private static func ended(_ path: String, _ outcome: String, ms: Int = 1) -> String {
    #"{"kind":"ended","path":["\#(path)"],"outcome":"\#(outcome)","ms":\#(ms)}"#
  }

  private static func file(_ name: String, on route: Architecture = .turbo, _ lines: [String]) -> FileResult {
    var file = FileResult(TestJob(file: name, architecture: route))
    for line in lines { file.take(line) }
    return file
  }

  private static func summary(_ files: [FileResult], _ summary: TestSummary = TestSummary()) -> TestSummary {
    var summary = summary
    summary.add(files)
    return summary
  }

  @Test("JUnit's XML counts failures outside tests in all, and no test as unfinished of a run that has ended")
  func junit() {
    let file = Self.file(
      "a",
      [
        #"{"kind":"plan","tests":[{"id":0,"path":["one"]},{"id":1,"path":["two"]}]}"#,
        #"{"kind":"ended","test":0,"path":["one"],"outcome":"failed","ms":1,"failure":{"message":"no"}}"#,
        #"{"kind":"file","failure":{"message":"outside"}}"#,
      ])
    let xml = TestReporter.junit.report(Self.summary([file]))
    #expect(xml.contains(#"<testsuites tests="2" failures="2" errors="0" "#) && !xml.contains("<skipped"), "\(xml)")
  }

  @Test("A test that has failed once has failed, whatever its other runs did")
  func failedOnce() {
    let runs = [Self.ended("a", "passed"), Self.ended("a", "failed"), Self.ended("a", "passed")]
    #expect(Self.summary([Self.file("f", runs)]).words == "0 passed, 1 failed (3 runs of each test)")
  }

  @Test("A slow test has its time from half a second on")
  func slow() {
    let coloured = TextStyle(hasColours: true, columns: nil)
    #expect(coloured.time(ofTest: 500) != nil && coloured.time(ofTest: 499.9) == nil)
    #expect(TextStyle.plain.time(ofTest: 500) == nil)
  }

  @Test("The slowest tests are those of each route")
  func slowest() {
    let files = [
      Self.file("f", [Self.ended("a", "passed", ms: 9)]),
      Self.file("f", on: .bridge, [Self.ended("a", "passed", ms: 7)]),
    ]
    #expect(Self.summary(files).slowest(9).map(\.milliseconds) == [9, 7])
  }

  @Test("Nothing is said about tests that were not chosen where a file has failed, or one of them has run")
  func nothingChosen() {
    let grep = TestSummary(grep: "x")
    #expect(Self.summary([Self.file("f", [])], grep).nothingChosen?.hasPrefix("No test matches --grep 'x'.") == true)
    let outside = Self.file("f", [#"{"kind":"file","failure":{"message":"outside"}}"#])
    #expect(Self.summary([outside], grep).nothingChosen == nil)
    let tags = TestSummary(tags: ["smoke"])
    let skipped = Self.file("a.yaml", [Self.ended("a", "skipped")])
    #expect(Self.summary([skipped], tags).nothingChosen?.hasPrefix("No flow with a tag") == true)
    #expect(Self.summary([skipped, Self.file("b.yml", [Self.ended("b", "passed")])], tags).nothingChosen == nil)
    let lines = TestSummary(lines: ["f": [3, 9, 5]])
    #expect(Self.summary([Self.file("f", [])], lines).nothingChosen?.hasPrefix("Line 9 of 'f'") == true)
  }

  @Test("A flow that its tags leave out is still one that failed last")
  func leftOut() {
    let job = TestJob(file: "a.yaml", architecture: .turbo)
    let plan = #"{"kind":"plan","tests":[{"id":0,"path":["a"]}]}"#
    var (last, options) = (LastRun(), TestOptions(files: ["a.yaml"]))
    last.take(Self.summary([Self.file("a.yaml", [plan, Self.ended("a", "failed")])]), options)
    options.tags.included = ["smoke"]
    last.take(Self.summary([Self.file("a.yaml", [plan, Self.ended("a", "skipped")])]), options)
    #expect(last.tests(of: job) == [["a"]])
    options.tags.included = []
    last.take(Self.summary([Self.file("a.yaml", [plan, Self.ended("a", "skipped")])]), options)
    #expect(last.tests(of: job) == nil)
  }

  @Test("A run of chosen tests has the jobs of these alone, and two repetitions are an argument of the worker")
  func chosen() {
    let (turbo, bridge) = (TestJob(file: "f", architecture: .turbo), TestJob(file: "f", architecture: .bridge))
    var options = TestOptions(files: ["f", "g"])
    options.architectures = [.turbo, .bridge]
    #expect(options.jobs(of: "f") == [turbo, bridge] && options.planning(of: bridge)(["a"]))
    options.choose([turbo: [["a"]], bridge: []])
    #expect(options.files == ["f"] && options.jobs(of: "f") == [turbo, bridge] && options.jobs(of: "g").isEmpty)
    // All tests of a file that has failed outside its tests.
    #expect(
      options.planning(of: turbo)(["a"]) && !options.planning(of: turbo)(["b"]) && options.planning(of: bridge)(["b"]))
    options.choose([bridge: [["a"]]])
    #expect(options.jobs(of: "f") == [bridge])
    func repeats(_ count: Int) -> [String] {
      options.repetitions = count
      return options.arguments(bridge, scratch: "/s").filter { $0.hasPrefix("--repetitions") }
    }
    #expect(repeats(1) == [] && repeats(2) == ["--repetitions=2"])
  }
}
