internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The functions that drivers have sent to the running script, and that have not ended (protocol §8, `script/run`).
@MainQueue
final class ScriptRuns {
  /// The end of a function, as the script reports it.
  enum Outcome: Sendable {
    case returned(JSON)
    case threw(RPCError)

    /// Makes an end of the members of `script/ran`.
    init(value: JSON?, error: JSON?) {
      guard let error else {
        self = .returned(value ?? .null)
        return
      }
      self = .threw(
        RPCError(
          code: error["code"]?.int ?? RPCErrorCode.rejected.rawValue, message: error["message"]?.string ?? "",
          data: error["data"] ?? .null))
    }
  }

  private unowned let host: NativeHost
  private var running = CallTable<DriverReply<JSON>>()

  init(host: NativeHost) { self.host = host }

  func run(_ source: String, _ arguments: JSON?, _ reply: DriverReply<JSON>) throws(RPCError) {
    guard let session = host.session, !host.machine.isReloading else {
      throw RPCError(.notFound, "script/run: no script runs.")
    }
    let number = running.nextNumber
    running.append(reply)
    host.wire.notify(session.peer, ContextMessages.run, number, source, arguments ?? [])
  }

  func ended(_ number: Int, _ outcome: Outcome) {
    guard let reply = running.take(number) else { return }
    switch outcome {
    case .returned(let value): host.wire.resolve(reply, value)
    case .threw(let error): host.wire.reject(reply, error)
    }
  }

  /// Rejects all functions, because their context has ended.
  func contextEnded() {
    for (number, reply) in running.all {
      _ = running.take(number)
      host.wire.reject(reply, .bridgeInvalidated)
    }
  }

  /// Removes the functions of a connection that has closed, which need no answer.
  func forget(_ connection: Int) {
    for (number, reply) in running.all where reply.peer.id == connection { _ = running.take(number) }
  }
}
