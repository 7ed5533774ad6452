import Glibc
import ScriptEngine
import Shared

/// The process's one thread, from the connection to the end.
enum ScriptProcess {
  /// Runs the script on the calling thread; the process ends from within.
  static func run(_ settings: ScriptSettings, pipe: String, endsWithInput: Bool) {
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
            StandardError.complain("The connection to the native side was lost. \(reason)")
            end(EX_SOFTWARE)
          case .refused(let reason):
            StandardError.complain("The native side refused the script: \(reason)")
            end(EX_SOFTWARE)
          }
        }
      } catch {
        StandardError.complain("\(error)")
        end(error is PipeConnector.Failure ? EX_UNAVAILABLE : EX_SOFTWARE)
      }
    }
    ScriptThread.loop.run()
  }

  @ScriptThread private static var engine: ScriptEngine?

  /// Ends at once: a script may be in the middle of a turn, and has nothing to tidy up that the system does not.
  private static func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
  }
}
