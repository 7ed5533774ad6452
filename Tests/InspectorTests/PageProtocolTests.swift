import NavbridgePages
import Testing

@testable import NavbridgeInspector

/// What the page's server reads and writes, without a connection.
@Suite("The protocol of the page")
struct PageProtocolTests {
  private static func read(_ text: String) -> RequestHead.Reading { RequestHead.read(Array(text.utf8)) }

  @Test("A request has its method, its path and its fields, and may come in pieces and with more behind it")
  func request() throws {
    let text = "GET /a/b?c=/d HTTP/1.1\r\nHost:  127.0.0.1:80 \r\nORIGIN:http://x\r\nX: 1\nX: 2\r\nEmpty:\r\n\r\n"
    guard case .head(let head, let length) = Self.read(text + "more\r\n\r\n") else {
      Issue.record("It is not read.")
      return
    }
    #expect(head.method == "GET" && head.path == "/a/b" && length == text.utf8.count)
    #expect(head["host"] == "127.0.0.1:80" && head["origin"] == "http://x" && head["empty"] == "" && head["y"] == nil)
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(RequestHead.read(Array(bytes[..<count])) == .more, "\(count)")
      #expect(RequestHead.read(bytes, seen: count) == .head(head, length: bytes.count), "\(count)")
    }
  }

  @Test(
    "What is no request is refused",
    arguments: [
      "\r\n\r\n", "\n\n", "GET / HTTP/1.1 x\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
      "GET / FTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nno field\r\n\r\n", "GET / HTTP/1.1\r\n: 1\r\n\r\n", "GET / HTTP/1.1\r\nA B: 1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: a\r\n\r\n",
    ])
  func badRequest(_ text: String) {
    #expect(Self.read(text) == .refused(status: 400))
  }

  @Test("A request may have the longest head, and no longer one")
  func longRequest() {
    let start = "GET / HTTP/1.1\r\nX: "
    let filler = { (more: Int) in String(repeating: "x", count: RequestHead.limit - start.utf8.count - 4 + more) }
    guard case .head = Self.read(start + filler(0) + "\r\n\r\n") else {
      Issue.record("The longest head is refused.")
      return
    }
    #expect(Self.read(start + filler(3)) == .more)
    for text in [start + filler(1) + "\r\n\r\n", start + filler(4)] {
      #expect(Self.read(text) == .refused(status: 431))
    }
  }

  @Test("A WebSocket is opened by a whole request for one, with the answer of RFC 6455 to its key")
  func handshake() {
    let fields = [
      "Upgrade: foo, WebSocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    func key(_ fields: [String], _ method: String = "GET") -> String? {
      guard case .head(let head, _) = Self.read("\(method) / HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n")
      else {
        return "no head"
      }
      return head.socketKey
    }
    #expect(key(fields) == "dGhlIHNhbXBsZSBub25jZQ==" && key(fields, "HEAD") == nil)
    for index in fields.indices {
      var some = fields
      some.remove(at: index)
      #expect(key(some) == nil)
      some = fields
      some[index] = some[index].replacing(/: .*/, with: ": xx")
      #expect((key(some) == nil) == (index < 3))
    }
    #expect(WebSocketKey.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(
    "The digest of the handshake is SHA-1, also where its last block overflows",
    arguments: [
      (0, "2jmj7l5rSw0yVb/vlWAYkK/YBwk="), (55, "zvc0uoGgJEeeCetadbbdrmLmq/E="),
      (56, "kBMFNnwlmVL056+DI/SA1Z+BM1s="), (64, "uy+j7nr7n1TG37XQIfFLH/5AwWM="),
    ])
  func digest(_ count: Int, _ digest: String) {
    #expect(String(base64: WebSocketKey.sha1([UInt8](repeating: UInt8(ascii: "x"), count: count))) == digest)
  }

  private static func masked(_ first: UInt8, _ payload: [UInt8], digits: Int? = nil) -> [UInt8] {
    let count = payload.count
    let digits = digits ?? (count < 126 ? 0 : count < 1 << 16 ? 2 : 8)
    let short: UInt8 = digits == 0 ? UInt8(count) : digits == 2 ? 126 : 127
    let length = (0..<digits).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    let mask: [UInt8] = [1, 20, 133, 255]
    return [first, 0x80 | short] + length + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  private static func events(_ bytes: [UInt8], by size: Int, limit: Int = 1 << 20) -> [WebSocketFrames.Event] {
    var (frames, events) = (WebSocketFrames(limit: limit), [] as [WebSocketFrames.Event])
    for start in stride(from: 0, to: bytes.count, by: size) {
      frames.append(bytes[start..<min(bytes.count, start + size)])
      while let event = frames.next() { events.append(event) }
    }
    return events
  }

  @Test("Messages of a page are read in pieces of any size, whole or in parts, with what is between them")
  func messages() {
    let (long, longer) = (String(repeating: "é", count: 100), String(repeating: "y", count: 70_000))
    let bytes =
      Self.masked(0x81, Array("a".utf8)) + Self.masked(0x81, []) + Self.masked(0x81, Array(long.utf8))
      + Self.masked(0x89, [7]) + Self.masked(0x01, Array("be".utf8)) + Self.masked(0x8a, [1, 2])
      + Self.masked(0x00, Array("g".utf8)) + Self.masked(0x80, Array("in".utf8)) + Self.masked(0x82, [1])
      + Self.masked(0x81, Array(longer.utf8)) + Self.masked(0x81, Array("b".utf8), digits: 8) + Self.masked(0x88, [])
    for size in [1, 2, 3, 7, 1000, bytes.count] {
      #expect(
        Self.events(bytes, by: size) == [
          .text("a"), .text(""), .text(long), .ping([7]), .text("begin"), .text(longer), .text("b"), .close,
        ], "\(size)")
    }
  }

  @Test("What is no frame of a page ends the connection, and what follows has no meaning")
  func broken() {
    let good = Self.masked(0x81, Array("ab".utf8))
    for bytes in [
      // Not masked, an extension, an unknown kind, a part of nothing, a message within one, control frames that are long or
      // in parts.
      [0x81, 1, 97], Self.masked(0xc1, []), Self.masked(0x83, []), Self.masked(0x8b, []), Self.masked(0x80, []),
      Self.masked(0x01, []) + good, Self.masked(0x89, [UInt8](repeating: 0, count: 126)), Self.masked(0x09, []),
      // Too long: as a whole, in parts, and by what it announces.
      Self.masked(0x81, [1, 2, 3, 4, 5]), Self.masked(0x01, [1, 2, 3]) + Self.masked(0x80, [1, 2]),
      [0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4],
    ] {
      for size in [1, 100] {
        #expect(Self.events(good + bytes + good, by: size, limit: 4) == [.text("ab"), .broken], "\(bytes)")
      }
    }
    #expect(Self.events(Self.masked(0x81, [97, 97, 97, 97]), by: 1, limit: 4) == [.text("aaaa")])
  }

  @Test("A frame of the server has the shortest length", arguments: [0, 125, 126, 65_535, 65_536])
  func frame(_ count: Int) {
    let frame = WebSocketFrames.frame(.text, [UInt8](repeating: 97, count: count))
    let length: [UInt8] =
      count < 126
      ? [UInt8(count)]
      : count < 65_536 ? [126, UInt8(count >> 8), UInt8(count & 255)] : [127, 0, 0, 0, 0, 0, 1, 0, 0]
    #expect(Array(frame.prefix(1 + length.count)) == [0x81] + length && frame.count == 1 + length.count + count)
  }

  @Test("Of connections that wait the oldest that may be is closed when there are too many, and each after its time")
  func waiting() {
    var waiting = WaitingConnections<Int>(limit: 2, patience: 100)
    #expect(waiting.nextDue == nil && waiting.next { _ in true } == nil && !waiting.areTooMany)
    waiting.arrive(1, now: 10)
    waiting.arrive(2, now: 20)
    #expect(!waiting.areTooMany && waiting.nextDue == 110 && waiting.late(now: 109) == [])
    waiting.arrive(3, now: 20)
    #expect(waiting.areTooMany && waiting.next { _ in true } == 1 && waiting.next { $0 > 1 } == 2)
    #expect(waiting.next { _ in false } == 1, "Somebody has to go.")
    #expect(waiting.late(now: 110) == [1] && waiting.late(now: 120) == [1, 2, 3])
    waiting.leave(1)
    waiting.leave(7)
    #expect(!waiting.areTooMany && waiting.nextDue == 120 && waiting.late(now: 119) == [])
  }
}
