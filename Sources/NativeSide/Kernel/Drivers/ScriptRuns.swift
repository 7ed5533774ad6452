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
      }
    ]
  }

  func receive(_ notification: ScriptNotification) -> Bool {
    guard case .ran(let run, let outcome) = notification else { return false }
    ended(run, outcome)
    return true
  }

  private func run(_ source: String, _ arguments: JSON?, _ reply: DriverReply<JSON>) throws(RPCError) {
    guard let session = host.session, !host.machine.isReloading else {
      throw RPCError(.notFound, "script/run: no script runs.")
    }
    let number = running.nextNumber
    running.append(reply)
    host.wire.notify(session.peer, "script/run") { writer in
      writer.object {
        writer.key("id")
        writer.value(number)
        writer.key("source")
        writer.value(source)
        writer.key("arguments")
        writer.value(arguments ?? [])
      }
    }
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
