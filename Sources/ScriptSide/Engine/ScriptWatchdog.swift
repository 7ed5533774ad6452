#if JavaScript
internal import CJavaScriptCore

/// Ends what the script does when its turn takes too long.
///
/// JavaScriptCore calls back, on the script thread, each time that one run of the script's has taken another `interval` of
/// processor time. A turn may be many runs, and a microtask is one of its own: see `TurnGuard`.
final class ScriptWatchdog {
  private let turn: ScriptTurn
  private var group: JSContextGroupRef?
  /// Whether the turn that runs was ended, or ran last.
  private(set) var hasBitten = false

  init(_ turn: ScriptTurn) { self.turn = turn }

  private var interval: Double { min(0.25, Double(turn.limit) / 1000) }

  func watch(_ group: JSContextGroupRef) {
    self.group = group
    JSContextGroupSetExecutionTimeLimit(
      group, interval, { _, data in Unmanaged<ScriptWatchdog>.fromOpaque(data!).takeUnretainedValue().mustEnd() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  func stopWatching(_ group: JSContextGroupRef) { JSContextGroupSetExecutionTimeLimit(group, .infinity, nil, nil) }

  func turnBegins() { hasBitten = false }

  /// What the turn has failed with, if it has taken too long; to be asked between two runs.
  var failure: ScriptFailure? {
    if !hasBitten { hasBitten = turn.overdue() != nil }
    return hasBitten ? turn.failure : nil
  }

  private func mustEnd() -> Bool {
    // A limit that was reached counts no more unless it is set again.
    if failure == nil, let group { watch(group) }
    return hasBitten
  }
}
#endif
