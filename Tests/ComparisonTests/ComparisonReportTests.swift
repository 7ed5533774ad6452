import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeComparison

/// The forms of a comparison: text, document and page.
@Suite("The report of a comparison", .timeLimit(.minutes(20)))
struct ComparisonReportTests {
  private static func report(_ old: [String], _ new: [String]) throws -> ComparisonReport {
    let (one, other) = (try RunLines.run(old, route: "turbo"), try RunLines.run(new))
    return ComparisonReport(
      .init(file: "app.js", isRecorded: false), .init(file: "new.ndjson", isRecorded: true), RunComparison(one, other))
  }

  /// Runs that differ in everything.
  private static func whole() throws -> ComparisonReport {
    let event = RunLines.event("ComponentWillAppear", "a")
    return try report(
      [
        RunLines.push, RunLines.pushed, event, RunLines.log("one"), RunLines.constants(#""a":1"#), RunLines.screen("a"),
      ],
      [
        RunLines.push.replacing("\"b\"", with: "\"c\""), RunLines.log("two", level: "error", at: 10), event,
        RunLines.pushed.replacing("350", with: "360"), RunLines.constants(#""a":2"#),
        RunLines.screen("b", title: "<b>"),
      ])
  }

  private static func schema() throws -> JSONSchema {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return try JSONSchema(TextFile.read("/\(root)/docs/diff.schema.json"))
  }

  @Test("The report of a comparison is a document that the schema admits, of runs that differ and of equal ones")
  func document() throws {
    let whole = try Self.whole()
    let sections = Set(whole.comparison.differences.map(\.section))
    #expect(sections.isSuperset(of: [.commands, .console, .constants, .tree, .picture]), "\(sections)")
    #expect(try Self.schema().faults(in: whole.json) == [])
    #expect(whole.json["same"] == false && whole.json["sides"]?[1]?["isRecorded"] == true)
    let same = try Self.report([RunLines.push], [RunLines.push])
    #expect(try Self.schema().faults(in: same.json) == [])
    #expect(same.json["same"] == true && same.json["differences"] == [])
  }

  @Test("The report of a comparison is not admitted by the schema with a member too few or too many")
  func refused() throws {
    guard case .object(var members) = try Self.whole().json else { return #expect(Bool(false)) }
    members["more"] = 1
    #expect(try Self.schema().faults(in: .object(members)).count == 1)
    members["more"] = nil
    members["same"] = nil
    #expect(try Self.schema().faults(in: .object(members)).count == 1)
  }

  @Test("The report of a comparison begins with both runs, and ends with the result")
  func lines() throws {
    let report = try Self.report([RunLines.push], [])
    #expect(report.headings == ["--- app.js on turbo", "+++ new.ndjson (a recorded run)"])
    #expect(report.lines.first == report.headings[0] && report.lines.last == report.comparison.summary)
    #expect(report.lines.contains("Commands"))
  }

  @Test("The report of a comparison of equal runs has equal bytes")
  func equal() throws {
    let (one, other) = (try Self.whole(), try Self.whole())
    #expect(one.lines == other.lines && one.json.description == other.json.description)
    #expect(ComparisonPage(one).text == ComparisonPage(other).text)
  }

  static let hostile = [
    "<script>alert(1)</script>", "</pre><img src=x onerror=alert(1)>", "\u{1B}]0;title\u{07}", "\"'&<>", "\u{202E}abc",
    "👩‍👩‍👧", String(repeating: "x", count: 10_000), "a\nb\r\nc", "\u{0}", "<!--", "]]>",
  ]

  @Test("The report of a comparison has hostile texts as texts, on the page too", arguments: hostile)
  func texts(_ text: String) throws {
    let title = JSON.string(text).description.dropFirst().dropLast()
    let report = try Self.report(
      [RunLines.screen("a")], [RunLines.log(text), RunLines.screen("a", title: String(title))])
    let page = ComparisonPage(report).text
    #expect(!page.contains("<script>alert") && !page.contains("<img src=x") && !page.contains("\u{1B}"))
    #expect(!page.contains("<!--") && page.hasSuffix("</body>\n</html>\n"))
    #expect(page.components(of: "<pre>") == page.components(of: "</pre>"))
    #expect(report.lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } && $0.utf8.count < 400 })
    #expect(try JSONDocument(report.json.description).root.json == report.json)
  }

  @Test("The report of a comparison has both pictures and no address of the network")
  func page() throws {
    let page = ComparisonPage(try Self.whole()).text
    #expect(page.components(of: "src=\"data:image/svg+xml;base64,") == 5)
    #expect(page.contains("<filter id=\"changed\"") && page.contains("filter: url(#changed)"))
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.components(of: "http") == page.components(of: "http-equiv"))
    let without = ComparisonPage(try Self.report([RunLines.push], [])).text
    #expect(!without.contains("<img"))
  }
}

extension String {
  /// The number of places at which a text stands in this one.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
