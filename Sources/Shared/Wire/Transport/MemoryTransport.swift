public import NavbridgeRuntime

/// One end of a byte stream within a process. The bytes that one end writes are enqueued on the other end's queue.
///
/// `@unchecked`: `peer` and `arrived` are guarded; the rest is used only on the thread of `queue`.
public final class MemoryTransport: Transport, SinkStream, @unchecked Sendable {
  public let sink: FrameSink
  private let queue: SerialQueue
  private let peer = Guarded<MemoryTransport?>(nil)
  private var receiver: (any TransportReceiver)?
  /// The bytes that have arrived and were not read, before the start or while reading is paused.
  private var held: [ArraySlice<UInt8>] = []
  /// The index of the first chunk of `held` that is not wholly read.
  private var heldFrom = 0
  private var isReading = false
  private var hasEnded = false
  private var isClosed = false
  private let arrived = Guarded(0)

  /// Makes two connected ends. `first` and `second` are the ends' queues.
  public static func pair(first: SerialQueue, second: SerialQueue) -> (MemoryTransport, MemoryTransport) {
    let a = MemoryTransport(queue: first)
    let b = MemoryTransport(queue: second)
    a.peer.withLock { $0 = b }
    b.peer.withLock { $0 = a }
    return (a, b)
  }

  private init(queue: SerialQueue) {
    self.queue = queue
    // Written bytes are passed to the other end at once, so no bytes wait here and no limit is needed.
    sink = FrameSink(limit: .max)
    sink.attach(self)
  }

  /// The other end's bytes arrive as items of this end's queue, which cannot run while its thread is blocked.
  public func readNow() -> Bool { false }

  public var unread: Int { arrived.withLock { $0 } }
  public var isPeerGone: Bool { peer.withLock { $0 } == nil }

  public func start(_ receiver: any TransportReceiver) {
    self.receiver = receiver
    isReading = true
    takeHeld()
    if hasEnded { queue.async { [self] in endIfAllIsRead() } }
  }

  public func pause() { isReading = false }

  public func resume() {
    guard !isReading else { return }
    isReading = true
    takeHeld()
    endIfAllIsRead()
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

  package func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason> {
    guard let other = peer.withLock({ $0 }) else { return .failure(.peerGone) }
    let chunk = Array(bytes)
    other.arrived.withLock { $0 += chunk.count }
    other.queue.async { other.take(chunk) }
    return .success(chunk.count)
  }

  package func drainSoon() {}

  package func failSoon(_ reason: CloseReason) { queue.async { [self] in close(reason) } }

  // MARK: - The queue's thread

  private func take(_ chunk: [UInt8]) {
    guard !isClosed else { return }
    held.append(chunk[...])
    takeHeld()
  }

  private func takeHeld() {
    while isReading, !isClosed, let receiver, heldFrom < held.count {
      let chunk = held[heldFrom]
      let space = receiver.space()
      let count = min(space.count, chunk.count)
      space.copyBytes(from: chunk.prefix(count))
      held[heldFrom] = chunk.dropFirst(count)
      if count == chunk.count { heldFrom += 1 }
      arrived.withLock { $0 -= count }
      receiver.didRead(count)
    }
    guard heldFrom == held.count else { return }
    held = []
    heldFrom = 0
  }

  private func peerClosed() {
    guard !isClosed else { return }
    peer.withLock { $0 = nil }
    hasEnded = true
    if receiver != nil { endIfAllIsRead() }
  }

  private func endIfAllIsRead() {
    if hasEnded && held.isEmpty && isReading && !isClosed { receiver?.ended() }
  }
}
