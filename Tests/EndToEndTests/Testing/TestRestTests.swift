import Glibc
import NavbridgeTestSupport
import Testing

/// Apps that are not at rest when the function of their test has returned.
@Suite("A test whose app is not at rest", .timeLimit(.minutes(20)))
struct TestRestTests {
  /// A body, and the words of its failure. Each app is busy for longer than any answer is awaited for a report.
  static let rows: [(String, [String])] = [
    (
      "const a = await app(() => {}, { scriptTimeout: 600000 });\n"
        + "void a.run(() => { setTimeout(() => { for (let n = 0; n < 4e9; n++); null.x }) })", ["null is not an object"]
    ),
    (
      "const a = await app(() => {}, { scriptTimeout: 600000 }); void a.run(() => { setTimeout(() => { for (;;); }) })",
      ["Timeout: The test has not ended within 10000 ms.", "the app's script side, which does not answer"]
    ),
    (
      "const a = await app(() => {}); await a.run(() => { setInterval(() => {}, 1000) })",
      ["Timeout: The test has not ended within 10000 ms.", "interval"]
    ),
    (
      "const a = await app(() => {}); await a.run(() => { (async () => { for (;;) await Navigation.getLaunchArgs() })() })",
      ["Timeout: The test has not ended within 3000 ms.", "the clock of 'app', which stands at 0.0 ms: "]
    ),
    (
      "const a = await app(() => {}, { keep: true }); await a.run(() => { setTimeout(() => { null.x }, 5) })",
      ["The app has left this error unhandled.", "null is not an object"]
    ),
    (
      "const a = await app(() => {}, { keep: true }); await a.run(() => { setTimeout(() => { null.x }, 5) });\n"
        + "await a.rest(); await a.end()", ["The app has left this error unhandled."]
    ),
  ]

  @Test("A test whose app is not at rest fails, and the failure names what still runs", arguments: rows)
  func busy(_ body: String, _ words: [String]) async throws {
    func run(_ limit: Int) async throws -> (code: Int, output: String, folder: TestFolder) {
      let folder = TestFolder.file("test('busy', async () => { \(body) }, \(limit)); test('next', () => {})")
      let (code, output, _) = try await folder.run()
      return (code, output.replacing("within \(limit) ms", with: "within \(words[0].limit ?? limit) ms"), folder)
    }
    var (code, output, folder) = try await run(words[0].limit ?? 60_000)
    // A slow machine may need longer to make the entries by which a clock counts as standing.
    if words.count > 1, !output.contains(words[1]) { (code, output, folder) = try await run(60_000) }
    #expect(code == 1 && output.contains("1 passed, 1 failed in "), "\(output)")
    for word in words { #expect(output.contains(word), "\(word) is missing in:\n\(output)") }
    await folder.processesEnded()
  }

  @Test("A test whose app is not at rest passes when the app's errors are expected")
  func expected() async throws {
    let folder = TestFolder.file(
      """
      test('fails and goes on', async () => {
        const a = await app(() => { setTimeout(() => { null.x }, 5) }, { keep: true, mayEnd: true });
        expect(a.output.map(({ level }) => level)).toEqual(['error']);
      });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 0, "\(output)")
  }

  @Test(
    "A test whose app is not at rest fails when an app that several tests share leaves an error unhandled after them")
  func shared() async throws {
    let folder = TestFolder.file(
      """
      const { afterAll, beforeAll } = require('navbridge');
      let shared;
      beforeAll(async () => { shared = await app(() => {}, { keep: true }) });
      test('passes', () => {});
      afterAll(() => shared.run(() => { setTimeout(() => { null.x }, 5) }));
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("1 passed, 1 failure outside tests in "), "\(output)")
    #expect(output.contains("The app has left this error unhandled."), "\(output)")
  }

  @Test("A test whose app is not at rest fails when the app's native side is stopped")
  func stopped() async throws {
    let folder = TestFolder.file(
      """
      require('navbridge').beforeAll(() => app(stack));
      test('starts', () => {});
      test('waits', async () => {
        const go = () => { try { return require('./go') } catch { return false } };
        while (!go()) await new Promise((done) => setTimeout(done, 20));
      }, 20000);
      """)
    async let ending = folder.run(["--transcripts", "\(folder.path)/t", "--timeout", "20"])
    await ProcessTree.looking { !folder.text("t\(folder.path)/a.test.js-turbo/1-starts.txt").isEmpty }
    kill(try #require(folder.processes.first { ProcessTree.name($0) == "native-side" }), SIGSTOP)
    folder.write("module.exports = true", to: "go.js")
    let (code, output, _) = try await ending
    #expect(code == 1 && output.contains("ok   starts") && output.contains("FAIL waits"), "\(output)")
    #expect(output.contains("the app's native side, which does not answer"), "\(output)")
    await folder.processesEnded()
  }

  @Test("A test that has not awaited the start of its app leaves the next one to be found waiting in vain")
  func unawaitedStart() async throws {
    let folder = TestFolder.file(
      """
      test('forgets', async () => { void app(() => {}) });
      test('waits', async () => { await app(() => {}); await new Promise(() => {}) });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("The test has ended before its requests."), "\(output)")
    #expect(output.contains("The test awaits something that can never happen"), "\(output)")
  }
}

extension String {
  /// The number of milliseconds in a sentence about a test's limit; nil in other texts.
  fileprivate var limit: Int? { firstMatch(of: /within (\d+) ms/).flatMap { Int($0.1) } }
}
