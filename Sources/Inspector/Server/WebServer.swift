internal import CCivetWeb
internal import Glibc
internal import NavbridgeRuntime

/// The server of one page, on loopback: CivetWeb with the rules of `RequestGuard`.
///
/// The handlers run on the server's threads.
///
/// `@safe`: the library owns what the pointers mean, and is asked about a connection only while it calls for it.
///
/// `@unchecked`: `context` and `checks` are set before the server is handed out, and its threads wait for `checks`.
@safe
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

  private let handlers: Handlers
  private let sockets = unsafe Guarded<[OpaquePointer: WebSocket]>([:])
  private let checks = Guarded<RequestGuard?>(nil)
  /// Nil until the server listens.
  private var context: OpaquePointer?

  /// The longest message of a page, in bytes.
  private static let longestMessage = 1 << 20

  /// Starts the server.
  ///
  /// - Parameter port: the port to listen on; 0 for any free one.
  init(port: Int, handlers: Handlers) throws(Failure) {
    self.handlers = handlers
    let options = [
      "listening_ports": "127.0.0.1:\(port)", "num_threads": "16", "request_timeout_ms": "10000",
      // A page that sends nothing for this time is asked for a sign of life.
      "websocket_timeout_ms": "20000", "enable_websocket_ping_pong": "yes", "max_request_size": "16384",
      "enable_directory_listing": "no", "tcp_nodelay": "1",
    ]
    let words = unsafe options.flatMap { unsafe [strdup($0.key), strdup($0.value)] } + [nil]
    defer { for place in unsafe words.indices { unsafe free(words[place]) } }
    var callbacks = mg_callbacks()
    // Without it the library writes to standard error.
    unsafe callbacks.log_message = { _, _ in 1 }
    unsafe callbacks.begin_request = { connection in
      unsafe WebServer.of(mg_get_user_data(mg_get_context(connection))).answer(connection!)
    }
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    let pointers = unsafe words.map { unsafe UnsafePointer($0) }
    unsafe context = pointers.withUnsafeBufferPointer { words in
      var words = unsafe Array(words)
      return unsafe mg_start(&callbacks, me, &words)
    }
    // The library ignores this signal for the whole process, which would lose the exit codes of its children.
    signal(SIGCHLD, SIG_DFL)
    guard let context = unsafe context else {
      throw Failure(
        description: "No page can be served on port \(port) of 127.0.0.1: another program may listen there.")
    }
    unsafe mg_set_websocket_handler(
      context, "**", { _, _ in 0 },
      { connection, server in unsafe WebServer.of(server).opened(connection!) },
      { connection, bits, bytes, count, server in
        unsafe WebServer.of(server).received(connection!, bits, UnsafeRawBufferPointer(start: bytes, count: count))
      },
      { connection, server in unsafe WebServer.of(server).closed(connection!) }, me)
    checks.withLock { $0 = RequestGuard(port: ownPort, token: Self.token()) }
  }

  /// The address of the page.
  var address: String {
    let checks = checks.withLock { $0! }
    return "http://127.0.0.1:\(checks.port)/\(checks.token)/"
  }

  /// Closes all connections, and waits for the server's threads.
  func stop() { unsafe mg_stop(context) }

  private var ownPort: Int {
    var port = mg_server_port()
    _ = unsafe mg_get_server_ports(context, 1, &port)
    return Int(port.port)
  }

  /// 32 characters that nobody can guess.
  private static func token() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  // MARK: - Requests

  private static func of(_ server: UnsafeMutableRawPointer?) -> WebServer {
    unsafe Unmanaged<WebServer>.fromOpaque(server!).takeUnretainedValue()
  }

  /// Answers a request. Returns its status, or 0 for a WebSocket, which the library goes on with.
  private func answer(_ connection: OpaquePointer) -> CInt {
    guard let checks = checks.withLock({ $0 }), let request = unsafe mg_get_request_info(connection) else { return 503 }
    let text = { (pointer: UnsafePointer<CChar>?) in unsafe pointer.map { unsafe String(cString: $0) } }
    let verdict = unsafe checks.verdict(
      method: text(request.pointee.request_method) ?? "", path: text(request.pointee.request_uri) ?? "",
      host: text(mg_get_header(connection, "Host")), origin: text(mg_get_header(connection, "Origin")))
    var answer: (status: Int, type: String, body: String, more: String)
    switch verdict {
    case .socket: return 0
    case .refused(let status, let why): answer = (status, "text/plain", why + "\n", "")
    case .movedTo(let place): answer = (308, "text/plain", "", "Location: \(place)\r\n")
    case .file(let name):
      let text = InspectorFile.text(name)
      answer = (text == nil ? 404 : 200, InspectorFile.type(of: name), text ?? "There is no such file.\n", "")
    }
    let isHead = unsafe text(request.pointee.request_method) == "HEAD"
    unsafe write(
      """
      HTTP/1.1 \(answer.status) \(Self.reason(answer.status))\r
      Content-Type: \(answer.type); charset=utf-8\r
      Content-Length: \(answer.body.utf8.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Referrer-Policy: no-referrer\r
      Cross-Origin-Resource-Policy: same-origin\r
      Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src blob: data:; \
      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
      \(answer.more)\r

      """ + (isHead ? "" : answer.body), to: connection)
    return CInt(answer.status)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 308: "Permanent Redirect"
    case 403: "Forbidden"
    case 404: "Not Found"
    default: "Method Not Allowed"
    }
  }

  private func write(_ text: String, to connection: OpaquePointer) {
    var text = text
    text.withUTF8 { bytes in _ = unsafe mg_write(connection, bytes.baseAddress, bytes.count) }
  }

  // MARK: - WebSockets

  private func opened(_ connection: OpaquePointer) {
    let socket = unsafe WebSocket(connection)
    unsafe sockets.withLock { unsafe $0[connection] = socket }
    handlers.opened(socket)
  }

  /// Returns 0 to close the connection.
  private func received(_ connection: OpaquePointer, _ bits: CInt, _ bytes: UnsafeRawBufferPointer) -> CInt {
    switch bits & 0xf {
    case CInt(MG_WEBSOCKET_OPCODE_CONNECTION_CLOSE): return 0
    case CInt(MG_WEBSOCKET_OPCODE_TEXT): break
    default: return 1
    }
    // Browsers send a message of this length in one piece.
    guard bits & 0x80 != 0, bytes.count <= Self.longestMessage,
      let socket = unsafe sockets.withLock({ unsafe $0[connection] })
    else { return 0 }
    handlers.received(socket, unsafe String(decoding: bytes, as: UTF8.self))
    return 1
  }

  private func closed(_ connection: OpaquePointer) {
    guard let socket = unsafe sockets.withLock({ unsafe $0.removeValue(forKey: connection) }) else { return }
    socket.closed()
    handlers.closed(socket)
  }
}
