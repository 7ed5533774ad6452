import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

/// What is kept of the console of tests.
@Suite("The end of a console")
struct ConsoleTailTests {
  private static let half = String(repeating: "x", count: ConsoleTail.limit / 2)

  private static func tail(_ count: Int, keepsAll: Bool) -> ConsoleTail {
    var tail = ConsoleTail()
    for number in 0..<count { tail.append("\(number) \(half)", keepsAll: keepsAll) }
    return tail
  }

  private static func numbers(_ texts: [String]) -> [String] { texts.map { String($0.prefix { $0 != " " }) } }

  @Test("All texts are kept, or those at the end once they have twice the limit, with the number of the others")
  func limit() {
    #expect(Self.tail(9, keepsAll: true).texts.count == 9)
    let few = Self.tail(3, keepsAll: false)
    #expect(few.texts.count == 3 && few.count == 3)
    let many = Self.tail(4, keepsAll: false)
    #expect(Self.numbers(many.texts) == ["3"])
    #expect(many.count == 4 && many.leftOut == 3)
    #expect(many.shown(after: 0).first == "(3 earlier texts are left out; --console shows all.)")
    // Those that were shown before are not missed.
    #expect(many.shown(after: 2).first == "(1 earlier text is left out; --console shows all.)")
    #expect(Self.numbers(many.shown(after: 3)) == ["3"])
    #expect(many.shown(after: 4) == [])
    #expect(Self.numbers(Self.tail(9, keepsAll: false).texts) == ["6", "7", "8"])
  }

  @Test("One text that is longer than the limit is kept")
  func long() {
    var tail = ConsoleTail()
    tail.append("a", keepsAll: false)
    tail.append(String(repeating: "x", count: 2 * ConsoleTail.limit), keepsAll: false)
    #expect(tail.texts.count == 1 && tail.leftOut == 1)
    tail.drop()
    #expect(tail.texts == [] && tail.count == 2)
  }

  private static func ended(_ outcome: String) -> String {
    #"{"kind":"ended","test":0,"path":["a"],"outcome":"\#(outcome)","ms":1}"#
  }

  @Test(
    "A run of which no report shows all keeps what a failing test has printed, and counts the rest",
    arguments: [true, false])
  func outcomes(keepsConsole: Bool) {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    file.keepsConsole = keepsConsole
    let console = #"{"kind":"console","level":"log","text":"line"}"#
    file.take(console)
    for outcome in ["passed", "failed", "passed"] {
      file.take(#"{"kind":"began","test":0}"#)
      file.take(console)
      file.take(Self.ended(outcome))
    }
    let kept = keepsConsole ? ["line"] : []
    #expect(file.tests.map(\.output) == [kept, ["line"], kept])
    #expect(file.output.count == (keepsConsole ? 4 : 0))
    #expect(file.outputOutsideTests.texts == ["line"])
    var summary = TestSummary()
    summary.add([file])
    #expect(summary.linesOfPassed == 2)
    #expect(summary.files[0].outputOutsideTests.texts == ["line"], "The file has failed.")
  }

  @Test(
    "What a file has printed outside its tests is kept for a failure that may follow, and dropped with the file",
    arguments: [true, false])
  func outside(keepsConsole: Bool) {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    file.keepsConsole = keepsConsole
    file.take(#"{"kind":"console","level":"log","text":"line"}"#)
    file.take(Self.ended("passed"))
    #expect(file.outputOutsideTests.texts == ["line"])
    var summary = TestSummary()
    summary.add([file])
    #expect(summary.files[0].outputOutsideTests.texts == (keepsConsole ? ["line"] : []))
    #expect(summary.linesOfPassed == 1)
  }

  @Test("The report of a failing test says how many of its texts are left out")
  func report() {
    var file = FileResult(TestJob(file: "a.test.js", architecture: .turbo))
    file.keepsConsole = false
    file.take(#"{"kind":"began","test":0}"#)
    for number in 0..<5 { file.take(["kind": "console", "level": "log", "text": .string("\(number) \(Self.half)")]) }
    file.take(Self.ended("failed"))
    var report = RunningReport(namesRoute: false)
    let lines = report.text(of: file).split(separator: "\n").map { $0.prefix(40) }
    #expect(lines.count > 3 && lines[2] == "       | (3 earlier texts are left out; ", "\(lines.prefix(4))")
    #expect(lines[3].hasPrefix("       | 3 xxx"))
  }
}
