internal import NavbridgeWire

/// The members of a JSON-RPC batch that are still to be handed on.
struct InboundBatch {
  private var members: JSONItems
  /// The average number of the text's bytes for each member.
  let bytesEach: Int
  let reply: BatchReply

  init(_ batch: JSONValue, bytes: Int, from peer: Peer) {
    members = batch.items
    bytesEach = bytes / max(1, batch.count)
    reply = BatchReply(to: peer)
  }

  mutating func next() -> JSONValue? { members.next() }
}
