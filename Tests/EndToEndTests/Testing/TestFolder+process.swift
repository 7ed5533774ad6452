import NavbridgeExplorer
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptEngine
import Testing

/// Runs of test files within this process, whose apps are in a simulated world with the usual order of work. A run takes
/// some milliseconds where the programs take a second.
extension TestFolder {
  /// Runs the tests of `a.test.js`, and expects a number of them to pass and none to fail.
  func expectPassingInProcess(
    _ count: Int, on route: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let scratch = try #require(PrivateFolder(path: path).makeFolder("scratch"))
    let settings = TestScriptSettings(
      file: "\(path)/a.test.js", architecture: try #require(Architecture(rawValue: route)))
    let outcome = await OwnThread.runInTurn { ScheduledTest(settings, scratch: scratch).run(Decider(.usual)) }
    let failure = ScheduledRun(outcome).failure.map { "\($0)" }
    let passed = outcome.records.count { $0["kind"] == "ended" && $0["outcome"] == "passed" }
    #expect(failure == nil && passed == count, "\(outcome.records)", sourceLocation: sourceLocation)
  }
}
