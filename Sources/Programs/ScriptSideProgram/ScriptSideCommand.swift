package import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWireOptions
import ScriptEngine

package struct ScriptSideCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "script-side",
    abstract: "The script side of a React Native app's navigation: runs the app's JavaScript.",
    discussion: """
      Connects to a native side that listens, and runs until that ends the connection, a signal comes, or the script \
      fails. 'navbridge run' starts both sides. SIGUSR2 makes it list what the script awaits, and end: with 0 when no call \
      is without an answer, else with 1.

      Exit codes: 1 the script failed; 64 wrong use; 69 nobody listens, or there is no JavaScript engine; 70 the native \
      side has gone; 74 standard output cannot be written; 124 the script ran for too long.
      """,
    version: Version.lines(engine: ScriptEngine.version ?? "none"))

  @OptionGroup var script: ScriptSideOptions
  @OptionGroup var engine: ScriptEngineOptions
  @OptionGroup var wire: WireOptions

  @Option(help: "The path that the native side listens on.")
  var pipe: String

  @Flag(help: "Print commands, events and settlements with the device's time.")
  var transcript = false

  @Flag(help: "Print the transcript and the console as one JSON object a line.")
  var json = false

  @Flag(help: "Add to the commands and lines of --json the places of the app's code from which they come.")
  var places = false

  @Flag(
    help:
      "Add to --json what the page of 'navbridge inspect' shows: printed values as trees, and requests of the network.")
  var details = false

  @Flag(
    help: "End, with exit code 143, when standard input ends: a pipe ends with its writer, a file never ends.")
  var endWithInput = false

  @Flag(help: ArgumentHelp("Print the number of calls into the script when SIGUSR2 ends it.", visibility: .hidden))
  var countEntries = false

  @Flag(help: ArgumentHelp("Name the place of a loop that does not end.", visibility: .hidden))
  var watchTurns = false

  @Option(help: ArgumentHelp("Look for required files beside this one, and not beside the app's.", visibility: .hidden))
  var beside: String?

  package init() {}

  package func run() throws {
    guard ScriptEngine.isAvailable else {
      StandardError.complain(
        "There is no JavaScript engine: this program was built without the trait 'JavaScript'. Install "
          + "\(ScriptEngine.package) and its -dev package, and build with default traits.")
      throw ExitCode(EX_UNAVAILABLE)
    }
    try script.checkFiles()
    var settings = ScriptSettings(file: script.file, architecture: script.architecture)
    if engine.engine == .node { settings.engine = .node(debuggerPort: engine.debuggerPort) }
    settings.jsonParser = wire.jsonParser
    // At a breakpoint a turn lasts as long as a person likes.
    settings.timeout = engine.debuggerPort == nil ? script.app.turnLimit : nil
    settings.keepsRunning = script.keep
    settings.watchesTurns = watchTurns
    settings.moduleFiles = script.app.modules
    settings.networkFiles = script.app.network
    settings.beside = beside
    settings.stubFile = script.stubMissingModules
    settings.showsPlaces = places
    settings.showsDetails = details
    (settings.outputStyle, settings.errorStyle) = (.ofOutput, .ofErrors)
    settings.transcript = json ? .json : transcript ? .text : .none
    // The file is checked before the connection is made: a script that begins ends the one that runs.
    do {
      try ScriptEngine.check(script.file)
    } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_USAGE)
    }
    ScriptSideProcess.run(settings, pipe: pipe, endsWithInput: endWithInput, countsEntries: countEntries)
  }
}
