internal import CCivetWeb
internal import NavbridgeRuntime

/// A page's connection. Its messages are written on a thread of its own, because a page that reads slowly makes the writer
/// wait.
///
/// `@safe`: the pointer is not handed out, and is gone before the connection is.
///
/// `@unchecked`: `loop` and `queue` may be used on any thread, and the rest is guarded.
@safe
final class WebSocket: @unchecked Sendable {
  /// Nil once the connection is closed. The server then uses its memory for other connections.
  ///
  /// `@unchecked`: the library locks each connection that it writes to.
  @safe
  private struct Connection: @unchecked Sendable {
    var pointer: OpaquePointer?
  }

  private let loop = ParkingLoop()
  private let queue: SerialQueue
  /// The lock is held while a message is written, so that a connection is not closed in the middle of it.
  private let connection: Guarded<Connection>
  private let outbox = Guarded(PageOutbox())

  init(_ connection: OpaquePointer) {
    self.connection = unsafe Guarded(Connection(pointer: connection))
    queue = SerialQueue(label: "page", target: loop)
    LiveThread.start(name: "page") { [loop] in loop.run() }
  }

  /// Sends a message, on any thread. A message to a closed connection is dropped.
  func send(_ text: String) { send(.text(text)) }

  func send(_ message: PageMessage) {
    // An item of a loop that has ended stays where it is, and must not keep the connection.
    if outbox.withLock({ $0.add(message) }) { queue.async { [weak self] in self?.write() } }
  }

  private func write() {
    while true {
      switch outbox.withLock({ $0.next() }) {
      case .send(let text):
        if !write(CInt(MG_WEBSOCKET_OPCODE_TEXT), text) { outbox.withLock { $0.close() } }
      case .close: _ = write(CInt(MG_WEBSOCKET_OPCODE_CONNECTION_CLOSE), "")
      case .rest: return
      }
    }
  }

  /// Returns false if the frame could not be written.
  private func write(_ kind: CInt, _ text: String) -> Bool {
    connection.withLock { connection in
      guard let pointer = unsafe connection.pointer else { return false }
      var text = text
      return text.withUTF8 { bytes in
        let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
        return unsafe mg_websocket_write(pointer, kind, start, bytes.count) > 0
      }
    }
  }

  /// Called by the server when the connection is gone, before it uses the memory again.
  func closed() {
    outbox.withLock { $0.close() }
    connection.withLock { unsafe $0.pointer = nil }
    loop.stop()
  }
}

extension WebSocket: Hashable {
  static func == (one: WebSocket, other: WebSocket) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
