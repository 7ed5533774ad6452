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
        "heldFingers": number(host.reactFinger.held == nil ? 0 : 1),
      ],
      "pendingCommands": .texts(host.pending.descriptions + (host.moduleCode?.heldCalls ?? [])),
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

/// Moves a virtual clock for drivers (protocol §8a), and ends its waits with the script context.
@MainQueue
final class ClockControl: HostPart {
  private unowned let host: NativeHost

  init(host: NativeHost) { self.host = host }

  nonisolated static var driverMethods: [DriverHandler] {
    [
      .handle(ClockMethods.pause) { host throws(RPCError) in
        try host.virtualClock().pause()
        return try host.virtualClock().state
      },
      .handle(ClockMethods.resume) { host throws(RPCError) in
        try host.virtualClock().resume()
        return try host.virtualClock().state
      },
      .handle(ClockMethods.now) { host throws(RPCError) in try host.virtualClock().state },
      .handleLater(ClockMethods.step) { host, reply throws(RPCError) in try host.virtualClock().step(reply: reply) },
      .handleLater(ClockMethods.advance) { host, reply, milliseconds throws(RPCError) in
        try host.virtualClock().advance(by: .milliseconds(milliseconds), reply: reply)
      },
      .handleLater(ClockMethods.settle) { host, reply, longest, limit, rest throws(RPCError) in
        try host.virtualClock().settle(
          .init(longest: longest, limit: .milliseconds(limit), rest: .milliseconds(rest), reply: reply)
        ) { host.busyWith }
      },
    ]
  }

  nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(ClockMessages.idle, counts: false) { session, received, nextTimer, awaits, reached in
        session.host.sharedClock.receiveFromScript(
          received: received, nextTimer: nextTimer, awaits: awaits, reached: reached)
      }
    ]
  }

  func scriptWillBegin(_ session: ScriptSession) { host.sharedClock.contextBegan(session) }

  func scriptDidEnd() {
    host.clockHolds.contextEnded()
    host.sharedClock.contextEnded()
  }

  func connectionClosed(_ id: Int) { host.clockDriver?.forget(id) }
}

extension NativeHost {
  /// Returns the driver of a virtual clock. Throws for a real clock, which cannot be moved.
  fileprivate func virtualClock() throws(RPCError) -> VirtualClockDriver {
    guard let clockDriver else {
      throw RPCError(.methodNotFound, "clock/… moves a virtual clock; this native side runs with --clock real.")
    }
    return clockDriver
  }
}
