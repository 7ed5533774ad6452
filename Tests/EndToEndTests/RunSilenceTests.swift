import Glibc
import NavbridgeLauncher
import NavbridgeTestSupport
import Testing

/// Sides of a run that have stopped answering.
@Suite("A side that does not answer", .timeLimit(.minutes(20)))
struct RunSilenceTests {
  private static let app = "console.log('runs'); setInterval(() => {}, 1000)"

  /// Runs the app, stops one side of it, and returns how the run ended after `then`.
  private func stop(
    _ name: String, _ arguments: [String], then: @escaping @Sendable (ChildProcess.Running) -> Void = { _ in }
  ) async throws -> (ChildProcess.Ending, folder: Folder, stopped: pid_t?) {
    let folder = try Folder(Self.app)
    let (stopped, ending) = try await ChildProcess.run(
      .navbridge, ["run", folder.app] + arguments, environment: folder.environment
    ) { run in
      let sides = ProcessTree.children(of: run.processID)
      let side = sides.first { ProcessTree.name($0) == name }
      if let side { kill(side, SIGSTOP) }
      then(run)
      await ProcessTree.ended(sides + [run.processID])
      return side
    }
    return (ending, folder, stopped)
  }

  @Test(
    "A side that does not answer ends the run with an error that names it", arguments: ["native-side", "script-side"])
  func silent(_ name: String) async throws {
    // The run uses a real clock, so that it does nothing in the meantime.
    let (ending, folder, stopped) = try await stop(name, ["--clock", "real"])
    let process = try #require(stopped)
    #expect(ending.code == 70)
    #expect(
      ending.standardError
        == "navbridge: The process '\(name)' (\(process)) does not answer: it is stopped. SIGCONT resumes a stopped process.\n"
    )
    #expect(folder.isTidy)
  }

  @Test(
    "A side that does not answer does not extend a run beyond its --timeout, and the error names it",
    arguments: ["native-side", "script-side"])
  func timeout(_ name: String) async throws {
    // A slow machine may need longer than the first limit to get this far. A kept run is not watched for silence.
    for seconds in [3, 12, 48] {
      let arguments = ["--clock", "real", "--keep", "--timeout", "\(seconds)"]
      guard let (ending, folder, stopped) = try? await stop(name, arguments), let process = stopped else { continue }
      #expect(ending.code == 124 && folder.isTidy)
      let reported = "The process '\(name)' (\(process)) does not answer: it is stopped."
      // The first limits may pass just before the process is stopped.
      if seconds < 48, !ending.standardError.contains(reported) { continue }
      return #expect(ending.standardError.contains(reported))
    }
    Issue.record("No run started both sides before its time limit.")
  }

  @Test(
    "A side that does not answer does not prevent SIGINT from ending the run",
    arguments: ["native-side", "script-side"])
  func interrupted(_ name: String) async throws {
    let (ending, folder, _) = try await stop(name, ["--clock", "real"]) { $0.send(SIGINT) }
    #expect(ending.code == 130 && ending.standardError.isEmpty)
    #expect(folder.isTidy)
  }

  @Test("A side that does not answer is not confused with one that computes for a long time")
  func busy() async throws {
    let folder = try Folder("const end = Date.now(); let n = 0; while (n < 2e9) n++; console.log('done')")
    let (ending, output) = try await folder.run(["--script-timeout", "8000", "--timeout", "60"])
    // On a slow machine the script's own limit ends it.
    #expect([0, 124].contains(ending.code), "\(ending.standardError)")
    #expect(output == "done\n" || ending.standardError.contains("--script-timeout"))
  }
}
