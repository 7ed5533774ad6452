import Glibc
import NavbridgeLauncher
import NavbridgeTestSupport
import Testing

/// The ends of the processes that the tools start, when the tools are ended.
@Suite("navbridge bench and stress", .serialized, .timeLimit(.minutes(20)))
struct ToolSignalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    /// The processes that the tool has started when it is ended.
    let started: Set<String>
    let signal: CInt
    var testDescription: String { "\(arguments.joined(separator: " ")), signal \(signal)" }
  }

  /// The counts are large enough for a tool to be at work when its processes are seen, and so small that those which it runs
  /// before them end soon.
  static let cases = [
    bench("turbo-command", count: 1_000_000, ["uv-echo"], SIGKILL),
    bench("turbo-command", count: 1_000_000, ["uv-echo"], SIGTERM),
    bench("turbo-push-pop-javascript", count: 3000, ["native-side", "script-side"], SIGKILL),
    bench("turbo-push-pop-javascript", count: 3000, ["native-side", "script-side"], SIGHUP),
    stress("reload", SIGKILL), stress("reload", SIGHUP), stress("teardown", SIGKILL), stress("teardown", SIGINT),
    stress("storm", SIGTERM), stress("slow-reader", SIGKILL), stress("kill", SIGTERM), stress("stop", SIGINT),
  ]

  private static func bench(_ workload: String, count: Int, _ started: Set<String>, _ signal: CInt) -> Case {
    let arguments = ["bench", "--placement", "free", "--count", "\(count)", "--rounds", "1", "--workload", workload]
    return Case(arguments: arguments, started: started, signal: signal)
  }

  private static func stress(_ profile: String, _ signal: CInt) -> Case {
    // These are far more cycles than the test needs. The number is still finite, in case a killed test leaves the tool
    // running.
    Case(arguments: ["stress", profile, "--cycles", "20000"], started: ["native-side"], signal: signal)
  }

  @Test("navbridge bench and stress leave no process, socket or file behind when a signal ends them", arguments: cases)
  func endings(_ tool: Case) async throws {
    let folder = try Folder("")
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let run = try Spawned(
      ChildProgram.navbridge.located(), tool.arguments, input: nothing, output: nothing,
      environment: folder.environment)
    close(nothing)
    // A tool that has ended too early fails below, by its exit code.
    await ProcessTree.send(tool.signal, to: run.processID) {
      tool.started.isSubset(of: folder.processes.map(ProcessTree.name)) || !ProcessTree.isRunning(run.processID)
    }
    let code = await run.end()
    #expect(code == 128 + Int(tool.signal))
    await folder.processesEnded()
    #expect(folder.isTidy)
  }

  @Test(
    "A native side that receives a signal while it starts leaves no file behind", arguments: [SIGTERM, SIGINT, SIGHUP])
  func beginnings(_ signal: CInt) async throws {
    for _ in 0..<10 {
      let folder = try Folder("")
      let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
      let side = try Spawned(
        ChildProgram.nativeSide.located(), [], input: nothing, output: nothing, environment: folder.environment)
      close(nothing)
      // The socket's directory is made before the native side listens.
      await ProcessTree.looking { !folder.isTidy }
      kill(side.processID, signal)
      #expect(await side.end() == 128 + Int(signal))
      #expect(folder.isTidy)
    }
  }
}
