package import ArgumentParser
import Glibc
import NativeSide
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import NavbridgeWireOptions

package struct NativeSideCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "native-side",
    abstract: "The native side of a React Native app's navigation, without iOS.",
    discussion: """
      Listens on a UNIX domain socket for one script side and any number of drivers; docs/protocol.md describes the messages. \
      Prints the path it listens on, and runs until SIGTERM (exit code 143), SIGINT (130) or \
      SIGHUP (129, unless that is ignored from the start, as nohup has it).
      """,
    version: Version.lines())

  @Option(help: "The path to listen on. By default a new path in a new directory.")
  var pipe: String?

  @OptionGroup var options: NativeSideOptions
  @OptionGroup var wire: WireOptions

  @Flag(
    help: "End, with exit code 143, when standard input ends: a pipe ends with its writer, a file never ends.")
  var endWithInput = false

  @Flag(help: ArgumentHelp("Offer the module 'Benchmark', whose commands do nothing.", visibility: .hidden))
  var benchmarkModule = false

  package init() {}

  package func run() throws {
    // From here on there may be a directory to remove. The bridge thread removes it once it watches for signals.
    SignalWatch.putOff(SignalWatch.ending)
    var configuration = NativeSideConfiguration()
    try options.apply(to: &configuration)
    configuration.jsonParser = wire.jsonParser
    configuration.benchmarkModule = benchmarkModule
    configuration.launchArguments = CommandLine.arguments
    configuration.log = { StandardError.complain($0) }
    do throws(PipePath.Refusal) {
      let path = if let pipe { PipePath(pipe) } else { try PipePath.fresh() }
      try NativeProcess.run(configuration, design: options.chosenDesign, path, endsWithInput: endWithInput)
    } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_USAGE)
    }
  }
}
