import ArgumentParser
import Glibc
import NavbridgeExplorer
import NavbridgeRuntime
import ScriptEngine

struct CheckpointCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Starts an app on one thread for a test worker, and copies it for each later start.",
    shouldDisplay: false)

  @Option(help: "The path on which test workers connect.") var listen: String
  @Flag(help: "End when standard input ends.") var endWithInput = false

  func run() throws {
    EngineOptions.setForCheckpoints()
    signal(SIGPIPE, SIG_IGN)
    do throws(AppCheckpointProcess.Refusal) {
      try AppCheckpointProcess.run(at: listen)
    } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_CANTCREAT)
    }
  }
}
