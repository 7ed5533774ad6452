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
  private let state: Guarded<Connection>
  private let waiting = Guarded(0)

  /// The bytes that may wait for a page. A page with more is cut off: it connects again and gets the present state.
  private static let limit = 256 << 20

  init(_ connection: OpaquePointer) {
    state = unsafe Guarded(Connection(pointer: connection))
    queue = SerialQueue(label: "page", target: loop)
    LiveThread.start(name: "page") { [loop] in loop.run() }
  }

  /// Sends a message, on any thread. A message to a closed connection is dropped.
  func send(_ text: String) {
    let bytes = text.utf8.count
    let total = waiting.withLock { count in
      count += bytes
      return count
    }
    queue.async { [self] in
      defer { waiting.withLock { $0 -= bytes } }
      if total > Self.limit { return close() }
      state.withLock { state in
        guard let connection = unsafe state.pointer else { return }
        var text = text
        _ = text.withUTF8 { bytes in
          unsafe mg_websocket_write(
            connection, CInt(MG_WEBSOCKET_OPCODE_TEXT),
            UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self), bytes.count)
        }
      }
    }
  }

  private func close() {
    state.withLock { state in
      guard let connection = unsafe state.pointer else { return }
      _ = unsafe mg_websocket_write(connection, CInt(MG_WEBSOCKET_OPCODE_CONNECTION_CLOSE), nil, 0)
    }
  }

  /// Called by the server when the connection is gone, before it uses the memory again.
  func closed() {
    state.withLock { unsafe $0.pointer = nil }
    loop.stop()
  }
}
