/// The reason for which the body of a frame is not handed over. The frames after it are.
public enum BodyError: Error, Sendable, Equatable {
  /// The body is no JSON.
  case notJSON(JSONError)
  /// The body has more values than the limit, and was not parsed.
  case tooManyValues(limit: Int)
}

/// Messages over a transport. The code is the same for pipes, socket pairs and memory, and for every role.
///
/// Must be used on the transport's thread; `sink` may be used on any thread.
///
/// `@safe`: the bytes of `body` are the connection's own, and each use of them is marked.
@safe
public final class MessageConnection {
  /// The callbacks of a connection, which are called on the transport's thread.
  public struct Handlers {
    /// Called with the number of bytes of each read, before their messages are handled. It may pause the
    /// connection, and then the bytes are kept.
    public var arrived: ((Int) -> Void)?
    /// Called with each well-formed body.
    public var message: (JSONDocument) -> Void
    /// Called with each frame whose body is not handed over.
    public var badBody: (BodyError) -> Void
    /// Called after all messages of one read were handled.
    public var afterRead: () -> Void
    /// Called when the bytes are not a valid frame; the handler must close the connection.
    public var badFrame: (FrameError) -> Void
    /// Called when the peer has finished writing.
    public var ended: () -> Void
    /// Called when the connection has closed; no other callback follows.
    public var closed: (CloseReason) -> Void

    /// The functions that a connection calls, on the thread of its transport.
    public init(
      arrived: ((Int) -> Void)? = nil, message: @escaping (JSONDocument) -> Void,
      badBody: @escaping (BodyError) -> Void,
      afterRead: @escaping () -> Void, badFrame: @escaping (FrameError) -> Void,
      ended: @escaping () -> Void, closed: @escaping (CloseReason) -> Void
    ) {
      self.arrived = arrived
      self.message = message
      self.badBody = badBody
      self.afterRead = afterRead
      self.badFrame = badFrame
      self.ended = ended
      self.closed = closed
    }
  }

  /// The transport that carries the frames.
  public let transport: any Transport
  /// Takes the messages for the other end.
  public let sink: FrameSink
  /// The text of the message that is being handled, in the connection's own memory. It is valid until the handler reads
  /// from the transport or returns.
  package private(set) var body = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  private var decoder: FrameDecoder
  private let valueLimit: Int
  private let parser: JSONParser
  private var handlers: Handlers?
  private var isClosing = false
  private var isPaused = false
  /// True while messages are handled.
  private var isHandingOver = false

  /// - Parameters:
  ///   - messageLimit: the largest number of bytes in a body.
  ///   - valueLimit: the largest number of values in a body. Each takes up to 16 bytes when the body has been parsed, which
  ///     can be many times the body's length.
  public init(
    _ transport: any Transport, messageLimit: Int, valueLimit: Int = .max, parser: JSONParser = .standard
  ) {
    self.valueLimit = valueLimit
    self.parser = parser
    self.transport = transport
    sink = transport.sink
    decoder = FrameDecoder(messageLimit: messageLimit)
  }

  /// The number of bytes that were read and belong to no message that was handled.
  package var buffered: Int { decoder.buffered }

  /// The bytes of memory that the peer makes this end keep: for what was read and not handled, and for what was not sent.
  package var held: Int { decoder.held + sink.held }

  /// Frees the memory of that which is not used.
  package func fit() {
    sink.fit()
    // The message that is being handled lies there; the memory is given back after it.
    if !isHandingOver { decoder.fit() }
  }

  /// Begins to read.
  public func start(_ handlers: Handlers) {
    self.handlers = handlers
    transport.start(self)
  }

  /// Closes the connection after the waiting bytes were written. Messages that the peer has sent are no longer handled.
  public func close(_ reason: CloseReason = .finished) {
    isClosing = true
    transport.close(reason)
  }

  /// Stops handling the messages that the peer sends.
  public func stopReading() { isClosing = true }

  /// Stops reading and handling messages until `resume`. Bytes that were read and not handled are kept.
  public func pause() {
    isPaused = true
    transport.pause()
  }

  /// Continues after `pause`.
  public func resume() {
    guard isPaused, !isClosing else { return }
    isPaused = false
    handOver()
    if !isPaused { transport.resume() }
  }
}

extension MessageConnection: TransportReceiver {
  public func space() -> UnsafeMutableRawBufferPointer { unsafe decoder.space() }

  public func didRead(_ count: Int) {
    decoder.didRead(count)
    if isClosing {
      decoder.discard()
      return decoder.giveBack()
    }
    handlers?.arrived?(count)
    handOver()
  }

  private func handOver() {
    // The handlers change only when the connection has closed, and then no message is handled.
    let message = handlers?.message
    isHandingOver = true
    while !isClosing, !isPaused, let event = decoder.next() {
      switch event {
      case .body(let body):
        unsafe self.body = body
        if unsafe body.count > valueLimit && JSONDocument.mostValues(in: body, limit: valueLimit) > valueLimit {
          handlers?.badBody(.tooManyValues(limit: valueLimit))
          continue
        }
        do throws(JSONError) {
          unsafe message?(try JSONDocument(padded: body, parser: parser))
        } catch {
          handlers?.badBody(.notJSON(error))
        }
      case .bad(let error):
        handlers?.badFrame(error)
      }
    }
    isHandingOver = false
    decoder.giveBack()
    handlers?.afterRead()
  }

  public func ended() { handlers?.ended() }

  public func closed(_ reason: CloseReason) {
    let handlers = handlers
    self.handlers = nil
    isClosing = true
    handlers?.closed(reason)
  }
}
