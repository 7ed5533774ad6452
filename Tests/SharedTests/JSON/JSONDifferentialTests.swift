import NavbridgeRuntime
import NavbridgeTestSupport
import OrderedCollections
import Testing

@testable import NavbridgeWire

@Suite("The JSON reader and writer compared with jansson")
struct JSONDifferentialTests {
  @Test(
    "The JSON reader and writer compared with jansson read and write 5,000 random documents as jansson reads them",
    arguments: JSONParser.available)
  func documents(_ parser: JSONParser) throws {
    var random = SeededGenerator(seed: 0x4A53_4F4E)
    for round in 0..<5_000 {
      let text = RandomJSON.text(using: &random)
      let bytes = Array(text.utf8)
      let here = readHere(bytes, by: parser)
      guard case .value(let value) = here, here == Jansson.read(bytes) else {
        Issue.record("Round \(round): the reader returned \(here), jansson \(Jansson.read(bytes)), for \(text)")
        return
      }
      let written = Array(JSONWriter.text { $0.value(value) }.utf8)
      let expected = Jansson.Outcome.value(value.withWholeNumbers)
      guard readHere(written, by: parser) == expected, Jansson.read(written) == expected else {
        Issue.record("Round \(round): the written text is not read back: \(String(decoding: written, as: UTF8.self))")
        return
      }
      let root = try document(bytes, by: parser).root
      let copied = Array(JSONWriter.text { $0.value(root) }.utf8)
      // A copy keeps all members of the same name; the reader chooses which one counts.
      guard readHere(copied, by: parser) == expected, Jansson.read(copied) == expected else {
        Issue.record("Round \(round): a value that was read is written differently: \(text)")
        return
      }
    }
  }

  /// The texts that this parser accepts and jansson refuses, and the reasons (protocol §10, 'JSON corners').
  static let knownDifferences: [(jansson: String, reason: String)] = [
    ("NUL byte in object key", "jansson keeps its keys as C strings; §10 accepts the escape anywhere"),
    ("too big integer", "jansson refuses it; the readers read it at a double's precision, and ids reject it"),
    ("too big negative integer", "as the positive ones"),
  ]

  @Test(
    """
    The JSON reader and writer compared with jansson agree with jansson on 20,000 damaged documents, except for the \
    known differences
    """,
    arguments: JSONParser.available)
  func damaged(_ parser: JSONParser) {
    var random = SeededGenerator(seed: 0x666C_6970)
    var taken = 0
    var refused = 0
    for round in 0..<20_000 {
      let text = mutated(Array(RandomJSON.text(depth: 2, using: &random).utf8), using: &random)
      let here = readHere(text, by: parser)
      let there = Jansson.read(text)
      if here.isRefused { refused += 1 } else { taken += 1 }
      if here == there || here.isRefused && there.isRefused { continue }
      // jansson ignores a NUL after a number at the end of the text; RFC 8259 has no such white space.
      if here.isRefused, text.contains(0) { continue }
      if case .refused(let why) = there, Self.knownDifferences.contains(where: { why.hasPrefix($0.jansson) }) {
        continue
      }
      Issue.record(
        "Round \(round): the reader: \(here); jansson: \(there); for \(String(decoding: text, as: UTF8.self))")
      return
    }
    #expect(taken > 1_000 && refused > 1_000, "\(taken) taken, \(refused) refused")
  }

  @Test(
    "The JSON reader and writer compared with jansson differ from jansson exactly in the known differences",
    .enabled(if: JSONParser.standard == .simdjson),
    arguments: [
      (#"{"a\u0000":1}"#, JSON.object(["a\0": 1]), "NUL byte in object key"),
      ("9223372036854775808", .double(9_223_372_036_854_775_808), "too big integer"),
      ("18446744073709551615", .double(0x1p64), "too big integer"),
      ("18446744073709551616", .double(0x1p64), "too big integer"),
      ("-9223372036854775809", .double(-0x1p63), "too big negative integer"),
      (
        "[1.18446744073709551616,1e2,100000000000000000000]", [.double(1.18446744073709551616), 100.0, 1e20],
        "too big integer"
      ),
      (
        #"{"a":[9223372036854775807,-9223372036854775808,-9223372036854775809],"\"9999999999999999999":0}"#,
        ["a": [.int(.max), .int(.min), .double(-0x1p63)], "\"9999999999999999999": 0], "too big negative integer"
      ),
    ] as [(String, JSON, String)])
  func known(text: String, value: JSON, jansson: String) {
    #expect(readHere(Array(text.utf8)) == .value(value))
    guard case .refused(let why) = Jansson.read(Array(text.utf8)) else {
      Issue.record("jansson accepts the text now.")
      return
    }
    #expect(why.hasPrefix(jansson))
  }

  @Test("The JSON reader and writer compared with jansson reject a byte order mark")
  func byteOrderMark() {
    let text = [0xEF, 0xBB, 0xBF] + Array("{}".utf8)
    #expect(readHere(text).isRefused)
    #expect(Jansson.read(text).isRefused)
  }
}

/// Texts of random documents, made without the writer under test.
enum RandomJSON {
  static func text(depth: Int = 4, using random: inout SeededGenerator) -> String {
    let kinds = depth > 0 ? 9 : 6
    let value: String
    switch random.below(kinds) {
    case 0: value = ["true", "false", "null"].randomElement(using: &random)!
    case 1: value = "\(Int64(bitPattern: random.next()) >> Int64(random.below(64)))"
    case 2: value = double(using: &random)
    case 3: value = "\(random.below(2000) - 1000)" + ["", ".0", ".25", "e2", "E-2"].randomElement(using: &random)!
    case 4, 5: value = string(using: &random)
    case 6:
      value =
        "[" + (0..<random.below(5)).map { _ in text(depth: depth - 1, using: &random) }.joined(separator: ",") + "]"
    default:
      let members = (0..<random.below(5)).map { _ in
        string(allowsNUL: false, using: &random) + blank(using: &random) + ":" + text(depth: depth - 1, using: &random)
      }
      value = "{" + members.joined(separator: ",") + "}"
    }
    return blank(using: &random) + value + blank(using: &random)
  }

  private static func double(using random: inout SeededGenerator) -> String {
    while true {
      let number = Double(bitPattern: random.next())
      if number.isFinite { return number.description }
    }
  }

  private static func string(allowsNUL: Bool = true, using random: inout SeededGenerator) -> String {
    var text = "\""
    for _ in 0..<random.below(random.oneIn(10) ? 60 : 9) {
      switch random.below(8) {
      case 0: text += ["\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t"].randomElement(using: &random)!
      case 1:
        text += [allowsNUL ? "\\u0000" : "\\u0001", "\\u001F", "\\u00e9", "\\ud83d\\ude00", "\\uFFFF"].randomElement(
          using: &random)!
      case 2: text += ["é", "☃", "😀", "\u{301}", "\u{7f}", "\u{10ffff}", "\u{2028}"].randomElement(using: &random)!
      default: text += ["a", "bc", " ", "{", "]", ":", ",", "/", "0"].randomElement(using: &random)!
      }
    }
    return text + "\""
  }

  private static func blank(using random: inout SeededGenerator) -> String {
    random.oneIn(6) ? [" ", "\n", "\t", "\r\n  "].randomElement(using: &random)! : ""
  }
}
