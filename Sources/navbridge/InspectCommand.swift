import ArgumentParser
import CShims
import Glibc
import NavbridgeInspector
import NavbridgeLauncher
import NavbridgeNativeSideOptions
import NavbridgeRuntime
import NavbridgeScriptSideOptions
import NavbridgeWireOptions

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows a running app on a page: touch it, stop its time, go back in time, take a test away.",
    discussion: """
      The file is an app, a recording of '--record', or the folder of a failing test. A recording is shown at its end.

      Prints the address of the page, which a browser on this machine opens. The page is served on 127.0.0.1 alone, to those \
      who know the address. Time passes as fast as the real one while something is due, and stands while the app is at rest.

      Exit codes: 0; 64 wrong use; 69 the port is taken; 74 the file of --record cannot be written; 129, 130, 143 the \
      terminal was closed, a signal.
      """)

  @OptionGroup var script: ScriptSideOptions
  @OptionGroup var native: NativeSideOptions
  @OptionGroup var wire: WireOptions

  @Option(help: ArgumentHelp("The port of 127.0.0.1; 0 takes any free one.", valueName: "port"))
  var port = 0

  @Flag(help: "Open the page in a browser, by xdg-open.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Write the run to this new file when the page is ended: as a test, or as a recording if the name ends with '.json'.",
      valueName: "file"))
  var record: String?

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
    if native.clock == .real {
      throw ValidationError("--clock real: a real clock does not stop, and its moments do not come again.")
    }
    guard let record else { return }
    if SystemFiles.kind(of: record) != 0 {
      throw ValidationError("--record: the file '\(record)' exists, and would be overwritten. Name a new one.")
    }
    let folder = record.lastIndex(of: "/").map { String(record[...$0]) } ?? "."
    if unsafe access(folder, W_OK) != 0 { throw ValidationError("--record: no file can be written in '\(folder)'.") }
  }

  func run() throws {
    let file = try Self.recording(in: script.file) ?? script.file
    let text = try text(ofScript: file)
    try script.checkFiles()
    let plan = try AppRecording(text: text).map(plan(of:)) ?? plan(of: text)
    let (port, opens, record) = (port, open, record)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      Glibc.exit(StandardOutput.finish(await Self.inspect(plan, port: port, opensBrowser: opens, record: record)))
    }
    loop.run()
  }

  private func plan(of app: String) -> AppPlan {
    AppPlan(
      file: script.file, architecture: script.architecture,
      nativeArguments: native.arguments(runs: app) + epoch + wire.arguments,
      scriptArguments: script.app.arguments + wire.arguments, usual: Self.usualArguments)
  }

  private func plan(of recording: AppRecording) throws -> AppPlan {
    guard (try? TextFile.read(recording.file)) != nil else {
      throw ValidationError("The app '\(recording.file)', which '\(script.file)' names, cannot be read.")
    }
    return AppPlan(recording, usual: Self.usualArguments)
  }

  /// Serves the page until a signal, and returns the exit code.
  @ScriptThread
  private static func inspect(_ plan: AppPlan, port: Int, opensBrowser: Bool, record: String?) async -> Int32 {
    let inspector: Inspector
    do throws(Inspector.Failure) {
      inspector = try Inspector(plan, port: port)
    } catch {
      StandardError.complain(error.message)
      return EX_UNAVAILABLE
    }
    let code = Guarded<Int32>(0)
    SignalWatch.start([SIGINT, SIGTERM, SIGHUP], on: Runtime.current.script.eventLoop) { signal in
      code.withLock { $0 = 128 + signal }
      inspector.stop()
    }
    // Programs that read the address must not wait for more output.
    cshims_set_line_buffered()
    print("Inspecting \(plan.file) on \(inspector.address)")
    if opensBrowser {
      let address = inspector.address
      Task {
        if await !Browser.open(address) {
          StandardError.complain("No browser could be opened. Open the address by hand.")
        }
      }
    }
    await inspector.run()
    guard let record else { return code.withLock { $0 } }
    do throws(TextFile.Failure) {
      try TextFile.write(record.hasSuffix(".json") ? inspector.recording.text : inspector.test, to: record)
      return code.withLock { $0 }
    } catch {
      StandardError.complain("The run cannot be written to '\(record)': \(error).")
      return EX_IOERR
    }
  }

  /// The arguments of both sides without any option, which a test has, too.
  private static var usualArguments: [String] {
    let native = (try? NativeSideOptions.parse([]))?.arguments ?? []
    return native + ((try? AppScriptOptions.parse([]))?.arguments ?? [])
  }

  /// Each run of the app must begin at the same moment.
  private var epoch: [String] {
    !native.hasEpochTime ? ["--epoch-time=\(time(nil) * 1000)"] : []
  }
}

extension ParsableCommand {
  /// The recording in a folder that a failing test has left; nil for the path of something else.
  static func recording(in folder: String) throws -> String? {
    guard SystemFiles.kind(of: folder) == S_IFDIR else { return nil }
    let names = SystemFiles.names(inFolder: folder).filter { $0.hasPrefix("recording") && $0.hasSuffix(".json") }
    guard let name = names.first else {
      throw ValidationError("The folder '\(folder)' has no recording, which a failing test with an app leaves.")
    }
    guard names.count == 1 else {
      throw ValidationError("The test had several apps. Name one: \(names.sorted().joined(separator: ", ")).")
    }
    return "\(folder)/\(name)"
  }
}
