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
    let waiting = ByteBuffer()
    /// Bytes at the beginning of `waiting` that the system has taken.
    var taken = 0
    var counted = 0
    var stream: (any SinkStream)?

    var unsent: Int { mode == .closed ? 0 : waiting.count - taken }

    /// Writes what the peer takes now; how much is left.
    mutating func write(to stream: any SinkStream) -> Result<Int, CloseReason> {
      let count = waiting.count
      switch stream.sendNow(UnsafeRawBufferPointer(start: waiting.base + taken, count: count - taken)) {
      case .failure(let reason): return .failure(reason)
      case .success(let sent):
        taken += sent
        if taken == count {
          waiting.removeAll()
          taken = 0
        } else if taken > count / 2 {
          // Moved seldom, so that no byte is moved more than once on average.
          waiting.removeFirst(taken)
          taken = 0
        }
        return .success(unsent)
      }
    }
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
      let isOver = state.mode == .draining && state.unsent > limit
      return (true, isOver ? state.stream : nil)
    }
    full?.failSoon(.slowReader(limit: limit))
    return isOpen
  }

  /// Writes what was appended, as far as the peer takes it now.
  public func flush() {
    enum Next { case nothing, drain(any SinkStream), fail(any SinkStream, CloseReason) }
    let next = state.withLock { state -> Next in
      guard state.mode == .direct, state.unsent > 0, let stream = state.stream else { return .nothing }
      switch state.write(to: stream) {
      case .success(0): return .nothing
      case .success(let left):
        state.mode = .draining
        return left > limit ? .fail(stream, .slowReader(limit: limit)) : .drain(stream)
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

  /// Ends the connection, soon, for what cannot be written.
  public func fail(_ reason: CloseReason) { state.withLock { $0.stream }?.failSoon(reason) }

  /// Messages appended that counted.
  public var messages: Int { state.withLock { $0.counted } }

  /// Bytes that the system has not taken yet.
  public var unsent: Int { state.withLock { $0.unsent } }

  // MARK: - The loop's thread

  /// Writes what waits, as far as the peer takes it now; how much is left. When nothing is, writing is everybody's again.
  func drain() -> Result<Int, CloseReason> {
    state.withLock { state in
      guard state.mode == .draining, let stream = state.stream else { return .success(0) }
      let result = state.write(to: stream)
      switch result {
      case .success(0): state.mode = .direct
      case .success: break
      case .failure: state.mode = .closed
      }
      return result
    }
  }

  /// From now on nothing is taken; the descriptor may be closed after this returns.
  func close() {
    state.withLock { state in
      state.mode = .closed
      state.waiting.removeAll(keeping: 0)
      state.taken = 0
      state.stream = nil
    }
  }
}
