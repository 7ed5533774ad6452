/// The counters that `stats/get` returns.
struct Counters {
  var resolved = 0
  var rejected = 0
  var invalidated = 0
  var neverSettles = 0
  /// Messages of an epoch that had ended. They were not handled, or not delivered.
  var droppedOfOldEpoch = 0
  /// Events that had no listener.
  var droppedWithoutListener = 0
}
