/// One end of a byte stream that belongs to a loop's thread: a libuv pipe, a socket pair, or memory.
///
/// Reading and closing happen on the loop's thread; writing goes through `sink`, from any thread.
public protocol Transport: AnyObject {
  var sink: FrameSink { get }

  /// Begins to read. Callbacks come on the loop's thread until `closed`.
  func start(_ receiver: any TransportReceiver)

  /// Stops reading: what the peer writes stays with the system, until its buffer is full and the peer has to wait.
  func pause()

  /// Reads again.
  func resume()

  /// Closes once what waits in the sink has been written, or could not be within `closeLimit`.
  func close(_ reason: CloseReason)

  /// Waits for bytes and reads them, on the loop's thread, for those who block it; writes meanwhile what the peer takes.
  /// False when none will come.
  func readNow() -> Bool

  /// Bytes that have come and were not read yet.
  var unread: Int { get }

  /// Whether the peer is wholly gone, not merely done with writing.
  var isPeerGone: Bool { get }
}

/// What a transport tells its owner, on the loop's thread.
public protocol TransportReceiver: AnyObject {
  /// Where the next bytes shall be put: at least one.
  func space() -> UnsafeMutableRawBufferPointer
  /// Bytes were put there.
  func took(_ count: Int)
  /// The peer has finished writing.
  func ended()
  /// The stream is closed; nothing comes after this, and the receiver is forgotten.
  func closed(_ reason: CloseReason)
}

/// Why a connection was closed.
public enum CloseReason: Error, Sendable, Equatable, CustomStringConvertible {
  /// The peer closed it.
  case peerGone
  /// One side ended it and has said why, in a sentence.
  case told(String)
  /// This side closed it, having said all.
  case finished
  /// The peer sent what is no frame.
  case badFrame(FrameError)
  /// The peer does not read, and what waits for it is over the limit.
  case slowReader(limit: Int)
  /// What has been put together of an answer is over the limit already.
  case longAnswer(limit: Int)
  /// The system refused to read or write.
  case failed(String)

  public var description: String {
    switch self {
    case .peerGone: "The peer closed the connection."
    case .told(let why): why
    case .finished: "The connection was closed."
    case .badFrame(let error): "The peer sent a bad frame. \(error)"
    case .slowReader(let limit):
      "The peer does not read, and more than \(limit) bytes wait for it."
    case .longAnswer(let limit):
      "The answer to a batch is longer than \(limit) bytes."
    case .failed(let why): "The connection failed: \(why)."
    }
  }
}
