/// One end of a byte stream that belongs to a loop's thread: a libuv pipe, a socket pair, or memory.
///
/// Reading and closing happen on the loop's thread; writing goes through `sink`, from any thread.
public protocol Transport: AnyObject {
  var sink: FrameSink { get }

  /// Begins to read. Callbacks come on the loop's thread until `closed`.
  func start(_ receiver: TransportReceiver)

  /// Closes once what waits in the sink has been written, or could not be within `closeLimit`.
  func close(_ reason: CloseReason)

  /// Bytes that have come and were not read yet.
  var unread: Int { get }

  /// Whether the peer is wholly gone, not merely done with writing.
  var isPeerGone: Bool { get }
}

/// What a transport tells its owner.
public struct TransportReceiver {
  /// Where the next bytes shall be put: at least one.
  public var space: () -> UnsafeMutableRawBufferPointer
  /// Bytes were put there.
  public var took: (Int) -> Void
  /// The peer has finished writing.
  public var ended: () -> Void
  /// The stream is closed; nothing comes after this.
  public var closed: (CloseReason) -> Void

  public init(
    space: @escaping () -> UnsafeMutableRawBufferPointer, took: @escaping (Int) -> Void,
    ended: @escaping () -> Void, closed: @escaping (CloseReason) -> Void
  ) {
    self.space = space
    self.took = took
    self.ended = ended
    self.closed = closed
  }
}

/// Why a connection was closed.
public enum CloseReason: Error, Sendable, Equatable, CustomStringConvertible {
  /// The peer closed it.
  case peerGone
  /// This side closed it, having said all.
  case finished
  /// The peer sent what is no frame.
  case badFrame(FrameError)
  /// The peer does not read, and what waits for it is over the limit.
  case slowReader(limit: Int)
  /// The system refused to read or write.
  case failed(String)

  public var description: String {
    switch self {
    case .peerGone: "The peer closed the connection."
    case .finished: "The connection was closed."
    case .badFrame(let error): "The peer sent a bad frame. \(error)"
    case .slowReader(let limit):
      "The peer does not read, and more than \(limit) bytes wait for it; --max-queued-bytes sets the limit."
    case .failed(let why): "The connection failed: \(why)."
    }
  }
}
