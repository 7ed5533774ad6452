import Glibc
import NavbridgeDriver
import NavbridgeLauncher
package import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// Looks at everything that navbridge needs.
@ScriptThread
package final class Doctor {
  /// True once a fault was found.
  package private(set) var hasFault = false
  private let show: (Finding) -> Void
  /// The matter that is being looked at, for a program that does not answer.
  private var current = "programs"
  /// True once both sides have worked together, so that a bundle can be run.
  private var runsScripts = false

  /// - Parameter show: called with each finding, as it is made.
  package init(show: @escaping (Finding) -> Void) { self.show = show }

  package func examine(_ bundle: BundleTrial? = nil) async {
    report(.files(limit: MachineFacts.openFiles))
    if MachineFacts.openFiles < Matter.enoughFiles {
      report(.leftOut("start of programs", because: "they need more files"))
    } else {
      await examinePrograms()
    }
    report(.memory(MachineFacts.availableMemory))
    report(.processors(MachineFacts.processors))
    report(.tracing(scope: MachineFacts.tracingScope, isRoot: geteuid() == 0))
    for tool in Matter.Tool.allCases { report(.tool(tool, SystemFiles.program(tool.rawValue))) }
    if let bundle { await examine(bundle: bundle) }
  }

  /// Looks at the programs and at what they need, and starts them.
  private func examinePrograms() async {
    var answers: [ChildProgram: String] = [:]
    for program in [ChildProgram.nativeSide, .scriptSide, .testWorker] {
      current = program.rawValue
      let (state, answer) = await Self.look(at: program)
      answers[program] = answer
      report(.program(program, state))
    }
    reportLibraries(answers[.scriptSide])
    await reportSides(answers)
  }

  /// Reports the matter that has not come to an end.
  package func giveUp(after seconds: Int64) {
    take(
      Finding(
        .fault, current,
        "has not answered for \(seconds) seconds. Look for a program of navbridge that is stopped, and end it."))
  }

  private func report(_ matter: Matter) { take(matter.finding) }

  private func take(_ finding: Finding) {
    if finding.grade == .fault { hasFault = true }
    show(finding)
  }

  /// Asks a program for its versions. Returns its answer if it has given one.
  private static func look(at program: ChildProgram) async -> (Matter.ProgramState, String?) {
    let path: String
    do throws(ChildProgram.Missing) { path = try program.located() } catch { return (.missing(error.description), nil) }
    do {
      let (ending, output) = try await ChildProcess.ending(of: program, ["--version"])
      let printed = ending.standardError.split(separator: "\n").joined(separator: " ")
      guard ending.code == 0, let version = Version.version(of: .navbridge, in: output) else {
        // A program of another version may answer in another form.
        if ending.code == 0, let line = output.split(separator: "\n").first {
          return (.runs(path: path, version: String(line)), nil)
        }
        return (
          .fails(path: path, why: "\(printed.isEmpty ? "it printed no version" : printed) (exit code \(ending.code))."),
          nil
        )
      }
      return (.runs(path: path, version: version), output)
    } catch {
      return (.fails(path: path, why: "\(error)."), nil)
    }
  }

  /// Reports the libraries. This program has those of the wire itself; the engine is that of `script-side`.
  private func reportLibraries(_ answer: String?) {
    let own = Version.lines()
    for subject in [Version.Subject.libuv, .jansson, .simdjson] {
      report(.library(subject, Version.version(of: subject, in: own)))
    }
    guard let answer else {
      return report(.leftOut(Version.Subject.engine.rawValue, because: "'script-side' does not run"))
    }
    report(.library(.engine, Version.version(of: .engine, in: answer)))
  }

  /// Starts a native side, and a script on it.
  private func reportSides(_ answers: [ChildProgram: String]) async {
    do throws(PipePath.Refusal) {
      report(.sockets(SocketPlace(try PipePath.fresh(), variables: MachineFacts.socketVariables)))
    } catch {
      report(.noSockets(error.description))
      return report(.leftOut("native side", because: "there is no folder for its socket"))
    }
    guard answers[.nativeSide] != nil else {
      return report(.leftOut("native side", because: "'native-side' does not run"))
    }
    current = "native side"
    let runsScript = answers[.scriptSide].flatMap { Version.version(of: .engine, in: $0) } ?? "none" != "none"
    var answered = false
    do {
      try await NativeSideProcess.run { @ScriptThread path, _ in
        _ = try await Driver.connect(to: path).clockNow()
        answered = true
        self.report(.nativeSide(fault: nil))
        self.current = "JavaScript"
        guard runsScript else { return }
        let script = "console.log('doctor', [6, 7].reduce((a, b) => a * b));\n"
        try await Self.runScript(script, at: path) { $0 == "doctor 42" }
        self.runsScripts = true
      }
      report(
        runsScript
          ? .engine(fault: nil) : .leftOut("JavaScript", because: "'script-side' does not run, or has no engine"))
    } catch {
      report(
        answered
          ? .engine(fault: "\(error)", addressSpace: MachineFacts.addressSpace) : .nativeSide(fault: "\(error)"))
    }
  }

  /// Looks at the text of a bundle, and runs it if it can be run.
  private func examine(bundle: BundleTrial) async {
    current = "bundle"
    let state = BundleState(bundle.path)
    var outcome: BundleTrial.Outcome?
    if runsScripts {
      if case .refused = state {} else { outcome = await bundle.run(state) }
    }
    report(.bundle(bundle.path, state, outcome))
  }

  /// Runs a script until it has printed a line that is enough.
  private static func runScript(
    _ text: String, at path: String, until isEnough: @escaping @ScriptThread (String) -> Bool
  ) async throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let file = "\(folder.path)/doctor.js"
    try TextFile.write(text, to: file)
    try await ChildProcess.follow(.scriptSide, [file, "--pipe", path]) { line, _ in await isEnough(line) }
  }
}
