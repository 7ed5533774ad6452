import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNativeSideOptions
import NavbridgeRuntime
import NavbridgeScriptSideOptions
import NavbridgeWire
import NavbridgeWireOptions

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Runs an app until it is at rest, and shows its screen: as text, or as a picture.",
    discussion: """
      Without --svg and --png it prints the tree of the screen. Both may be given. --png needs rsvg-convert, of Debian's \
      package librsvg2-bin.

      An app that never comes to rest, such as one with an interval, needs --at.

      Exit codes: 0; 1 the script threw, or the acts failed; 64 wrong use; 69 a side, the JavaScript engine or rsvg-convert \
      is missing; 70 a side died or does not answer; 74 a file cannot be written; 124 a turn of the script took longer than \
      --script-timeout, or the run than --timeout; 129, 130, 143 the terminal was closed, a signal.
      """)

  @OptionGroup var script: ScriptSideOptions
  @OptionGroup var native: NativeSideOptions
  @OptionGroup var wire: WireOptions
  @OptionGroup var limit: TimeLimitOptions

  @Option(help: ArgumentHelp("Write the picture to this file as SVG; to standard output for '-'.", valueName: "file"))
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "Write the picture to this file as PNG, two pixels for each point; to standard output for '-'.", valueName: "file"
    ))
  var png: String?

  @Option(
    help: ArgumentHelp(
      "Milliseconds of the device's clock at which the screen is shown, counted from the start, or with --after from the "
        + "acts on. By default the screen is shown at rest.", valueName: "ms"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "A JavaScript file with acts that are performed when the app is at rest, such as: const { device } = "
        + "require('navbridge'); await device.tap({ testID: 'GO' });", valueName: "file"),
    completion: .file(extensions: ["js"]))
  var after: String?

  func validate() throws {
    if let at, !(0...86_400_000).contains(at) {
      throw ValidationError("--at must be from 0 to 86400000 milliseconds.")
    }
    if svg == "-", png == "-" {
      throw ValidationError("Of --svg and --png one may be '-': standard output takes one picture.")
    }
  }

  func run() throws {
    let app = try text(ofScript: script.file)
    let acts = try after.map(text(ofScript:))
    try script.checkFiles()
    let view = ScreenView(svg: svg, png: png, at: at, acts: acts.map { Acts(file: after ?? "", text: $0) })
    var options = AppRun.Options(scriptArguments: script.arguments + wire.arguments)
    options.nativeArguments = native.arguments(runs: app) + wire.arguments
    limit.apply(to: &options)
    if isatty(STDERR_FILENO) == 1 { options.explainsAfter = TimeLimitOptions.patience }
    if acts == nil { options.stopsAt = at }
    options.atRest = { driver in
      // The sides end with this process: what they still await is not what was asked for.
      Glibc.exit(StandardOutput.finish(await view.show(driver)))
    }
    let settled = options
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      let ending = await AppRun(settled).run()
      if let reason = ending.reason, !ending.isReported { StandardError.complain(reason) }
      Glibc.exit(StandardOutput.finish(ending.exitCode))
    }
    loop.run()
  }
}

/// What is to be shown of a screen, and when.
struct ScreenView: Sendable {
  let svg: String?
  let png: String?
  /// Milliseconds of the device's clock from the acts on; nil for the screen at rest.
  let at: Double?
  let acts: Acts?

  /// Shows the screen of an app at rest. Returns the exit code.
  @ScriptThread
  func show(_ driver: Driver) async -> Int32 {
    do throws(RPCError) {
      try await perform(on: driver)
      guard svg != nil || png != nil else {
        for line in SnapshotText.lines(try await driver.snapshot(react: true)) { print(line) }
        return 0
      }
      return await write(try await driver.screenshot())
    } catch {
      StandardError.complain(error.message)
      return 1
    }
  }

  @ScriptThread
  private func perform(on driver: Driver) async throws(RPCError) {
    guard let acts else { return }
    if at != nil { _ = try await driver.pauseClock() }
    try await acts.perform(on: driver)
    if let at {
      _ = try await driver.advanceClock(milliseconds: at)
    } else {
      try await driver.waitForIdle(timeout: 60_000)
    }
  }

  private func write(_ picture: String) async -> Int32 {
    do throws(PictureFile.Failure) {
      if let svg { try PictureFile.writeSVG(picture, to: svg) }
      if let png { try await PictureFile.writePNG(picture, to: png) }
      return 0
    } catch {
      StandardError.complain(error.description)
      return error.isProgramMissing ? EX_UNAVAILABLE : EX_IOERR
    }
  }
}

/// A file with acts, which are the body of an asynchronous function.
struct Acts: Sendable {
  let file: String
  let text: String

  /// Performs the acts in the app. The error about a mistake in their syntax begins with its place.
  @ScriptThread
  func perform(on driver: Driver) async throws(RPCError) {
    do throws(RPCError) {
      _ = try await driver.request("script/run", ["source": .string("async () => {\n\(text)\n}")])
    } catch {
      // The first line of the function is not the file's, nor is the last one, at which a text that ends too soon is at fault.
      guard let line = error.data["line"]?.int else { throw error }
      let last = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let place = "\(file):\(min(Int(line) - 1, last))"
      throw RPCError(.rejected, "\(place): SyntaxError: \(error.message)", data: error.data)
    }
  }
}
