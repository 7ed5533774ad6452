internal import CUV

/// One end of a byte stream that is bound to a loop's thread: a libuv pipe, a socket pair, or memory.
///
/// Reading and closing happen on the loop's thread. Writing goes through `sink`, on any thread.
public protocol Transport: AnyObject {
  /// Takes the bytes for the other end.
  var sink: FrameSink { get }

  /// Begins to read. The receiver's methods are called on the loop's thread until `closed`, which also follows if the connection
  /// has closed before.
  func start(_ receiver: any TransportReceiver)

  /// Stops reading. The bytes that the peer writes stay in the system's buffer until it is full and the peer must wait.
  func pause()

  /// Continues reading.
  func resume()

  /// Closes the connection once the bytes waiting in the sink were written, or once `closeLimit` has passed.
  func close(_ reason: CloseReason)

  /// Waits for bytes and reads them, for callers that block the loop's thread. Meanwhile it writes the bytes that the
  /// peer accepts. Returns false when no more bytes will come. Must be called on the loop's thread.
  func readNow() -> Bool

  /// The number of bytes that have arrived and were not read yet.
  var unread: Int { get }

  /// True when the peer has gone entirely, and has not merely finished writing.
  var isPeerGone: Bool { get }
}

/// The callbacks of a transport, which are called on the loop's thread.
public protocol TransportReceiver: AnyObject {
  /// Returns the place for the next bytes, which has room for at least one.
  func space() -> UnsafeMutableRawBufferPointer
  /// Called when `count` bytes were put there.
  func didRead(_ count: Int)
  /// Called when the peer has finished writing.
  func ended()
  /// Called when the stream is closed. No other callback follows, and the receiver is released.
  func closed(_ reason: CloseReason)
}

/// The reason for which a connection was closed.
public enum CloseReason: Error, Sendable, Equatable, CustomStringConvertible {
  /// The peer closed the connection.
  case peerGone
  /// One side ended the connection and sent a sentence with the reason.
  case reason(String)
  /// This side closed the connection after it had sent everything.
  case finished
  /// The peer sent bytes that are not a valid frame.
  case badFrame(FrameError)
  /// The peer does not read, and the bytes that wait for it exceed the limit.
  case slowReader(limit: Int)
  /// The part of an answer that has been written already exceeds the limit.
  case longAnswer(limit: Int)
  /// More is kept for all peers than the limit allows, and most of it for this one.
  case tooMuchKept(bytes: Int, total: Int, limit: Int)
  /// The system refused to read or write.
  case failed(String)

  /// A fault has struck in the middle of a write.
  static let lostWithinWrite = CloseReason.failed("it was lost in the middle of a write")

  public var description: String {
    switch self {
    case .peerGone: "The peer closed the connection."
    case .reason(let why): why
    case .finished: "The connection was closed."
    case .badFrame(let error): "The peer sent a bad frame. \(error)"
    case .slowReader(let limit):
      "The peer does not read, and more than \(limit) bytes wait for it."
    case .longAnswer(let limit):
      "The answer to a batch is longer than \(limit) bytes."
    case .tooMuchKept(let bytes, let total, let limit):
      "The native side keeps \(total) bytes for its peers, which is over the limit of \(limit), and the most for this one: "
        + "\(bytes) bytes of unread messages, unanswered requests and unsent answers."
    case .failed(let why): "The connection failed: \(why)."
    }
  }
}

/// The part of a transport that a sink uses, on any thread.
protocol SinkStream: AnyObject, Sendable {
  /// Writes the bytes that fit, without blocking. Returns the number of bytes accepted, or the reason for which no more
  /// can be.
  func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason>

  /// Schedules writing on the loop's thread (`FrameSink.drain`).
  func drainSoon()

  /// Schedules the end of the stream on the loop's thread.
  func failSoon(_ reason: CloseReason)

  /// Has a fault strike the stream. Called on the loop's thread.
  func strike(_ fault: ConnectionFault)
}

/// An error code of libuv.
public struct UVError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The number of libuv, which is negative.
  public let code: CInt
  public var description: String { unsafe String(cString: uv_strerror(code)) }
}
