internal import Glibc
internal import NavbridgeRuntime

/// The server of one page, on loopback: HTTP and WebSockets, with the rules of `RequestGuard`. One thread serves all
/// connections, so that none of them waits for another.
///
/// `@unchecked`: the rest is used on the loop's thread, or does not change.
final class WebServer: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Called with a page that has connected, with each of its messages, and with a page that is gone.
  struct Handlers: Sendable {
    let opened: @Sendable (WebSocket) -> Void
    let received: @Sendable (WebSocket, String) -> Void
    let closed: @Sendable (WebSocket) -> Void
  }

  /// What a request gets.
  enum Answer {
    case answer([UInt8])
    /// The answer that opens a socket.
    case socket([UInt8])
  }

  private let handlers: Handlers
  private let loop = EventLoop()
  private let queue: SerialQueue
  private let hasEnded = BlockingSignal()
  private let checks: RequestGuard
  private let listener: DescriptorWatch
  private var connections: Set<PageConnection> = []
  private var waiting: WaitingConnections<PageConnection>
  private var timer: TimerToken?
  /// What is read lies here until it is taken.
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  /// The time for which a connection may wait that is no page's, and that after which more are accepted when the system has
  /// no descriptors left, in nanoseconds.
  private static let (patience, pause): (Int64, Int64) = (10_000_000_000, 100_000_000)

  /// Starts the server.
  ///
  /// - Parameter port: the port to listen on; 0 for any free one.
  init(port: Int, handlers: Handlers) throws(Failure) {
    self.handlers = handlers
    queue = SerialQueue(label: "pages", target: loop)
    guard let (descriptor, port) = Self.listen(port), let listener = DescriptorWatch(descriptor, loop: loop) else {
      throw Failure(
        description: "No page can be served on port \(port) of 127.0.0.1: another program may listen there.")
    }
    self.listener = listener
    checks = RequestGuard(port: port, token: Self.token())
    waiting = WaitingConnections(limit: Self.mostWaiting, patience: Self.patience)
    listener.start(.reading) { [unowned self] in accept() }
    LiveThread.start(name: "pages") { [loop, hasEnded] in
      loop.run()
      hasEnded.raise()
    }
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(checks.port)/\(checks.token)/" }

  /// Closes all connections, and waits for the server's thread.
  func stop() {
    queue.async { [self] in
      listener.close()
      if let timer { loop.cancel(timer) }
      for connection in connections { connection.close() }
    }
    loop.stop()
    _ = loop.block(until: hasEnded)
  }

  /// Half of the descriptors that the process may have are left to pages and to the rest of the program.
  private static var mostWaiting: Int {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 128 }
    return max(16, Int(min(limit.rlim_cur, 2048)) / 2)
  }

  /// 32 characters that nobody can guess.
  private static func token() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  // MARK: - Connections

  /// Returns a descriptor that listens, and its port.
  private static func listen(_ port: Int) -> (CInt, Int)? {
    guard let number = UInt16(exactly: port) else { return nil }
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { return nil }
    // The port of a server that has just ended can be used again.
    var (yes, place, size) = (1 as CInt, sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = number.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isBound = unsafe withUnsafeMutablePointer(to: &place) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, size) == 0 && Glibc.listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    return (descriptor, Int(UInt16(bigEndian: place.sin_port)))
  }

  private func accept() {
    while true {
      let descriptor = listener.accept()
      guard descriptor >= 0 else {
        if descriptor != -EAGAIN { makeRoom() }
        return
      }
      var yes: CInt = 1
      unsafe setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<CInt>.size))
      guard let watch = DescriptorWatch(descriptor, loop: loop) else { continue }
      let connection = PageConnection(watch, server: self, queue: queue)
      connections.insert(connection)
      connection.start()
      wait(connection)
    }
  }

  /// The system has no descriptor left for a connection.
  private func makeRoom() {
    if let next = waiting.next(\.isIdle) { return next.close() }
    // The listener would report the connection again and again.
    listener.wait(for: [])
    _ = queue.asyncAfterRealTime(nanoseconds: Self.pause) { [self] in listener.wait(for: .reading) }
  }

  /// Called with a connection that is no page's, or no longer.
  func wait(_ connection: PageConnection) {
    waiting.arrive(connection, now: loop.now)
    if waiting.areTooMany {
      // A request may have come while others were accepted.
      let before = waiting
      let next = before.next { other in
        if other.isIdle { other.work() }
        return other.isIdle
      }
      if waiting.areTooMany { next?.close() }
    }
    armTimer()
  }

  private func armTimer() {
    guard timer == nil, let due = waiting.nextDue else { return }
    timer = queue.asyncAfterRealTime(nanoseconds: max(0, due - loop.now)) { [self] in
      timer = nil
      for late in waiting.late(now: loop.now) { late.close() }
      armTimer()
    }
  }

  /// Called with a page's connection, which waits no longer.
  func opened(_ page: WebSocket, _ connection: PageConnection) {
    waiting.leave(connection)
    handlers.opened(page)
  }

  func received(_ text: String, from page: WebSocket) { handlers.received(page, text) }

  func gone(_ page: WebSocket) { handlers.closed(page) }

  func closed(_ connection: PageConnection) {
    waiting.leave(connection)
    connections.remove(connection)
  }

  /// Reads from a descriptor, and passes on what has come. Returns the number of bytes, and the error.
  func receive(_ descriptor: CInt, _ take: ([UInt8]) -> Void) -> (Int, CInt) {
    let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
    let error = errno
    if count > 0 { take(Array(buffer[..<count])) }
    return (count, error)
  }

  // MARK: - Requests

  func answer(to request: RequestHead) -> Answer {
    switch checks.verdict(
      method: request.method, path: request.path, host: request["host"], origin: request["origin"])
    {
    case .socket:
      guard let key = request.socketKey else { return .answer(refusal(426)) }
      return .socket(
        Array(
          """
          HTTP/1.1 101 Switching Protocols\r
          Upgrade: websocket\r
          Connection: Upgrade\r
          Sec-WebSocket-Accept: \(WebSocketKey.answer(to: key))\r
          \r

          """.utf8))
    case .refused(let status, let why): return .answer(response(status, why + "\n"))
    case .movedTo(let place): return .answer(response(308, "", more: "Location: \(place)\r\n"))
    case .file(let name):
      let (text, isHead) = (InspectorFile.text(name), request.method == "HEAD")
      return .answer(
        response(
          text == nil ? 404 : 200, text ?? "There is no such file.\n", InspectorFile.type(of: name), isHead: isHead))
    }
  }
}
