internal import NavbridgeRuntime

/// A page, as all that sends to it knows it. What is sent waits until the page takes it, and is written by the server's thread.
final class WebSocket: Sendable {
  private let outbox = Guarded(PageOutbox())
  /// Has the server ask for what is next.
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Sends a message, on any thread. A message to a closed connection is dropped.
  func send(_ text: String) { send(.text(text)) }

  func send(_ message: PageMessage) { if outbox.withLock({ $0.add(message) }) { wake() } }

  func next() -> PageOutbox.Step { outbox.withLock { $0.next() } }

  /// Called by the server when the connection is gone.
  func close() { outbox.withLock { $0.close() } }
}

extension WebSocket: Hashable {
  static func == (one: WebSocket, other: WebSocket) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
