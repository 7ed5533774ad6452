internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// Answers `stats/get` (protocol §10).
@MainQueue
final class StatisticsReport: HostPart {
  init(host: NativeHost) {}

  nonisolated static var driverMethods: [DriverHandler] {
    [.handle(StatisticsMethods.get) { host in json(of: host) }]
  }

  private static func json(of host: NativeHost) -> JSON {
    let counters = host.counters
    func number(_ value: Int) -> JSON { .int(Int64(value)) }
    func queue(_ queue: SerialQueue?) -> JSON { ["depth": number(queue?.depth ?? 0), "ran": number(queue?.ran ?? 0)] }
    var statistics: JSONObject = [
      "epoch": number(host.machine.visibleEpoch),
      "liveObjects": host.liveObjects.json,
      "pending": [
        "commands": number(host.pending.count), "surfaces": number(host.session?.surfaces.unmountedCount ?? 0),
        "timers": number(host.clock.scheduled), "transitions": number(host.application.runningTransitions),
        "awaitingFinger": number(host.pending.awaitingFinger),
      ],
      "pendingCommands": .array(host.pending.descriptions.map { .string($0) }),
      "queues": ["main": queue(host.queue), "methodQueue": queue(host.server?.methodQueue)],
      "connections": number(host.connections), "turns": number(host.turns),
      "awaitsScript": .bool(host.sharedClock.awaitsAnswer),
      "dropped": [
        "oldEpoch": number(counters.droppedOfOldEpoch), "noListener": number(counters.droppedWithoutListener),
      ],
      "settled": [
        "resolved": number(counters.resolved), "rejected": number(counters.rejected),
        "invalidated": number(counters.invalidated), "neverSettles": number(counters.neverSettles),
      ],
      "diagnostics": host.diagnostics.json,
    ]
    host.design.addStatistics(to: &statistics)
    return .object(statistics)
  }
}
