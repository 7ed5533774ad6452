internal import NavbridgeWire

/// A driver's request or notification, on its way to the main queue.
struct DriverCall: Sendable {
  let method: JSONValue
  let params: JSONValue?
  let reply: Reply
  /// The trace of the message. Nil unless messages are traced.
  let trace: MessageTrace?

  var peer: Peer { reply.peer }
}
