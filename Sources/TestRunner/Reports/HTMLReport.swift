internal import NavbridgePages
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The report as one page, and the film of a test as another. They need no server and load nothing.
enum HTMLReport {
  static func write(_ summary: TestSummary, _ write: @escaping (String) -> Void) {
    var table = PictureTable()
    let numbered = summary.differences.enumerated().map { ([$1.file] + $1.path, $0) }
    let differences = Dictionary(numbered) { first, _ in first }
    let words = [summary.interruptionWords, summary.words].compactMap(\.self).joined(separator: " ")
    let data: JSONObject = [
      "title": "navbridge test", "words": .string("\(words) in \(TextStyle.seconds(summary.milliseconds))"),
      "failed": .bool(summary.exitCode != 0), "differences": .array(summary.differences.map(\.json)),
    ]
    Page.write(title: "navbridge test: \(summary.words)", kind: "tests", write) { write in
      JSONParts.write(data, write) { list in
        list("tests") { item in
          for file in summary.files {
            for one in file.tests {
              let difference = differences[[one.file] + one.path]
              add(test(one, time: one.milliseconds, difference: difference, &table), output: one.output, item)
            }
            for failure in file.failures { add(failureOutsideTests(failure, file), output: [], item) }
            let console = file.outputOutsideTests.texts
            if !console.isEmpty { add(Self.console(of: file), output: console, item) }
          }
        }
        list("lines") { JSONParts.write(texts: table.lines, $0) }
        list("pictures") { item in for one in table.rows { item { $0(one.description) } } }
      }
    }
  }

  /// Adds a test to the list of a page, with what it has printed.
  private static func add(_ members: JSONObject, output: [String], _ item: @escaping JSONParts.Item) {
    item { write in
      JSONParts.write(members, write) { list in
        if !output.isEmpty { list("output") { JSONParts.write(texts: output, $0) } }
      }
    }
  }

  /// The page of one test. Equal runs give equal pages: it has no real time.
  static func film(of test: TestResult) -> String {
    var table = PictureTable()
    var shown = Self.test(test, time: nil, difference: nil, &table)
    if !test.output.isEmpty { shown["output"] = .texts(test.output) }
    let data: JSON = [
      "single": true, "title": .string(test.name), "words": .string(test.outcome.rawValue),
      "failed": .bool(test.outcome == .failed), "tests": [.object(shown)], "differences": [],
      "lines": .texts(table.lines),
      "pictures": table.json,
    ]
    return Page(title: test.name, kind: "tests", data: data).text
  }

  private static func test(_ test: TestResult, time: Double?, difference: Int?, _ table: inout PictureTable)
    -> JSONObject
  {
    var members: JSONObject = [
      "name": .string(test.name), "file": .string(test.file), "route": .string(test.architecture.rawValue),
      "outcome": .string(test.outcome.rawValue),
    ]
    if let time { members["ms"] = .double((time * 10).rounded() / 10) }
    if let reason = test.reason { members["reason"] = .string(reason) }
    if let failure = test.failure { members["failure"] = failure.json }
    if !test.steps.isEmpty { members["steps"] = .texts(test.steps.map { $0.line(hasRealTime: time != nil) }) }
    if let difference { members["difference"] = .int(Int64(difference)) }
    guard let film = test.film else { return members }
    members["films"] = .array(film.apps.map { app($0, in: test.file, &table) })
    if let source = film.source { members["source"] = json(source) }
    if !film.notes.isEmpty { members["note"] = .string(film.notes) }
    return members
  }

  static func app(_ app: Film.App, in file: String, _ table: inout PictureTable) -> JSON {
    let frames = app.frames.map { frame in
      var members: JSONObject = [
        "at": .double(frame.time), "lines": .array(frame.lines.map { .int(Int64($0)) }),
        "picture": .int(Int64(table.add(frame.picture))),
      ]
      if let place = frame.place {
        members["place"] = .string(place)
        if let line = FilmSource.line(of: place, in: file) { members["line"] = .int(Int64(line)) }
      }
      if let words = frame.words { members["words"] = .string(words) }
      return JSON.object(members)
    }
    return ["name": .string(app.name), "lines": .texts(app.lines), "frames": .array(frames)]
  }

  static func json(_ source: FilmSource) -> JSON {
    [
      "file": .string(source.file), "first": .int(Int64(source.first)), "lines": .texts(source.lines),
      "failing": source.failing.map { .int(Int64($0)) } ?? .null,
    ]
  }

  private static func failureOutsideTests(_ failure: TestFailure, _ file: FileResult) -> JSONObject {
    [
      "name": "outside the tests", "file": .string(file.job.file), "route": .string(file.job.architecture.rawValue),
      "outcome": "failed", "ms": 0, "failure": failure.json,
    ]
  }

  /// The lines that a file has printed outside its tests.
  private static func console(of file: FileResult) -> JSONObject {
    [
      "name": "printed outside the tests", "file": .string(file.job.file),
      "route": .string(file.job.architecture.rawValue), "outcome": .string(file.hasFailed ? "failed" : "passed"),
      "ms": 0,
    ]
  }
}

/// Pictures as the numbers of their lines. The pictures of a film differ in few lines, and those of a run have many in
/// common.
struct PictureTable {
  private var numbersOfLines = NumberedValues<String>()
  private var pictures = NumberedValues<[Int]>()

  /// Returns the number of a picture.
  mutating func add(_ picture: String) -> Int {
    pictures.number(of: picture.split(separator: "\n").map { numbersOfLines.number(of: String($0)) })
  }

  var lines: [String] { numbersOfLines.values }
  var rows: [JSON] { pictures.values.map { .array($0.map { .int(Int64($0)) }) } }
  var json: JSON { .array(rows) }
}

/// Values in the order in which they came first, each once.
private struct NumberedValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    values.append(value)
    numbers[value] = values.count - 1
    return values.count - 1
  }
}
