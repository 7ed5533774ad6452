import ArgumentParser
import Glibc
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import ScriptSideProgram
import NavbridgeSetup
internal import NavbridgeVocabulary
import NavbridgeWireOptions

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks that navbridge can work here: one line for each matter, with the way out of a fault.",
    discussion: """
      A line begins with 'ok', 'note' for something optional that is missing, 'warning' or 'fault'. The matters: the programs and their versions, the libraries, \
      sockets, a native side and a script that are started for this, memory, processors, and tools that some tasks need.

      Exit codes: 0 there is no fault; 1 there is one; 64 wrong use; 74 standard output cannot be written.
      """)

  @Option(
    help: ArgumentHelp(
      "Run this bundle or app, and name the first thing that keeps it from running.", valueName: "file"),
    completion: .file(extensions: ["js", "jsbundle"]))
  var bundle: String?

  /// The time limit for one matter, in seconds.
  private static let patience: Int64 = 60

  func run() throws {
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) { [bundle] in
      let code = await Self.examine(bundle)
      Glibc.exit(StandardOutput.finish(code))
    }
    loop.run()
  }

  /// Returns the settings with which `navbridge run` runs a bundle.
  private static func options(
    _ bundle: String
  ) -> @ScriptThread @Sendable (Architecture?) throws -> AppRun.Options {
    { route in
      let run = try RunCommand.parse((route.map { ["--architecture", $0.rawValue] } ?? []) + ["--", bundle])
      var options = AppRun.Options(scriptArguments: run.script.arguments + run.wire.arguments)
      options.nativeArguments = run.native.arguments(runs: try TextFile.read(bundle)) + run.wire.arguments
      return options
    }
  }

  @ScriptThread
  private static func examine(_ bundle: String?) async -> CInt {
    let style = TextStyle.ofOutput
    let doctor = Doctor { finding in
      StandardOutput.print(coloured: finding.line(style) + "\n")
      fflush(nil)
    }
    // A stopped program accepts a connection and never answers.
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(nanoseconds: patience * 1_000_000_000) {
      ScriptThread.assumeIsolated { doctor.giveUp(after: patience) }
      Glibc.exit(StandardOutput.finish(1))
    }
    await doctor.examine(bundle.map { BundleTrial(path: $0, options: options($0)) })
    return doctor.hasFault ? 1 : 0
  }
}
