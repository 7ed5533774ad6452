internal import CUV
import Glibc
package import NavbridgeRuntime

/// A byte stream over two descriptors, one for each direction, of any kind that can be watched: the standard input and output
/// of a process that another one has started, be they pipes, FIFOs or sockets.
///
/// `@unchecked`: `output` and `queue` never change; the rest is used only on the loop's thread. A sink uses `output` under its
/// own lock, and is closed before the descriptor is.
package final class DescriptorTransport: Transport, SinkStream, @unchecked Sendable {
  package let sink: FrameSink
  private let loop: EventLoop
  private let queue: SerialQueue
  private let input: DescriptorWatch
  private let output: CInt
  private var receiver: (any TransportReceiver)?
  private var isClosed = false
  private var hasEnded = false
  private var isReading = false
  private var reason: CloseReason?
  private var watch: WritableWatch?

  /// Takes ownership of two descriptors that do not block. Must be called on the loop's thread.
  package init(input: CInt, output: CInt, loop: EventLoop, queuedLimit: Int) throws(UVError) {
    guard let watch = DescriptorWatch(input, loop: loop) else { throw UVError(code: CInt(UV_EINVAL.rawValue)) }
    (self.input, self.output, self.loop) = (watch, output, loop)
    sink = FrameSink(limit: queuedLimit)
    queue = SerialQueue(label: "descriptors", target: loop)
    sink.attach(self)
  }

  /// The standard input and output of this process, as descriptors of their own that do not block: a terminal or another
  /// process that shares them does not notice. A socket cannot be opened a second time, and is made non-blocking itself.
  package static func standard(loop: EventLoop, queuedLimit: Int) throws(UVError) -> DescriptorTransport {
    try DescriptorTransport(
      input: own(STDIN_FILENO, O_RDONLY), output: own(STDOUT_FILENO, O_WRONLY), loop: loop, queuedLimit: queuedLimit)
  }

  private static func own(_ descriptor: CInt, _ access: CInt) throws(UVError) -> CInt {
    var opened = unsafe open("/proc/self/fd/\(descriptor)", access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if opened < 0 {
      opened = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard opened >= 0 else { throw UVError(code: -errno) }
      _ = fcntl(opened, F_SETFL, fcntl(opened, F_GETFL) | O_NONBLOCK)
    }
    return opened
  }

  package var unread: Int { 0 }
  package var isPeerGone: Bool { isClosed }

  package func start(_ receiver: any TransportReceiver) {
    self.receiver = receiver
    if isClosed { return queue.async { [self] in reportClose() } }
    isReading = true
    input.start(.reading) { [unowned self] in read() }
  }

  package func pause() {
    isReading = false
    if !isClosed { input.wait(for: []) }
  }

  package func resume() {
    guard !isClosed, !hasEnded else { return }
    isReading = true
    input.wait(for: .reading)
  }

  package func readNow() -> Bool { preconditionFailure("Nobody blocks the thread of this transport.") }

  package func close(_ reason: CloseReason) {
    guard self.reason == nil else { return }
    self.reason = reason
    sink.flush()
    if sink.unsent == 0 { closeNow() }
  }

  // MARK: - Any thread

  package func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason> {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe Glibc.write(output, bytes.baseAddress! + sent, bytes.count - sent)
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        break
      } else if errno == EPIPE {
        return .failure(.peerGone)
      } else if errno != EINTR {
        return .failure(.failed(systemMessage()))
      }
    }
    return .success(sent)
  }

  package func drainSoon() { queue.async { [self] in drain() } }

  package func failSoon(_ reason: CloseReason) { queue.async { [self] in fail(reason) } }

  // MARK: - The loop's thread

  /// No search has this stream in its world, so that no fault strikes it.
  package func strike(_ fault: ConnectionFault) {}

  private func read() {
    guard isReading, let space = unsafe receiver?.space() else { return }
    let count = unsafe Glibc.read(input.descriptor, space.baseAddress, space.count)
    if count > 0 {
      receiver?.didRead(count)
    } else if count == 0 {
      hasEnded = true
      pause()
      receiver?.ended()
    } else if errno != EAGAIN && errno != EINTR {
      fail(.failed(systemMessage()))
    }
    loop.drainInCallback()
  }

  private func drain() {
    guard !isClosed else { return }
    switch sink.drain() {
    case .success(0):
      watch?.stop()
      if reason != nil { closeNow() }
    case .success:
      do throws(UVError) {
        if watch == nil { watch = try WritableWatch(output, loop: loop) { [unowned self] in drain() } }
        watch?.start()
      } catch {
        fail(.failed(error.description))
      }
    case .failure(let reason): fail(reason)
    }
  }

  private func fail(_ reason: CloseReason) {
    if self.reason == nil { self.reason = reason }
    closeNow()
  }

  private func closeNow() {
    guard !isClosed else { return }
    isClosed = true
    sink.close()
    watch?.close()
    watch = nil
    input.close()
    Glibc.close(output)
    queue.async { [self] in reportClose() }
  }

  private func reportClose() {
    let receiver = receiver
    self.receiver = nil
    receiver?.closed(reason ?? .finished)
  }
}
