import Glibc
import NavbridgeRuntime
import NavbridgeWire
import ScriptEngine

/// The process's one thread, from the connection to the end.
enum ScriptSideProcess {
  /// Runs the script on the calling thread. The process ends inside this call.
  static func run(_ settings: ScriptSettings, pipe: String, endsWithInput: Bool, countsEntries: Bool) {
    // This comes before any other thread is created.
    SignalWatch.putOff([reportSignal])
    ReportRequest.start(reportSignal) { report(countsEntries) }
    if endsWithInput { InputWatch.start { end(128 + SIGTERM) } }
    var settings = settings
    settings.endProcess = { end($0) }
    let thread = Runtime.live.script
    let loop = thread.useCallingThread()
    thread.jobs.asyncScript { [settings] in
      do {
        engine = try ScriptEngine(connectingTo: pipe, settings) { ending in
          switch ending {
          case .failed(let code): end(code)
          case .disconnected, .refused:
            if case .disconnected = ending { waitForEnd(endsWithInput) }
            StandardError.complain(ending.sentence ?? "")
            end(EX_SOFTWARE)
          }
        }
      } catch {
        waitForEnd(endsWithInput)
        StandardError.complain("\(error)")
        end(error is PipeConnector.Failure ? EX_UNAVAILABLE : EX_SOFTWARE)
      }
    }
    loop.run()
  }

  @ScriptThread private static var engine: ScriptEngine?

  /// The signal that requests a report of what the script awaits, and the end. SIGUSR1 is used by the engine.
  private static let reportSignal = SIGUSR2

  /// Runs on a separate thread. A script in the middle of a turn makes no report, and is ended without one.
  private static func report(_ countsEntries: Bool) {
    ScriptThread.executor.jobs.asyncScript {
      if countsEntries, let engine { StandardError.complain("The script was entered \(engine.entries) times.") }
      let awaited = engine?.reportAwaited() ?? ScriptAwaits()
      end(awaited.unsettled.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    poll(nil, 0, CInt(reportLimit))
    StandardError.complain("The script is busy and cannot list its awaits.")
    end(EXIT_FAILURE)
  }

  /// The time limit for a report, in milliseconds of real time. A run that has less time left ends this process itself.
  private static let reportLimit = 9_000

  /// Waits a moment for the end. The process that started this one ends both sides together, and notices the end of the
  /// native side without a message. A signal may therefore be on its way, and then nothing must be reported as an
  /// error.
  private static func waitForEnd(_ endsWithInput: Bool) {
    if endsWithInput { usleep(300_000) }
  }

  /// Ends the process at once. A script may be in the middle of a turn, and the system releases everything that it
  /// holds.
  private static func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
  }
}
