import NavbridgeWire
import Testing

@testable import NavbridgeAgent
@testable import NavbridgeInspector

/// What answers have of an app's output.
@Suite("The output of an app in answers")
struct OutputReadingTests {
  private func log(_ lines: [JSON]) -> RunLog {
    var log = RunLog()
    for line in lines { log.take(line: line.description) }
    return log
  }

  private static let push: JSON = [
    "kind": "command", "at": 0, "epoch": 1, "name": "push", "id": "push1", "place": "/project/app.js:3:5",
  ]

  static let rows: [(lines: [JSON], news: [String])] = [
    ([], []), ([push], [#"commands: push "push1" was called at "app.js:3:5""#]),
    (
      [push, ["kind": "resolved", "at": 1, "epoch": 1, "name": "push", "id": "push1"]],
      [#"commands: push "push1" resolved"#]
    ),
    (
      [
        push,
        [
          "kind": "rejected", "at": 1, "epoch": 1, "name": "push", "id": "push1", "code": "NOT_FOUND",
          "message": "No \"x\"",
        ],
      ],
      [#"commands: push "push1" rejected with NOT_FOUND: "No \"x\"""#]
    ),
    (
      [["kind": "console", "at": 0, "epoch": 1, "level": "log", "text": "a", "place": "/other/b.js:1"]],
      [#"console: 1 line: log "a" at "/other/b.js:1""#]
    ),
    (
      [
        ["kind": "console", "at": 0, "epoch": 1, "level": "log", "text": "a"],
        ["kind": "console", "at": 0, "epoch": 1, "level": "error", "text": "bad", "unhandled": true],
      ], [#"console: 2 lines, 1 error: unhandled error "bad" …"#]
    ),
    (
      [
        [
          "kind": "request", "at": 0, "epoch": 1, "method": "GET", "url": "https://a.example/", "delay": 0,
          "status": 200,
        ]
      ],
      [#"network: GET "https://a.example/" 200"#]
    ),
    (
      [
        [
          "kind": "request", "at": 0, "epoch": 1, "method": "GET", "url": "https://a.example/", "delay": 0,
          "error": "none",
        ]
      ],
      [#"network: GET "https://a.example/" failed: "none""#]
    ),
    ([["kind": "reload", "at": 0, "epoch": 1, "reason": "r"]], ["The script was reloaded."]),
    ([["kind": "event", "at": 0, "epoch": 1, "name": "E", "body": nil]], []),
  ]

  @Test("A step's answer has commands with their ends, the console, requests and reloads", arguments: rows.indices)
  func news(_ row: Int) {
    var reading = OutputReading()
    #expect(reading.news(in: log(Self.rows[row].lines), folder: "/project") == Self.rows[row].news)
  }

  @Test("What an answer has had is not in the next one, also when old lines have gone")
  func once() {
    var (reading, log) = (OutputReading(), RunLog())
    log.limit = 2_000
    log.take(line: Self.push.description)
    #expect(reading.news(in: log, folder: "/").count == 1)
    #expect(reading.news(in: log, folder: "/").isEmpty)
    for _ in 0..<50 { log.take(line: Self.push.description) }
    #expect(log.forgottenLines > 0)
    #expect(reading.news(in: log, folder: "/").first?.contains("more") == true)
    #expect(reading.news(in: log, folder: "/").isEmpty)
    log.take(line: Self.push.description)
    #expect(reading.news(in: log, folder: "/").count == 1)
  }

  @Test("Errors are those of the console, failed requests and rejections")
  func errors() {
    func isError(_ line: JSON) -> Bool { OutputLine(line.description, number: 0).isError }
    #expect(isError(["kind": "console", "level": "error", "text": "a"]))
    #expect(isError(["kind": "console", "level": "log", "text": "a", "unhandled": true]))
    #expect(!isError(["kind": "console", "level": "log", "text": "error"]))
    #expect(isError(["kind": "request", "url": "u", "error": "none"]))
    #expect(!isError(["kind": "request", "url": "u", "status": 200]))
    #expect(isError(["kind": "rejected", "name": "push"]))
    #expect(!isError(["kind": "command", "name": "error"]))
  }

  @Test("More than four commands are counted")
  func many() {
    var reading = OutputReading()
    let lines = (0..<6).map { number -> JSON in Self.push.merging(["id": .string("push\(number)")]) }
    let news = reading.news(in: log(lines), folder: "/project")
    #expect(news.first?.hasSuffix("; and 2 more") == true)
  }

  @Test("The kind of a line is at its beginning, and a text that looks like one is none")
  func kinds() {
    let text = #"{"kind":"console","at":0,"text":"{\"kind\":\"command\"}"}"#
    #expect(OutputLine(text, number: 0).kind == "console")
    #expect(OutputLine("nonsense", number: 0).kind.isEmpty)
    #expect(OutputLine("nonsense", number: 0).entry == nil)
  }

  @Test(
    "A place is a file with or without a line and a column",
    arguments: [
      ("a.js:3:5", "a.js", 3), ("a.js:3", "a.js", 3), ("a.js", "a.js", 1), ("c:/a.js:7:1", "c:/a.js", 7),
      ("1:2:3:4", "1:2", 3),
    ] as [(String, String, Int)])
  func places(_ text: String, _ file: String, _ line: Int) {
    let place = SourcePlace(text)
    #expect(place.file == file && place.line == line)
  }

  @Test("Code is shown around a line, with its number, and marked")
  func excerpt() {
    let text = (1...10).map { "line \($0)" }.joined(separator: "\n")
    #expect(SourceExcerpt(text, around: 5, lines: 3).lines == ["  4 | line 4", "> 5 | line 5", "  6 | line 6"])
    #expect(SourceExcerpt(text, around: 1, lines: 2).lines == ["> 1 | line 1", "  2 | line 2"])
    #expect(SourceExcerpt(text, around: 10, lines: 3).lines.last == "> 10 | line 10")
    #expect(SourceExcerpt(text, around: 99, lines: 2).lines == ["  9 | line 9", "  10 | line 10"])
    #expect(SourceExcerpt("", around: 1, lines: 5).lines == ["> 1 | "])
  }
}
