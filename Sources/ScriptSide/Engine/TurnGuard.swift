import Glibc
internal import NavbridgeRuntime

/// Ends the process of a script whose turn takes too long, from a separate thread.
///
/// It is also the way out where a watchdog cannot end the turn: of endless microtasks, each of which the engine treats
/// as a separate run, and of slow functions of the engine itself.
enum TurnGuard {
  /// The processor time that a watchdog may need to end a turn, in milliseconds.
  private static let grace = 500

  /// Calls `handler` once, on a separate thread, when a turn is overdue. Its argument is the moment at which the turn
  /// began.
  ///
  /// - Parameter hasWatchdog: true if a watchdog can end most turns, and is to do so first.
  static func start(
    _ turn: ScriptTurn, hasWatchdog: Bool, handler: @escaping @Sendable (TranscriptEntry.Moment) -> Void
  ) {
    let interval = CInt(turn.interval)
    LiveThread.start(name: "turn guard") {
      while true {
        poll(nil, 0, interval)
        if let moment = turn.overdue(grace: hasWatchdog ? grace : 0) { return handler(moment) }
      }
    }
  }
}
