internal import Shared

/// The answers to a JSON-RPC batch, sent whole when the last has come (protocol §1).
final class BatchReply: Sendable {
  private struct State {
    /// Answers that are due, and one more until all members are read.
    var missing = 1
    var isTooLong = false
    let writer = JSONWriter()
  }
  private let state: Guarded<State>

  init() {
    state = Guarded(State())
    state.withLock { $0.writer.buffer.append(UInt8(ascii: "[")) }
  }

  /// Counts a member that will be answered.
  func willAnswer() { state.withLock { $0.missing += 1 } }

  /// Takes one answer. True when it was the last, and the batch has gone to the peer's sink. What is put together here
  /// waits for the peer like all else, and no longer than that may be (protocol §1).
  func add(_ answer: ByteBuffer, for peer: Peer) -> Bool {
    state.withLock { state in
      if !state.isTooLong && state.writer.buffer.count + answer.count > peer.sink.limit {
        state.isTooLong = true
        state.writer.buffer.removeAll(keeping: 0)
        peer.sink.fail(.longAnswer(limit: peer.sink.limit))
      }
      if !state.isTooLong { state.writer.raw(answer.bytes) }
      return finishOne(&state, peer)
    }
  }

  /// All members have been read. True when the answers had all come, and have gone to the peer's sink.
  func allAreRead(_ peer: Peer) -> Bool { state.withLock { finishOne(&$0, peer) } }

  private func finishOne(_ state: inout State, _ peer: Peer) -> Bool {
    state.missing -= 1
    // A batch of notifications has no answer.
    guard state.missing == 0, !state.isTooLong, state.writer.buffer.count > 1 else { return false }
    state.writer.buffer.append(UInt8(ascii: "]"))
    peer.sink.append(state.writer.buffer)
    state.writer.buffer.removeAll(keeping: 0)
    return true
  }
}
