import Glibc

@testable import NavbridgeRuntime
@testable import NavbridgeWire

/// The transport that connects two ends.
enum Joint: String, CaseIterable, Sendable {
  case pipe, memory
}

/// One end of a connection, with the events that it received. Lives on its queue's thread, except for the sink and the
/// logs.
final class TestEnd: @unchecked Sendable {
  enum Report: Equatable, Sendable {
    case badBody
    case badFrame(FrameError)
    case ended
    case closed(CloseReason)
  }

  let queue: SerialQueue
  let sink: FrameSink
  let reported = Log<Report>()
  let hasEnded = Latch("the end of the stream was reported")
  let hasClosed = Latch("the connection's close was reported")
  /// Handles a message, on the queue's thread. Must be set before `start`.
  var onMessage: (JSONValue) -> Void = { _ in }
  private let connection: MessageConnection

  private init(_ transport: any Transport, on queue: SerialQueue) {
    self.queue = queue
    sink = transport.sink
    connection = MessageConnection(transport, messageLimit: 64 << 20)
  }

  /// Returns two connected ends, on the script thread's and the bridge thread's loops; neither reads before it is
  /// started.
  static func pair(_ joint: Joint, limit: Int = 64 << 20) async throws -> (TestEnd, TestEnd) {
    let first = SerialQueue(label: "first", target: ScriptThread.executor.target)
    let second = SerialQueue(label: "second", target: BridgeThread.executor.target)
    switch joint {
    case .memory:
      let (a, b) = MemoryTransport.pair(first: first, second: second)
      return (TestEnd(a, on: first), TestEnd(b, on: second))
    case .pipe:
      let sockets = try DescriptorPair.sockets()
      let (one, two) = (sockets.first, sockets.second)
      let (near, far) = (Runtime.live.script.eventLoop, Runtime.live.bridge.eventLoop)
      return (
        try await on(first) {
          TestEnd(try PipeTransport(descriptor: one, loop: near, queuedLimit: limit), on: first)
        },
        try await on(second) {
          TestEnd(try PipeTransport(descriptor: two, loop: far, queuedLimit: limit), on: second)
        }
      )
    }
  }

  /// Starts to read.
  func start() async throws {
    try await on(queue) { [self] in
      connection.start(
        .init(
          message: { [self] in onMessage($0.root) },
          badBody: { [self] _ in reported.add(.badBody) },
          afterRead: {},
          badFrame: { [self] in
            reported.add(.badFrame($0))
            connection.close(.badFrame($0))
          },
          ended: { [self] in
            reported.add(.ended)
            hasEnded.arrive()
          },
          closed: { [self] in
            reported.add(.closed($0))
            hasClosed.arrive()
          }))
    }
  }

  func close(_ reason: CloseReason = .finished) async throws {
    try await on(queue) { [self] in connection.close(reason) }
  }

  /// Delivers no more messages until `resume`. Must be called on the queue's thread, by `onMessage`.
  func pause() { connection.pause() }
  func stopReading() async throws { try await on(queue) { [self] in connection.pause() } }
  func resume() async throws { try await on(queue) { [self] in connection.resume() } }

  /// Waits until everything that is now queued on this end's thread has run.
  func settle() async throws { try await on(queue) {} }

  /// Sends one message; may be called from any thread.
  @discardableResult
  func send(_ body: ByteBuffer) -> Bool {
    let isOpen = sink.append(body)
    sink.flush()
    return isOpen
  }
}

/// Messages that contain their sender, number and size, and in which damage is detected.
enum Message {
  struct Read: Equatable, Sendable {
    let sender: Int
    /// The number; nil in the shortest messages, which have no room for it.
    let number: Int?
    let size: Int
  }

  static func body(sender: Int, number: Int, size: Int) -> (ByteBuffer, Read) {
    let buffer = ByteBuffer()
    guard size > 40 else {
      buffer.append("\(sender)".utf8)
      return (buffer, Read(sender: sender, number: nil, size: 0))
    }
    buffer.append("[\(sender),\(number),\"".utf8)
    let letter = UInt8(ascii: "a") + UInt8(number % 26)
    let length = size - buffer.count - 2
    unsafe withUnsafeTemporaryAllocation(byteCount: length, alignment: 1) {
      unsafe memset($0.baseAddress!, CInt(letter), length)
      unsafe buffer.append(UnsafeRawBufferPointer($0))
    }
    buffer.append("\"]")
    return (buffer, Read(sender: sender, number: number, size: length))
  }

  static func read(_ value: JSONValue) -> Read {
    if let sender = value.int { return Read(sender: Int(sender), number: nil, size: 0) }
    let items = Array(value.items)
    let number = Int(items[1].int!)
    let size = unsafe items[2].withUTF8 { bytes -> Int in
      let isWhole =
        unsafe bytes[0] == UInt8(ascii: "a") + UInt8(number % 26)
        && memcmp(bytes.baseAddress!, bytes.baseAddress! + 1, bytes.count - 1) == 0
      return isWhole ? bytes.count : -1
    }
    return Read(sender: Int(items[0].int!), number: number, size: size!)
  }
}

extension ByteBuffer {
  fileprivate func append(_ text: String.UTF8View) { for byte in text { append(byte) } }
}
