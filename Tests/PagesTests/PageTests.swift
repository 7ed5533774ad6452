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
