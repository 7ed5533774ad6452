import ArgumentParser

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the state of a running native side.",
    subcommands: [ExplainOptionsCommand.self, ExplainProtocolCommand.self, ExplainTypesCommand.self])
}
