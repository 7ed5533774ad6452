import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// The commands that run an app themselves, in their form for a pair that runs already: 'navbridge snapshot --pipe
/// PATH' is 'navbridge attached snapshot --pipe PATH', because the parser has no arguments that depend on an option.
struct AttachedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attached",
    abstract: "The commands that run an app, for a pair that runs already.",
    shouldDisplay: false,
    subcommands: [AttachedSnapshotCommand.self, AttachedInspectCommand.self])

  /// Returns the words of a command line, with the name of this command before the form for a running pair.
  static func words(_ arguments: [String]) -> [String] {
    let names = configuration.subcommands.map { $0._commandName }
    guard let first = arguments.first, names.contains(first),
      arguments.contains(where: { $0 == "--pipe" || $0.hasPrefix("--pipe=") })
    else { return arguments }
    return [configuration.commandName ?? ""] + arguments
  }

  /// Refuses the app of a command that starts none.
  static func refuse(_ app: String?) throws {
    guard let app else { return }
    throw ValidationError(
      "--pipe looks at a pair that runs already, so that '\(app)' cannot be run. Leave out one of them.")
  }
}

struct AttachedSnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Shows the screen of a device that runs: as text, or as a picture.",
    usage: "navbridge snapshot --pipe <path> [--now] [--svg <file>] [--png <file>]",
    discussion: """
      It waits until the device is idle, for 5 s at most. --png needs rsvg-convert, of Debian's package librsvg2-bin.

      \(AttachedRun.exitCodes)
      """)

  @Argument(help: .hidden)
  var app: String?

  @OptionGroup var attached: PipeOption

  @Flag(help: "Show the screen as it is, whatever moves.")
  var now = false

  @Option(help: ArgumentHelp("Write the picture to this file as SVG; to standard output for '-'.", valueName: "file"))
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "Write the picture to this file as PNG, two pixels for each point; to standard output for '-'.", valueName: "file"
    ))
  var png: String?

  func validate() throws {
    try AttachedCommand.refuse(app)
    if svg == "-", png == "-" {
      throw ValidationError("Of --svg and --png one may be '-': standard output takes one picture.")
    }
  }

  func run() throws {
    try OutputFiles.check(("--svg", svg), ("--png", png), inputs: [])
    let view = ScreenView(svg: svg, png: png, moment: RunMoment(at: nil, acts: nil))
    AttachedRun.perform(at: attached.pipe, within: 60) { [now] driver throws(RPCError) in
      if !now { try await driver.waitForIdle() }
      return await view.show(driver)
    }
  }
}

struct AttachedInspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints a pair that runs: its device, its screen, what it waits for, and its diagnostics.",
    usage: "navbridge inspect --pipe <path>",
    discussion: """
      The page of 'navbridge inspect app.js' starts its own runs, because it goes back in time by running the app again.

      \(AttachedRun.exitCodes)
      """)

  @Argument(help: .hidden)
  var app: String?

  @OptionGroup var attached: PipeOption

  func validate() throws { try AttachedCommand.refuse(app) }

  func run() {
    AttachedRun.perform(at: attached.pipe) { driver throws(RPCError) in
      let (clock, stats) = (try await driver.clockNow(), try await driver.stats())
      let device = driver.device
      let size = [device.width, device.height].map { JSON.double($0).description }.joined(separator: " x ")
      AttachedRun.show(
        ["\(device.model), \(size) points, context \(stats.epoch), \(clock.milliseconds) ms"]
          + SnapshotText.lines(try await driver.snapshot(react: true))
          + Self.list("Pending", stats.pendingCommands)
          + Self.list("Diagnostics", stats.diagnostics.map { "\($0.kind): \($0.message)" }))
      return 0
    }
  }

  private static func list(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" }
  }
}
