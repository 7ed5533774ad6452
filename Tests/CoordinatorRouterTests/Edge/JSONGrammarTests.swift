import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NavbridgeVocabulary

/// The places of syntax errors in routes files.
@Suite("The grammar of JSON")
struct JSONGrammarTests {
  static let mistakes: [(text: String, line: Int, column: Int)] = [
    ("", 1, 1), ("  ", 1, 3), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\n  \"a\": 1,\n}", 3, 1), ("{\"a\" 1}", 1, 6),
    ("{a: 1}", 1, 2), ("[\"a\nb\"]", 1, 4), ("[\"a", 1, 2), ("[01]", 1, 3), ("[1.]", 1, 4), ("[1e]", 1, 4),
    ("[tru]", 1, 2), ("[\"\\x\"]", 1, 3), ("[\"\\ud800\"]", 1, 8), ("[1]\n]", 2, 1), ("[[1]", 1, 5),
    ("{\"é\": tru}", 1, 7), ("// a comment\n{}", 1, 1), ("[1}", 1, 3), ("{]", 1, 2),
  ]

  @Test("The grammar of JSON names the place of the first mistake", arguments: mistakes)
  func mistake(_ text: String, _ line: Int, _ column: Int) {
    #expect(JSONPlace(ofErrorIn: text) == JSONPlace(line: line, column: column))
  }

  @Test("The grammar of JSON objects to no text that the parser accepts, and names a place in every other")
  func agrees() {
    let text = #"{"a": [1, -2.5e+3, "x\u00e9\n", true, null, {}, []], "b": {"c": "d\ud83d\ude00"}, "é": 0}"#
    #expect(JSONPlace(ofErrorIn: text) == nil)
    var random = SeededGenerator(seed: 1, index: 0)
    let letters = Array(#"{}[]",:0e.-\u a"#.unicodeScalars)
    for _ in 0..<5000 {
      var scalars = Array(text.unicodeScalars)
      for _ in 0...random.below(2) {
        let at = random.below(scalars.count)
        switch random.below(3) {
        case 0: scalars.remove(at: at)
        case 1: scalars.insert(letters[random.below(letters.count)], at: at)
        default: scalars[at] = letters[random.below(letters.count)]
        }
      }
      var changed = ""
      changed.unicodeScalars.append(contentsOf: scalars)
      let isAccepted = (try? JSONDocument(changed)) != nil
      #expect((JSONPlace(ofErrorIn: changed) == nil) == isAccepted, "\(changed)")
    }
  }
}
