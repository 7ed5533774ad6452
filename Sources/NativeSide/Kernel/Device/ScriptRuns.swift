internal import NavbridgeRuntime
internal import NavbridgeWire

/// The functions that drivers have sent to the running script, and that have not ended (protocol §8, `script/run`).
@MainQueue
final class ScriptRuns {
  /// The end of a function, as the script reports it.
  enum Outcome: Sendable {
    case returned(JSON)
    case threw(RPCError)

    /// Reads the params of `script/ran`.
    init(_ params: JSONValue?) {
      guard let error = params?["error"], !error.isNull else {
        self = .returned(params?["value"]?.json ?? .null)
        return
      }
      self = .threw(
        RPCError(
          code: Int(error["code"]?.int ?? Int64(RPCErrorCode.rejected.rawValue)),
          message: error["message"]?.string ?? "", data: error["data"]?.json ?? .null))
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
