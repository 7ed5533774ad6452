/// Messages over a transport: the same code over a pipe, a socket pair and memory, for every role.
///
/// Belongs to the transport's thread; `sink` may be used from any.
public final class MessageConnection {
  /// What a connection tells its owner, on the transport's thread.
  public struct Handlers {
    /// A well-formed body.
    public var message: (JSONDocument) -> Void
    /// A frame whose body is no JSON.
    public var badBody: (JSONError) -> Void
    /// All that one read brought has been handed over.
    public var afterRead: () -> Void
    /// Bytes that are no frame; the connection must be closed.
    public var badFrame: (FrameError) -> Void
    /// The peer has finished writing.
    public var ended: () -> Void
    /// Nothing comes after this.
    public var closed: (CloseReason) -> Void

    public init(
      message: @escaping (JSONDocument) -> Void, badBody: @escaping (JSONError) -> Void,
      afterRead: @escaping () -> Void, badFrame: @escaping (FrameError) -> Void,
      ended: @escaping () -> Void, closed: @escaping (CloseReason) -> Void
    ) {
      self.message = message
      self.badBody = badBody
      self.afterRead = afterRead
      self.badFrame = badFrame
      self.ended = ended
      self.closed = closed
    }
  }

  public let transport: any Transport
  public let sink: FrameSink
  private var decoder: FrameDecoder
  private let parser: JSONParser
  private var handlers: Handlers?
  private var isClosing = false
  private var isPaused = false

  public init(_ transport: any Transport, messageLimit: Int, parser: JSONParser = .standard) {
    self.parser = parser
    self.transport = transport
    sink = transport.sink
    decoder = FrameDecoder(messageLimit: messageLimit)
  }

  /// Begins to read.
  public func start(_ handlers: Handlers) {
    self.handlers = handlers
    transport.start(self)
  }

  /// Closes after what waits has been written. Nothing that the peer sent is acted upon from here on.
  public func close(_ reason: CloseReason = .finished) {
    isClosing = true
    transport.close(reason)
  }

  /// Acts upon nothing more that the peer sends.
  public func stopReading() { isClosing = true }

  /// Hands nothing more over, and reads nothing more, until `resume`. What was read and not handed over is kept.
  public func pause() {
    isPaused = true
    transport.pause()
  }

  /// Goes on where `pause` has stopped.
  public func resume() {
    guard isPaused, !isClosing else { return }
    isPaused = false
    handOver()
    if !isPaused { transport.resume() }
  }
}

extension MessageConnection: TransportReceiver {
  public func space() -> UnsafeMutableRawBufferPointer { decoder.space() }

  public func took(_ count: Int) {
    decoder.took(count)
    if isClosing { return decoder.discard() }
    handOver()
  }

  private func handOver() {
    while !isClosing, !isPaused, let event = decoder.next() {
      switch event {
      case .body(let body):
        do throws(JSONError) {
          handlers?.message(try JSONDocument(padded: body, parser: parser))
        } catch {
          handlers?.badBody(error)
        }
      case .bad(let error):
        handlers?.badFrame(error)
      }
    }
    decoder.giveBack()
    handlers?.afterRead()
  }

  public func ended() { handlers?.ended() }

  public func closed(_ reason: CloseReason) {
    let handlers = handlers
    self.handlers = nil
    handlers?.closed(reason)
  }
}
