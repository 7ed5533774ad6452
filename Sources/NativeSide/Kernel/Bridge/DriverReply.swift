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
