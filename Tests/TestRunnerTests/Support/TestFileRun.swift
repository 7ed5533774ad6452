import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptEngine

/// Runs a test file without apps, in this process, and collects its reports.
@ScriptThread
final class TestFileRun: TestScriptDelegate {
  private var reports: [JSON] = []
  private var printed: [String] = []
  private var script: TestScript!
  private var done: CheckedContinuation<Void, Never>?

  private init(_ path: String, _ adjust: (inout TestScriptSettings) -> Void) {
    var settings = TestScriptSettings(file: path, architecture: .turbo)
    // The files of all tests share one thread, so a file may wait for long while others run.
    settings.timeout = 600_000
    adjust(&settings)
    script = TestScript(settings, delegate: self)
  }

  /// Runs the tests of a file whose first line imports everything.
  static func run(
    _ body: String, adjust: @escaping @Sendable (inout TestScriptSettings) -> Void = { _ in }
  ) async -> TestFileResults {
    let source =
      "const { test, describe, expect, beforeAll, afterAll, beforeEach, afterEach } = require('navbridge');\n"
    let folder = try! TemporaryFolder(["a.test.js": source + body])
    defer { folder.remove() }
    return await run(file: "\(folder.path)/a.test.js", adjust: adjust)
  }

  /// Runs the tests of a file.
  static func run(
    file path: String, adjust: @escaping @Sendable (inout TestScriptSettings) -> Void = { _ in }
  ) async -> TestFileResults {
    let run = TestFileRun(path, adjust)
    await withCheckedContinuation { done in
      run.done = done
      run.script.start {}
    }
    // Each has a heap of some 30 MB.
    run.script.end()
    return TestFileResults(reports: run.reports, printed: run.printed)
  }

  func request(_ id: Int, _ name: String, _ params: JSON, mayStay: Bool) { script.settle(id, .success([:])) }
  func flow(at path: String) -> JSON { .null }
  func pictureDifferences(_ expected: String, _ received: String) -> [String] { [] }
  func transcript(of app: Int) -> JSON { [] }
  func printed(_ level: String, _ text: String) { printed.append(text) }
  func becameQuiet() { script.interrupt(script.part, "stuck", []) }
  func limitReached() { script.interrupt(script.part, "timeout", []) }

  func report(_ record: JSON) {
    reports.append(record)
    guard record["kind"] == "done" else { return }
    done?.resume()
    done = nil
  }
}
