import ArgumentParser
import Glibc
import NavbridgeAgent
import NavbridgeInspector
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import NavbridgeWire

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves assistants that write apps: they start an app, touch it, and prove what they wrote.",
    discussion: """
      A server of the Model Context Protocol on standard input and output, which a client starts (docs/agents.md). It listens on no \
      port, and writes nothing outside of the folder in which it is started. It ends with its input.

      Exit codes: 0 the client has gone; 64 wrong use; 129, 130, 143 the terminal was closed, a signal.
      """)

  @Argument(help: "The app's JavaScript file or bundle, for a call that names none.")
  var file: String?

  @Flag(help: "Write no files: no tests, no schedules, no revisions.")
  var readOnly = false

  func validate() throws {
    if let file, SystemFiles.kind(of: file) == 0 { throw ValidationError("There is no file '\(file)'.") }
  }

  func run() throws {
    if isatty(STDIN_FILENO) == 1 {
      throw ValidationError(
        "'navbridge mcp' is started by a client, which writes messages to it. For Claude Code: claude mcp add navbridge -- navbridge mcp. "
          + "docs/agents.md has the others.")
    }
    let settings = AgentSettings(
      folder: PathText.workingFolder, app: file.map(PathText.absolute), isReadOnly: readOnly, plan: Self.plan)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) { Glibc.exit(await Self.serve(settings)) }
    loop.run()
  }

  /// The processor time of a turn, in milliseconds: an assistant waits for one without an end.
  private static let scriptTimeout = "3000"

  /// The plan of an app by the options of 'navbridge inspect'. Its sentences for wrong ones are those of the command line.
  private static func plan(_ file: String, _ words: [String]) throws -> AppPlan {
    do {
      let hasLimit = words.contains { $0.hasPrefix("--script-timeout=") }
      let command = try InspectCommand.parse([file] + words + (hasLimit ? [] : ["--script-timeout=\(scriptTimeout)"]))
      return try command.planOfApp(
        file, epochTime: 0, usual: PageOptions.usualArguments + ["--script-timeout", scriptTimeout])
    } catch {
      throw Refusal(description: sentence(of: error))
    }
  }

  /// The sentence of an error of the parser, with the names that options have in a call.
  private static func sentence(of error: any Error) -> String {
    let message = UsageAdvice.improved(InspectCommand.fullMessage(for: error))
    let first = message.split(separator: "\n").first.map(String.init) ?? message
    let words = first.hasPrefix("Error: ") ? String(first.dropFirst("Error: ".count)) : first
    if let unknown = words.firstMatch(of: /Unknown option '--([\w-]+)'/) {
      let name = OptionName.member(unknown.1)
      let names = UsageAdvice.options(of: InspectCommand.self).map { OptionName.member($0.dropFirst(2)) }
      return "There is no option '\(name)'.\(names.question(about: name)) 'navbridge run --help' lists them."
    }
    return words.replacing(/--([a-z][a-z-]*)/) { "'\(OptionName.member($0.1))'" }
  }

  private struct Refusal: Error, CustomStringConvertible { let description: String }

  @ScriptThread
  private static func serve(_ settings: AgentSettings) async -> Int32 {
    let server = AgentServer(settings)
    let code = Guarded<Int32>(0)
    SignalWatch.start([SIGINT, SIGTERM, SIGHUP], on: Runtime.current.script.eventLoop) { signal in
      code.withLock { $0 = 128 + signal }
      server.stop()
    }
    await server.run()
    return code.withLock { $0 }
  }
}
