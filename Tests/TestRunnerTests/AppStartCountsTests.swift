import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

@Suite("The starts of apps in a report")
struct AppStartCountsTests {
  @Test("The report counts the apps of all files, and has each refusal once")
  func lines() {
    let refusal: JSON = ["app": "a'b.js", "why": "it has 2 threads"]
    var sum = AppStartCounts()
    sum += AppStartCounts(["kind": "starts", "all": 3, "copies": 1, "refused": [refusal]])
    sum += AppStartCounts([
      "kind": "starts", "all": 4, "copies": 2, "refused": [refusal, ["app": "c.js", "why": "w"]],
    ])
    #expect(
      sum.lines == [
        "Checkpoints: 3 of 7 apps began at one.", "  'a'b.js' starts anew each time, because it has 2 threads.",
        "  'c.js' starts anew each time, because w.",
      ])
    #expect(AppStartCounts(["all": 1]).lines == ["Checkpoints: 0 of 1 app began at one."])
  }

  @Test("A run without checkpoints has no such line")
  func none() {
    var summary = TestSummary()
    var (plain, copied) = (
      FileResult(TestJob(file: "a", architecture: .turbo)), FileResult(TestJob(file: "b", architecture: .turbo))
    )
    plain.take(["kind": "done"])
    summary.add([plain])
    #expect(summary.starts == nil && !TextReport.end(summary).contains("Checkpoints"))
    copied.take(["kind": "starts", "all": 2, "copies": 1, "refused": []])
    summary.add([copied])
    #expect(TextReport.end(summary).contains("\nCheckpoints: 1 of 2 apps began at one.\n"))
  }
}
