import Testing

@testable import NavbridgeWire

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test(
    "The JSON writer escapes the characters that JSON requires and no others",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#),
      ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1}\u{8}\u{b}\u{c}\u{1f}", #""\u0000\u0001\u0008\u000b\u000c\u001f""#), ("\u{7f}é☃😀", "\"\u{7f}é☃😀\""),
      (" !#[]~", #"" !#[]~""#), ("a\u{0}b", #""a\u0000b""#),
    ])
  func escapes(text: String, expected: String) {
    #expect(JSONWriter.text { $0.value(text) } == expected)
  }

  @Test("The JSON writer escapes a special character at every position of a text")
  func positions() throws {
    for length in 1...80 {
      for place in 0..<length {
        for special in ["\"", "\\", "\n", "\u{0}", "\u{1f}"] {
          // These neighbours are bytes that a wrong borrow or sign would mistake for bytes to escape.
          var letters = (0..<length).map { [" ", "!", "#", "[", "]", "\u{7f}", "é"][($0 * 5 + length) % 7] }
          letters[place] = special
          let text = letters.joined()
          let written = JSONWriter.text { $0.value(text) }
          guard try JSONDocument(written).root.string == text else {
            Issue.record("\(special.debugDescription) at \(place) of \(length) was written as \(written).")
            return
          }
        }
      }
    }
  }

  @Test("The JSON writer writes commas only between values")
  func commas() {
    let text = JSONWriter.text { writer in
      writer.object {
        writer.key("a")
        writer.array {
          writer.value(1)
          writer.value("x:")
          writer.value("[")
          writer.null()
          writer.array {}
          writer.object {}
          writer.value(true)
        }
        writer.key("b")
        writer.value(false)
        writer.key("c")
        writer.value(plain: "{")
        writer.key("d")
        writer.object {
          writer.key("e")
          writer.value(2.5)
        }
      }
    }
    #expect(text == #"{"a":[1,"x:","[",null,[],{},true],"b":false,"c":"{","d":{"e":2.5}}"#)
  }

  @Test("The JSON writer inserts texts that were already written")
  func raw() {
    let text = JSONWriter.text { writer in
      writer.array {
        for part in ["1", "{}", "[2]"] { unsafe Array(part.utf8).withUnsafeBytes { unsafe writer.raw($0) } }
      }
    }
    #expect(text == "[1,{},[2]]")
  }

  @Test(
    "The JSON writer writes whole doubles as JavaScript does, and null for numbers that JSON cannot express",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (3.0, "3"), (-2.0, "-2"), (0.1, "0.1"), (1.5e-9, "1.5e-09"),
      (9_007_199_254_740_991, "9007199254740991"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"), (.signalingNaN, "null"),
    ] as [(Double, String)])
  func doubles(number: Double, expected: String) {
    #expect(JSONWriter.text { $0.value(number) } == expected)
  }

  @Test(
    "The JSON writer writes doubles that are read back exactly",
    arguments: [
      9_007_199_254_740_992, 1e22, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.pi,
      9.223372036854775807e18,
      -9.223372036854775808e18,
    ])
  func exact(number: Double) throws {
    #expect(try JSONDocument(JSONWriter.text { $0.value(number) }).root.double == number)
  }

  @Test("The JSON writer starts a new text after a reset")
  func reset() {
    let writer = JSONWriter()
    writer.array { writer.value(1) }
    writer.reset()
    writer.value("second")
    unsafe #expect(String(decoding: writer.buffer.bytes, as: UTF8.self) == "\"second\"")
  }
}
