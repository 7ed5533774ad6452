internal import NavbridgeWire

/// A driver's request or notification, on its way to the main queue.
struct DriverCall: Sendable {
  let method: JSONValue
  let params: JSONValue?
  let reply: Reply
  let peer: Peer
  /// The trace of the message. Nil unless messages are traced.
  let trace: MessageTrace?
}
