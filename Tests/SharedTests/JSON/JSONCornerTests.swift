import Testing

@testable import NavbridgeWire

@Suite("The JSON reader in the corners of RFC 8259")
struct JSONCornerTests {
  @Test(
    "The JSON reader in the corners of RFC 8259 accepts valid JSON, and reads the same values as jansson",
    arguments: [
      "0", "-0", "-0.0", "1", "-1", "9223372036854775807", "-9223372036854775808", "1.5", "-1.5e-3", "1E5", "1e+5",
      "0e0", "1e308", "5e-324", "1e-400", "0.1", "123456789012345678.5", "2.2250738585072011e-308", "1e22", "1e23",
      "true", "false", "null", " \t\r\n1 \t\r\n", "[]", "{}", "[ ]", "{ }", "[[],{}]", #"{"":""}"#,
      #"{"a":{"b":[1,2]}}"#,
      #""""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u20AC""#, #""\ud83d\ude00""#, #""\u0000""#, #""a\u0000b""#,
      "\"\u{7f}\u{80}\u{7ff}\u{800}\u{ffff}\u{10ffff}\"", "\"\u{2028}\u{fffe}\"", #""/""#, #"{"a":1,"b":2,"a":3}"#,
    ], JSONParser.available)
  func taken(_ text: String, _ parser: JSONParser) {
    let read = readHere(Array(text.utf8), by: parser)
    #expect(!read.isRefused)
    #expect(read == Jansson.read(Array(text.utf8)))
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 rejects invalid JSON, as jansson does",
    arguments: [
      "", " ", "\u{0}", "01", "+1", "-", "1.", ".5", "1e", "1e+", "0x1", "Infinity", "NaN", "-Infinity", "1_0", "--1",
      "- 1",
      "tru", "True", "nul", "nulll", "truefalse", "1 2", "1,", "{} x", "[1]]", "[", "]", "{", "}", "[1,]", "[,1]",
      "[1 2]",
      "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "{'a':1}", "{1:2}", "{\"a\" 1}", "{\"a\":1 \"b\":2}",
      "/**/1", "1//x",
      "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u123g\"", "\"\\U0041\"", "'a'", "\"\n\"", "\"\t\"", "\"\u{0}\"",
      "\"\u{1f}\"", "\u{a0}1", "\u{2028}1", "[1}", "{\"a\":1]", "1e400", "-1e400", "\u{c}1",
      "18446744073709551616x", "[18446744073709551616", "018446744073709551616",
      "1\(String(repeating: "0", count: 400))",
    ], JSONParser.available)
  func refused(_ text: String, _ parser: JSONParser) {
    #expect(readHere(Array(text.utf8), by: parser).isRefused)
    #expect(Jansson.read(Array(text.utf8)).isRefused)
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 rejects lone surrogates (protocol §10)",
    arguments: [
      #""\ud800""#, #""\udc00""#, #""\ud800x""#, #""\ud800\n""#, #""\ud800\u0041""#, #""\ud800\ud800""#,
      #""\udc00\ud800""#,
      #"{"\ud800":1}"#,
    ], JSONParser.available)
  func surrogates(_ text: String, _ parser: JSONParser) {
    #expect(readHere(Array(text.utf8), by: parser) == .refused(JSONError.malformed.description))
    #expect(Jansson.read(Array(text.utf8)).isRefused)
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 rejects bytes that are not UTF-8",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]], JSONParser.available)
  func notUTF8(_ bytes: [UInt8], _ parser: JSONParser) {
    let quote = UInt8(ascii: "\"")
    for text in [[quote] + bytes + [quote], [quote, 0x61] + bytes + [0x61, quote], bytes] {
      #expect(readHere(text, by: parser) == .refused(JSONError.notUTF8.description))
      #expect(Jansson.read(text).isRefused)
    }
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 rejects a NUL that is not an escape at any position",
    arguments: ["1\0", "[1]\0", "[1,\0 2]", "\0[]", "\"\0\"", "1.5\0"], JSONParser.available)
  func rawNUL(_ text: String, _ parser: JSONParser) {
    #expect(readHere(Array(text.utf8), by: parser) == .refused(JSONError.malformed.description))
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 keeps a NUL that is written as an escape",
    arguments: JSONParser.available)
  func escapedNUL(_ parser: JSONParser) throws {
    func read(_ text: String) throws -> JSON { try document(Array(text.utf8), by: parser).root.json }
    #expect(try read(#"{"a":"\u0000b"}"#) == ["a": "\0b"])
    #expect(try read(#"{"a\u0000b":"\u0000","\\\u0000":"\\u0000"}"#) == ["a\0b": "\0", "\\\0": "\\u0000"])
    // Not taken for one of the characters that the text has.
    #expect(try read("{\"\\u0000\u{e000}\":\"\\uE001\\ue002\"}") == ["\0\u{e000}": "\u{e001}\u{e002}"])
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 does not read beyond the end of the text, whatever follows it",
    arguments: ["1", "-7", "[1", "tru", "\"a", "1."],
    JSONParser.available)
  func behind(_ text: String, _ parser: JSONParser) {
    // `readHere` puts nines behind the text.
    let whole: [String: JSON] = ["1": 1, "-7": -7]
    switch (readHere(Array(text.utf8), by: parser), whole[text]) {
    case (.value(let read), let expected?): #expect(read == expected)
    case (.refused, nil): break
    case (let outcome, _): Issue.record("\(text) was read as \(outcome).")
    }
  }

  enum Nest: String, CaseIterable, Sendable {
    case arrays, objects, emptyArrays, emptyObjects

    func text(depth: Int) -> String {
      switch self {
      case .arrays: String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
      case .objects: String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
      case .emptyArrays: String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      case .emptyObjects:
        String(repeating: "{\"a\":", count: depth - 1) + "{}" + String(repeating: "}", count: depth - 1)
      }
    }
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 accepts 512 levels of nesting and rejects 513 and more",
    arguments: Nest.allCases, JSONParser.available)
  func depth(_ nest: Nest, _ parser: JSONParser) {
    for depth in [1, 100, 511, 512] {
      #expect(!readHere(Array(nest.text(depth: depth).utf8), by: parser).isRefused, "depth \(depth)")
    }
    for depth in [513, 514, 1_000, 3_000, 100_000] {
      let read = readHere(Array(nest.text(depth: depth).utf8), by: parser)
      #expect(read == .refused(JSONError.tooDeep.description), "depth \(depth)")
    }
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 reads the next text after one that was too deep or malformed",
    arguments: JSONParser.available)
  func afterwards(_ parser: JSONParser) throws {
    for text in [Nest.arrays.text(depth: 600), "[1,", "\"\\ud800\""] {
      #expect(throws: JSONError.self) { try document(Array(text.utf8), by: parser) }
      #expect(try document(Array("[1,{\"a\":[2]}]".utf8), by: parser).root.json == [1, ["a": [2]]])
    }
  }

  @Test(
    "The JSON reader in the corners of RFC 8259 reports the same error for each fault with each parser",
    arguments: JSONParser.available)
  func errors(_ parser: JSONParser) {
    let faults: [(text: [UInt8], error: JSONError)] = [
      ([], .empty), (Array(" \n\t\r".utf8), .empty), ([0x22, 0xFF, 0x22], .notUTF8), (Array("[1,]".utf8), .malformed),
      (Array(Nest.objects.text(depth: 513).utf8), .tooDeep),
    ]
    for fault in faults {
      #expect(throws: fault.error) { try document(fault.text, by: parser) }
    }
  }
}
