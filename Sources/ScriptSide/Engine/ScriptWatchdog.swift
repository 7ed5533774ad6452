#if JavaScript
internal import CJavaScriptCore

/// Ends the script's code when its turn takes too long.
///
/// JavaScriptCore calls back on the script thread each time that one run of the script has taken another `interval` of
/// processor time. A turn may consist of many runs, and each microtask is a separate run: see `TurnGuard`.
///
/// The engine then asks the system for the time whenever the script is entered. Therefore a script has a watchdog only if
/// the process must go on after a turn that took too long.
final class ScriptWatchdog {
  private let turn: ScriptTurn
  private var group: JSContextGroupRef?
  /// True if the watchdog has ended the running turn, or the last one if none runs.
  private(set) var hasBitten = false

  init(_ turn: ScriptTurn) { self.turn = turn }

  /// The interval between two checks, in seconds.
  private var interval: Double { Double(turn.interval) / 1000 }

  func watch(_ group: JSContextGroupRef) {
    self.group = group
    JSContextGroupSetExecutionTimeLimit(
      group, interval, { _, data in Unmanaged<ScriptWatchdog>.fromOpaque(data!).takeUnretainedValue().mustEnd() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  func stopWatching(_ group: JSContextGroupRef) { JSContextGroupSetExecutionTimeLimit(group, .infinity, nil, nil) }

  func turnBegins() { hasBitten = false }

  /// The failure of a turn that has taken too long. Must be read between two runs.
  var failure: ScriptFailure? {
    if !hasBitten { hasBitten = turn.overdue() != nil }
    return hasBitten ? turn.failure : nil
  }

  private func mustEnd() -> Bool {
    // The engine ignores a limit that was reached unless it is set again.
    if failure == nil, let group { watch(group) }
    return hasBitten
  }
}
#endif
