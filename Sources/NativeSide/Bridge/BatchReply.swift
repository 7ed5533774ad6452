internal import Shared

/// The answers to a JSON-RPC batch, sent whole when the last has come (protocol §1).
final class BatchReply: Sendable {
  private struct State {
    var missing: Int
    let writer = JSONWriter()
  }
  private let state: Guarded<State>

  init(answers: Int) {
    state = Guarded(State(missing: answers))
    state.withLock { $0.writer.buffer.append(UInt8(ascii: "[")) }
  }

  /// Takes one answer. True when it was the last, and the batch has gone to the peer's sink.
  func add(_ answer: ByteBuffer, for peer: Peer) -> Bool {
    state.withLock { state in
      state.writer.raw(answer.bytes)
      state.missing -= 1
      guard state.missing == 0 else { return false }
      state.writer.buffer.append(UInt8(ascii: "]"))
      peer.sink.append(state.writer.buffer)
      return true
    }
  }
}
