import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary

struct NavbridgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbridge",
    abstract: "Tests and measures React Native navigation and its bridge without a Mac or a simulator.",
    discussion: "Variables of the environment:\n\(variables)",
    version: Version.text,
    subcommands: [
      InitCommand.self, RunCommand.self, InspectCommand.self, SnapshotCommand.self, DiffCommand.self, TestCommand.self,
      ExploreCommand.self, ReplayCommand.self, ServeCommand.self, MCPCommand.self, DoctorCommand.self,
      ExplainCommand.self, TraceCommand.self, TranscriptCommand.self, StatsCommand.self, TapCommand.self,
      ReloadCommand.self, BenchCommand.self, StressCommand.self, AttachedCommand.self,
    ])

  /// The parser wraps a line that fills the terminal, too.
  private static var variables: String {
    EnvironmentVariable.help(TextStyle(hasColours: false, columns: TextStyle.ofOutput.columns.map { $0 - 1 }))
  }

  static func main() {
    // Without it there is not even the program's name, and the parser would print the help as if nothing had been asked for.
    if CommandLine.arguments.isEmpty {
      StandardError.complain(
        "The arguments cannot be read, because /proc is not mounted here. Mount it before: mount -t proc proc /proc")
      Glibc.exit(EX_OSERR)
    }
    if let refusal = UsageAdvice.unknownHelp() {
      StandardError.printLine(refusal)
      Glibc.exit(EX_USAGE)
    }
    do {
      var command = try parseAsRoot(AttachedCommand.words(Array(CommandLine.arguments.dropFirst())))
      do {
        try command.run()
      } catch let error as ValidationError {
        refuse(error.message, type(of: command))
      }
    } catch {
      let message = fullMessage(for: error)
      // The engine's version is another program's answer, which takes longer than the parser's message may.
      if message == Version.text { VersionOutput.write() }
      let advice = UsageAdvice.improved(message).printable
      if advice == message { exit(withError: error) }
      StandardError.printLine(advice)
      Glibc.exit(exitCode(for: error).rawValue)
    }
  }

  /// Ends the program for an argument whose fault only `run` finds, such as a file that cannot be read. The parser would add
  /// the usage of the root to it, because it takes an error that is thrown there for one of the root.
  private static func refuse(_ message: String, _ command: any ParsableCommand.Type) -> Never {
    // Further lines of a usage stand below the first one.
    let usage = usageString(for: command).replacing("\n", with: "\n       ")
    let words = UsageAdvice.path(of: command, below: Self.self).joined(separator: " ")
    StandardError.printLine("Error: \(message)\nUsage: \(usage)\n  See '\(words) --help' for more information.")
    Glibc.exit(EX_USAGE)
  }
}
