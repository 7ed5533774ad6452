import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

/// The record of the tests that failed when they ran last.
@Suite("The tests that failed last")
struct LastRunTests {
  private static let all = #"{"kind":"plan","tests":[{"id":0,"path":["a"]},{"id":1,"path":["g","b"]}]}"#
  private static func ended(_ path: String, _ outcome: String) -> String {
    #"{"kind":"ended","path":\#(path),"outcome":"\#(outcome)","ms":1}"#
  }

  /// Adds a run of one file to a record.
  private static func run(
    _ last: inout LastRun, _ lines: [String], on route: Architecture = .turbo, signal: Int32? = nil,
    _ change: (inout TestOptions) -> Void = { _ in }
  ) {
    var file = FileResult(TestJob(file: "f.test.js", architecture: route))
    for line in lines { file.take(line) }
    var summary = TestSummary()
    summary.add([file])
    summary.interruption = signal
    var options = TestOptions(files: ["f.test.js"])
    change(&options)
    last.take(summary, options)
  }

  /// A record after a run in which both tests failed.
  private static var both: LastRun {
    var last = LastRun()
    run(&last, [all, ended(#"["a"]"#, "failed"), ended(#"["g","b"]"#, "failed")])
    return last
  }

  private static func job(_ route: Architecture) -> TestJob { TestJob(file: "f.test.js", architecture: route) }

  struct Row: Sendable, CustomTestStringConvertible {
    let does: String
    let lines: [String]
    var signal: Int32?
    var grep: String?
    let left: [[String]]?
    var testDescription: String { does }
  }

  static let rows = [
    Row(
      does: "that passed have not failed", lines: [all, ended(#"["a"]"#, "passed"), ended(#"["g","b"]"#, "failed")],
      left: [["g", "b"]]),
    Row(does: "that have no result stay", lines: [all, ended(#"["a"]"#, "passed")], signal: 2, left: [["g", "b"]]),
    Row(
      does: "that a pattern leaves out stay", lines: [#"{"kind":"plan","tests":[]}"#], grep: "x",
      left: [["a"], ["g", "b"]]),
    Row(does: "that are gone are gone", lines: [#"{"kind":"plan","tests":[]}"#], left: nil),
    Row(
      does: "that a signal kept away are not gone", lines: [#"{"kind":"plan","tests":[]}"#], signal: 15,
      left: [["a"], ["g", "b"]]),
    Row(
      does: "that failed in one of several runs have failed",
      lines: [all, ended(#"["a"]"#, "failed"), ended(#"["a"]"#, "passed"), ended(#"["g","b"]"#, "passed")],
      left: [["a"]]),
    Row(
      does: "of a file that failed outside them run all", lines: [#"{"kind":"file","failure":{"message":"m"}}"#],
      left: []),
    Row(
      does: "that are skipped now do not fail",
      lines: [all, ended(#"["a"]"#, "skipped"), ended(#"["g","b"]"#, "todo")], left: nil),
  ]

  @Test("The tests that failed last", arguments: rows)
  func kept(_ row: Row) {
    var last = Self.both
    Self.run(&last, row.lines, signal: row.signal) { $0.grep = row.grep }
    #expect(last.tests(of: Self.job(.turbo)) == row.left, "\(last)")
  }

  @Test("A file that failed outside its tests runs whole until it does not")
  func files() {
    var last = LastRun()
    Self.run(&last, [#"{"kind":"file","failure":{"message":"m"}}"#])
    #expect(last.files(on: [.turbo]) == ["f.test.js"] && last.tests(of: Self.job(.turbo)) == [])
    Self.run(&last, [Self.all, Self.ended(#"["a"]"#, "passed")], signal: 2)
    #expect(last.files(on: [.turbo]) == ["f.test.js"])
    Self.run(&last, [Self.all, Self.ended(#"["a"]"#, "passed"), Self.ended(#"["g","b"]"#, "passed")])
    #expect(last == LastRun())
  }

  @Test("A test that failed on one route is kept for that route")
  func routes() {
    var last = Self.both
    Self.run(&last, [Self.all, Self.ended(#"["a"]"#, "failed"), Self.ended(#"["g","b"]"#, "passed")], on: .bridge)
    #expect(last.architectures == [.bridge, .turbo])
    #expect(last.tests(of: Self.job(.bridge)) == [["a"]])
    #expect(last.tests(of: Self.job(.turbo)) == [["a"], ["g", "b"]])
    Self.run(&last, [Self.all, Self.ended(#"["a"]"#, "passed"), Self.ended(#"["g","b"]"#, "passed")])
    #expect(last.architectures == [.bridge] && last.files(on: [.turbo]) == [])
    #expect(last.sentence(aboutNoneOn: [.turbo], among: nil).contains("Some failed on bridge."))
    #expect(LastRun().sentence(aboutNoneOn: [.turbo], among: nil) == "No test failed when it ran last.")
  }

  @Test(
    "The tests that failed last are kept in a file, which a run without a failure does not begin, and follow the next run"
  )
  func kept() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var options = TestOptions(files: ["f.test.js"])
    options.artifacts = "\(folder.path)/failures"
    func keep(_ lines: [String], _ change: (inout TestOptions) -> Void = { _ in }) -> LastRun? {
      var file = FileResult(Self.job(.turbo))
      for line in lines { file.take(line) }
      var summary = TestSummary()
      summary.add([file])
      var options = options
      change(&options)
      #expect(LastRun.keep(summary, options) == nil)
      return LastRun.read(artifacts: options.artifacts)
    }
    let pass = [Self.all, Self.ended(#"["a"]"#, "passed"), Self.ended(#"["g","b"]"#, "passed")]
    #expect(keep(pass) == nil && folder.names.isEmpty)
    #expect(keep([Self.all, Self.ended(#"["a"]"#, "failed"), Self.ended(#"["g","b"]"#, "failed")]) == Self.both)
    // A run that only lists its tests has no results.
    #expect(keep(pass) { $0.lists = true } == Self.both)
    #expect(keep([Self.all, Self.ended(#"["a"]"#, "passed")])?.tests(of: Self.job(.turbo)) == [["g", "b"]])
    #expect(keep(pass)?.failed.isEmpty == true)
  }
}
