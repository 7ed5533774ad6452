public import ArgumentParser
import Glibc
import NativeSide
public import Shared

@main
struct NativeSideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "native-side",
    abstract: "The native side of a React Native app's navigation, without iOS.",
    discussion: """
      Listens on a UNIX domain socket for one script side and any number of drivers; docs/protocol.md says what they say. \
      Prints the path it listens on, and runs until SIGTERM (exit code 143) or SIGINT (130).
      """,
    version: Version.text)

  @Option(help: "The path to listen on. A fresh one, in a directory of its own, unless given.")
  var pipe: String?

  @Option(help: "Whether the device's time jumps when nothing is left to do, or passes.")
  var clock = ClockKind.virtual

  @Option(
    name: .customLong("epoch-time"),
    help: "Milliseconds since 1970 at which a virtual clock starts. The wall's time unless given.")
  var epochTime: Int64?

  @Option(help: "The longest message that is read, in bytes.")
  var maxMessageBytes = 64 << 20

  @Option(help: "What may wait for a peer that does not read, in bytes; past it the peer is disconnected.")
  var maxQueuedBytes = 64 << 20

  @Option(
    help: "Real milliseconds that a command waits for a component to render before it is rejected with NEVER_SETTLES.")
  var renderTimeout: Int64 = 10_000

  @Flag(help: "Leave commands pending that never settle on iOS, instead of rejecting them with NEVER_SETTLES.")
  var faithfulHangs = false

  @Flag(help: "End by SIGABRT where iOS throws an exception, instead of rejecting the command by its name.")
  var faithfulCrashes = false

  @Option(
    name: .customLong("external-component"),
    help: ArgumentHelp(
      "A native screen that layouts may name; FILE describes what is on it. May be repeated.", valueName: "name[=file]")
  )
  var externalComponents: [ExternalComponentOption] = []

  @Option(help: ArgumentHelp("The model of phone or iPad that is emulated.", valueName: "name"))
  var device = DeviceOption(argument: Device.iPhone16ProMax.model.name)

  @Option(
    name: .customLong("launch-storyboard"),
    help: "The launch screen that is shown until the first setRoot. Without a name there is none.")
  var launchStoryboard: String?

  @Flag(help: "End, with exit code 143, when standard input ends: with whoever holds its other end.")
  var endWithInput = false

  @Flag(help: "Refuse commands with options that are unknown or of a wrong type, which iOS ignores.")
  var strict = false

  @Flag(help: ArgumentHelp("Offer the module 'Benchmark', whose commands do nothing.", visibility: .hidden))
  var benchmarkModule = false

  func validate() throws {
    guard (1...(1 << 40)).contains(maxMessageBytes) else {
      throw ValidationError("--max-message-bytes must be from 1 to 1099511627776.")
    }
    guard (1...(1 << 40)).contains(maxQueuedBytes) else {
      throw ValidationError("--max-queued-bytes must be from 1 to 1099511627776.")
    }
    guard (1...86_400_000).contains(renderTimeout) else {
      throw ValidationError("--render-timeout must be from 1 to 86400000 milliseconds.")
    }
    for option in externalComponents { try option.validate() }
    _ = try device.device()
    if epochTime != nil && clock == .real { throw ValidationError("--epoch-time goes with --clock virtual.") }
  }

  func run() throws {
    var configuration = Configuration()
    configuration.clock = clock
    configuration.epochTime = epochTime
    configuration.messageLimit = maxMessageBytes
    configuration.queuedLimit = maxQueuedBytes
    configuration.renderTimeout = renderTimeout
    configuration.faithfulHangs = faithfulHangs
    configuration.strict = strict
    configuration.faithfulCrashes = faithfulCrashes
    for option in externalComponents {
      configuration.registerExternalComponent(option.name, callback: try option.creator())
    }
    configuration.launchStoryboard = launchStoryboard
    configuration.device = try device.device()
    configuration.benchmarkModule = benchmarkModule
    configuration.launchArguments = CommandLine.arguments
    configuration.log = { StandardError.complain($0) }
    do throws(PipePath.Refusal) {
      let path = if let pipe { PipePath(pipe) } else { try PipePath.fresh() }
      try NativeProcess.run(configuration, path, endsWithInput: endWithInput)
    } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_USAGE)
    }
  }
}

extension ClockKind: ExpressibleByArgument {}
