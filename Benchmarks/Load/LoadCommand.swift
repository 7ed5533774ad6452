import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary
import ScriptSide

/// The processes of measurements that are neither `native-side` nor `script-side`.
@main
struct LoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-load",
    abstract: "Loads whose cost is counted (Benchmarks/counts), and a native side that notes moments.",
    version: Version.text,
    subcommands: [
      CommandLoadCommand.self, OptionsLoadCommand.self, TreeLoadCommand.self, RoutingLoadCommand.self,
      ScreensLoadCommand.self, PictureLoadCommand.self, NativeSideCommand.self,
    ])
}

/// A script side that does the same again and again, so that its cost can be counted.
protocol Load: ParsableCommand, Sendable {
  @ScriptThread func send() async throws
}

extension Load {
  func run() throws {
    let load = self
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      do {
        try await load.send()
        Glibc.exit(0)
      } catch {
        StandardError.complain("\(error)")
        Glibc.exit(EX_SOFTWARE)
      }
    }
    loop.run()
  }
}

struct LoadOptions: ParsableArguments {
  @Option(help: "The path that the native side listens on.")
  var pipe: String

  @Option(help: "How often.")
  var count = 100
}
