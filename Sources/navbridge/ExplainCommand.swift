import ArgumentParser

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains what a running native side has, and why.",
    subcommands: [ExplainOptionsCommand.self, ExplainProtocolCommand.self])
}
