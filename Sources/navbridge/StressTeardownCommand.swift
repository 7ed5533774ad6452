import ArgumentParser
import NavbridgeStress

struct StressTeardownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "teardown",
    abstract: "Ends scripts in every possible way, and starts others.",
    discussion: """
      In each cycle a script issues a mix of commands and ends once native has begun some of them: it closes its pipe, \
      wholly, by half, or in the middle of a frame; another script takes its place; or its process is killed. The seed \
      decides the commands, the way and the moment.
      """)

  @OptionGroup var options: StressOptions

  func run() throws { StressRunner.run(options, .teardown) }
}
