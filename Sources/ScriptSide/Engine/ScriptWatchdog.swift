#if JavaScript
internal import CJavaScriptCore
import Glibc

/// Ends a script that does not come to the end of a turn, and a process that nobody is left to read of.
///
/// JavaScriptCore calls back while a script runs, on the script thread, each time another `interval` of processor time
/// has passed.
final class ScriptWatchdog {
  private static let interval = 0.25

  /// Seconds of processor time that one turn may take; nil for no limit.
  private let limit: Double?
  /// Whether whoever started this process has gone.
  private let isAbandoned: () -> Bool
  private var taken = 0.0
  private var group: JSContextGroupRef?
  private(set) var hasBitten = false

  init(milliseconds: Int?, isAbandoned: @escaping () -> Bool) {
    limit = milliseconds.map { Double($0) / 1000 }
    self.isAbandoned = isAbandoned
  }

  var failure: ScriptFailure {
    let milliseconds = Int((limit ?? 0) * 1000)
    return ScriptFailure(
      kind: .endlessLoop,
      message: "The script ran for \(milliseconds) ms without coming to an end, perhaps in an endless loop; "
        + "--script-timeout sets the limit.")
  }

  func watch(_ group: JSContextGroupRef) {
    self.group = group
    JSContextGroupSetExecutionTimeLimit(
      group, min(Self.interval, limit ?? Self.interval),
      { _, data in Unmanaged<ScriptWatchdog>.fromOpaque(data!).takeUnretainedValue().mustEnd() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  func stopWatching(_ group: JSContextGroupRef) { JSContextGroupSetExecutionTimeLimit(group, .infinity, nil, nil) }

  /// The host calls the script.
  func turnBegins() { taken = 0 }

  private func mustEnd() -> Bool {
    if isAbandoned() { _exit(1) }
    taken += min(Self.interval, limit ?? Self.interval)
    guard let limit, taken >= limit - 1e-9 else {
      // A limit that was reached counts no more unless it is set again.
      if let group { watch(group) }
      return false
    }
    hasBitten = true
    return true
  }
}
#endif
