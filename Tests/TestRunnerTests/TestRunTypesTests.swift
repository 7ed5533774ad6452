import Glibc
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestRunner

@Suite("The parts of a test run")
struct TestRunTypesTests {
  @Test("A shard is written K/N with K from 1 to N", arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2", ""])
  func wrongShard(_ text: String) { #expect(TestShard(text) == nil) }

  @Test("Shards divide the files without overlap", arguments: 1...5)
  func shards(_ count: Int) {
    let files = (0..<13).map { "\($0).test.js" }
    let parts = (1...count).map { TestShard("\($0)/\(count)")!.select(files) }
    #expect(parts.flatMap { $0 }.sorted() == files.sorted())
    #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
  }

  @Test("A plan has each file on each route")
  func plan() {
    var options = TestOptions(files: ["a", "b"])
    options.architectures = [.bridge, .turbo]
    #expect(
      options.plan.map { "\($0.file) \($0.architecture.rawValue)" } == ["a bridge", "a turbo", "b bridge", "b turbo"])
    options.shard = TestShard("2/2")
    #expect(options.plan.map(\.file) == ["b", "b"])
  }

  @Test(
    "The names of test files are those of Jest and of Detox",
    arguments: [
      ("a.test.js", true), ("b/a.spec.ts", true), ("a.e2e.jsx", true), ("a.e2e.mjs", true), ("__tests__/a.js", true),
      ("b/__tests__/c/a.tsx", true), ("__tests__/a.json", false), ("__tests__.js", false), ("a.js", false),
      ("a.tests.js", false), ("test.js", false), ("a.spec.json", false), ("tests/a.js", false),
    ])
  func names(_ path: String, _ isTest: Bool) { #expect(TestDiscovery.isTest(path) == isTest) }

  @Test("Flows get the variables that are meant for Maestro, before those that the user gives; test files do not")
  func variables() {
    var options = TestOptions(files: [])
    options.environment = ["A=1"]
    let all = ["MAESTRO_USER=ada", "HOME=/", "XMAESTRO_=2"]
    #expect(options.environment(of: "a.yaml", among: all) == ["MAESTRO_USER=ada", "A=1"])
    #expect(options.environment(of: "a.test.js", among: all) == ["A=1"])
  }

  @Test("A worker gets the options of apps as JSON, if there are any")
  func appOptions() {
    var options = TestOptions(files: [])
    let job = TestJob(file: "a.test.js", architecture: .turbo)
    #expect(!options.arguments(job, scratch: "s").contains { $0.hasPrefix("--app-options") })
    options.appOptions = ["device": "iPhone 15"]
    #expect(options.arguments(job, scratch: "s").contains(#"--app-options={"device":"iPhone 15"}"#))
  }

  @Test("Discovery finds test files below folders, without packages and hidden folders")
  func discovery() throws {
    let made = try TemporaryFolder()
    defer { made.remove() }
    let folder = made.path
    unsafe system(
      "cd '\(folder)' && mkdir -p b node_modules .c && touch z.test.js b/a.test.js b/a.js node_modules/n.test.js .c/h.test.js"
    )
    #expect(try TestDiscovery.files(in: [folder]) == ["\(folder)/b/a.test.js", "\(folder)/z.test.js"])
    #expect(try TestDiscovery.files(in: ["\(folder)/b/a.js", "\(folder)/b/a.js"]) == ["\(folder)/b/a.js"])
    #expect(throws: TestDiscovery.Missing.self) { try TestDiscovery.files(in: ["\(folder)/none"]) }
    let missing = #expect(throws: TestDiscovery.Missing.self) { try TestDiscovery.files(in: ["\(folder)/z.test.js:0"]) }
    #expect(missing?.description.hasSuffix(" A line of '\(folder)/z.test.js' is a number from 1.") == true)
    // One file by two ways is one file, and its path is the short one.
    #expect(
      try TestDiscovery.files(in: ["\(folder)/b/../z.test.js", "\(folder)/./z.test.js"]) == ["\(folder)/z.test.js"])
    #expect(TestPlace("\(folder)/b/../z.test.js:3").path == "\(folder)/z.test.js")
  }

  @Test("Discovery finds files in other languages and the flows of a folder, and names the kinds if there are none")
  func kinds() throws {
    let made = try TemporaryFolder()
    defer { made.remove() }
    let folder = made.path
    let bare = TestDiscovery.noneFound(in: [folder]).description
    #expect(
      bare.hasPrefix("There is no test file in '\(folder)'. The names of test files end with '.test.js', '.spec.ts'"))
    unsafe system("cd '\(folder)' && mkdir b && touch b/a.test.cts b/c.tsx && printf 'a: 1' > b.yaml")
    unsafe system("cd '\(folder)' && printf 'appId: a\n---\n- back\n' | tee flow.yaml > b/flow.yml")
    #expect(try TestDiscovery.files(in: [folder]) == ["\(folder)/b/a.test.cts", "\(folder)/flow.yaml"])
    #expect(try TestDiscovery.files(in: ["\(folder)/b"]) == ["\(folder)/b/a.test.cts", "\(folder)/b/flow.yml"])
  }

  @Test("Discovery enters each folder once, however links lead to it")
  func links() throws {
    let made = try TemporaryFolder()
    defer { made.remove() }
    let folder = made.path
    unsafe system("cd '\(folder)' && mkdir b && touch b/a.test.js && ln -s . self && ln -s ../b b/again && ln -s b c")
    #expect(try TestDiscovery.files(in: [folder]) == ["\(folder)/b/a.test.js"])
  }

  @Test("Discovery names a link to a test file that is not there")
  func brokenLink() throws {
    let made = try TemporaryFolder()
    defer { made.remove() }
    let folder = made.path
    unsafe system("cd '\(folder)' && ln -s none a.test.js")
    #expect(throws: TestDiscovery.Missing.self) { try TestDiscovery.files(in: [folder]) }
  }

  @Test("Routes whose outcomes differ are reported with the difference of the transcripts")
  func routes() {
    func result(_ architecture: Architecture, _ outcome: String, _ lines: String) -> FileResult {
      var file = FileResult(TestJob(file: "a", architecture: architecture))
      let failure =
        outcome == "failed" ? #","failure":{"message":"m","transcript":\#(lines)}"# : #","transcript":[\#(lines)]"#
      file.take(#"{"kind":"ended","path":["t"],"outcome":"\#(outcome)"\#(failure)}"#)
      return file
    }
    var summary = TestSummary()
    summary.add([result(.bridge, "failed", #"["one","two"]"#), result(.turbo, "passed", #"["one","three"]"#)])
    #expect(summary.differences.map(\.lines) == [["  one", "- two", "+ three"]])
    var same = TestSummary()
    same.add([result(.bridge, "passed", #"["one"]"#), result(.turbo, "passed", #"["two"]"#)])
    #expect(same.differences.isEmpty)
  }
}
