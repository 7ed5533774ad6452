import NavbridgeRuntime
import Testing

@testable import NavbridgeTestRunner

@Suite("A progress line")
@ScriptThread
struct ProgressLineTests {
  @Test("A progress line takes the place of the one before, a few times a second at most, and leaves nothing")
  func texts() {
    var written: [String] = []
    let line = ProgressLine(interval: 100) { written.append($0) }
    line.erase()
    for (time, text) in [(0, "a"), (99, "b"), (100, "c"), (150, "d")] { line.show(text, now: Int64(time)) }
    line.erase()
    line.erase()
    line.show("e", now: 151)
    #expect(written == ["\r\u{1B}[Ka", "\r\u{1B}[Kc", "\r\u{1B}[K", "\r\u{1B}[Ke"])
  }
}
