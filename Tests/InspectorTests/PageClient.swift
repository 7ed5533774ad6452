import Glibc
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import OrderedCollections

/// The socket of a page, as a browser has it (RFC 6455).
final class PageClient: Sendable {
  struct Refused: Error, Sendable { let message: String }

  fileprivate struct Known {
    var app: JSON = [:]
    var state: JSONObject = [:]
    var screen: JSON = [:]
    var entries: [JSON] = []
    var lines: [JSON] = []
    var answers: [Int: JSON] = [:]
    var requests = 0
    /// True until the descriptor is closed.
    var isOpen = true
    /// The list of tests, its files, and the run that is shown.
    var tests: JSONObject = [:]
    var files: [JSON] = []
    var shown: JSON = .null
  }

  private let incoming: AsyncStream<JSON>
  private let sink: AsyncStream<JSON>.Continuation
  private let descriptor: CInt
  private let known: Guarded<Known>

  /// Connects to the socket of a page; fails if the server refuses that.
  ///
  /// - Parameters:
  ///   - address: the address of the page.
  ///   - origin: the origin that a browser would state; that of the page if nil.
  init(_ address: String, origin: String? = nil) throws(Refused) {
    let known = Guarded(Known())
    self.known = known
    (incoming, sink) = AsyncStream.makeStream()
    descriptor = try Self.request(address, origin: origin)
    var head: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while !head.suffix(4).elementsEqual(end), let byte = Self.read(1, from: descriptor)?.first { head.append(byte) }
    let status = String(decoding: head, as: UTF8.self)
    guard status.hasPrefix("HTTP/1.1 101") else {
      Glibc.close(descriptor)
      throw Refused(message: status)
    }
    LiveThread.start(name: "page client") { [descriptor, sink, known] in
      while let (kind, bytes) = Self.readFrame(from: descriptor), kind != 8 {
        let text = String(decoding: bytes, as: UTF8.self)
        if kind == 1, let message = (try? JSONDocument(text))?.root.json { sink.yield(message) }
      }
      known.withLock { known in
        known.isOpen = false
        Glibc.close(descriptor)
      }
      sink.finish()
    }
  }

  /// Begins to open the socket of a page, and closes the connection before there is an answer.
  static func knock(_ address: String) throws(Refused) { Glibc.close(try request(address, origin: nil)) }

  /// Connects, and asks for the socket.
  private static func request(_ address: String, origin: String?) throws(Refused) -> CInt {
    let descriptor = try connect(address)
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    let head = Array(
      """
      GET /\(parts[3...].joined(separator: "/"))socket HTTP/1.1\r
      Host: \(parts[2])\r
      Origin: \(origin ?? "http://\(parts[2])")\r
      Connection: keep-alive, Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \r

      """.utf8)
    _ = unsafe Glibc.send(descriptor, head, head.count, CInt(MSG_NOSIGNAL))
    return descriptor
  }

  /// Connects to the server, and sends nothing.
  static func connect(_ address: String) throws(Refused) -> CInt {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    let port = parts[2].split(separator: ":").last.flatMap { UInt16($0) } ?? 0
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = unsafe withUnsafePointer(to: &place) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe Glibc.connect(descriptor, $0, size) }
    }
    guard code == 0 else { throw Refused(message: "Nothing listens there.") }
    return descriptor
  }

  /// Closes the connection.
  func close() { known.withLock { if $0.isOpen { shutdown(descriptor, CInt(SHUT_RDWR)) } } }

  /// The kind and the content of the next frame; nil at the end.
  private static func readFrame(from descriptor: CInt) -> (UInt8, [UInt8])? {
    guard let head = read(2, from: descriptor) else { return nil }
    var length = Int(head[1])
    if length > 125 {
      guard let more = read(length == 126 ? 2 : 8, from: descriptor) else { return nil }
      length = more.reduce(0) { $0 << 8 | Int($1) }
    }
    return read(length, from: descriptor).map { (head[0] & 0xf, $0) }
  }

  private static func read(_ count: Int, from descriptor: CInt) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let got = unsafe Glibc.read(descriptor, &part, part.count)
      guard got > 0 else { return nil }
      bytes += part.prefix(got)
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    known.withLock { known in
      if known.isOpen { _ = unsafe Glibc.send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL)) }
    }
  }

  var app: JSON { known.withLock { $0.app } }
  var state: JSONObject { known.withLock { $0.state } }
  /// The picture that the page shows.
  var picture: String { known.withLock { $0.screen["svg"]?.string ?? "" } }
  var snapshot: JSON { known.withLock { $0.screen["snapshot"] ?? .null } }
  var entries: [JSON] { known.withLock { $0.entries } }
  var lines: [JSON] { known.withLock { $0.lines } }

  /// The state of the tests: `isRunning`, `watches`, `note`.
  var tests: JSONObject { known.withLock { $0.tests } }
  /// The test files, each with its tests.
  var files: [JSON] { known.withLock { $0.files } }
  /// The test whose run is shown.
  var shown: JSON { known.withLock { $0.shown } }
  /// The outcomes of all tests.
  var outcomes: [String] { files.flatMap { $0["tests"]?.array ?? [] }.map { $0["outcome"]?.string ?? "" } }

  /// Takes messages until a condition holds, or the connection is closed.
  @discardableResult
  func until(_ isMet: @Sendable (PageClient) -> Bool) async -> Bool {
    var messages = incoming.makeAsyncIterator()
    while !isMet(self) {
      guard let message = await messages.next() else { return false }
      known.withLock { $0.take(message) }
    }
    return true
  }

  /// Sends a request, and returns its result.
  @discardableResult
  func ask(_ name: String, _ members: JSONObject = [:]) async throws -> JSON {
    let id = known.withLock { known in
      known.requests += 1
      return known.requests
    }
    let head: JSONObject = ["id": .int(Int64(id)), "do": .string(name)]
    send(JSON.object(head.merging(members)).description)
    await until { $0.known.withLock { $0.answers[id] } != nil }
    guard let answer = known.withLock({ $0.answers[id] }) else { throw Refused(message: "The connection is closed.") }
    if let error = answer["error"] { throw Refused(message: error["message"]?.string ?? "") }
    return answer["result"] ?? .null
  }

  /// Sends a text of less than 64 KB.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    let length: [UInt8] =
      bytes.count < 126
      ? [0x80 | UInt8(bytes.count)] : [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xff)]
    // The mask may be zero.
    write([0x81] + length + [0, 0, 0, 0] + bytes)
  }
}

extension PageClient.Known {
  mutating func take(_ message: JSON) {
    switch message["type"]?.string {
    // A page begins anew with each app.
    case "app": (app, state, screen, entries, lines) = (message, [:], [:], [], [])
    case "tests": (tests, files) = (message.object ?? [:], message["files"]?.array ?? [])
    case "testRun": tests.merge(message.object ?? [:])
    case "testFile":
      if let file = message["file"], let index = file["index"]?.int, files.indices.contains(index) {
        files[index] = file
      }
    case "testShown": shown = message["shown"] ?? .null
    case "state": state.merge(message.object ?? [:])
    case "screen": screen = message
    case "entries": entries += message["entries"]?.array ?? []
    case "lines": lines += message["lines"]?.array ?? []
    case "restart": (entries, lines) = ([], [])
    case "answer": if let id = message["id"]?.int { answers[id] = message }
    default: break
    }
  }
}
