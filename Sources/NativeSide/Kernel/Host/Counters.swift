/// What `stats/get` counts.
struct Counters {
  var resolved = 0
  var rejected = 0
  var invalidated = 0
  var neverSettles = 0
  /// Messages of an epoch that had ended: not acted upon, or not delivered.
  var droppedOfOldEpoch = 0
  /// Events for which nobody listened.
  var droppedWithoutListener = 0
}
