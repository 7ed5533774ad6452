/// One end of a byte stream within a process: what one end writes is enqueued on the other end's queue.
///
/// `@unchecked`: `ends` is guarded; the rest belongs to the thread of `queue`.
public final class MemoryTransport: Transport, SinkStream, @unchecked Sendable {
  public let sink: FrameSink
  private let queue: SerialQueue
  private let peer = Guarded<MemoryTransport?>(nil)
  private var receiver: (any TransportReceiver)?
  private var early: [[UInt8]] = []
  private var endedEarly = false
  private var isClosed = false
  private let arrived = Guarded(0)

  /// Two ends joined; `first` and `second` are the queues on which each end lives.
  public static func pair(first: SerialQueue, second: SerialQueue) -> (MemoryTransport, MemoryTransport) {
    let a = MemoryTransport(queue: first)
    let b = MemoryTransport(queue: second)
    a.peer.withLock { $0 = b }
    b.peer.withLock { $0 = a }
    return (a, b)
  }

  private init(queue: SerialQueue) {
    self.queue = queue
    // What is written is with the other end at once: nothing waits here that a limit could be for.
    sink = FrameSink(limit: .max)
    sink.attach(self)
  }

  /// What the other end writes comes as items of this end's queue, which cannot run while its thread is blocked.
  public func readNow() -> Bool { false }

  public var unread: Int { arrived.withLock { $0 } }
  public var isPeerGone: Bool { peer.withLock { $0 } == nil }

  public func start(_ receiver: any TransportReceiver) {
    self.receiver = receiver
    let early = early
    self.early = []
    for chunk in early { take(chunk) }
    if endedEarly { queue.async { [self] in self.receiver?.ended() } }
  }

  public func close(_ reason: CloseReason) {
    guard !isClosed else { return }
    isClosed = true
    sink.flush()
    sink.close()
    let other = peer.withLock { peer in
      defer { peer = nil }
      return peer
    }
    other?.queue.async { [other] in other?.peerClosed() }
    queue.async { [self] in
      let receiver = receiver
      self.receiver = nil
      receiver?.closed(reason)
    }
  }

  // MARK: - Any thread

  func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason> {
    guard let other = peer.withLock({ $0 }) else { return .failure(.peerGone) }
    let chunk = Array(bytes)
    other.arrived.withLock { $0 += chunk.count }
    other.queue.async { other.take(chunk) }
    return .success(chunk.count)
  }

  func drainSoon() {}

  func failSoon(_ reason: CloseReason) { queue.async { [self] in close(reason) } }

  // MARK: - The queue's thread

  private func take(_ chunk: [UInt8]) {
    guard !isClosed else { return }
    guard let receiver else { return early.append(chunk) }
    arrived.withLock { $0 -= chunk.count }
    var at = 0
    while at < chunk.count {
      let space = receiver.space()
      let count = min(space.count, chunk.count - at)
      space.copyBytes(from: chunk[at..<(at + count)])
      receiver.took(count)
      at += count
    }
  }

  private func peerClosed() {
    guard !isClosed else { return }
    peer.withLock { $0 = nil }
    guard let receiver else { return endedEarly = true }
    receiver.ended()
  }
}
