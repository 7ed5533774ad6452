import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeStress
import NavbridgeTestRunner
import NavbridgeVocabulary

/// Runs a profile on the requested routes, and ends the process with the result.
enum StressRunner {
  /// The nanoseconds between two texts of the progress line.
  private static let progressInterval: Int64 = 250_000_000

  static func run(_ options: StressOptions, _ profile: StressProfile) throws {
    var settings = StressSettings(profile, options.extent, inFlight: options.inFlight, seed: options.seed)
    settings.ownsProcess = true
    let files = try StressFiles(options)
    let architectures = options.architecture.map { [$0] } ?? Architecture.allCases
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) { [settings] in
      await perform(settings, architectures, json: options.json, files)
    }
    loop.run()
  }

  @ScriptThread
  private static func perform(
    _ settings: StressSettings, _ architectures: [Architecture], json: Bool, _ files: StressFiles
  ) async {
    var watch = Watch(limit: settings.waitLimit)
    let line = ProgressLine(interval: progressInterval)
    SignalWatch.start(SignalWatch.ending, on: Runtime.current.script.eventLoop) { signal in
      ScriptThread.assumeIsolated {
        // The second signal ends the process at once. The children end when the connections of this process close.
        if watch.failure != nil {
          line?.erase()
          _exit(128 + signal)
        }
        watch.fail(.interrupted(signal: signal))
      }
    }
    var cases: [StressCase] = []
    var code: CInt = 0
    for architecture in architectures where code < 2 {
      watch = Watch(limit: settings.waitLimit)
      show(json) { $0.bold($0.wrapped(settings.heading(architecture))) }
      do {
        let report = try await Stress.run(settings, architecture, watch) { line?.show($0.text) }
        line?.erase()
        cases.append(StressCase(settings.profile, architecture, .report(report)))
        show(json, report.text)
        if !report.passed { code = 1 }
      } catch {
        line?.erase()
        cases.append(StressCase(settings.profile, architecture, .error("\(error)")))
        StandardError.complain("\(error)")
        code = (error as? StressError)?.exitCode ?? EX_SOFTWARE
      }
    }
    if json, code < 2 { StandardOutput.printLine(json: "\(StressReport.json(cases.compactMap(\.report)))") }
    if !files.write(cases), code == 0 { code = EX_IOERR }
    end(with: code)
  }

  /// With `--json`, standard output is reserved for the document.
  private static func show(_ json: Bool, _ text: (TextStyle) -> String) {
    if json { return StandardError.write(text(.ofErrors) + "\n") }
    StandardOutput.print(coloured: text(.ofOutput) + "\n")
    fflush(nil)
  }

  private static func end(with code: CInt) -> Never {
    Glibc.exit(StandardOutput.finish(code))
  }
}

extension StressError {
  /// The exit code, by the convention of all commands of this package.
  fileprivate var exitCode: CInt {
    switch self {
    case .timedOut: 124
    case .interrupted(let signal): 128 + signal
    case .scriptLost, .nativeLost, .noFolder: EX_SOFTWARE
    }
  }
}
