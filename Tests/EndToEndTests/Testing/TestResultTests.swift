import NavbridgeWire
import Testing

/// The results of `navbridge test` are true, whatever texts and options there are.
@Suite("The results of a test run", .timeLimit(.minutes(20)))
struct TestResultTests {
  /// Texts that end a line, or cannot be printed.
  static let texts = ["a\\u2028b", "a\\u2029b", "a\\u0085b", "a\\x0Bb", "a\\rb", "a\\r\\nb", "a\\0b"]

  @Test("The results of a test run keep a failure whatever line ends its message has", arguments: texts)
  func message(_ text: String) async throws {
    let (code, output, _) = try await TestFolder.file("test('a', () => { throw new Error('\(text)') })").run()
    #expect(code == 1 && output.contains("0 passed, 1 failed in "), "\(output)")
  }

  @Test("The results of a test run keep a failure whatever line ends the test's name has", arguments: texts)
  func name(_ text: String) async throws {
    let (code, output, _) = try await TestFolder.file("test('\(text)', () => { null.x })").run()
    #expect(code == 1 && output.contains("0 passed, 1 failed in "), "\(output)")
  }

  @Test(
    "The results of a test run keep a failure whatever line ends the file, the app and its screen show",
    arguments: texts)
  func shown(_ text: String) async throws {
    let (code, output, _) = try await TestFolder.file(
      """
      test('a', async () => {
        console.log('\(text)');
        const a = await app(stack);
        await a.run((text) => {
          console.log(text);
          Navigation.mergeOptions('home', { topBar: { title: { text } } });
        }, '\(text)');
        await a.rest();
        expect(1).toBe(2);
      });
      """
    ).run()
    #expect(code == 1 && output.contains("0 passed, 1 failed in ") && output.contains("The screen:"), "\(output)")
  }

  @Test("The results of a test run are written whole where a text has NUL")
  func nul() async throws {
    let folder = TestFolder.file(
      "test('a', async () => { console.log('x\\0y'); await app(() => console.log('v\\0w')) })")
    let arguments = ["--transcripts", "\(folder.path)/t", "--reporter", "json", "--output", "\(folder.path)/r.json"]
    #expect(try await folder.run(arguments).code == 0)
    let report = try JSONDocument(folder.text("r.json")).root.json
    #expect(report["files"]?[0]?["output"]?[0] == "x\0y")
    #expect(folder.text("t\(folder.path)/a.test.js-turbo/1-a.txt").contains("v\0w"))
  }

  @Test(
    "The results of a test run are a failure if --grep chooses no test",
    arguments: [[], ["--list"], ["--reporter", "json"]])
  func nothingChosen(_ more: [String]) async throws {
    let (code, output, error) = try await TestFolder.file("test('a', () => {})").run(["--grep", "zzz"] + more)
    #expect(code == 1 && error.contains("No test matches --grep 'zzz'."), "\(output)\(error)")
  }

  @Test("The results of a test run are refused with 64 if --grep is no regular expression")
  func pattern() async throws {
    let (code, _, error) = try await TestFolder.file("test('a', () => {})").run(["--grep", "a("])
    #expect(code == 64 && error.hasPrefix("navbridge: --grep 'a(' is no regular expression: SyntaxError: "), "\(error)")
  }

  @Test("The results of a test run mention the tests that 'only' leaves out")
  func only() async throws {
    let body = "test.only('a', () => {}); test('b', () => {}); test('c', () => {})"
    let (code, output, _) = try await TestFolder.file(body).run()
    #expect(code == 0 && output.contains("1 passed, 2 left out by 'only' in "), "\(output)")
  }

  @Test("The results of a test run are a failure with 'only' where CI is true, unless it is allowed")
  func onlyInCI() async throws {
    let folder = TestFolder.file(
      "test.only('a', () => {}); test('b', () => {})", environment: ["CI": "true"])
    let refused = try await folder.run()
    #expect(refused.code == 1)
    #expect(
      refused.output.contains(
        "'only' leaves out 1 test of this file, and CI is true. Remove 'only', or allow it by --allow-only."))
    #expect(try await folder.run(["--allow-only"]).code == 0)
  }

  @Test("The results of a test run are listed in the form of the reporter")
  func list() async throws {
    let folder = TestFolder.file("test('a', () => {}); test.skip('b', 'why', () => {})")
    let json = try JSONDocument(try await folder.run(["--list", "--reporter", "json"]).output).root.json
    let tests = json["files"]?[0]?["tests"]?.array ?? []
    #expect(tests.map { $0["path"]?[0] } == ["a", "b"] && tests.allSatisfy { $0["reason"] == "listed" })
    let tap = try await folder.run(["--list", "--reporter", "tap"]).output
    #expect(tap.contains("ok 1 - FOLDER/a.test.js (turbo) > a # SKIP listed\n") && tap.contains("1..2"), "\(tap)")
    let written = try await folder.run(["--list", "--reporter", "junit", "--output", "\(folder.path)/r.xml"])
    #expect(written.output == "FOLDER/a.test.js: a\nFOLDER/a.test.js: b\n")
    #expect(folder.text("r.xml").contains("<skipped message=\"listed\"/>"))
  }

  @Test("The results of a test run are a failure if a file that is listed cannot be read")
  func listedFault() async throws {
    let (code, output, _) = try await TestFolder.file("null.x").run(["--list"])
    #expect(
      code == 1 && output.contains("FAIL FOLDER/a.test.js: FOLDER/a.test.js:10:5: TypeError: null is not an object"),
      "\(output)")
  }
}
