internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Handles the requests of drivers (protocol §8).
@MainQueue
final class DriverDispatcher: DriverCallReceiver {
  private unowned let host: NativeHost
  /// The requests that wait for their turn.
  private lazy var queue = ActQueue(
    host: host, run: { [unowned self] in run($0, $1) },
    isWaitingChanged: { [unowned self] in host.call(self, atEndOfTurn: $0) })

  init(host: NativeHost) {
    self.host = host
    host.drivers = self
  }

  func turnEnded() { queue.turnEnded() }
  func connectionClosed(_ id: Int) { queue.forget(id) }

  func addBusyReasons(to reasons: inout BusyReasons) {
    reasons.add(
      if: queue.count > 0,
      queue.count == 1
        ? "1 request of a driver waits for its turn" : "\(queue.count) requests of drivers wait for their turn")
  }

  func receive(_ call: DriverCall) {
    if call.peer.isGone { return host.wire.abandon(call.reply) }
    if host.isShutDown { return host.wire.reject(call.reply, .bridgeInvalidated) }
    guard let position = unsafe call.method.withUTF8({ unsafe host.driverMethodNames[$0] }) ?? nil else {
      return host.wire.reject(call.reply, unknown(call.method))
    }
    queue.receive(call, host.driverMethods[position])
  }

  /// Runs a request, and counts its work for the peer.
  private func run(_ call: DriverCall, _ handler: DriverHandler) {
    let began = host.queue.target.now
    defer { call.peer.didWork(host.queue.target.now - began) }
    guard let trace = host.trace else { return perform(call, handler) }
    trace.receive(call.trace) {
      if handler.isAct { trace.enter(.act, subject: "driver", action: handler.method.name) }
      perform(call, handler)
    }
  }

  private func perform(_ call: DriverCall, _ handler: DriverHandler) {
    do throws(RPCError) {
      if handler.isAct { host.noteAct(handler.method.name, call.params) }
      try handler.run(host, call.params, call.reply)
    } catch {
      host.wire.reject(call.reply, error)
    }
  }

  private func unknown(_ method: JSONValue) -> RPCError {
    // No module's name is as long as a text that is not read.
    let name = method.text() ?? ""
    let module = name.split(separator: ".", maxSplits: 1).first ?? ""
    let isModule = Architecture.allCases.contains { architecture in
      host.server?.table(architecture).has(module: module) ?? false
    }
    guard isModule || name.hasPrefix("bridge/") else {
      return RPCError(.methodNotFound, "There is no method '\(cut: method)'.")
    }
    return RPCError(
      .methodNotFound, "'\(cut: method)' is for scripts; this connection is a driver's (see role in initialize).")
  }
}
