import Glibc
internal import Shared

/// Hears of turns that the engine cannot end by its watchdog: endless microtasks, of which each is a run of its own to the
/// engine, and functions of the engine's that take long. All that is left then is to end the process.
enum TurnGuard {
  /// How often it looks, in milliseconds of real time.
  private static let interval: CInt = 250
  /// What the watchdog may need to end a turn, in milliseconds of processor time.
  private static let grace = 500

  /// Calls `handler` once, on a thread of its own, when a turn is long overdue; with the moment at which it began.
  static func start(_ turn: ScriptTurn, handler: @escaping @Sendable (TranscriptEntry.Moment) -> Void) {
    LiveThread.start(name: "turn guard") {
      while true {
        poll(nil, 0, interval)
        if let moment = turn.overdue(grace: grace) { return handler(moment) }
      }
    }
  }
}
