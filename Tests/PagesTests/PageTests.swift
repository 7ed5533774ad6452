import NavbridgeWire
import Testing

@testable import NavbridgePages

@Suite("A page")
struct PageTests {
  @Test("A page that is written in parts is the page that is made at once")
  func parts() {
    let data: JSON = ["tests": [["name": "a < b </script>"]], "title": "t"]
    var (text, count) = ("", 0)
    Page.write(title: "a & b", kind: "tests") {
      text += $0
      count += 1
    } data: { write in
      for part in data.description { write(String(part)) }
    }
    #expect(text == Page(title: "a & b", kind: "tests", data: data).text)
    #expect(count == data.description.count + 2)
  }

  @Test(
    "A page shows text as text",
    arguments: [
      ("a<b>", "a&lt;b&gt;"), ("\"&'", "&quot;&amp;&#39;"), ("µs → ÷", "µs → ÷"), ("", ""),
      ("\"\u{301}<\u{338}", "&quot;\u{301}&lt;\u{338}"),
    ])
  func escapes(_ text: String, _ escaped: String) {
    #expect(Page.escaped(text) == escaped)
    #expect(Page(title: text, body: "").text.contains("<title>\(escaped)</title>"))
  }

  @Test(
    "No text in a page's data ends its element, and each is read as it was",
    arguments: ["</script><script>alert(1)</script>", "<!-- <script>", "]]>", "\u{2028}\u{0}\"\\ 🎉", "<"])
  func data(_ text: String) throws {
    let page = Page(title: "t", kind: "tests", data: ["text": .string(text)]).text
    let start = try #require(page.range(of: "id=\"data\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    #expect(!rest[..<end.lowerBound].contains("<"))
    #expect(try JSONDocument(String(rest[..<end.lowerBound])).root.json == ["text": .string(text)])
  }

  @Test("A page loads nothing, and permits nothing to be loaded")
  func alone() {
    let page = Page(title: "t", kind: "tests", data: [:]).text
    #expect(page.contains("default-src 'none'"))
    for sign in ["http://", "https://", "@import", " src=\"", "<link", "url("] {
      #expect(!page.contains(sign), "\(sign)")
    }
  }

  @Test("A table of a page has the names of its columns and rows, and scrolls by the keys, too")
  func table() {
    let table = Page.table("A & B", columns: ["name", "µs"], rows: [["<a>", "1"], []])
    #expect(table.contains("role=\"region\" tabindex=\"0\" aria-label=\"A &amp; B\""))
    #expect(table.contains("<th scope=\"col\">µs</th>") && table.contains("<tr></tr>"))
    #expect(table.contains("<tr><th scope=\"row\">&lt;a&gt;</th><td>1</td></tr>"))
    #expect(Page(title: "t", body: table).text.contains("<main>\n\(table)\n</main>"))
  }

  @Test("The lines of a chart differ in their dashes, and a ninth one looks like the first")
  func lines() {
    let looks = (0..<9).map { ChartElements.path([(0, 1), (2, 3)], line: $0) }
    #expect(Set(looks).count == 8 && looks[0] == looks[8])
    #expect(looks[0] == "<polyline class=\"line line-0\" points=\"0.0,1.0 2.0,3.0\"/>")
    let dashes = ChartElements.style.matches(of: /line-\d \{.* stroke-dasharray: ([\d ]+);/).map { String($0.1) }
    #expect(Set(dashes).count == 7)
  }

  @Test("A text in XML has no character that XML cannot carry, and none with a meaning")
  func xml() {
    #expect(XMLText.escaped("a\u{1}b <&> \"\n") == "a\u{FFFD}b &lt;&amp;&gt; &quot;&#10;")
  }

  @Test(
    "A coordinate of a chart has one decimal, and none that is no number is written",
    arguments: [(0.04, "0.0"), (-0.04, "0.0"), (12.25, "12.3"), (-7.5, "-7.5"), (.infinity, "0")])
  func coordinates(_ value: Double, _ text: String) {
    #expect(ChartElements.number(value) == text)
  }
}

extension String {
  fileprivate func range(of other: String) -> Range<Index>? { Substring(self).range(of: other) }
}

extension Substring {
  fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
