import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeYAML

/// Texts in YAML as nodes with their places (e2e-languages §11).
@Suite("A text in YAML")
struct YAMLTextTests {
  /// The only document of a text.
  private static func document(_ text: String) throws -> JSON {
    let documents = try #require(YAMLText.parse(text)["documents"]?.array)
    return try #require(documents.count == 1 ? documents[0] : nil)
  }

  @Test(
    "A scalar in YAML has its value without its signs, and is plain only without quotation marks",
    arguments: [
      ("a b", "a b", true), ("'it''s'", "it's", false), (#""\u00e9\n""#, "é\n", false), ("7", "7", true),
      ("true", "true", true), ("\"true\"", "true", false), ("|\n  a\n  b\n", "a\nb\n", false),
      (">\n  a\n  b\n", "a b\n", false), ("~", "~", true), (#""a\0b""#, "a\0b", false),
    ])
  func scalar(_ text: String, _ value: String, _ isPlain: Bool) throws {
    let node = try Self.document(text)
    #expect(node["value"]?.string == value && node["plain"]?.bool == isPlain, "\(node)")
  }

  @Test("A mapping in YAML has its members in their order, each with its place, also if two keys are equal")
  func mapping() throws {
    let node = try Self.document("b: 1\na:\n  - x\n  - {c: 2}\nb: 3\n")
    #expect(YAMLNode(node).keys == ["b", "a", "b"])
    #expect(YAMLNode(node)["b"]?.text == "1", "The first of equal keys counts.")
    let places = (node["members"]?.array ?? []).map { [$0[0]?["line"]?.int, $0[1]?["column"]?.int] }
    #expect(places == [[1, 4], [2, 3], [5, 4]])
    #expect(YAMLNode(node)["a"]?.items.last?["c"]?.text == "2")
  }

  @Test(
    "A name in YAML is a text, and anything else before a colon is refused at its line",
    arguments: [
      ("a: 1\n? [b]\n: 2", 2), ("? {a: b}\n: c", 1), ("a:\n  - b: 1\n  - ? - x\n    : y", 3), ("{[a]: b}", 1),
    ])
  func names(_ text: String, _ line: Int) {
    let read = YAMLText.parse(text)
    #expect(read["error"]?.string?.hasPrefix("Before a colon stands a name, which is a text") == true, "\(read)")
    #expect(read["line"]?.int == line && read["documents"] == nil, "\(read)")
  }

  @Test(
    "A value in YAML that should be a list is a list of one, and none without a value",
    arguments: [("[a, b]", ["a", "b"]), ("a", ["a"]), ("", []), ("''", []), ("{a: 1}", []), ("[]", [])])
  func items(_ value: String, _ texts: [String]) throws {
    let node = YAMLNode(try Self.document("key: \(value)\n"))
    #expect(node["key"]?.items.map(\.text) == texts)
    #expect(node["other"] == nil)
  }

  @Test("A text in YAML without anything in it has no documents")
  func empty() {
    for text in ["", "\n", "# a comment\n"] { #expect(YAMLText.parse(text)["documents"] == [], "\(text)") }
  }

  @Test("A text in YAML is refused with more than 100 000 parts, or more than 64 levels")
  func limits() throws {
    func error(_ text: String) -> String? { YAMLText.parse(text)["error"]?.string }
    let words = "It is nested too deeply, or has too many parts."
    #expect(error("[" + String(repeating: "a,", count: 99_998) + "]") == nil)
    #expect(error("[" + String(repeating: "a,", count: 99_999) + "]") == words)
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(error(nested(64)) == nil)
    #expect(error(nested(65)) == words)
  }

  @Test("A file in YAML that cannot be read has the reason")
  func unreadable() throws {
    let folder = try TemporaryFolder(["a.yaml": "appId: a\n"])
    defer { folder.remove() }
    #expect(YAMLText.read("\(folder.path)/a.yaml")["documents"]?[0].map(YAMLNode.init)?["appId"]?.text == "a")
    let reason = "The file cannot be read: No such file or directory."
    #expect(YAMLText.read("\(folder.path)/none.yaml")["error"]?.string == reason)
    #expect(YAMLText.read(folder.path)["error"]?.string == "The file cannot be read: it is a directory.")
  }
}
