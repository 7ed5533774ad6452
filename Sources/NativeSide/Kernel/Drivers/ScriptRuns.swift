internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The functions that drivers have sent to the running script, and that have not ended (protocol §8, `script/run`).
@MainQueue
final class ScriptRuns: HostPart {
  private unowned let host: NativeHost
  private var running = CallTable<DriverReply<JSON>>()

  init(host: NativeHost) { self.host = host }

  nonisolated static var driverMethods: [DriverHandler] {
    [
      .handleLater(ScriptMethods.run) { host, reply, source, arguments throws(RPCError) in
        try host.part(ScriptRuns.self).run(source, arguments, reply)
      },
      .handleLater(ScriptMethods.strike) { host, reply, fault throws(RPCError) in
        try host.part(ScriptRuns.self).strike(fault, reply)
      },
    ]
  }

  nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(ContextMessages.ran) { session, id, value, error in
        session.host.part(ScriptRuns.self).ended(id, outcome(value: value, error: error))
      }
    ]
  }

  private nonisolated static func outcome(value: JSON?, error: JSON?) -> Result<JSON, RPCError> {
    guard let error else { return .success(value ?? .null) }
    return .failure(
      RPCError(
        code: error["code"]?.int ?? RPCErrorCode.rejected.rawValue, message: error["message"]?.string ?? "",
        data: error["data"] ?? .null))
  }

  private func run(_ source: String, _ arguments: JSON?, _ reply: DriverReply<JSON>) throws(RPCError) {
    guard let session = host.session, !host.machine.isReloading else {
      throw RPCError(.notFound, "script/run: no script runs.")
    }
    let number = running.nextNumber
    running.append(reply)
    host.wire.notify(session.peer, ContextMessages.run, number, source, arguments ?? [])
  }

  /// Has a fault strike the connection of the running script.
  private func strike(_ fault: AppFault, _ reply: DriverReply<Void>) throws(RPCError) {
    guard let ofConnection = fault.ofConnection else {
      throw RPCError(.invalidParams, "script/strike: '\(fault.rawValue)' is no fault of a connection.")
    }
    guard let session = host.session, let server = host.server else {
      throw RPCError(.notFound, "script/strike: no script runs.")
    }
    server.strike(ofConnection, session.peer.id) { [host] in host.wire.resolve(reply) }
  }

  private func ended(_ number: Int, _ outcome: Result<JSON, RPCError>) {
    guard let reply = running.take(number) else { return }
    switch outcome {
    case .success(let value): host.wire.resolve(reply, value)
    case .failure(let error): host.wire.reject(reply, error)
    }
  }

  /// Rejects all functions, because their context has ended.
  func scriptWillEnd() {
    for (number, reply) in running.all {
      _ = running.take(number)
      host.wire.reject(reply, .bridgeInvalidated)
    }
  }

  /// Removes the functions of a connection that has closed, which need no answer.
  func connectionClosed(_ connection: Int) {
    for (number, reply) in running.all where reply.peer.id == connection { _ = running.take(number) }
  }
}
