import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary

#if !OneProgram
@main
#endif
struct NavbridgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbridge",
    abstract: "Tests and measures React Native navigation and its bridge without a Mac or a simulator.",
    version: Version.text,
    subcommands: [
      InitCommand.self, RunCommand.self, SnapshotCommand.self, TestCommand.self, DoctorCommand.self,
      ExplainCommand.self, BenchCommand.self, StressCommand.self,
    ])
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let message = fullMessage(for: error)
      // The engine's version is another program's answer, which takes longer than the parser's message may.
      if message == Version.text { VersionOutput.write() }
      let advice = OptionAdvice.improved(message)
      if advice == message { exit(withError: error) }
      StandardError.printLine(advice)
      Glibc.exit(exitCode(for: error).rawValue)
    }
  }
}

/// The sentence for an option that is cut short: the argument parser proposes only names that are near in letters, so it finds
/// `--watch` for `--archi`.
enum OptionAdvice {
  /// Returns the parser's message, with the options that begin with the unknown name in place of the parser's proposal.
  static func improved(_ message: String, arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> String {
    guard let unknown = message.firstMatch(of: /Unknown option '(--[\w-]+)'(\. Did you mean '[^']*'\?)?/) else {
      return message
    }
    let meant = names(of: command(for: arguments)).filter { $0.hasPrefix(unknown.1) }
    guard !meant.isEmpty else { return message }
    let list = meant.map { "'\($0)'" }.joined(separator: " or ")
    return message.replacing(unknown.0, with: "Unknown option '\(unknown.1)'. Did you mean \(list)?")
  }

  /// The command that the words before the first option name.
  private static func command(for arguments: [String]) -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = NavbridgeCommand.self
    for word in arguments {
      guard let next = command.configuration.subcommands.first(where: { $0._commandName == word }) else { break }
      command = next
    }
    return command
  }

  private static func names(of command: any ParsableCommand.Type) -> [String] {
    let help = NavbridgeCommand.helpMessage(for: command, columns: 10_000)
    return help.matches(of: /(?m)^  (?:-\w, )?(--[\w-]+)/).map { String($0.1) }
  }
}
