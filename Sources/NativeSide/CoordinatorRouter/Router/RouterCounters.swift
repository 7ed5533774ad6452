internal import NavbridgeWire
internal import OrderedCollections

/// The router's counts since the start of the app, for `stats/get`.
struct RouterCounters {
  /// The number of actions for which `perform` was called.
  var performed = 0
  /// The number of actions that have settled.
  var settled = 0
  /// The number of settled actions that have failed.
  var failed = 0
  /// The number of settled actions that the watchdog has ended.
  var timedOut = 0
  /// The number of reported changes.
  var changes = 0
  var started = 0
  var stopped = 0
  /// The number of invariants that were found violated. It is 0 unless this design has a fault.
  var violations = 0

  var json: JSONObject {
    func number(_ value: Int) -> JSON { .int(Int64(value)) }
    return [
      "performed": number(performed), "settled": number(settled), "failed": number(failed),
      "timedOut": number(timedOut), "changes": number(changes), "coordinatorsStarted": number(started),
      "coordinatorsStopped": number(stopped), "violations": number(violations),
    ]
  }
}
