import ArgumentParser
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
}
