import ArgumentParser

struct StressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stress",
    abstract: "Reloads scripts and ends them with commands in flight, and accounts for every command.",
    discussion: """
      Every command has to settle exactly once and in its own epoch, and nothing may grow. Exit code 0: so it was; \
      1: it was not, and the sentences name the place; 124: something did not come within 60 s.
      """,
    subcommands: [StressReloadCommand.self, StressTeardownCommand.self, StressScriptCommand.self])
}
