import Testing

@testable import NavbridgeWire

@Suite("A frame decoder given a bad frame")
struct BadFrameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let error: FrameError

    init(_ name: String, _ text: String, _ error: FrameError) {
      testDescription = name
      self.text = text
      self.error = error
    }
  }

  static let limit = 1000
  static let rows: [Row] = [
    Row("LF without CR after the length", "Content-Length: 2\n\n{}", .bareLineFeed),
    Row("LF without CR after an unknown header", "X: y\nContent-Length: 2\r\n\r\n{}", .bareLineFeed),
    Row("LF without CR for the empty line", "Content-Length: 2\r\n\n{}", .bareLineFeed),
    Row("CR without LF within a line", "X: a\rb\r\nContent-Length: 2\r\n\r\n{}", .bareCarriageReturn),
    Row("two CR before LF", "Content-Length: 2\r\r\n\r\n{}", .bareCarriageReturn),
    Row("a line without colon", "Hello\r\nContent-Length: 2\r\n\r\n{}", .noColon),
    Row("no header at all", "\r\n{}", .noLength),
    Row("no Content-Length", "Content-Type: json\r\n\r\n{}", .noLength),
    Row("a space between name and colon", "Content-Length : 2\r\n\r\n{}", .noLength),
    Row("two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ", .twoLengths),
    Row("two lengths that agree", "Content-Length: 2\r\nX: y\r\ncontent-length: 2\r\n\r\n{}", .twoLengths),
    Row("a length of zero twice", "Content-Length: 0\r\nContent-Length: 0\r\n\r\n", .twoLengths),
    Row("plus sign", "Content-Length: +2\r\n\r\n{}", .notDecimal),
    Row("minus sign", "Content-Length: -2\r\n\r\n{}", .notDecimal),
    Row("hexadecimal", "Content-Length: 0x2\r\n\r\n{}", .notDecimal),
    Row("fraction", "Content-Length: 2.0\r\n\r\n{}", .notDecimal),
    Row("exponent", "Content-Length: 2e0\r\n\r\n{}", .notDecimal),
    Row("nothing", "Content-Length:\r\n\r\n{}", .notDecimal),
    Row("only spaces and tabs", "Content-Length: \t \r\n\r\n{}", .notDecimal),
    Row("a word", "Content-Length: two\r\n\r\n{}", .notDecimal),
    Row("trailing characters", "Content-Length: 2 ;x\r\n\r\n{}", .notDecimal),
    Row("two numbers", "Content-Length: 2 2\r\n\r\n{}", .notDecimal),
    Row("Arabic digits", "Content-Length: ٢\r\n\r\n{}", .notDecimal),
    Row("full-width digits", "Content-Length: ２\r\n\r\n{}", .notDecimal),
    Row("beyond the limit, with a trailing letter", "Content-Length: 99999999999999999999999x\r\n\r\n", .notDecimal),
    Row("one byte over the limit", "Content-Length: 1001\r\n\r\n", .tooLong(limit: limit)),
    Row("beyond 32 bits", "Content-Length: 4294967298\r\n\r\n{}", .tooLong(limit: limit)),
    Row("beyond 64 bits", "Content-Length: 18446744073709551618\r\n\r\n{}", .tooLong(limit: limit)),
    Row(
      "beyond any integer size", "Content-Length: \(String(repeating: "9", count: 400))\r\n\r\n", .tooLong(limit: limit)
    ),
    Row("4 KiB without line ends", String(repeating: "x", count: 4200), .longHeader),
    Row("one byte over 4 KiB without line ends", String(repeating: "x", count: 4097), .longHeader),
    Row("4 KiB of lines", String(repeating: "X: \(String(repeating: "y", count: 60))\r\n", count: 64), .longHeader),
    Row("a long header with a length", block(of: 4200), .longHeader),
    Row("a header of one byte over 4 KiB", block(of: 4097), .longHeader),
    Row("a header of two bytes over 4 KiB", block(of: 4098), .longHeader),
  ]

  /// Returns a header block of the given number of bytes, including the empty line, with a body.
  private static func block(of size: Int) -> String {
    let length = "Content-Length: 2\r\n"
    return "\(length)X:\(String(repeating: "x", count: size - length.utf8.count - 6))\r\n\r\n{}"
  }

  @Test(
    "A frame decoder given a bad frame reports it once, wherever the stream is cut, after the good frames before it",
    arguments: rows)
  func refused(_ row: Row) {
    let before = frame("{\"a\":1}") + frame("")
    let stream = Array((before + row.text + frame("{\"never\":true}")).utf8)
    let expected: [Decoded] = [.body("{\"a\":1}"), .body(""), .bad(row.error)]
    for chunks in Self.cuts(of: stream) {
      let output = decode(chunks, limit: Self.limit)
      guard output == expected else {
        Issue.record("Cut into \(chunks.map(\.count).prefix(3)) the decoder returned \(output).")
        return
      }
    }
  }

  @Test(
    "A frame decoder given a bad frame reports it as soon as the decisive bytes have arrived, without waiting for more",
    arguments: rows)
  func early(_ row: Row) {
    #expect(decode([Array(row.text.utf8)[...]], limit: Self.limit) == [.bad(row.error)])
  }

  @Test("A frame decoder given a bad frame accepts a body of exactly the limit and rejects one byte more")
  func limits() {
    let longest = String(repeating: "x", count: Self.limit)
    #expect(decode([Array(frame(longest).utf8)[...]], limit: Self.limit) == [.body(longest)])
    #expect(decode([Array(frame(longest + "x").utf8)[...]], limit: Self.limit) == [.bad(.tooLong(limit: Self.limit))])
  }

  /// Returns all cuts of a short stream; of a long one those near the ends of its lines and around 4 KiB.
  private static func cuts(of stream: [UInt8]) -> [[ArraySlice<UInt8>]] {
    guard stream.count > 1000 else { return allCuts(of: stream) }
    let all = allCuts(of: stream)
    return Array(all[..<120] + all[4060..<min(all.count, 4260)]) + [all.last!]
  }
}
