import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestWorker

/// The transcript of an app, which its script side writes line by line.
@Suite("The transcript of an app under test")
struct AppTranscriptTests {
  private let output = MemoryFile()

  private func write(_ text: String) { _ = SystemFiles.write(text, to: output.descriptor) }

  private static func line(_ text: String, level: String = "log", _ more: String = "") -> String {
    #"{"kind":"console","level":"\#(level)","text":"\#(text)"\#(more)}"# + "\n"
  }

  @Test("A transcript has each line once it is whole")
  func parts() {
    let transcript = AppTranscript(output)
    #expect(transcript.entries == [])
    write(Self.line("one") + #"{"kind":"con"#)
    #expect(transcript.entries.count == 1)
    write(#"sole","level":"log","text":"é"}"#)
    #expect(transcript.entries.count == 1)
    write("\n\n" + Self.line("three"))
    #expect(transcript.entries.map { $0["text"]?.string } == ["one", "é", "three"])
  }

  @Test("A transcript has the moment at which its last entries follow each other, if they are many")
  func standing() {
    let transcript = AppTranscript(output)
    func write(_ count: Int, at: Double) {
      self.write(String(repeating: #"{"kind":"console","level":"log","text":"a","at":\#(at)}"# + "\n", count: count))
    }
    #expect(transcript.standingMoment == nil)
    write(AppTranscript.manyAtOnce - 1, at: 0.5)
    #expect(transcript.standingMoment == nil)
    write(1, at: 0.5)
    #expect(transcript.standingMoment?.at == 0.5 && transcript.standingMoment?.count == AppTranscript.manyAtOnce)
    self.write(Self.line("without a moment"))
    #expect(transcript.standingMoment != nil)
    write(1, at: 16.5)
    #expect(transcript.standingMoment == nil)
    write(AppTranscript.manyAtOnce + 4, at: 16.5)
    #expect(transcript.standingMoment?.count == AppTranscript.manyAtOnce + 5)
  }

  @Test("A plain line of a transcript is an error, because a process that cannot run its script writes it")
  func plain() {
    let transcript = AppTranscript(output)
    write("The script cannot be read\n")
    #expect(transcript.lastError == "The script cannot be read")
    #expect(transcript.lines.count == 1)
  }

  @Test("An error that a script has left unhandled is returned once each, in order")
  func unhandled() {
    let transcript = AppTranscript(output)
    let mark = #","unhandled":true"#
    write(Self.line("a", level: "error", mark) + Self.line("b", level: "error"))
    #expect(transcript.nextUnhandled() == "a")
    #expect(transcript.nextUnhandled() == nil)
    write(Self.line("c", level: "error", mark) + Self.line("d", level: "error", mark))
    // The first one is the reason of the failure, and the other one belongs to the same test.
    #expect(transcript.nextUnhandled() == "c")
    #expect(transcript.nextUnhandled() == nil)
  }

  @Test("The lines that an app has printed are returned once each, without its unhandled errors")
  func printed() {
    let transcript = AppTranscript(output)
    write(
      Self.line("a") + Self.line("b", level: "error", #","unhandled":true"#) + #"{"kind":"act","method":"m"}"# + "\n")
    func printed() -> [String] {
      var printed: [String] = []
      transcript.nextPrinted { printed.append("\($0) \($1)") }
      return printed
    }
    #expect(printed() == ["log a"])
    #expect(printed().isEmpty)
    write(Self.line("c", level: "warn"))
    #expect(printed() == ["warn c"])
  }

  @Test("A transcript is counted and searched for errors as it grows, and read from its end for a report")
  func long() {
    let transcript = AppTranscript(output)
    let text = String(repeating: "é", count: 40_000)
    for number in 0..<8 { write(Self.line("\(number)\(text)", level: number == 1 ? "error" : "log")) }
    #expect(transcript.count == 8)
    #expect(transcript.lastError == "1\(text)")
    write(Self.line("last", level: "error", #","unhandled":true"#))
    // Six of these lines are longer than what is read first.
    #expect(transcript.shownLines(9).map { $0.contains("0é") } == [true] + Array(repeating: false, count: 8))
    #expect(transcript.shownLines(3).count == 3)
    #expect(transcript.count == 9 && transcript.lastError == "last" && transcript.nextUnhandled() == "last")
    #expect(transcript.entries.count == 9)
  }

  @Test("A report shows the last lines of a transcript, and cuts them, but for errors")
  func shown() {
    let transcript = AppTranscript(output)
    let long = String(repeating: "x", count: 600)
    write(Self.line("first") + Self.line(long) + Self.line(long, level: "error"))
    let shown = transcript.shownLines(2)
    #expect(shown.count == 2)
    #expect(shown[0].utf8.count < 500 && shown[1].contains(long))
  }
}
