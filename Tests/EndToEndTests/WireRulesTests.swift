import NativeSide
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeReactNativeNavigation
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// Protocol §1 and §10, tested with a peer that writes bytes: the messages that are answered, and those that close a
/// connection, and which one.
@Suite("The native side", .timeLimit(.minutes(20)))
struct WireRulesTests {
  private static let setup = Setup.everyDepth.first { $0.depth == .pipe && $0.architecture == .turbo }!
  private static let limit = 1000

  private static let options: World.Options = {
    var options = World.Options()
    options.change = { $0.messageLimit = limit }
    return options
  }()

  private static func frame(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }
  private static let ask = #"{"jsonrpc":"2.0","id":9,"method":"clock/now"}"#

  /// Returns everything that a peer receives when it introduces itself as a driver, writes this text, and continues to
  /// read.
  private static func answers(to text: String, introduces: Bool = true, _ world: World) async throws -> [JSON] {
    let peer = try RawPeer(#require(world.path))
    defer { peer.close() }
    if introduces { peer.send(RawPeer.initializeDriver) }
    peer.send(raw: text)
    peer.finishWriting()
    var decoder = FrameDecoder(messageLimit: 1 << 20)
    unsafe Array(await peer.readToEnd().utf8).withUnsafeBytes { unsafe decoder.append($0) }
    var messages: [JSON] = []
    while case .body(let body)? = decoder.next() {
      unsafe messages.append(try JSONDocument(String(decoding: body, as: UTF8.self)).root.json)
    }
    return messages
  }

  struct Body: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: JSON
    let code: Int

    init(_ text: String, _ id: JSON, _ code: Int) {
      testDescription = text
      self.id = id
      self.code = code
    }
  }

  static let bodies = [
    Body("{", .null, -32700), Body("", .null, -32700), Body("\"\\ud800\"", .null, -32700),
    Body(#"{"jsonrpc":"2.0","id":9223372036854775808,"method":"clock/now"}"#, .null, -32700),
    Body(String(repeating: "[", count: 499) + "1" + String(repeating: "]", count: 499), .null, -32600),
    Body("1", .null, -32600), Body("[]", .null, -32600), Body(#"{"jsonrpc":"2.0","id":5}"#, 5, -32600),
    Body(#"{"jsonrpc":"1.0","id":5,"method":"clock/now"}"#, 5, -32600),
    Body(#"{"jsonrpc":"2.0","id":1.5,"method":"clock/now"}"#, .null, -32600),
    Body(#"{"jsonrpc":"2.0","id":"five","method":"clock/now","params":1}"#, "five", -32600),
    Body(#"{"jsonrpc":"2.0","id":5,"method":"clock/none"}"#, 5, -32601),
    Body(#"{"jsonrpc":"2.0","id":5,"method":"RNNTurboModule.pop","params":["pop1","c1"]}"#, 5, -32601),
    Body(#"{"jsonrpc":"2.0","id":5,"method":"clock/advance","params":{"ms":"1"}}"#, 5, -32602),
    Body(#"{"jsonrpc":"2.0","id":5,"method":"clock/advance","params":{"ms":86400001}}"#, 5, -32602),
  ]

  @Test(
    "The native side answers a malformed body with its error code, and answers the message that follows it",
    arguments: bodies)
  func badBody(_ body: Body) async throws {
    try await World.run(Self.setup, Self.options) { world in
      let answers = try await Self.answers(to: Self.frame(body.testDescription) + Self.frame(Self.ask), world)
      let refusals = answers.map { $0.array?.first ?? $0 }.filter { $0["error"] != nil }
      #expect(refusals.count == 1 && refusals.first?["error"]?["code"]?.int == body.code, "\(answers)")
      #expect(refusals.first?["id"] == body.id)
      #expect(answers.contains { $0["id"] == 1 && $0["result"] != nil })
      #expect(answers.contains { $0["id"] == 9 && $0["result"] != nil })
    }
  }

  @Test("The native side rejects a request and drops a notification that arrive before initialize")
  func notInitialized() async throws {
    try await World.run(Self.setup, Self.options) { world in
      let text = Self.frame(#"{"jsonrpc":"2.0","method":"clock/pause"}"#) + Self.frame(Self.ask)
      let answers = try await Self.answers(to: text, introduces: false, world)
      #expect(answers.map { $0["error"]?["code"]?.int } == [-32002])
      #expect(try await world.driver.clockNow().isPaused == false)
    }
  }

  static let frames = [
    ("Content-Length: 45\n\n" + ask, "LF without CR"), ("X: a\rb\r\n\r\n", "CR that no LF follows"),
    ("Content-Type: json\r\n\r\n" + ask, "no Content-Length"), ("Hello\r\n\r\n", "no colon"),
    ("Content-Length: 45\r\nContent-Length: 45\r\n\r\n" + ask, "two Content-Length"),
    ("Content-Length: 0x2d\r\n\r\n" + ask, "not a decimal"),
    ("Content-Length: \(limit + 1)\r\n\r\n", "over the limit of \(limit) bytes; --max-message-bytes"),
    ("content-length:  00000000\(limit + 1)\r\n\r\n", "over the limit of \(limit) bytes; --max-message-bytes"),
    (header(of: 4097), "over 4096 bytes"),
  ]

  /// Returns a header of the given number of bytes for `ask`, including the empty line.
  private static func header(of size: Int) -> String {
    let length = "Content-Length: \(ask.utf8.count)\r\n"
    return "\(length)X:\(String(repeating: "x", count: size - length.utf8.count - 6))\r\n\r\n"
  }

  @Test(
    "The native side closes only the connection of a malformed frame, after it has answered the earlier messages",
    arguments: frames)
  func badFrame(_ frame: String, _ named: String) async throws {
    try await World.run(Self.setup, Self.options) { world in
      let answers = try await Self.answers(to: frame + Self.frame(Self.ask), world)
      #expect(answers.count == 2 && answers.first?["id"] == 1)
      #expect(answers.last?["method"] == "$/fatal" && answers.last?["params"]?["code"] == -32700)
      #expect(answers.last?["params"]?["message"]?.string?.contains(named) == true, "\(answers)")
      while try await world.driver.stats().connections != 1 {}
    }
  }

  @Test("The native side accepts headers and messages up to their limits, in either spelling of the header")
  func limits() async throws {
    try await World.run(Self.setup, Self.options) { world in
      let longest = Self.ask + String(repeating: " ", count: Self.limit - Self.ask.utf8.count)
      let texts = [
        Self.frame(longest), "content-length:\(Self.limit)\r\n\r\n\(longest)", Self.header(of: 4096) + Self.ask,
      ]
      let answers = try await Self.answers(to: texts.joined(), world)
      #expect(answers.count { $0["id"] == 9 && $0["result"] != nil } == 3, "\(answers)")
    }
  }
}
