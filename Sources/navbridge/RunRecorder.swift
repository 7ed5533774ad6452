import Glibc
import NavbridgeComparison
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// Collects what a comparison needs of a run, for `navbridge run --record` and `navbridge diff`.
@ScriptThread
final class RunRecorder {
  private(set) var lines: [JSON]
  private(set) var run = RecordedRun()

  nonisolated init(file: String, _ architecture: Architecture) {
    lines = [RecordedRun.beginning(file: file, architecture)]
    run.take(lines[0])
  }

  /// Takes a line of the script side's output.
  func take(output line: String) {
    run.take(output: line)
    if let entry = (try? JSONDocument(line))?.root.json, entry["kind"] != "run" { lines.append(entry) }
  }

  /// Takes what a device at rest has: the constants and the screen.
  func look(at driver: Driver) async throws(RPCError) {
    let constants = try await driver.request(ScriptMethods.run, "() => require('navbridge').nativeConstants()", nil)
    let snapshot = try await driver.snapshot(react: true, look: true)
    for line in RecordedRun.rest(constants: constants, snapshot: snapshot) { take(line) }
  }

  func end(_ ending: RunEnding, code: Int32) { take(ending.json(code: code)) }

  /// Notes the error with which the acts have failed.
  func note(failedActs error: RPCError) { run.ending.failedActs = error.message }

  private func take(_ line: JSON) {
    let acts = run.ending.failedActs
    lines.append(line)
    run.take(line)
    run.ending.failedActs = acts
  }

  /// Writes the run to a file. Returns false, and prints the reason, if the file cannot be written.
  func write(to path: String) -> Bool {
    do throws(TextFile.Failure) {
      try TextFile.write(lines.map { "\($0)\n" }.joined(), to: path)
      return true
    } catch {
      StandardError.complain("The run cannot be written to '\(path)': \(error).")
      return false
    }
  }
}

extension RunEnding {
  /// The last line of a run.
  ///
  /// - Parameter code: the exit code, which is another one than that of the ending where something else has failed.
  func json(code: Int32) -> JSON {
    [
      "kind": "end", "code": .int(Int64(code)), "reason": reason.map { .string($0) } ?? .null,
      "pending": JSON.texts(pending),
    ]
  }
}
