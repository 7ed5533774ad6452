internal import NavbridgeVocabulary
package import NavbridgeWire

/// The destination of the answer to a driver's request, with the type that the request's declaration gives the answer.
package struct DriverReply<Answer: Sendable>: Sendable {
  package let reply: Reply
  fileprivate let result: MethodResult<Answer>

  init(_ reply: Reply, _ result: MethodResult<Answer>) {
    self.reply = reply
    self.result = result
  }

  package var peer: Peer { reply.peer }
}

extension WireWriter {
  package func resolve<Answer>(_ reply: DriverReply<Answer>, _ value: Answer) {
    resolve(reply.reply, reply.result.json(value))
  }

  package func resolve(_ reply: DriverReply<Void>) { resolve(reply, ()) }

  package func reject<Answer>(_ reply: DriverReply<Answer>, _ error: RPCError) { reject(reply.reply, error) }
}

/// A driver's request or notification, on its way to the main queue.
struct DriverCall: Sendable {
  let method: JSONValue
  let params: JSONValue?
  let reply: Reply
  /// The trace of the message. Nil unless messages are traced.
  let trace: MessageTrace?

  var peer: Peer { reply.peer }
}

/// The destination of the answer to a message. It is four words long, so that functions pass it in registers without a
/// copy.
package struct Reply: Sendable {
  enum Form: Sendable {
    /// No answer: the message was a notification.
    case none
    /// A response to the request with this id.
    case response(RPCID)
    /// A pair of callbacks of the legacy bridge. One of them is invoked.
    case callbacks(resolve: Int64, reject: Int64)
  }

  enum Destination: Sendable {
    case peer(Peer)
    /// The message was a member of a batch.
    case batch(BatchReply)
  }

  let destination: Destination
  let form: Form

  static func none(_ peer: Peer) -> Reply { Reply(destination: .peer(peer), form: .none) }

  /// A response to a request, in a batch or outside one.
  static func response(_ peer: Peer, id: consuming RPCID, batch: BatchReply?) -> Reply {
    Reply(destination: batch.map { .batch($0) } ?? .peer(peer), form: .response(id))
  }

  static func callbacks(_ peer: Peer, resolve: Int64, reject: Int64) -> Reply {
    Reply(destination: .peer(peer), form: .callbacks(resolve: resolve, reject: reject))
  }

  /// The sender of the message.
  var peer: Peer {
    switch destination {
    case .peer(let peer): peer
    case .batch(let batch): batch.peer
    }
  }

  /// False if the message was a notification.
  var isAwaited: Bool { if case .none = form { false } else { true } }

  /// True if the answer invokes a callback of the script.
  var invokesCallback: Bool { if case .callbacks = form { true } else { false } }
}
