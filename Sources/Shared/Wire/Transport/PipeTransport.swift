internal import CShims
internal import CUV
import Glibc
public import NavbridgeRuntime

/// A libuv pipe: a UNIX domain stream socket.
///
/// libuv reads. Sinks write directly to the descriptor, and a watch reports when the descriptor is writable again for
/// the bytes that did not fit. libuv does not write, because a thread that blocks its loop could not write the bytes
/// that libuv holds. Nothing is freed before the close callback.
///
/// `@unchecked`: `descriptor` and `queue` never change; the rest is used only on the loop's thread. A sink uses
/// `descriptor` under its own lock and is closed before the handle is.
///
/// `@safe`: the handle is allocated as long as the object lives.
@safe
public final class PipeTransport: Transport, SinkStream, @unchecked Sendable {
  /// Takes the bytes for the other end.
  public let sink: FrameSink
  private let loop: EventLoop
  private let queue: SerialQueue
  private let handle: UnsafeMutablePointer<uv_pipe_t>
  private var descriptor: CInt = -1
  private var receiver: (any TransportReceiver)?
  private var reason: CloseReason?
  private var isClosed = false
  /// True when libuv has closed the handle.
  private var hasGone = false
  /// True when the peer has finished writing.
  private var hasEnded = false
  /// True if the connection is lost in the middle of what is read next.
  private var losesNext = false
  /// Made when the peer does not accept all bytes for the first time.
  private var watch: WritableWatch?
  private var closeTimer: TimerToken?

  /// The real time for which a closing connection waits for its bytes to be accepted, in nanoseconds.
  static let closeLimit: Int64 = 2_000_000_000

  /// Takes ownership of a connected descriptor. Must be called on the loop's thread.
  public convenience init(descriptor: CInt, loop: EventLoop, queuedLimit: Int) throws(UVError) {
    self.init(loop: loop, queuedLimit: queuedLimit)
    let result = unsafe uv_pipe_open(handle, descriptor)
    if result < 0 {
      dispose()
      throw UVError(code: result)
    }
    self.descriptor = descriptor
  }

  /// Accepts the connection that waits on a listening handle. Must be called on the loop's thread.
  convenience init(
    acceptedFrom server: UnsafeMutablePointer<uv_stream_t>, loop: EventLoop, queuedLimit: Int
  ) throws(UVError) {
    self.init(loop: loop, queuedLimit: queuedLimit)
    let result = unsafe uv_accept(server, handle.stream)
    if result < 0 {
      dispose()
      throw UVError(code: result)
    }
    unsafe uv_fileno(handle.handle, &descriptor)
  }

  private init(loop: EventLoop, queuedLimit: Int) {
    self.loop = loop
    sink = FrameSink(limit: queuedLimit)
    queue = SerialQueue(label: "pipe", target: loop)
    unsafe handle = .uv()
    unsafe uv_pipe_init(loop.uv, handle, 0)
    unsafe handle.retain(self)
    sink.attach(self)
  }

  deinit { unsafe handle.deallocate() }

  public var unread: Int { descriptor < 0 ? 0 : Int(max(0, cshims_unread(descriptor))) }
  public var isPeerGone: Bool { descriptor < 0 || cshims_peer_gone(descriptor) != 0 }

  /// The user id of the peer's process, or nil if the system does not report it.
  public var peerUser: UInt32? {
    let uid = cshims_peer_uid(descriptor)
    return uid < 0 ? nil : UInt32(uid)
  }

  public func start(_ receiver: any TransportReceiver) {
    self.receiver = receiver
    if reason == nil { return startReading() }
    // A connection may fail before the owner of this end has taken it.
    if hasGone { queue.async { [self] in reportClose() } }
  }

  public func pause() { unsafe uv_read_stop(handle.stream) }

  public func resume() {
    if reason == nil && !isClosed && !hasEnded { startReading() }
  }

  private func startReading() {
    unsafe uv_read_start(
      handle.stream,
      { handle, _, buffer in
        let space = unsafe handle!.withOwner(PipeTransport.self) { unsafe $0.receiver?.space() }
        unsafe buffer!.pointee = uv_buf_init(
          space?.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: space?.count ?? 0))
      },
      { handle, count, _ in
        unsafe handle!.withOwner(PipeTransport.self) { transport in
          transport.didRead(count)
          // libuv reads many times in a row while a peer writes fast. Each message is handled before the next read, so
          // that a flood needs little memory.
          transport.loop.drainInCallback()
        }
      })
  }

  public func close(_ reason: CloseReason) {
    guard self.reason == nil else { return }
    self.reason = reason
    unsafe uv_read_stop(handle.stream)
    sink.flush()
    if sink.unsent == 0 || reason.isBroken { return closeNow() }
    closeTimer = queue.asyncAfterRealTime(nanoseconds: Self.closeLimit) { [self] in closeNow() }
  }

  public func readNow() -> Bool {
    guard descriptor >= 0, reason == nil, let space = unsafe receiver?.space() else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if sink.unsent > 0 { ready.events |= Int16(POLLOUT) }
    while unsafe poll(&ready, 1, -1) < 0 && errno == EINTR {}
    // The peer may need the remaining bytes before it can answer. Reading finds out if the peer has gone.
    if ready.revents & Int16(POLLOUT) != 0, case .failure(let reason) = sink.drain() { failSoon(reason) }
    guard ready.revents & ~Int16(POLLOUT) != 0 else { return true }
    let count = unsafe read(descriptor, space.baseAddress, space.count)
    if count > 0 { receiver?.didRead(count) }
    // The loop finds the end of the stream, or the error, and reports it.
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }

  // MARK: - Any thread

  package func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason> {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe cshims_send(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
      if count == -Int(EAGAIN) { break }
      if count == -Int(EPIPE) || count == -Int(ECONNRESET) { return .failure(.peerGone) }
      if count < 0 { return .failure(.failed(systemMessage(CInt(-count)))) }
      sent += count
    }
    return .success(sent)
  }

  package func drainSoon() { queue.async { [self] in drain() } }

  package func failSoon(_ reason: CloseReason) { queue.async { [self] in fail(reason) } }

  // MARK: - The loop's thread

  package func strike(_ fault: ConnectionFault) {
    guard !isClosed else { return }
    switch fault {
    case .cut: fail(.failed("it was cut"))
    case .halfWrite:
      losesNext = true
      sink.loseWithinNextWrite()
    // libuv reads what has arrived, and then the end.
    case .halfClose: _ = shutdown(descriptor, CInt(SHUT_RD))
    case .fullQueue: failSoon(.slowReader(limit: sink.limit))
    }
  }

  private func didRead(_ count: Int) {
    if count > 0 && losesNext {
      if count > 1 { receiver?.didRead(count / 2) }
      fail(.lostWithinWrite)
    } else if count > 0 {
      receiver?.didRead(count)
    } else if count == Int(UV_EOF.rawValue) {
      hasEnded = true
      unsafe uv_read_stop(handle.stream)
      receiver?.ended()
    } else if count < 0 && count != Int(UV_ENOBUFS.rawValue) {
      fail(count == Int(UV_ECONNRESET.rawValue) ? .peerGone : .failed(UVError(code: CInt(count)).description))
    }
  }

  private func drain() {
    guard !isClosed else { return }
    switch sink.drain() {
    case .success(0):
      watch?.stop()
      if reason != nil { closeNow() }
    case .success:
      do throws(UVError) {
        if watch == nil { watch = try WritableWatch(descriptor, loop: loop) { [unowned self] in drain() } }
        watch?.start()
      } catch {
        fail(.failed(error.description))
      }
    case .failure(let reason): fail(reason)
    }
  }

  private func fail(_ reason: CloseReason) {
    // A peer that has gone may have sent the reason before.
    if reason == .peerGone { readRest() }
    if self.reason == nil { self.reason = reason }
    closeNow()
  }

  private func readRest() {
    while reason == nil, descriptor >= 0, let space = unsafe receiver?.space() {
      let count = unsafe read(descriptor, space.baseAddress, space.count)
      guard count > 0 || (count < 0 && errno == EINTR) else { return }
      if count > 0 { receiver?.didRead(count) }
    }
  }

  private func closeNow() {
    guard !isClosed else { return }
    isClosed = true
    if let closeTimer { queue.target.cancel(closeTimer) }
    sink.close()
    watch?.close()
    watch = nil
    descriptor = -1
    unsafe uv_close(handle.handle) { handle in
      let transport = unsafe handle!.takeOwner(PipeTransport.self)
      transport.hasGone = true
      transport.reportClose()
    }
  }

  private func reportClose() {
    let receiver = receiver
    self.receiver = nil
    receiver?.closed(reason ?? .finished)
  }

  /// Frees a handle that never carried any bytes.
  private func dispose() {
    isClosed = true
    sink.close()
    unsafe uv_close(handle.handle) { _ = unsafe $0!.takeOwner(PipeTransport.self) }
  }
}

extension CloseReason {
  /// True if nothing can be written any more, or nothing should be.
  fileprivate var isBroken: Bool {
    switch self {
    case .finished, .badFrame, .reason: false
    case .peerGone, .slowReader, .longAnswer, .tooMuchKept, .failed: true
    }
  }
}
