public import NavbridgeRuntime

/// One end of a byte stream within a process. The bytes that one end writes are delivered as items of the other end's
/// queue.
///
/// `@unchecked`: `peer` and `inbox` are guarded; the rest is used only on the thread of `queue`.
public final class MemoryTransport: Transport, SinkStream, @unchecked Sendable {
  /// The bytes that have arrived and were not delivered.
  private struct Inbox {
    /// The arrived chunks, one for each write of the peer.
    var chunks: [ArraySlice<UInt8>] = []
    /// The number of bytes in `chunks` and in `held`.
    var unread = 0
    /// The number of enqueued items that will deliver bytes.
    var deliveries = 0
    /// True when the peer has closed, after all bytes in `chunks`.
    var hasEnded = false
    /// True if the connection is lost in the middle of the next chunk that arrives.
    var losesNext = false
    /// True if the peer can write nothing more, although it has not closed.
    var isHalfClosed = false
  }

  /// Takes the bytes for the other end.
  public let sink: FrameSink
  private let queue: SerialQueue
  /// What this end has not read, and the thread to which the state belongs.
  private let unreadState: SharedState
  private let client: any QueueTarget
  private let chunking: Chunking
  private let peer = Guarded<MemoryTransport?>(nil)
  private let inbox = Guarded(Inbox())
  /// Raised when bytes or the end have arrived, for a caller that blocks this end's thread.
  private let news = BlockingSignal()
  private var receiver: (any TransportReceiver)?
  /// The bytes that were delivered and not read, before the start or while reading is paused.
  private var held: [ArraySlice<UInt8>] = []
  /// The index of the first chunk of `held` that is not wholly read.
  private var heldFrom = 0
  private var isReading = false
  private var hasEnded = false
  /// The reason for which this end was closed; nil as long as it is open.
  private var closeReason: CloseReason?
  private var isClosed: Bool { closeReason != nil }

  /// Makes two connected ends.
  ///
  /// - Parameters:
  ///   - first: the queue of the first end, a script's or driver's.
  ///   - second: the queue of the second end, the native side's.
  ///   - chunking: decides how many bytes each end's queue delivers at once.
  public static func pair(
    first: SerialQueue, second: SerialQueue, chunking: Chunking = .asWritten
  ) -> (MemoryTransport, MemoryTransport) {
    let a = MemoryTransport(queue: first, .unreadByScript, of: first.target, chunking)
    let b = MemoryTransport(queue: second, .unreadByNative, of: first.target, chunking)
    a.peer.withLock { $0 = b }
    b.peer.withLock { $0 = a }
    return (a, b)
  }

  private init(
    queue: SerialQueue, _ unreadState: SharedState, of client: any QueueTarget, _ chunking: Chunking
  ) {
    self.queue = queue
    (self.unreadState, self.client) = (unreadState, client)
    self.chunking = chunking
    // Written bytes are passed to the other end at once, so no bytes wait here and no limit is needed.
    sink = FrameSink(limit: .max)
    sink.attach(self)
  }

  public func readNow() -> Bool {
    guard receiver != nil, !isClosed else { return false }
    while true {
      // Both are read at once: bytes that arrive together with the end come before it.
      let (chunk, hasEnded) = inbox.withLock { (takeChunk(from: &$0), $0.hasEnded) }
      if let chunk {
        held.append(chunk)
        takeHeld()
        return true
      }
      // The end is reported by an item of the queue, as bytes are to a caller that does not block.
      guard !hasEnded, queue.target.block(until: news) else { return false }
    }
  }

  public var unread: Int {
    client.uses(unreadState, alone: true)
    return inbox.withLock { $0.unread }
  }

  public var isPeerGone: Bool {
    client.uses(unreadState, alone: true)
    return peer.withLock { $0 } == nil
  }

  public func start(_ receiver: any TransportReceiver) {
    self.receiver = receiver
    // A connection may fail before the owner of this end has taken it.
    if isClosed { return queue.async { [self] in reportClose() } }
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
    closeReason = reason
    sink.flush()
    sink.close()
    let other = peer.withLock { peer in
      defer { peer = nil }
      return peer
    }
    other?.peerWillClose()
    queue.async { [self] in reportClose() }
  }

  /// Ends the connection as the end of a process does: what has arrived at the other end is read there, and what was written and not sent
  /// is lost. This end gets no notice.
  package func vanish() {
    guard !isClosed else { return }
    closeReason = .finished
    receiver = nil
    sink.close()
    let other = peer.withLock { peer in
      defer { peer = nil }
      return peer
    }
    other?.peerWillClose()
  }

  private func reportClose() {
    guard let closeReason, let receiver else { return }
    self.receiver = nil
    receiver.closed(closeReason)
  }

  // MARK: - Any thread

  package func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason> {
    guard let other = peer.withLock({ $0 }), !other.inbox.withLock({ $0.isHalfClosed }) else {
      return .failure(.peerGone)
    }
    unsafe other.arrived(Array(bytes))
    return .success(bytes.count)
  }

  package func drainSoon() {}

  package func failSoon(_ reason: CloseReason) { queue.async { [self] in close(reason) } }

  private func arrived(_ chunk: [UInt8]) {
    let isLost = inbox.withLock { inbox in
      guard !inbox.hasEnded else { return false }
      let rest = inbox.losesNext ? chunk.prefix(chunk.count / 2) : chunk[...]
      inbox.chunks.append(rest)
      inbox.unread += rest.count
      inbox.deliveries += 1
      return inbox.losesNext
    }
    news.raise()
    client.uses(unreadState, alone: false)
    queue.async { [self] in deliver() }
    if isLost { queue.async { [self] in lose() } }
  }

  // MARK: - Faults

  package func strike(_ fault: ConnectionFault) {
    switch fault {
    case .cut: lose()
    case .halfWrite: for end in [self, peer.withLock { $0 }] { end?.inbox.withLock { $0.losesNext = true } }
    case .halfClose:
      inbox.withLock { $0.isHalfClosed = true }
      peerWillWriteNoMore()
    case .fullQueue: failSoon(.slowReader(limit: sink.limit))
    }
  }

  /// Loses the connection, as when a process is killed: both ends read its end, and nothing that has not been read.
  private func lose() {
    let other = peer.withLock { $0 }
    client.uses(unreadState, alone: true)
    for end in [self, other].compactMap({ $0 }) {
      end.inbox.withLock { inbox in
        inbox.unread -= inbox.chunks.reduce(0) { $0 + $1.count }
        inbox.chunks = []
      }
      end.peerWillClose()
    }
  }

  private func peerWillClose() {
    inbox.withLock { $0.isHalfClosed = false }
    peerWillWriteNoMore()
  }

  private func peerWillWriteNoMore() {
    inbox.withLock { $0.hasEnded = true }
    client.uses(unreadState, alone: true)
    news.raise()
    queue.async { [self] in peerClosed() }
  }

  // MARK: - The queue's thread

  /// Delivers bytes once. There may be none left, because they were delivered together with others, or because a caller
  /// that blocked the thread has read them.
  private func deliver() {
    let (chunk, hasMore) = inbox.withLock { inbox in
      let chunk = takeChunk(from: &inbox)
      let hasMore = inbox.deliveries == 1 && !inbox.chunks.isEmpty
      if !hasMore { inbox.deliveries -= 1 }
      return (chunk, hasMore)
    }
    if hasMore { queue.async { [self] in deliver() } }
    guard let chunk, !isClosed else { return }
    held.append(chunk)
    takeHeld()
  }

  private func takeChunk(from inbox: inout Inbox) -> ArraySlice<UInt8>? {
    guard let first = inbox.chunks.first else { return nil }
    let available = inbox.chunks.reduce(0) { $0 + $1.count }
    let count = min(max(1, chunking.size(first.count, available) { FrameDecoder.length(ofFrameIn: first) }), available)
    if count == first.count { return inbox.chunks.removeFirst() }
    var taken: [UInt8] = []
    taken.reserveCapacity(count)
    while taken.count < count {
      let part = inbox.chunks[0].prefix(count - taken.count)
      taken.append(contentsOf: part)
      inbox.chunks[0].removeFirst(part.count)
      if inbox.chunks[0].isEmpty { inbox.chunks.removeFirst() }
    }
    return taken[...]
  }

  private func takeHeld() {
    while isReading, !isClosed, let receiver, heldFrom < held.count {
      let chunk = held[heldFrom]
      let space = unsafe receiver.space()
      let count = min(space.count, chunk.count)
      unsafe space.copyBytes(from: chunk.prefix(count))
      held[heldFrom] = chunk.dropFirst(count)
      if count == chunk.count { heldFrom += 1 }
      inbox.withLock { $0.unread -= count }
      client.uses(unreadState, alone: false)
      receiver.didRead(count)
    }
    guard heldFrom == held.count else { return }
    held = []
    heldFrom = 0
  }

  private func peerClosed() {
    guard !isClosed else { return }
    // All bytes come before the end.
    guard inbox.withLock({ $0.chunks.isEmpty }) else { return queue.async { [self] in peerClosed() } }
    if !inbox.withLock({ $0.isHalfClosed }) { peer.withLock { $0 = nil } }
    guard !hasEnded else { return }
    hasEnded = true
    if receiver != nil { endIfAllIsRead() }
  }

  private func endIfAllIsRead() {
    if hasEnded && held.isEmpty && isReading && !isClosed { receiver?.ended() }
  }
}
