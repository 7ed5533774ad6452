import Glibc

/// Frames on their way to the peer, in the order appended, from any thread.
///
/// The thread that has something to say writes it itself, without blocking, when it flushes; what does not fit goes to
/// the loop's thread, which owns writing until all that waits has drained (design notes on speed, 2). One write serves
/// whatever has been appended since the last.
///
/// `@unchecked`: everything mutable is in `state`, which is guarded.
public final class FrameSink: @unchecked Sendable {
  private enum Mode {
    /// Whoever flushes writes.
    case direct
    /// The loop's thread writes; others only append.
    case draining
    case closed
  }

  private struct State {
    var mode = Mode.direct
    var waiting = ByteBuffer()
    var spare = ByteBuffer()
    var inFlight = 0
    var counted = 0
    var stream: (any SinkStream)?
  }

  /// What may wait for a peer that does not read, in bytes.
  public let limit: Int
  private let state = Guarded(State())

  init(limit: Int) { self.limit = limit }

  func attach(_ stream: any SinkStream) { state.withLock { $0.stream = stream } }

  /// Appends one message; it is written at the next `flush`. False when the connection has closed.
  ///
  /// - Parameter counts: whether `messages` grows; clock messages do not count (protocol §8a).
  @discardableResult
  public func append(_ body: ByteBuffer, counts: Bool = true) -> Bool {
    let (isOpen, full) = state.withLock { state -> (Bool, (any SinkStream)?) in
      guard state.mode != .closed else { return (false, nil) }
      state.waiting.reserve(body.count + 40)
      state.waiting.append("Content-Length: ")
      state.waiting.append(decimal: Int64(body.count))
      state.waiting.append("\r\n\r\n")
      state.waiting.append(body.bytes)
      if counts { state.counted += 1 }
      let isOver = state.mode == .draining && state.waiting.count + state.inFlight > limit
      return (true, isOver ? state.stream : nil)
    }
    full?.failSoon(.slowReader(limit: limit))
    return isOpen
  }

  /// Writes what was appended, as far as the peer takes it now.
  public func flush() {
    enum Next { case nothing, drain(any SinkStream), fail(any SinkStream, CloseReason) }
    let next = state.withLock { state -> Next in
      guard state.mode == .direct, !state.waiting.isEmpty, let stream = state.stream else { return .nothing }
      switch stream.sendNow(state.waiting.bytes) {
      case .success(let sent) where sent == state.waiting.count:
        state.waiting.removeAll()
        return .nothing
      case .success(let sent):
        state.waiting.removeFirst(sent)
        state.mode = .draining
        return state.waiting.count > limit ? .fail(stream, .slowReader(limit: limit)) : .drain(stream)
      case .failure(let reason):
        state.mode = .closed
        return .fail(stream, reason)
      }
    }
    switch next {
    case .nothing: break
    case .drain(let stream): stream.drainSoon()
    case .fail(let stream, let reason): stream.failSoon(reason)
    }
  }

  /// Messages appended that counted.
  public var messages: Int { state.withLock { $0.counted } }

  /// Bytes that the system has not taken yet.
  public var unsent: Int { state.withLock { $0.waiting.count + $0.inFlight } }

  // MARK: - The loop's thread

  /// Takes what waits, to write it; nil when nothing does, and then writing is everybody's again.
  func takeForDraining() -> ByteBuffer? {
    state.withLock { state in
      guard state.mode == .draining else { return nil }
      guard !state.waiting.isEmpty else {
        state.mode = .direct
        return nil
      }
      let taken = state.waiting
      state.waiting = state.spare
      state.spare = ByteBuffer(capacity: 1)
      state.inFlight = taken.count
      return taken
    }
  }

  /// Gives back a buffer that was written.
  func drained(_ buffer: ByteBuffer) {
    state.withLock { state in
      state.inFlight = 0
      buffer.removeAll()
      state.spare = buffer
    }
  }

  /// From now on nothing is taken; the descriptor may be closed after this returns.
  func close() {
    state.withLock { state in
      state.mode = .closed
      state.waiting.removeAll(keeping: 0)
      state.stream = nil
    }
  }
}
