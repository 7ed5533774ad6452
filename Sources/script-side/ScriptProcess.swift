import Glibc
import ScriptEngine
import Shared

/// The process's one thread, from the connection to the end.
enum ScriptProcess {
  /// Runs the script on the calling thread; the process ends from within.
  static func run(_ settings: ScriptSettings, pipe: String, endsWithInput: Bool) {
    // Before there is another thread.
    SignalWatch.putOff([reportSignal])
    ReportRequest.start(reportSignal) { report() }
    if endsWithInput { InputWatch.start { end(128 + SIGTERM) } }
    var settings = settings
    settings.endProcess = { end($0) }
    ScriptThread.executor.bind(to: ScriptThread.loop)
    let start = SerialQueue(label: "start", target: ScriptThread.loop)
    start.asyncScript { [settings] in
      do {
        engine = try ScriptEngine(connectingTo: pipe, settings) { ending in
          switch ending {
          case .failed(let code): end(code)
          case .disconnected(let reason):
            waitForEnd(endsWithInput)
            StandardError.complain("The connection to the native side was lost. \(reason)")
            end(EX_SOFTWARE)
          case .refused(let reason):
            StandardError.complain("The native side refused the script: \(reason)")
            end(EX_SOFTWARE)
          }
        }
      } catch {
        waitForEnd(endsWithInput)
        StandardError.complain("\(error)")
        end(error is PipeConnector.Failure ? EX_UNAVAILABLE : EX_SOFTWARE)
      }
    }
    ScriptThread.loop.run()
  }

  @ScriptThread private static var engine: ScriptEngine?

  /// Asks for a report of what the script awaits, and for the end. SIGUSR1 is the engine's own.
  private static let reportSignal = SIGUSR2

  /// Told by a thread of its own. A script that is in the middle of a turn does not hear of it, and is ended without.
  private static func report() {
    ScriptThread.executor.jobs.asyncScript {
      let awaited = engine?.reportAwaited() ?? ScriptAwaits()
      end(awaited.unsettled.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    poll(nil, 0, CInt(reportLimit))
    StandardError.complain("The script is busy, and cannot say what it awaits.")
    end(EXIT_FAILURE)
  }

  /// Milliseconds of real time that a report may take. A run that has less time ends this process itself.
  private static let reportLimit = 9_000

  /// Whoever started this process ends both sides together, and knows of the native side's end by itself: a signal may be
  /// on its way, after which nothing is to be complained of.
  private static func waitForEnd(_ endsWithInput: Bool) {
    if endsWithInput { usleep(300_000) }
  }

  /// Ends at once: a script may be in the middle of a turn, and has nothing to tidy up that the system does not.
  private static func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
  }
}
