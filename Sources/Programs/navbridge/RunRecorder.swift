import Glibc
import NavbridgeComparison
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections

/// Collects what a comparison needs of a run, for `navbridge run --record` and `navbridge diff`.
@ScriptThread
final class RunRecorder {
  private(set) var run = RecordedRun()
  private let beginning: JSON
  /// The arguments of both sides but for the file and the route.
  let arguments: (native: [String], script: [String])
  /// The lines after the entries of the transcript.
  private var rest: [JSON] = []

  /// - Parameter arguments: those by which the run can be repeated.
  nonisolated init(
    file: String, _ architecture: Architecture, _ arguments: (native: [String], script: [String]) = ([], [])
  ) {
    var beginning = RecordedRun.beginning(file: file, architecture)
    beginning["nativeArguments"] = .texts(arguments.native)
    beginning["scriptArguments"] = .texts(arguments.script)
    (self.beginning, self.arguments) = (.object(beginning), arguments)
    run.take(self.beginning)
  }

  /// Takes a line of the script side's output, and returns its entry.
  @discardableResult
  func take(output line: String) -> JSON { run.take(output: line) }

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
    rest.append(line)
    run.take(line)
    run.ending.failedActs = acts
  }

  /// Writes the run to a file. Returns false, and prints the reason, if the file cannot be written.
  func write(to path: String) -> Bool {
    do throws(TextFile.Failure) {
      try TextFile.write(to: path) { write in
        write("\(beginning)\n")
        for line in run.entries { write("\(line)\n") }
        for line in rest { write("\(line)\n") }
      }
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
