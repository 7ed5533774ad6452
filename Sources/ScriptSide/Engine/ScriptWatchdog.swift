#if JavaScript
internal import CJavaScriptCore
internal import ScriptSide

/// Ends the script's code when its turn takes too long.
///
/// JavaScriptCore calls back on the script thread each time that one run of the script has taken another `interval` of
/// processor time. A turn may consist of many runs, and each microtask is a separate run: see `TurnGuard`.
///
/// The engine then asks the system for the time whenever the script is entered. Therefore a script has a watchdog only if
/// the process must go on after a turn that took too long.
///
/// `@safe`: the group is that of the context that is watched, which ends the watch before it releases the group.
@safe
final class ScriptWatchdog {
  private let turn: ScriptTurn
  private var group: JSContextGroupRef?
  /// True if the watchdog has ended the running turn, or the last one if none runs.
  private(set) var hasBitten = false
  /// The frames of the code that the watchdog has ended, innermost first, one a line; empty if none ran.
  private(set) var stack = ""

  init(_ turn: ScriptTurn) { self.turn = turn }

  /// The interval between two checks, in seconds.
  private var interval: Double { Double(turn.interval) / 1000 }

  func watch(_ group: JSContextGroupRef) {
    unsafe self.group = group
    unsafe JSContextGroupSetExecutionTimeLimit(
      group, interval, { unsafe Unmanaged<ScriptWatchdog>.fromOpaque($1!).takeUnretainedValue().mustEnd($0!) },
      Unmanaged.passUnretained(self).toOpaque())
  }

  func stopWatching(_ group: JSContextGroupRef) {
    unsafe JSContextGroupSetExecutionTimeLimit(group, .infinity, nil, nil)
  }

  func turnBegins() {
    hasBitten = false
    stack = ""
  }

  /// The failure of a turn that has taken too long. Must be read between two runs.
  var failure: ScriptFailure? {
    if !hasBitten { hasBitten = turn.overdue() != nil }
    return hasBitten ? turn.failure : nil
  }

  private func mustEnd(_ context: JSContextRef) -> Bool {
    // The engine ignores a limit that was reached unless it is set again.
    if failure == nil, let group = unsafe group { unsafe watch(group) }
    if hasBitten { stack = unsafe Self.stack(context) }
    return hasBitten
  }

  /// Returns the frames of the code that runs.
  private static func stack(_ context: JSContextRef) -> String {
    let name = unsafe "stack".withCString { unsafe JSStringCreateWithUTF8CString($0) }
    defer { unsafe JSStringRelease(name) }
    guard let error = unsafe JSObjectMakeError(context, 0, nil, nil),
      let value = unsafe JSObjectGetProperty(context, error, name, nil), unsafe JSValueIsString(context, value),
      let text = unsafe JSValueToStringCopy(context, value, nil)
    else { return "" }
    defer { unsafe JSStringRelease(text) }
    return unsafe JSContextText.text(text)
  }
}
#endif
