import ArgumentParser
import NavbridgeStress

struct StressReloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reload",
    abstract: "Reloads a script's context repeatedly.",
    discussion: """
      In each cycle the script issues a mix of commands, and somewhere among them it asks for a reload by \
      DevSettings.reload, or a driver does by device/reload. The seed decides the commands, their order and who asks; \
      the two processes' threads decide the rest.
      """)

  @OptionGroup var options: StressOptions

  func run() throws { StressRunner.run(options, .reload) }
}
