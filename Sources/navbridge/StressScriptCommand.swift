import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeStress
import NavbridgeVocabulary

/// A script that is killed: `stress teardown` starts and ends it.
struct StressScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script", abstract: "A script that issues a cycle's commands and stays.", shouldDisplay: false)

  @Option var pipe: String
  @Option var architecture: Architecture
  @Option var seed: UInt64
  @Option var cycle: Int
  @Option var inFlight: Int

  func run() throws {
    let script = ScriptProcess(
      path: pipe, architecture: architecture, seed: seed, cycle: cycle, inFlight: inFlight)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      do {
        try await script.run(Watch(limit: 600))
        Glibc.exit(0)
      } catch {
        StandardError.complain("\(error)")
        Glibc.exit(EX_SOFTWARE)
      }
    }
    loop.run()
  }
}
