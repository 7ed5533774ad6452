import Glibc
internal import NavbridgeRuntime

/// Detects turns that the engine cannot end with its watchdog: endless microtasks, each of which the engine treats as a
/// separate run, and slow functions of the engine itself. Only ending the process can then end the turn.
enum TurnGuard {
  /// The interval between two checks, in milliseconds of real time.
  private static let interval: CInt = 250
  /// The processor time that the watchdog may need to end a turn, in milliseconds.
  private static let grace = 500

  /// Calls `handler` once, on a separate thread, when a turn is long overdue. Its argument is the moment at which the
  /// turn began.
  static func start(_ turn: ScriptTurn, handler: @escaping @Sendable (TranscriptEntry.Moment) -> Void) {
    LiveThread.start(name: "turn guard") {
      while true {
        poll(nil, 0, interval)
        if let moment = turn.overdue(grace: grace) { return handler(moment) }
      }
    }
  }
}
