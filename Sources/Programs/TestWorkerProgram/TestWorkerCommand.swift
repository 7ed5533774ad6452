package import ArgumentParser
import NavbridgeVocabulary
import ScriptEngine

package struct TestWorkerCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "test-worker", abstract: "Starts the apps of tests, and runs test files.",
    version: Version.lines(engine: ScriptEngine.version ?? "none"),
    subcommands: [TestFileCommand.self, ServeAppsCommand.self, CheckpointCommand.self],
    defaultSubcommand: TestFileCommand.self)

  package init() {}
}
