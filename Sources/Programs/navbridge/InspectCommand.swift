import ArgumentParser
import Glibc
import NavbridgeInspector
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import ScriptSideProgram
import NavbridgeWireOptions

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows a running app on a page: touch it, stop its time, go back in time, take a test away.",
    discussion: """
      The file is an app, a recording of '--record' or of 'run --record', the folder of a failing test, or a trace of 'run \
      --trace'. A recording is shown at its end. A trace has no screen.

      'navbridge inspect --pipe PATH' prints a pair that runs already ('navbridge attached inspect --help').

      Prints the address of the page, which a browser on this machine opens. The page is served on 127.0.0.1 alone, to those \
      who know the address. Time passes as fast as the real one while something is due, and stands while the app is at rest.

      Exit codes: 0; 64 wrong use; 69 the port is taken; 74 the file of --record cannot be written; 129, 130, 143 the \
      terminal was closed, a signal.
      """)

  @OptionGroup var script: ScriptSideOptions
  @OptionGroup var native: NativeSideOptions
  @OptionGroup var wire: WireOptions

  @OptionGroup var page: PageOptions

  @Option(
    help: ArgumentHelp(
      "Write the run to this new file when the page is ended: as a test, as a suite for Detox if the name has '.e2e.', as a flow for "
        + "Maestro if it ends with '.yaml', or as a recording if it ends with '.json'.",
      valueName: "file"))
  var record: String?

  func validate() throws {
    try page.check()
    if native.clock == .real {
      throw ValidationError("--clock real: a real clock does not stop, and its moments do not come again.")
    }
    guard let record else { return }
    if SystemFiles.kind(of: record) != 0 {
      throw ValidationError("--record: the file '\(record)' exists, and would be overwritten. Name a new one.")
    }
    let folder = PathText.folder(of: record)
    if unsafe access(folder, W_OK) != 0 { throw ValidationError("--record: no file can be written in '\(folder)'.") }
  }

  func run() throws {
    let file = try Self.recording(in: script.file) ?? script.file
    let text = try text(ofScript: file)
    try script.checkFiles()
    let subject: Subject
    if let trace = try trace(of: text, file: file) {
      subject = .trace(trace)
    } else {
      subject = .app(try AppRecording(text: text).map { try plan(of: $0, at: file) } ?? plan(of: text))
    }
    let (page, record) = (page, record)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      Glibc.exit(StandardOutput.finish(await Self.inspect(subject, on: page, record: record)))
    }
    loop.run()
  }

  /// The thing that is shown.
  private enum Subject: Sendable {
    case app(AppPlan)
    case trace(TraceDocument)
  }

  /// The trace in the text of a file; nil for a file that is none.
  private func trace(of text: String, file: String) throws -> TraceDocument? {
    guard text.hasPrefix("{\"traceEvents\"") else { return nil }
    guard let trace = TraceDocument(text, file: file) else {
      throw ValidationError("The trace '\(file)' was not written by --trace, or by an older version.")
    }
    guard record == nil else {
      throw ValidationError("--record: nothing can be done to a trace that would be written.")
    }
    return trace
  }

  private func plan(of app: String) -> AppPlan {
    AppPlan(
      file: script.file, architecture: script.architecture,
      nativeArguments: native.repeatableArguments(runs: app) + wire.arguments,
      scriptArguments: script.app.arguments + wire.arguments, usual: PageOptions.usualArguments)
  }

  /// The plan of an app for a program that starts it, whose time begins at `epochTime` unless the options have another.
  ///
  /// - Parameter usual: the arguments that a test need not name.
  func planOfApp(_ file: String, epochTime: Int, usual: [String]) throws -> AppPlan {
    let text = try TextFile.read(file)
    try script.checkFiles()
    let time = native.hasEpochTime ? [] : ["--epoch-time=\(epochTime)"]
    return AppPlan(
      file: file, architecture: script.architecture,
      nativeArguments: native.arguments(runs: text) + time + wire.arguments,
      scriptArguments: script.app.arguments + wire.arguments, usual: usual)
  }

  /// - Parameter file: that of the recording, beside which a failing test has left its message.
  private func plan(of recording: AppRecording, at file: String) throws -> AppPlan {
    guard (try? TextFile.read(recording.file)) != nil else {
      throw ValidationError("The app '\(recording.file)', which '\(script.file)' names, cannot be read.")
    }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    // A run that is none of a test may be beside the folder of one.
    var failure = recording.test.isEmpty ? nil : try? TextFile.read(folder + AppRecording.failureFile)
    if failure?.last == "\n" { failure?.removeLast() }
    return AppPlan(recording, usual: PageOptions.usualArguments, failure: failure)
  }

  /// Serves the page until a signal, and returns the exit code.
  @ScriptThread
  private static func inspect(_ subject: Subject, on page: PageOptions, record: String?) async -> Int32 {
    let (inspector, file): (Inspector, String)
    do throws(Inspector.Failure) {
      switch subject {
      case .app(let plan): (inspector, file) = (try Inspector(plan, port: page.port), plan.file)
      case .trace(let trace): (inspector, file) = (try Inspector(trace, port: page.port), trace.file)
      }
    } catch {
      StandardError.complain(error.message)
      return EX_UNAVAILABLE
    }
    let code = await page.serve(inspector, announcing: "Inspecting \(file)")
    guard let record else { return code }
    do throws(TextFile.Failure) {
      let text = record.hasSuffix(".json") ? inspector.recording?.text : inspector.test(in: record)
      try TextFile.write(text ?? "", to: record)
      return code
    } catch {
      StandardError.complain("The run cannot be written to '\(record)': \(error).")
      return EX_IOERR
    }
  }
}

extension NativeSideOptions {
  /// The arguments for an app whose runs all begin at the same moment.
  func repeatableArguments(runs app: String) -> [String] {
    arguments(runs: app) + (hasEpochTime ? [] : ["--epoch-time=\(time(nil) * 1000)"])
  }
}

extension ParsableCommand {
  /// The recording in a folder that a failing test has left; nil for the path of something else.
  static func recording(in folder: String) throws -> String? {
    guard SystemFiles.kind(of: folder) == S_IFDIR else { return nil }
    let paths = TestRecordings.paths(in: folder)
    guard let path = paths.first else {
      throw ValidationError("The folder '\(folder)' has no recording, which a failing test with an app leaves.")
    }
    guard paths.count == 1 else {
      throw ValidationError("The test had several apps. Name one: \(paths.joined(separator: ", ")).")
    }
    return path
  }
}
