import Glibc
internal import NavbridgeRuntime

/// The frames to be sent to the peer, in the order in which they were appended, from any thread.
///
/// The thread that flushes writes without blocking. The bytes that do not fit are left to the loop's thread, which owns
/// writing until all waiting bytes have drained (docs/speed.md, "Writes"). One write covers everything appended since
/// the last.
///
/// `@unchecked`: all mutable state is in `state`, which is guarded.
public final class FrameSink: @unchecked Sendable {
  private enum Mode {
    /// The thread that flushes writes.
    case direct
    /// The loop's thread writes; other threads only append.
    case draining
    case closed
  }

  private struct State {
    var mode = Mode.direct
    let waiting = ByteBuffer()
    /// The number of bytes at the start of `waiting` that the system has accepted.
    var taken = 0
    var counted = 0
    var stream: (any SinkStream)?
    /// True if the connection is lost in the middle of the next write.
    var losesNext = false

    var unsent: Int { mode == .closed ? 0 : waiting.count - taken }

    var held: Int { mode == .closed ? 0 : waiting.capacity > FrameSink.smallCapacity ? waiting.capacity : unsent }

    mutating func fit() {
      waiting.removeFirst(taken)
      taken = 0
      waiting.fit()
    }

    /// Writes the bytes that the stream accepts now. Returns the number of bytes left.
    mutating func write(to stream: any SinkStream) -> Result<Int, CloseReason> {
      if losesNext { return lose(to: stream) }
      let count = waiting.count
      switch unsafe stream.sendNow(UnsafeRawBufferPointer(start: waiting.base + taken, count: count - taken)) {
      case .failure(let reason): return .failure(reason)
      case .success(let sent):
        taken += sent
        if taken == count {
          waiting.removeAll(keeping: FrameSink.keptCapacity)
          taken = 0
        } else if taken > count / 2 {
          // The bytes are moved seldom, so that no byte is moved more than once on average.
          waiting.removeFirst(taken)
          taken = 0
          if waiting.capacity > FrameSink.keptCapacity && waiting.count < waiting.capacity / 4 { waiting.fit() }
        }
        return .success(unsent)
      }
    }

    /// Writes half of the bytes, after which the connection is lost.
    private func lose(to stream: any SinkStream) -> Result<Int, CloseReason> {
      let half = unsafe UnsafeRawBufferPointer(start: waiting.base + taken, count: unsent / 2)
      return unsafe stream.sendNow(half).flatMap { _ in .failure(.lostWithinWrite) }
    }
  }

  /// The capacity up to which the memory of an empty sink is kept.
  private static let keptCapacity = 1 << 20
  /// The capacity from which on the memory counts, however little is in it.
  private static let smallCapacity = 64 << 10

  /// The number of bytes that may wait for a peer that does not read.
  public let limit: Int
  private let state = Guarded(State())

  package init(limit: Int) { self.limit = limit }

  func attach(_ stream: any SinkStream) { state.withLock { $0.stream = stream } }

  /// Appends one message, which is written at the next `flush`. Returns false when the connection has closed.
  ///
  /// - Parameter counts: true if `messages` is incremented; clock messages do not count (protocol §8a).
  @discardableResult
  public func append(_ body: ByteBuffer, counts: Bool = true) -> Bool {
    let (isOpen, full) = state.withLock { state -> (Bool, (any SinkStream)?) in
      guard state.mode != .closed else { return (false, nil) }
      unsafe state.waiting.append(frame: body.bytes)
      if counts { state.counted += 1 }
      let isOver = state.mode == .draining && state.unsent > limit
      return (true, isOver ? state.stream : nil)
    }
    full?.failSoon(.slowReader(limit: limit))
    return isOpen
  }

  /// Writes the appended bytes that the peer accepts now.
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

  /// Schedules the end of the connection, for a message that cannot be written.
  public func fail(_ reason: CloseReason) { state.withLock { $0.stream }?.failSoon(reason) }

  /// Has a fault strike the connection. Must be called on the loop's thread.
  package func strike(_ fault: ConnectionFault) { state.withLock { $0.stream }?.strike(fault) }

  /// Loses the connection in the middle of the next write.
  func loseWithinNextWrite() { state.withLock { $0.losesNext = true } }

  /// The number of appended messages that counted.
  public var messages: Int { state.withLock { $0.counted } }

  /// The number of bytes that the system has not accepted yet.
  public var unsent: Int { state.withLock { $0.unsent } }

  /// The bytes of memory that the peer makes the sink keep.
  package var held: Int { state.withLock { $0.held } }

  /// Frees all memory that is not used, and moves the bytes for it.
  package func fit() { state.withLock { $0.fit() } }

  // MARK: - The loop's thread

  /// Writes the waiting bytes that the peer accepts now. Returns the number of bytes left. When none are left, any
  /// thread may write again.
  package func drain() -> Result<Int, CloseReason> {
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

  /// Accepts no more bytes. The descriptor may be closed after this method returns.
  package func close() {
    state.withLock { state in
      state.mode = .closed
      state.waiting.removeAll(keeping: 0)
      state.taken = 0
      state.stream = nil
    }
  }
}

/// The policy by which a `MemoryTransport` divides the bytes that have arrived. It is called under the transport's lock,
/// on the thread of the end that reads.
public struct Chunking: Sendable {
  /// Returns the number of bytes to deliver next. A number outside 1...available counts as the nearest one in it.
  ///
  /// - Parameters:
  ///   - first: the number of bytes that are left of the oldest write.
  ///   - available: the number of all bytes that have arrived.
  ///   - frame: looks up the number of bytes of the message with which the oldest write begins; nil if it begins within one.
  let size: @Sendable (_ first: Int, _ available: Int, _ frame: () -> Int?) -> Int

  package init(frames size: @escaping @Sendable (_ first: Int, _ available: Int, _ frame: () -> Int?) -> Int) {
    self.size = size
  }

  /// Returns the number of bytes of the next delivery, from the index of its first one and the number that is
  /// available.
  public init(_ size: @escaping @Sendable (_ first: Int, _ available: Int) -> Int) {
    self.init(frames: { first, available, _ in size(first, available) })
  }

  /// Delivers the bytes of each write together.
  public static let asWritten = Chunking { first, _ in first }
}
