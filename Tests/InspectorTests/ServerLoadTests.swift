import Glibc
import NavbridgeTestSupport
import NavbridgeWire
import OrderedCollections
import Testing

/// The page's server beside clients that are no pages, and beside many pages.
@Suite("The page's server under load", .timeLimit(.minutes(20)))
struct ServerLoadTests {
  /// Connections of this process.
  private struct Clients: ~Copyable {
    var descriptors: [CInt] = []
    deinit { for descriptor in descriptors { Glibc.close(descriptor) } }
  }

  /// Sends a text, and returns all that the server answers.
  private static func answer(to text: String, _ address: String, by size: Int = .max) throws -> String {
    let descriptor = try PageClient.connect(address)
    defer { Glibc.close(descriptor) }
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: min(size, bytes.count)) {
      let part = Array(bytes[start...].prefix(size))
      _ = unsafe send(descriptor, part, part.count, CInt(MSG_NOSIGNAL))
    }
    return read(descriptor)
  }

  /// Reads until the server closes. Ten minutes of silence fail the test.
  private static func read(_ descriptor: CInt) -> String {
    var silence = timeval(tv_sec: 600, tv_usec: 0)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &silence, socklen_t(MemoryLayout<timeval>.size))
    var (all, part, count) = ([] as [UInt8], [UInt8](repeating: 0, count: 65_536), 0)
    repeat {
      count = unsafe Glibc.read(descriptor, &part, part.count)
      all += part.prefix(max(0, count))
    } while count > 0
    #expect(count == 0 || errno != EAGAIN, "The server sent nothing for ten minutes.")
    return String(decoding: all, as: UTF8.self)
  }

  private static func request(_ address: String, _ file: String = "", _ method: String = "GET") -> String {
    let parts = address.split(separator: "/")
    return "\(method) /\(parts[2])/\(file) HTTP/1.1\r\nHost: \(parts[1])\r\n\r\n"
  }

  /// The descriptors that this process may have.
  private static func raiseLimit() {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    unsafe getrlimit(kind, &limit)
    limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 4096))
    unsafe setrlimit(kind, &limit)
  }

  @Test("A page is answered beside a thousand clients that say nothing, and the page that was there stays")
  func silent() async throws {
    Self.raiseLimit()
    _ = try await InspectTests.inspecting { page, _, address in
      var clients = Clients()
      for number in 0..<1000 {
        let client = try PageClient.connect(address)
        clients.descriptors.append(client)
        // Some begin, and some do not go on.
        let text = ["", "GET ", "GET / HTTP/1.1\r\nX: "][number % 3]
        _ = unsafe send(client, text, text.utf8.count, CInt(MSG_NOSIGNAL))
      }
      #expect(try Self.answer(to: Self.request(address), address).hasPrefix("HTTP/1.1 200 OK\r\n"))
      let other = try PageClient(address)
      defer { other.close() }
      await other.until { $0.state["at"] != nil && !$0.picture.isEmpty }
      try await InspectTests.tapGo(other)
      await page.until { $0.state["acts"]?.array?.count == 1 }
      // More than may wait: the oldest go, and the pages stay.
      for _ in 0..<1200 { clients.descriptors.append(try PageClient.connect(address)) }
      #expect(Self.read(clients.descriptors[0]) == "")
      #expect(try await page.ask("evaluate", ["source": "6 * 7"])["value"]?["text"] == "42")
      await other.until { $0.state["acts"]?.array?.count == 2 }
      let third = try PageClient(address)
      await third.until { $0.state["at"] != nil }
      third.close()
    }
  }

  @Test("Of many pages at once each is served")
  func manyPages() async throws {
    _ = try await InspectTests.inspecting { page, _, address in
      let others = try (0..<40).map { _ in try PageClient(address) }
      for other in others { await other.until { $0.state["at"] != nil && !$0.picture.isEmpty } }
      await page.until { $0.state["pages"] == 41 }
      #expect(try Self.answer(to: Self.request(address), address).hasPrefix("HTTP/1.1 200 OK\r\n"))
      try await InspectTests.tapGo(try #require(others.last))
      for other in others { await other.until { $0.state["acts"]?.array?.count == 1 } }
      for other in others { other.close() }
      await page.until { $0.state["pages"] == 1 }
    }
  }

  @Test("Requests are answered whole, as files, by byte and without a body, and what is none is refused")
  func requests() async throws {
    _ = try await InspectTests.inspecting { _, _, address in
      let whole = try Self.answer(to: Self.request(address), address)
      #expect(whole.hasSuffix("</html>\n") && whole.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
      #expect(whole.contains("\r\nContent-Security-Policy: default-src 'none';"))
      #expect(try Self.answer(to: Self.request(address), address, by: 1) == whole)
      let head = try Self.answer(to: Self.request(address, "", "HEAD"), address)
      #expect(whole.hasPrefix(head) && head.hasSuffix("\r\n\r\n"))
      #expect(
        try Self.answer(to: Self.request(address, "device.js"), address).contains("\r\nContent-Type: text/javascript"))
      let bad = { (text: String) in try Self.answer(to: text, address).prefix(12) }
      #expect(try bad(Self.request(address, "no.js")) == "HTTP/1.1 404" && bad("hello\r\n\r\n") == "HTTP/1.1 400")
      #expect(try bad(Self.request(address, "", "POST")) == "HTTP/1.1 405")
      #expect(try bad("GET /" + String(repeating: "x", count: 20_000)) == "HTTP/1.1 431")
      let origin = address.split(separator: "/")[1]
      let noSocket = Self.request(address, "socket").replacing("\r\n\r\n", with: "\r\nOrigin: http://\(origin)\r\n\r\n")
      #expect(try bad(noSocket) == "HTTP/1.1 426")
    }
  }
}
