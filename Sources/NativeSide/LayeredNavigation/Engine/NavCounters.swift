/// The operations of a navigation that have ended, for statistics.
struct NavCounters: Sendable {
  var committed = 0
  var rolledBack = 0
  var watchdogs = 0
  var strays = 0
}
