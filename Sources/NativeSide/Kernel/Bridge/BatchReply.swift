internal import NavbridgeRuntime
internal import NavbridgeWire

/// The answers to a JSON-RPC batch, sent as one message after the last answer has arrived (protocol §1).
package final class BatchReply: Sendable {
  private struct State {
    /// The number of missing answers, plus one until all members have been read.
    var missing = 1
    var isTooLong = false
    /// The bytes of the answers that `writer` holds.
    var kept = 0
    let writer = JSONWriter()
  }
  let peer: Peer
  private let state: Guarded<State>

  init(to peer: Peer) {
    self.peer = peer
    state = Guarded(State())
    state.withLock { $0.writer.buffer.append(UInt8(ascii: "[")) }
  }

  /// Counts a member that will be answered.
  func willAnswer() { state.withLock { $0.missing += 1 } }

  /// Adds one answer. Returns true when it was the last one and the batch was appended to the peer's sink. A batch that
  /// is being collected is queued output like any other, so the same limit applies to it (protocol §1).
  func add(_ answer: ByteBuffer) -> Bool {
    state.withLock { state in
      if !state.isTooLong && state.writer.buffer.count + answer.count > peer.sink.limit {
        state.isTooLong = true
        discard(&state)
        peer.sink.fail(.longAnswer(limit: peer.sink.limit))
      }
      if !state.isTooLong {
        unsafe state.writer.raw(answer.bytes)
        state.kept += answer.count
        peer.kept.add(answer.count)
      }
      return finishOne(&state)
    }
  }

  /// Called when all members have been read. Returns true when all answers had arrived before and the batch was
  /// appended to the peer's sink.
  func allAreRead() -> Bool { state.withLock { finishOne(&$0) } }

  private func finishOne(_ state: inout State) -> Bool {
    state.missing -= 1
    // A batch of notifications has no answer.
    guard state.missing == 0, !state.isTooLong, state.writer.buffer.count > 1 else { return false }
    state.writer.buffer.append(UInt8(ascii: "]"))
    peer.sink.append(state.writer.buffer)
    discard(&state)
    return true
  }

  private func discard(_ state: inout State) {
    state.writer.buffer.removeAll(keeping: 0)
    peer.kept.add(-state.kept)
    state.kept = 0
  }
}
