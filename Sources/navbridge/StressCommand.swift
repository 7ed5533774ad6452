import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeScriptSideOptions
import NavbridgeStress
import NavbridgeVocabulary

struct StressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stress",
    abstract: "Reloads scripts and ends them with commands in flight, and accounts for every command.",
    discussion: """
      Every command has to settle exactly once and in its own epoch, and nothing may grow.

      Exit codes: 0 every command settled once and nothing grew; 1 a check failed, and the sentences name the place; 64 \
      wrong use; 70 a side was lost, or a program is missing; 74 standard output cannot be written; 124 something did not \
      come within 60 s; 129, 130, 143 the terminal was closed, a signal.
      """,
    subcommands: [StressReloadCommand.self, StressTeardownCommand.self, StressScriptCommand.self])
}

/// The options that both profiles of `navbridge stress` have in common.
struct StressOptions: ParsableArguments {
  @Option(help: "Take only this route. By default both are taken, one after the other.")
  var architecture: Architecture?

  @Option(help: "The number of cycles on each route.")
  var cycles = 100

  @Option(help: "Commands issued in each cycle.")
  var inFlight = 64

  @Option(help: "The number that decides the commands, their order and the ways in which contexts end.")
  var seed: UInt64 = 1

  @Flag(help: "Print one JSON document, and the text to standard error.")
  var json = false

  func validate() throws {
    guard (2...1_000_000).contains(cycles) else { throw ValidationError("--cycles must be from 2 to 1000000.") }
    guard (1...10_000).contains(inFlight) else { throw ValidationError("--in-flight must be from 1 to 10000.") }
  }
}

struct StressReloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reload",
    abstract: "Reloads a script's context repeatedly.",
    usage: "navbridge stress reload [<options>]",
    discussion: """
      In each cycle the script issues a mix of commands, and somewhere among them it asks for a reload by \
      DevSettings.reload, or a driver does by device/reload. The seed decides the commands, their order and who asks; \
      the two processes' threads decide the rest.
      """)

  @OptionGroup var options: StressOptions

  func run() throws { StressRunner.run(options, .reload) }
}

/// A script that is killed: `stress teardown` starts and ends it.
struct StressScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script", abstract: "A script that issues a cycle's commands and stays.", shouldDisplay: false)

  @Option var pipe: String
  @Option var architecture: Architecture
  @Option var seed: UInt64
  @Option var cycle: Int
  @Option var inFlight: Int

  func run() throws {
    let script = ScriptProcess(
      path: pipe, architecture: architecture, seed: seed, cycle: cycle, inFlight: inFlight)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      do {
        try await script.run(Watch(limit: 600))
        Glibc.exit(0)
      } catch {
        StandardError.complain("\(error)")
        Glibc.exit(EX_SOFTWARE)
      }
    }
    loop.run()
  }
}

struct StressTeardownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "teardown",
    abstract: "Ends scripts in every possible way, and starts others.",
    usage: "navbridge stress teardown [<options>]",
    discussion: """
      In each cycle a script issues a mix of commands and ends once native has begun some of them: it closes its pipe, \
      wholly, by half, or in the middle of a frame; another script takes its place; or its process is killed. The seed \
      decides the commands, the way and the moment.
      """)

  @OptionGroup var options: StressOptions

  func run() throws { StressRunner.run(options, .teardown) }
}
