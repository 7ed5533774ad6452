package import NavbridgeWire
internal import OrderedCollections

/// The part of the answer to `stats/get` that a stress run compares.
package struct NativeCounts: Sendable, Equatable {
  package var epoch = 0
  package var settled = OutcomeCounts()
  package var droppedOfOldEpoch = 0
  package var droppedWithoutListener = 0
  package var liveObjects: [String: Int] = [:]
  package var pending: [String: Int] = [:]
  package var connections = 0
  /// The native side's diagnostics on promises that settled again.
  package var settledTwice: [String] = []

  package init() {}

  package init(_ stats: JSON) {
    func number(_ group: String, _ key: String) -> Int { stats[group]?[key]?.int ?? 0 }
    func numbers(_ group: String) -> [String: Int] {
      (stats[group]?.object ?? [:]).reduce(into: [:]) { $0[$1.key.text] = $1.value.int }
    }
    epoch = stats["epoch"]?.int ?? 0
    for outcome in Outcome.allCases { settled[outcome] = number("settled", outcome.rawValue) }
    droppedOfOldEpoch = number("dropped", "oldEpoch")
    droppedWithoutListener = number("dropped", "noListener")
    liveObjects = numbers("liveObjects")
    pending = numbers("pending")
    connections = stats["connections"]?.int ?? 0
    settledTwice = (stats["diagnostics"]?.array ?? []).filter { $0["kind"] == "settledTwice" }
      .map { $0["message"]?.string ?? "" }
  }
}
