import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import ScriptSideProgram
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

      'navbridge snapshot --pipe PATH' shows the screen of a pair that runs already ('navbridge attached snapshot --help').

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

  @OptionGroup var moment: MomentOptions

  func validate() throws {
    if svg == "-", png == "-" {
      throw ValidationError("Of --svg and --png one may be '-': standard output takes one picture.")
    }
  }

  func run() throws {
    let app = try text(ofScript: script.file)
    let moment = try moment.moment { try text(ofScript: $0) }
    try script.checkFiles()
    try OutputFiles.check(
      ("--svg", svg), ("--png", png), inputs: script.files + native.files + [self.moment.after].compactMap(\.self))
    let view = ScreenView(svg: svg, png: png, moment: moment)
    var options = AppRun.Options(scriptArguments: script.arguments + wire.arguments)
    options.nativeArguments = native.arguments(runs: app) + wire.arguments
    limit.apply(to: &options)
    options.explainsAfter = TimeLimitOptions.patience
    options.stopsAt = moment.stop
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
  let moment: RunMoment

  /// Shows the screen of an app at rest. Returns the exit code.
  @ScriptThread
  func show(_ driver: Driver) async -> Int32 {
    do throws(RPCError) {
      try await moment.reach(on: driver)
      guard svg != nil || png != nil else {
        for line in SnapshotText.lines(try await driver.snapshot(react: true)) { StandardOutput.printLine(line) }
        return 0
      }
      return await write(try await driver.screenshot())
    } catch {
      StandardError.complain(error.message)
      return 1
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
