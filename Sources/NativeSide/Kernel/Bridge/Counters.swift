package import NavbridgeRuntime

/// The counters that `stats/get` returns.
@MainQueue
package final class Counters {
  init() {}

  package var resolved = 0
  package var rejected = 0
  var invalidated = 0
  package var neverSettles = 0
  /// Messages of an epoch that had ended. They were not handled, or not delivered.
  var droppedOfOldEpoch = 0
  /// Events that had no listener.
  package var droppedWithoutListener = 0
}
