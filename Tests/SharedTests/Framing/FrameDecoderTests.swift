import Testing

@testable import NavbridgeWire

@Suite("A frame decoder given good frames")
struct FrameDecoderTests {
  /// A header of each form that protocol §1 allows, with # for the length, and its body.
  static let forms: [(header: String, body: String)] = [
    ("Content-Length: #\r\n\r\n", "{}"),
    ("content-LENGTH:#\r\n\r\n", "[]"),
    ("Content-Length: \t 0000000000000000000000#\t \r\n\r\n", "null"),
    ("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: #\r\nX-Later:\r\n\r\n", "1"),
    ("Content-Length: #\r\n\r\n", ""),
    ("Content-Lengths: 99\r\nContent-Length : 99\r\n: 99\r\ncontent-length:#\r\n\r\n", "\"žluť ☃\""),
    ("Content-Length: #\r\n\r\n", "Content-Length: 9\r\n\r\n{\r\n"),
  ]

  @Test("A frame decoder given good frames returns the body after each allowed header", arguments: forms)
  func form(header: String, body: String) {
    #expect(decode([Self.stream(header, body)[...]]) == [.body(body)])
  }

  @Test("A frame decoder given good frames returns the same bodies wherever the stream is cut")
  func cuts() {
    let stream = Self.forms.flatMap { Self.stream($0.header, $0.body) }
    let expected = Self.forms.map { Decoded.body($0.body) }
    for chunks in allCuts(of: stream) {
      let output = decode(chunks)
      guard output == expected else {
        Issue.record("Cut into \(chunks.map(\.count)) the decoder returned \(output).")
        return
      }
    }
  }

  @Test(
    "A frame decoder given good frames accepts bodies up to the limit, however the buffer has to grow",
    arguments: [1, 65_000, 65_536, 3_000_000])
  func atTheLimit(length: Int) {
    let body = String(repeating: "x", count: length)
    let stream = Array((frame(body) + frame("next")).utf8)
    #expect(decode([stream[...]], limit: max(4, length)) == [.body(body), .body("next")])
    let chunks = stride(from: 0, to: stream.count, by: 5_000).map { stream[$0..<min(stream.count, $0 + 5_000)] }
    #expect(decode(chunks, limit: max(4, length)) == [.body(body), .body("next")])
  }

  @Test("A frame decoder given good frames accepts a header block of exactly 4096 bytes")
  func longestHeader() {
    let length = "Content-Length: 2\r\n"
    let filler = String(repeating: "x", count: FrameDecoder.headerLimit - length.utf8.count - 6)
    let stream = Array("\(length)X:\(filler)\r\n\r\n{}".utf8)
    #expect(stream.count == FrameDecoder.headerLimit + 2)
    #expect(decode([stream[...]]) == [.body("{}")])
    #expect(decode(stream.indices.map { stream[$0...$0] }) == [.body("{}")])
  }

  @Test("A frame decoder given good frames reserves no memory for a length that a header announces")
  func promises() {
    var decoder = FrameDecoder(messageLimit: 1 << 40)
    let before = unsafe decoder.space().count
    unsafe Array("Content-Length: \(FrameDecoder.longestBody)\r\n\r\nonly this".utf8).withUnsafeBytes {
      unsafe decoder.append($0)
    }
    let event = decoder.next()
    #expect(event == nil)
    unsafe #expect(decoder.space().count < before)
  }

  @Test(
    """
    A frame decoder given good frames refuses a body of more than 1 GiB, whatever the limit is, because parsed \
    values are found by 32 bits
    """)
  func longestBody() {
    var decoder = FrameDecoder(messageLimit: .max)
    unsafe Array("Content-Length: \(FrameDecoder.longestBody + 1)\r\n\r\n".utf8).withUnsafeBytes {
      unsafe decoder.append($0)
    }
    guard case .bad(let error) = decoder.next() else {
      Issue.record("The body was accepted.")
      return
    }
    #expect(error.description.contains("over the limit of \(FrameDecoder.longestBody) bytes"))
  }

  @Test("A frame decoder given good frames releases the memory of a long body after it was returned")
  func memoryGivenBack() {
    var decoder = FrameDecoder(messageLimit: 16 << 20)
    let before = unsafe decoder.space().count
    unsafe Array(frame(String(repeating: "x", count: 5 << 20)).utf8).withUnsafeBytes { unsafe decoder.append($0) }
    guard case .body(let body) = decoder.next() else {
      Issue.record("The long body was not returned.")
      return
    }
    #expect(body.count == 5 << 20)
    unsafe #expect(decoder.space().count == before)
  }

  @Test(
    "A frame decoder given good frames returns nothing for an incomplete frame",
    arguments: ["", "Content-Length: 5\r\n\r\n1234", "Content-Le", "A:b\r"])
  func unfinished(stream: String) {
    #expect(decode([Array(stream.utf8)[...]]).isEmpty)
  }

  private static func stream(_ header: String, _ body: String) -> [UInt8] {
    Array(header.utf8).flatMap { $0 == UInt8(ascii: "#") ? Array("\(body.utf8.count)".utf8) : [$0] } + body.utf8
  }
}
