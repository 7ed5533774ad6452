import NavbridgeVocabulary
import Testing

@testable import NavbridgeTestRunner

@Suite("The results of a file")
struct FileResultTests {
  private static let plan = #"{"kind":"plan","tests":[{"id":0,"path":["g","a"]},{"id":1,"path":["b"]}]}"#

  private static func file(_ records: String...) -> FileResult {
    var file = FileResult(TestJob(file: "a", architecture: .turbo))
    for record in records { file.take(record) }
    return file
  }

  @Test("A test during which the worker ends fails, and so do the tests that were planned after it")
  func crash() {
    var file = Self.file(Self.plan, #"{"kind":"began","test":0,"path":["g","a"]}"#)
    file.workerEnded(139, "boom", isComplete: true)
    #expect(file.tests.map(\.name) == ["g > a", "b"] && file.tests.allSatisfy { $0.outcome == .failed })
    #expect(
      file.tests.map { $0.failure?.message } == [
        "The worker of the file has ended during this test, with exit code 139.\nboom",
        "The test was planned, and has no result: the worker of the file ended before it.",
      ])
    #expect(file.failures.isEmpty)
  }

  @Test("The results of a file name the test that runs")
  func running() {
    #expect(Self.file(Self.plan).runningTest == nil)
    let begun = #"{"kind":"began","test":0,"path":["g","a"]}"#
    #expect(Self.file(Self.plan, begun).runningTest == "a: g > a")
    let ended = #"{"kind":"ended","test":0,"path":["g","a"],"outcome":"passed","ms":1}"#
    #expect(Self.file(Self.plan, begun, ended).runningTest == nil)
  }

  @Test("A planned test without a result fails although the worker has reported the end of the file")
  func missing() {
    var file = Self.file(
      Self.plan, #"{"kind":"ended","test":1,"path":["b"],"outcome":"passed","ms":1}"#, #"{"kind":"done"}"#)
    file.workerEnded(0, "", isComplete: true)
    #expect(file.tests.filter { $0.outcome == .failed }.map(\.name) == ["g > a"])
  }

  @Test("A file that may end early has no result for the tests after its end")
  func bailed() {
    var file = Self.file(
      Self.plan, #"{"kind":"ended","test":0,"path":["g","a"],"outcome":"failed","ms":1}"#, #"{"kind":"done"}"#)
    file.workerEnded(0, "", isComplete: false)
    #expect(file.tests.count == 1)
  }

  @Test(
    "A worker that ends without reporting the end of the file, or with an exit code, is a failure of the file",
    arguments: [(["{\"kind\":\"plan\"}"], 0), ([], 0), (["{\"kind\":\"done\"}"], 1)])
  func early(_ records: [String], _ code: Int) {
    var file = FileResult(TestJob(file: "a", architecture: .turbo))
    for record in records { file.take(record) }
    file.workerEnded(code, "", isComplete: true)
    #expect(file.failures.count == 1 && file.hasFailed)
  }

  @Test(
    "A record that cannot be understood is a failure of the file, because it may have been a result",
    arguments: [
      "null", "{}", #"{"kind":"other"}"#, #"{"kind":"ended","path":["a"]}"#, #"{"kind":"ended","outcome":"green"}"#,
    ])
  func strange(_ record: String) { #expect(Self.file(record).hasFailed) }
}
