import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

@Suite("A film")
struct FilmTests {
  private static let job = TestJob(file: "a.test.js", architecture: .turbo)
  private static let ended =
    #"{"kind":"ended","test":3,"path":["t"],"outcome":"failed","ms":1,"failure":{"message":"no"}}"#
  private static let film = ##"""
    {"kind":"film","test":3,"leftOut":2,"apps":[{"name":"app.js","lines":["one","two"],"frames":[
      {"at":0,"lines":[0],"svg":"<svg>\n <a/>\n</svg>","place":"a.test.js:2:1"},
      {"at":5,"lines":[],"svg":"<svg>\n <b/>\n</svg>","words":"The test fails."},
      {"at":6,"lines":[1],"svg":"<svg>\n <a/>\n</svg>"}]}]}
    """##

  private static func result(_ records: String...) -> FileResult {
    var file = FileResult(job)
    for record in records { file.take(record) }
    return file
  }

  /// A summary with a test that has failed, after it has run again.
  private static func summary(again: FileResult) -> TestSummary {
    var summary = TestSummary()
    summary.add([result(ended)])
    summary.add(filmsOf: again, FilmJob(job: job, tests: [3]))
    return summary
  }

  @Test("The report has each picture as it was drawn, once each")
  func pictures() throws {
    let page = TestReporter.html.report(Self.summary(again: Self.result(Self.film, Self.ended)))
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let data = try JSONDocument(String(page[start..<end])).root.json
    let lines = try #require(data["lines"]?.array).compactMap(\.string)
    let pictures = try #require(data["pictures"]?.array).map { picture in
      (picture.array ?? []).compactMap(\.int).map { lines[$0] }.joined(separator: "\n")
    }
    #expect(pictures == ["<svg>\n <a/>\n</svg>", "<svg>\n <b/>\n</svg>"])
    let test = try #require(data["tests"]?.array?.first)
    #expect(test["films"]?.array?.first?["frames"]?.array?.compactMap { $0["picture"]?.int } == [0, 1, 0])
    #expect(test["note"] == "The first 2 pictures of this test are left out.")
  }

  @Test(
    "A film of a test that has not failed as before has a sentence about that",
    arguments: [
      (ended, nil), (ended.replacing("\"no\"", with: "\"else\""), "It failed with: else"),
      (#"{"kind":"ended","test":3,"path":["t"],"outcome":"passed","ms":1}"#, "It passed."),
      (#"{"kind":"done"}"#, "It has not ended."),
    ])
  func difference(_ record: String, _ words: String?) throws {
    let film = try #require(Self.summary(again: Self.result(Self.film, record)).tests.first?.film)
    #expect(
      film.difference
        == words.map { "The test was run again for this film, and has not repeated itself. \($0)" })
  }

  @Test("A test that has no film, because its process has ended before, has none")
  func missing() { #expect(Self.summary(again: Self.result()).tests.first?.film == nil) }

  @Test(
    "Films are made of the tests that are chosen, and of the first run of a test that runs several times",
    arguments: [(FilmChoice.failed, [3]), (.all, [1, 3]), (.none, [])])
  func choice(_ choice: FilmChoice, _ numbers: [Int]) {
    var summary = TestSummary()
    summary.add([
      Self.result(
        #"{"kind":"ended","test":1,"path":["p"],"outcome":"passed","ms":1}"#,
        #"{"kind":"ended","test":2,"path":["s"],"outcome":"skipped","reason":"r","ms":0}"#, Self.ended,
        Self.ended.replacing("\"test\":3", with: "\"test\":4"))
    ])
    #expect(summary.films(choice).flatMap(\.tests) == numbers)
  }

  @Test(
    "The code beside a film reaches from two lines before the first place to two behind the last",
    arguments: [
      (["f:4:1"], "f:6:2", 2, ["2", "3", "4", "5", "6", "7", "8"], 6),
      (["f:1:1"], nil, 1, ["1", "2", "3"], nil), (["f:9:1", "other:1:1"], "other:2:2", 7, ["7", "8", "9"], nil),
      (["f:50:1"], nil, 0, [], nil), ([], "other:1:1", 0, [], nil), ([], nil, 0, [], nil),
    ])
  func source(_ places: [String], _ failure: String?, _ first: Int, _ lines: [String], _ failing: Int?) {
    let text = (1...9).map { "\($0)" }.joined(separator: "\n")
    let source = FilmSource("f", places: places, failure: failure) { _ in text }
    #expect(source?.first ?? 0 == first && source?.lines ?? [] == lines && source?.failing == failing)
  }

  @Test("The code beside a film is that before the failure if all of it would be too long")
  func longSource() {
    let text = (1...900).map { "\($0)" }.joined(separator: "\n")
    let source = FilmSource("f", places: ["f:10:1"], failure: "f:800:1") { _ in text }
    #expect(source?.lines.count == 120 && source?.lines.last == "802" && source?.failing == 800)
  }
}
