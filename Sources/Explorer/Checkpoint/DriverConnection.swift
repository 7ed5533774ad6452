internal import CShims
import Glibc
import NativeSide
import NavbridgeRuntime
import NavbridgeWire

/// The connection of a driver in another process to a native side in a world: bytes of a socket are those of a transport.
///
/// `@unchecked`: it is used on the one thread of its process.
final class DriverConnection: TransportReceiver, @unchecked Sendable {
  /// The socket; -1 once it is closed.
  private(set) var descriptor: CInt
  private let near: MemoryTransport
  private let queue: SerialQueue
  private let place = ByteSpace()
  /// The bytes that the driver has not taken yet.
  private var outgoing: [UInt8] = []
  /// True if an answer was written since the driver sent something.
  private(set) var hasAnswered = false
  /// True once the native side has closed the connection.
  private var hasEnded = false
  /// Called with the bytes that the native side writes.
  var onSent: ([UInt8]) -> Void = { _ in }

  /// Connects a driver's socket.
  ///
  /// - Parameter thread: the thread of the world's drivers.
  init(_ descriptor: CInt, to native: NativeSide, on thread: any QueueTarget) {
    self.descriptor = descriptor
    queue = SerialQueue(label: "driver", target: thread, isReading: true)
    near = native.stream(readBy: queue)
    queue.async { [self] in near.start(self) }
  }

  var isClosed: Bool { descriptor < 0 }
  /// What the connection waits for.
  var events: Int16 { Int16(POLLIN) | (outgoing.isEmpty ? 0 : Int16(POLLOUT)) }

  /// Reads what the driver has sent, for the native side, and returns it. Closes the connection at its end.
  func read() -> [UInt8] {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe Glibc.read(descriptor, &part, part.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    guard count > 0 else {
      close()
      return []
    }
    hasAnswered = false
    part.removeLast(part.count - count)
    unsafe part.withUnsafeBytes { _ = unsafe near.sendNow($0) }
    return part
  }

  /// Writes what the driver takes.
  func flush() {
    while !isClosed, !outgoing.isEmpty {
      let count = unsafe outgoing.withUnsafeBytes { unsafe cshims_send(descriptor, $0.baseAddress, $0.count) }
      if count == -Int(EAGAIN) { return }
      guard count > 0 else { return close() }
      outgoing.removeFirst(count)
    }
    if hasEnded { close() }
  }

  /// True for bytes with an answer: only answers have these members. A text that has them costs the app a moment.
  private static func isAnswer(_ bytes: [UInt8]) -> Bool {
    marks.contains { mark in
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe mark.withUnsafeBytes { mark in
          unsafe cshims_find(bytes.baseAddress, bytes.count, mark.baseAddress, mark.count) != nil
        }
      }
    }
  }

  private static let marks = ["result", "error"].map { Array("\"\($0)\":".utf8) }

  /// The driver has had its time.
  func goesOn() { hasAnswered = false }

  private func close() {
    guard !isClosed else { return }
    _ = Glibc.close(descriptor)
    descriptor = -1
    queue.async { [near] in near.close(.peerGone) }
  }

  /// Goes on with another socket, in a copy of the process.
  func goOn(with other: CInt) { descriptor = other }

  /// Closes the socket. The native side does not notice.
  func leave() {
    _ = Glibc.close(descriptor)
    descriptor = -1
  }

  // MARK: - TransportReceiver

  func space() -> UnsafeMutableRawBufferPointer { unsafe place.buffer }

  func didRead(_ count: Int) {
    let bytes = unsafe Array(place.buffer.prefix(count))
    outgoing += bytes
    hasAnswered = hasAnswered || Self.isAnswer(bytes)
    onSent(bytes)
  }

  func ended() { hasEnded = true }
  func closed(_ reason: CloseReason) { hasEnded = true }
}

/// A place for bytes.
///
/// `@safe`: the memory lives as long as the object.
@safe
private final class ByteSpace {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  deinit { unsafe buffer.deallocate() }
}
