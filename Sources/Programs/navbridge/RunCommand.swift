import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import ScriptEngine
import ScriptSideProgram
internal import NavbridgeVocabulary
import NavbridgeWire
import NavbridgeWireOptions

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs an app's JavaScript with a native side that is started for it.",
    discussion: """
      Starts both sides, two processes, and ends when both are at rest: nothing queued, moving, due or awaited. SIGHUP \
      reloads the script; SIGINT, SIGTERM and the closing of the terminal end the run in order.

      Exit codes: 0 the app came to rest and every command had settled; 1 the script threw, left a rejection unhandled, or \
      commands did not settle, or the app has registered a component and shown none, or --trace-tree names no command of \
      the run; 64 wrong use; 69 a side, or the JavaScript engine, is missing; 70 a side died or does not answer; 74 \
      standard output or the file of --record or --trace cannot be written; 124 a turn of the script took longer than \
      --script-timeout, or the run than --timeout; 129, 130, 143 the terminal was closed, a signal.
      """)

  @OptionGroup var script: ScriptSideOptions
  @OptionGroup var native: NativeSideOptions
  @OptionGroup var engine: ScriptEngineOptions
  @OptionGroup var wire: WireOptions
  @OptionGroup var limit: TimeLimitOptions

  @Option(help: "The path that the native side listens on, for drivers. By default a new path.")
  var pipe: String?

  @Flag(help: "Print commands, events and settlements with the device's time, and the tree at the end.")
  var transcript = false

  @Option(
    help: ArgumentHelp(
      "Print how a command was carried out when the run has ended: a tree of causes with the time of each step. Takes "
        + "a command's id (push2), its name (push) or a driver's request (device/tap); may be given several times.",
      valueName: "command"))
  var traceTree: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the run to this file as a trace for ui.perfetto.dev or chrome://tracing: the queues of both sides, an arrow from each "
        + "cause to its effects, and the time that each command takes.", valueName: "file"))
  var trace: String?

  @Flag(help: "Reload the script whenever its file changes; like --keep, the run stays when both sides are at rest.")
  var watch = false

  @Flag(help: "Print transcript, console, tree and ending as one JSON object a line.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write the run to this file, for 'navbridge diff' to compare it with another one: the lines of --json with the "
        + "constants of native modules and with all that a picture of the screen needs.", valueName: "file"))
  var record: String?

  @Flag(
    help: ArgumentHelp("End the run when standard input ends, as SIGTERM would.", visibility: .hidden))
  var endWithInput = false

  func validate() throws {
    guard record != nil else { return }
    if script.keep || watch { throw ValidationError("--record goes with a run that ends: without --keep and --watch.") }
    if transcript { throw ValidationError("Of --record and --transcript one may be given.") }
  }

  func run() throws {
    let app = try text(ofScript: script.file)
    try script.checkFiles()
    try OutputFiles.check(
      ("--record", record), ("--trace", trace), ("--stub-missing-modules", script.stubMissingModules),
      inputs: script.files + native.files)
    let (traced, rest) = (RunTrace(), RestSummary())
    let recorder = record.map { path in
      let arguments = (native.repeatableArguments(runs: app) + wire.arguments, script.app.arguments + wire.arguments)
      return (recorder: RunRecorder(file: script.file, script.architecture, arguments), path: path)
    }
    let (options, writer, wanted) = (options(traced, rest, app, recorder?.recorder), RunWriter(json: json), traceTree)
    let facts: JSON = [
      "app": .string(script.file), "architecture": .string(script.architecture.rawValue),
      "version": .string(Version.number),
    ]
    let traceFile = trace.map { (path: $0, facts: facts) }
    writer.writeBeginning()
    let loop = Runtime.live.script.useCallingThread()
    let endsWithInput = endWithInput
    Task(executorPreference: ScriptThread.executor) {
      // Before the run watches for signals, this one ends the process at once, and with it those that it has started.
      if endsWithInput { InputWatch.start { kill(getpid(), SIGTERM) } }
      let ending = await AppRun(options).run()
      var isComplete = true
      for name in wanted {
        let trees = await traced.trees(with: name)
        if trees.isEmpty { isComplete = false }
        writer.write(trees, of: name, among: await traced.names)
      }
      // A command that is not there is a mistake, but the run's own failure counts more.
      var code = ending.exitCode == 0 && !isComplete ? EXIT_FAILURE : ending.exitCode
      if let (recorder, path) = recorder {
        await recorder.end(ending, code: ending.exitCode)
        if await !recorder.write(to: path) { code = EX_IOERR }
      }
      if let (path, facts) = traceFile {
        let document = await ChromeTrace.document(of: traced.entries, facts: facts)
        do throws(TextFile.Failure) {
          try TextFile.write("\(document)\n", to: path)
        } catch {
          StandardError.complain("The trace cannot be written to '\(path)': \(error).")
          code = EX_IOERR
        }
      }
      writer.write(ending, code: code)
      if ending == .finished, let line = await rest.line { StandardError.printLine(line, .green) }
      Glibc.exit(StandardOutput.finish(code))
    }
    loop.run()
  }

  /// The line of a run that stays: the ways to reach it and to end it.
  static func invitation(path: String) -> String {
    "The app runs until Ctrl-C; SIGHUP reloads it. Drivers connect to its pipe, as this one does: "
      + "navbridge explain options COMPONENT --pipe \(path.shellWord)"
  }

  /// People who watch a run learn what it has done, and what it is doing.
  private var isWatched: Bool { isatty(STDERR_FILENO) == 1 && !transcript && !json }

  private func options(
    _ traced: RunTrace, _ rest: RestSummary, _ app: String, _ recorder: RunRecorder?
  ) -> AppRun.Options {
    var options = AppRun.Options(
      scriptArguments: script.arguments + engine.arguments + (watch && !script.keep ? ["--keep"] : []) + wire.arguments
        + ["--watch-turns"]
        + (json || record != nil ? ["--json"] : transcript ? ["--transcript"] : []))
    let ofNative = recorder?.arguments.native ?? native.arguments(runs: app) + wire.arguments
    options.nativeArguments = ofNative + (pipe.map { ["--pipe=\($0)"] } ?? [])
    limit.apply(to: &options)
    options.keeps = script.keep || watch
    if options.keeps, !json { options.onContext = { StandardError.printLine(Self.invitation(path: $0)) } }
    options.watched = watch ? [script.file] + script.app.modules + script.app.network : []
    if !traceTree.isEmpty || trace != nil {
      options.trafficKinds = RunTrace.kinds
      options.onTraffic = { traced.entries.append(TraceEntry($0)) }
    }
    // Programs read the sentences as the native side has them, so that a line more in the app's code is no difference.
    if !json, record == nil {
      options.placesCalls = { [file = script.file] in ScriptAwaits($1, file: file).placing($0) }
    }
    options.explainsAfter = engine.inspectBrk ? nil : TimeLimitOptions.patience
    options.mayStand = engine.inspectBrk
    if isWatched {
      options.atRest = { await rest.take($0) }
    }
    let writer = RunWriter(json: json)
    if let recorder {
      options.onOutput = { line in
        writer.write(output: line, recorder.take(output: line))
      }
      let (show, isQuiet) = (options.atRest, !json)
      options.atRest = { driver in
        do throws(RPCError) {
          try await recorder.look(at: driver)
          if !isQuiet { writer.write(tree: try await driver.snapshot(react: true)) }
        } catch {
          StandardError.complain("The screen cannot be recorded: \(error.message)")
        }
        await show(driver)
      }
    } else if transcript || json {
      options.atRest = { driver in
        do throws(RPCError) {
          writer.write(tree: try await driver.snapshot(react: true))
        } catch {
          StandardError.complain("The screen cannot be shown: \(error.message)")
        }
      }
    }
    return options
  }
}

extension ParsableCommand {
  /// Reads a script. Ends the program with a sentence if it cannot be read.
  func text(ofScript file: String) throws -> String {
    do {
      return try TextFile.read(file)
    } catch {
      StandardError.complain("The script '\(file)' cannot be read: \(error).")
      throw ExitCode(EX_USAGE)
    }
  }
}

/// The last line of a run that people watch.
@ScriptThread
final class RestSummary {
  private(set) var line: String?

  nonisolated init() {}

  /// Takes the numbers of a device that has come to rest.
  func take(_ driver: Driver) async {
    guard let stats = try? await driver.stats(), let clock = try? await driver.clockNow() else { return }
    let settled = stats.settled.resolved + stats.settled.rejected
    line = Self.line(milliseconds: clock.milliseconds, settled: settled)
  }

  /// `At rest at 500 ms of the device's time; 2 commands have settled. --transcript shows them.`
  nonisolated static func line(milliseconds: Double, settled: Int) -> String {
    let rounded = (milliseconds * 10).rounded() / 10
    let time = Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    let commands = settled == 1 ? "1 command has" : "\(settled == 0 ? "no" : "\(settled)") commands have"
    return "At rest at \(time) ms of the device's time; \(commands) settled. --transcript shows the run."
  }
}

/// The trace of a run, for `--trace-tree` and `--trace`.
@ScriptThread
final class RunTrace {
  /// The steps of a command. A subscription to animations or to pictures would change the run, because frames are then
  /// drawn; the presenters' entries are too many for a reader.
  nonisolated static let kinds = TraceRecord.Kind.allCases.filter { ![.animation, .picture, .presenter].contains($0) }

  var entries: [TraceEntry] = []

  nonisolated init() {}

  /// The requests by which a run looks after itself, at times that depend on the machine.
  private static let own: Set = [
    StatisticsMethods.get.name, DeviceMethods.waitForIdle.name, ScriptMethods.run.name,
  ]

  /// The names of the commands and requests, in the order in which they began, without those of the run itself.
  var names: [String] {
    var seen = Self.own
    return entries.compactMap(\.beginning).filter { seen.insert($0).inserted }
  }

  func trees(with command: String) -> [TraceTree] { TraceTree.trees(of: entries, with: command) }
}
