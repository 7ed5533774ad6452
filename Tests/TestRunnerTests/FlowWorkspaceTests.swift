import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner
@testable import NavbridgeYAML

/// Texts in YAML, and the folders of flows (e2e-languages §11, §17).
@Suite("YAML and folders of flows")
struct FlowWorkspaceTests {
  @Test("A text in YAML has the line of each part")
  func lines() throws {
    let documents = try #require(YAMLText.parse("appId: a\n---\n- tapOn:\n    id: \"x\"\n- back\n")["documents"]?.array)
    #expect(documents.count == 2)
    #expect(YAMLNode(documents[0])["appId"]?.text == "a")
    let items = try #require(documents[1]["items"]?.array)
    #expect(items.map { $0["line"]?.int } == [3, 5])
    let id = YAMLNode(items[0])["tapOn"]?["id"]
    #expect(id?.text == "x" && items[1]["plain"] == true)
  }

  @Test(
    "A text that is no YAML is refused with its line",
    arguments: [
      ("a: [", 2), ("a: b: c", 1), ("- a\n- *b", 2), (String(repeating: "[", count: 100), 1), ("\"\u{1}\"", 1),
    ])
  func refused(_ text: String, _ line: Int) {
    let read = YAMLText.parse(text)
    #expect(read["error"]?.string != nil && read["line"]?.int == line, "\(read)")
  }

  @Test(
    "A pattern for flows stands for paths",
    arguments: [
      ("login.yaml", "*", true), ("a/login.yaml", "*", false), ("a/login.yaml", "a/*", true),
      ("a/b/c.yaml", "**", true),
      ("a/b/c.yaml", "a/**", true), ("a/b/c.yaml", "**/c.yaml", true), ("c.yaml", "**/c.yaml", true),
      ("login.yaml", "log*.yaml", true), ("login.yaml", "out*", false), ("x/login.yaml", "a/**", false),
    ])
  func patterns(_ path: String, _ pattern: String, _ isMatch: Bool) {
    #expect(FlowWorkspace.matches(path, pattern[...]) == isMatch)
  }
}
