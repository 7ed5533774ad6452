public import NavbridgeWire

/// The part of the answer to `stats/get` that a stress run compares.
public struct NativeCounts: Sendable, Equatable {
  public var epoch = 0
  public var settled = OutcomeCounts()
  public var droppedOfOldEpoch = 0
  public var droppedWithoutListener = 0
  public var liveObjects: [String: Int] = [:]
  public var pending: [String: Int] = [:]
  public var connections = 0
  /// The native side's diagnostics on promises that settled again.
  public var settledTwice: [String] = []

  public init() {}

  public init(_ stats: JSON) {
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
