import ArgumentParser
import Glibc
import NavbridgeRuntime
import ScriptSideProgram
import NavbridgeStress
import NavbridgeVocabulary

struct StressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stress",
    abstract: "Disturbs scripts and native sides with commands in flight, and accounts for every command.",
    discussion: """
      Every command has to settle exactly once and in its own epoch, and nothing may grow or be left behind. The profiles \
      are ways to disturb the commands; docs/stress.md describes them.

      Exit codes: 0 every command settled once and nothing grew; 1 a check failed, and the sentences name the place; 64 \
      wrong use; 70 a side was lost, or a program is missing; 74 standard output or a report cannot be written; 124 \
      something did not come within 60 s; 129, 130, 143 the terminal was closed, a signal.
      """,
    subcommands: Stress.courses.map { command(of: $0) } + [StressListCommand.self, StressScriptCommand.self])

  private static func command<Course: StressCourse>(of course: Course.Type) -> any ParsableCommand.Type {
    StressProfileCommand<Course>.self
  }
}

/// The options that all profiles of `navbridge stress` have in common.
struct StressOptions: ParsableArguments {
  @Option(help: "Take only this route. By default both are taken, one after the other.")
  var architecture: Architecture?

  @Option(help: "The number of cycles on each route: 100, unless --minutes is given.")
  var cycles: Int?

  @Option(help: "In place of --cycles: each route ends with the first cycle that ends after so many minutes.")
  var minutes: Double?

  @Option(help: "Commands issued in each cycle.")
  var inFlight = 64

  @Option(help: "The number that decides the commands, their order and the ways in which they are disturbed.")
  var seed: UInt64 = 1

  @Flag(help: "Print one JSON document, and the text to standard error.")
  var json = false

  @Option(
    help: ArgumentHelp("Write the report for servers of continuous integration, too.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: ArgumentHelp("Write the report as a page with a chart of the memory, too.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  /// The number of cycles when neither option is given.
  private static let usualCycles = 100

  var extent: StressExtent { minutes.map { .minutes($0) } ?? .cycles(cycles ?? Self.usualCycles) }

  func validate() throws {
    if cycles != nil, minutes != nil { throw ValidationError("Of --cycles and --minutes one may be given.") }
    if let cycles, !(2...1_000_000).contains(cycles) {
      throw ValidationError("--cycles must be from 2 to 1000000.")
    }
    if let minutes, !(0.001...10_080).contains(minutes) {
      throw ValidationError("--minutes must be from 0.001 to 10080.")
    }
    guard (1...10_000).contains(inFlight) else { throw ValidationError("--in-flight must be from 1 to 10000.") }
  }
}

/// The command of a profile.
struct StressProfileCommand<Course: StressCourse>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let profile = Course.profile
    return CommandConfiguration(
      commandName: profile.name, abstract: profile.abstract,
      usage: "navbridge stress \(profile.name) [<options>]", discussion: profile.discussion)
  }

  @OptionGroup var options: StressOptions

  func run() throws { try StressRunner.run(options, Course.profile) }
}

struct StressListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the profiles as a table in Markdown.")

  func run() throws {
    print(StressProfile.markdown(Stress.profiles), terminator: "")
    Glibc.exit(StandardOutput.finish(0))
  }
}

/// A script that is killed: `stress teardown` and `stress kill` start and end it.
struct StressScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script", abstract: "A script that issues a cycle's commands and stays.", shouldDisplay: false)

  @Option var pipe: String
  @Option var architecture: Architecture
  @Option var seed: UInt64
  @Option var cycle: Int
  @Option var inFlight: Int
  @Flag var diesInFrame = false

  func run() throws {
    let script = ScriptProcess(
      path: pipe, architecture: architecture, seed: seed, cycle: cycle, inFlight: inFlight, diesInFrame: diesInFrame)
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
