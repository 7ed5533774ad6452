internal import Glibc
internal import NavbridgeRuntime

/// A connection to the page's server: a request and its answer, or the socket of a page. It is used on the server's thread.
///
/// `@unchecked`: only `queue` is used on other threads.
final class PageConnection: @unchecked Sendable {
  private enum Phase {
    /// The request has not come.
    case head
    /// The answer is written; then the connection ends.
    case answer
    case socket(WebSocket)
    /// Nothing more is written. What still comes is dropped, until the other side has closed.
    case ending
    case closed
  }

  private unowned let server: WebServer
  private let watch: DescriptorWatch
  private let queue: SerialQueue
  private var phase = Phase.head
  private var head: [UInt8] = []
  private var frames = WebSocketFrames()
  private var output: [UInt8] = []
  /// The number of bytes of `output` that were sent.
  private var sent = 0

  /// The bytes that are read or written before others have their turn.
  private static let turn = 256 << 10

  init(_ watch: DescriptorWatch, server: WebServer, queue: SerialQueue) {
    (self.watch, self.server, self.queue) = (watch, server, queue)
  }

  func start() { watch.start(.reading) { [self] in work() } }

  /// The page; nil for a connection that is none's.
  var page: WebSocket? { if case .socket(let page) = phase { page } else { nil } }

  func close() {
    if case .closed = phase { return }
    leave()
    phase = .closed
    watch.close()
    server.closed(self)
  }

  private func leave() {
    guard let page else { return }
    page.close()
    server.gone(page)
  }

  /// False while a request is answered, or a page is connected.
  var isIdle: Bool {
    switch phase {
    case .head, .ending, .closed: true
    case .answer, .socket: false
    }
  }

  /// Reads and writes what can be.
  func work() {
    read()
    write()
  }

  // MARK: - Reading

  private func read() {
    var left = Self.turn
    while left > 0 {
      if case .closed = phase { return }
      let (count, error) = server.receive(watch.descriptor) { take($0) }
      if count < 0 && error == EINTR { continue }
      if count < 0 && error == EAGAIN { return }
      if count <= 0 { return close() }
      left -= count
    }
  }

  private func take(_ bytes: [UInt8]) {
    switch phase {
    case .head:
      let seen = head.count
      head += bytes
      switch RequestHead.read(head, seen: seen) {
      case .more: return
      case .refused(let status): answer(server.refusal(status))
      case .head(let request, let length):
        switch server.answer(to: request) {
        case .answer(let bytes): answer(bytes)
        case .socket(let bytes):
          open(bytes)
          take(Array(head[length...]))
        }
      }
      head = []
    case .socket(let page):
      frames.append(bytes[...])
      while let event = frames.next() {
        switch event {
        case .text(let text): server.received(text, from: page)
        case .ping(let payload): output += WebSocketFrames.frame(.pong, payload)
        case .close, .broken: return end()
        }
      }
    case .answer, .ending, .closed: break
    }
  }

  private func answer(_ bytes: [UInt8]) {
    output = bytes
    phase = .answer
  }

  private func open(_ bytes: [UInt8]) {
    output = bytes
    let page = WebSocket { [queue, weak self] in queue.async { [weak self] in self?.write() } }
    phase = .socket(page)
    server.opened(page, self)
  }

  /// Says that the socket ends. The rest of a message that is being written comes first.
  private func end() {
    leave()
    output += WebSocketFrames.frame(.close, [])
    phase = .answer
    server.wait(self)
  }

  // MARK: - Writing

  /// Writes as much as the other side takes.
  private func write() {
    var left = Self.turn
    while true {
      if case .closed = phase { return }
      if sent == output.count, !fill() { return watch.wait(for: .reading) }
      let count = unsafe output[sent...].withUnsafeBytes { bytes in
        unsafe send(watch.descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 || errno == EAGAIN else { return close() }
      sent += max(0, count)
      left -= max(0, count)
      // The other side is slow, or others wait.
      if sent < output.count || left <= 0 { return watch.wait(for: [.reading, .writing]) }
    }
  }

  /// Gets what is to be written next. Returns false if there is nothing.
  private func fill() -> Bool {
    (output, sent) = ([], 0)
    switch phase {
    case .answer:
      // The other side reads the answer before it is told of the end.
      shutdown(watch.descriptor, CInt(SHUT_WR))
      phase = .ending
    case .socket(let page):
      switch page.next() {
      case .send(let text): output = WebSocketFrames.frame(.text, text.utf8)
      case .close: end()
      case .rest: break
      }
    case .head, .ending, .closed: break
    }
    return !output.isEmpty
  }
}

extension PageConnection: Hashable {
  static func == (one: PageConnection, other: PageConnection) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
