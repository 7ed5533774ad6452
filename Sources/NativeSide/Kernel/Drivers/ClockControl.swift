internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

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
    ]
  }

  nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(ClockMessages.idle, counts: false) { session, received, nextTimer in
        session.host.sharedClock.receiveFromScript(received: received, nextTimer: nextTimer)
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
