internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// Writes the messages of one thread to peers. Each message is written to a private buffer, appended to the peer's
/// sink, and flushed at the end of the thread's turn.
package final class WireWriter {
  private let writer = JSONWriter()
  /// The sinks to which messages were appended since the last flush.
  private var unflushed: [FrameSink] = []

  /// Writes the messages since the last flush, to the peers in the order of their first message: what has happened to
  /// a script is written before a driver's answer that follows from it.
  package func flush() {
    // A turn seldom writes to more than one peer.
    if unflushed.count <= 1 {
      unflushed.popLast()?.flush()
      return
    }
    for sink in unflushed { sink.flush() }
    unflushed.removeAll(keepingCapacity: true)
  }

  /// The size of the last written message, in bytes.
  var lastBytes: Int { writer.buffer.count }

  /// Sends a declared message.
  ///
  /// - Parameter counts: false for a message that is not among those that a script reports to have handled.
  ///
  /// It is inlined, because otherwise the generic code would run unspecialised.
  @inline(__always)
  func notify<each Member>(
    _ peer: Peer, _ message: DeclaredMessage<repeat each Member>, counts: Bool = true,
    _ values: repeat (each Member).Content
  ) {
    writer.reset()
    message.writeMessage(repeat each values, to: writer)
    append(to: peer, counts: counts)
  }

  /// Sends a declared message whose members the caller writes, with the keys of the declaration in their order.
  func notify(_ peer: Peer, _ message: MessageDeclaration, members: (JSONWriter, [JSONKey]) -> Void) {
    writer.reset()
    writer.message(beginning: message.head, end: "") { writer.object { members(writer, message.keys) } }
    append(to: peer, counts: true)
  }

  /// Sends a call from the native side to the script side (protocol §5).
  package func callFunction(_ peer: Peer, _ function: ScriptFunction, arguments: (JSONWriter) -> Void) {
    writer.reset()
    writer.message(beginning: function.head, end: ScriptFunction.end) { arguments(writer) }
    append(to: peer, counts: true)
  }

  /// Resolves a call with a result, or by invoking its first callback.
  package func resolve(_ reply: Reply, _ value: JSON) {
    switch reply.form {
    case .none: break
    case .response(let id):
      writer.reset()
      writer.response(id: id) { $0.value(value) }
      answer(reply.destination)
    case .callbacks(let resolve, _):
      invokeCallback(reply.peer, resolve) { $0.value(value) }
    }
  }

  /// Rejects a call with an error, or by invoking its second callback with code, message, domain and userInfo.
  package func reject(_ reply: Reply, _ error: RPCError) {
    switch reply.form {
    case .none: break
    case .response(let id):
      writer.reset()
      writer.response(id: id, error: error)
      answer(reply.destination)
    case .callbacks(_, let reject):
      var body: JSONObject = ["message": .string(error.message)]
      body.merge(error.data.object ?? [:]) { message, _ in message }
      invokeCallback(reply.peer, reject) { $0.value(.object(body)) }
    }
  }

  /// Called when all members of a batch have been read.
  func finishReading(_ batch: BatchReply) {
    if batch.allAreRead() { markUnflushed(batch.peer.sink) }
  }

  /// Rejects a call whose context has ended. On the bridge nothing is sent: the callback ids are no longer valid, and
  /// the script side rejects its own pending calls (protocol §6).
  package func invalidate(_ reply: Reply) {
    if reply.invokesCallback { abandon(reply) } else { reject(reply, .bridgeInvalidated) }
  }

  /// Gives up a call without an answer, because its callback ids ended with their context.
  func abandon(_ reply: Reply) {
    if reply.isAwaited { reply.peer.didAnswer() }
  }

  /// Answers a message that had no usable id.
  func refuse(_ peer: Peer, id: RPCID?, batch: BatchReply?, _ error: RPCError) {
    writer.reset()
    writer.response(id: id, error: error)
    answer(batch.map { .batch($0) } ?? .peer(peer))
  }

  private func invokeCallback(_ peer: Peer, _ callback: Int64, argument: (JSONWriter) -> Void) {
    writer.reset()
    writer.notification(RouteMessageNames.invokeCallback) { writer in
      writer.array {
        writer.value(callback)
        writer.array { argument(writer) }
      }
    }
    append(to: peer, counts: true)
    peer.didAnswer()
  }

  private func answer(_ destination: Reply.Destination) {
    switch destination {
    case .peer(let peer):
      append(to: peer, counts: true)
      peer.didAnswer()
    case .batch(let batch):
      if batch.add(writer.buffer) { markUnflushed(batch.peer.sink) }
      batch.peer.didAnswer()
    }
  }

  private func append(to peer: Peer, counts: Bool) {
    if peer.sink.append(writer.buffer, counts: counts) { markUnflushed(peer.sink) }
  }

  private func markUnflushed(_ sink: FrameSink) {
    if unflushed.last !== sink && !unflushed.contains(where: { $0 === sink }) { unflushed.append(sink) }
  }
}
