import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary

@main
struct NavbridgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navbridge",
    abstract: "Tests and measures React Native navigation and its bridge without a Mac or a simulator.",
    version: Version.text,
    subcommands: [
      RunCommand.self, TestCommand.self, ExplainCommand.self, BenchCommand.self, StressCommand.self,
    ])
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let message = fullMessage(for: error)
      let advice = OptionAdvice.improved(message)
      if advice == message { exit(withError: error) }
      StandardError.printLine(advice)
      Glibc.exit(exitCode(for: error).rawValue)
    }
  }
}
