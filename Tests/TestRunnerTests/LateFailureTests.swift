import NavbridgeWire
import Testing

/// Work of a test that goes on after it has ended.
@Suite("A failure after the end of its test", .timeLimit(.minutes(20)))
struct LateFailureTests {
  @Test(
    "A failure after the end of its test fails the file, and names the test",
    arguments: [
      "setTimeout(() => { throw new Error('late') }, 30)", "setInterval(() => { throw new Error('late') }, 30)",
      "setTimeout(() => setTimeout(() => { throw new Error('late') }, 20), 20)",
      "requestAnimationFrame(() => { throw new Error('late') })",
      "setTimeout(async () => { throw new Error('late') }, 30)",
    ])
  func timer(_ body: String) async {
    let alone = await TestFileRun.run("test('a', () => { \(body) });")
    #expect(alone.outcomes == ["a: passed"] && alone.messages.count == 1, "\(alone.messages)")
    #expect(alone.messages.first?.contains("late") == true, "\(alone.messages)")
    #expect(alone.reports.last?["kind"] == "done")
  }

  @Test("A failure after the end of its test does not fail the test that runs then")
  func next() async {
    let run = await TestFileRun.run(
      """
      test('a', () => { setTimeout(() => { throw new Error('late') }, 20) });
      test('b', () => new Promise((done) => setTimeout(done, 200)));
      """)
    #expect(run.outcomes == ["a: passed", "b: passed"])
    #expect(run.messages == ["After the test 'a' had ended: Error: late"])
  }

  @Test("A failure after the end of its test is awaited, unless the timer is due too late, which is a failure")
  func left() async {
    let run = await TestFileRun.run("test('a', () => { setTimeout(() => {}, 1e9) });")
    #expect(run.outcomes == ["a: passed"])
    #expect(run.messages.count == 1 && run.messages[0].contains("A timer of 1000000000 ms, set at "), "\(run.messages)")
    let fine = await TestFileRun.run(
      "test('a', () => { setInterval(() => {}, 10); setTimeout(() => {}, 50); clearTimeout(setTimeout(() => {}, 1e9)) });"
    )
    #expect(fine.outcomes == ["a: passed"] && fine.messages == [])
  }
}
