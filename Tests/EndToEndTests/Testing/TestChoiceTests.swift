import Glibc
import NavbridgeLauncher
import NavbridgeWire
import Testing

/// The arguments of `navbridge test` that choose, order and repeat tests, and the command that repeats a failure.
@Suite("The tests of a run", .timeLimit(.minutes(20)))
struct TestChoiceTests {
  @Test("The tests of a run are those at a line of a file, also where a report has written the place")
  func lines() async throws {
    let folder = TestFolder([
      "a.test.js": """
      const { describe, test } = require('navbridge');
      test('one', () => {});
      describe('group', () => {
        test('two', () => {});
      });
      """, "b.test.js": "require('navbridge').test('other', () => {})",
    ])
    func run(_ places: String...) async throws -> (code: Int, output: String, error: String) {
      let (ending, output) = try await ChildProcess.ending(
        of: .navbridge, ["test"] + places.map { "\(folder.path)/\($0)" }, environment: folder.environment)
      let error = ending.standardError.replacing(folder.path, with: "FOLDER")
      return (ending.code, output.replacing(folder.path, with: "FOLDER"), error)
    }
    for place in ["a.test.js:2", "a.test.js:2:5"] {
      let (code, output, _) = try await run(place)
      #expect(code == 0 && output.hasPrefix("FOLDER/a.test.js\n  ok   one\n\n1 passed in "), "\(output)")
    }
    let two = try await run("a.test.js:4", "b.test.js", "a.test.js:2").output
    #expect(two.contains("  ok   one\n  ok   group > two\n") && two.contains("  ok   other\n"), "\(two)")
    let nothing = try await run("a.test.js:1")
    #expect(nothing.code == 1)
    #expect(nothing.error.contains("Line 1 of 'FOLDER/a.test.js' belongs to no test: "), "\(nothing)")
    let ofFolder = try await run(":3")
    #expect(ofFolder.code == 64 && ofFolder.error.contains("is a folder"), "\(ofFolder)")
    #expect(try await run("none.test.js:3").code == 64)
  }

  /// A line of `tables`, and the tests that it chooses.
  static let linesOfTables: [(line: Int, chosen: String)] = [
    (2, "first"), (3, "group > x 1, group > x 3, group > array 1, group > array 2"), (4, "group > x 1, group > x 3"),
    (6, "group > x 1, group > x 3"), (8, "group > x 1, group > x 3"), (9, "group > array 1, group > array 2"),
    (11, "group > array 1, group > array 2"), (12, "each p > a, each q > a"), (13, "each p > a, each q > a"),
    (15, "template 1 > b"), (17, "template 1 > b"), (18, "template 1 > b"), (19, "top 1"), (22, "top 1"),
  ]
  static let tables = """
    const { describe, test } = require('navbridge'); test('zero', () => {});
    test('first', () => {});
    describe('group', () => {
      test.each`
        x    | y
        ${1} | ${2}
        ${3} | ${4}
      `('x $x', () => {});
      test.each([
        [1], [2],
      ])('array %s', () => {}); });
    describe.each([['p'], ['q']])('each %s', () => {
      test('a', () => {});
    });
    describe.each`
      x
      ${1}
    `('template $x', () => { test('b', () => {}); });
    test.each`
      x
      ${1}
    `('top $x', () => {});
    """

  @Test("The tests of a run are those of a table at each line of its declaration", arguments: linesOfTables)
  func linesOfTable(_ line: Int, _ chosen: String) async throws {
    let folder = TestFolder(["a.test.js": Self.tables])
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["test", "\(folder.path)/a.test.js:\(line)"], environment: folder.environment)
    let names = output.split(separator: "\n").filter { $0.hasPrefix("  ok   ") }.map { $0.dropFirst(7) }
    #expect(ending.code == 0 && names.joined(separator: ", ") == chosen, "\(output)")
  }

  @Test(
    "The tests of a run run in the order of a seed, which is printed where it is not given, and as often as wanted")
  func order() async throws {
    let folder = TestFolder.file("for (let n = 0; n < 12; n++) test(`t${n}`, () => {})")
    let first = try await folder.run(["--order", "random"])
    let words = first.error.split(separator: " ")
    let seed = try #require(words.firstIndex(of: "--seed").map { String(words[$0 + 1]) }, "\(first.error)")
    let again = try await folder.run(["--order", "random", "--seed", seed])
    func tests(_ output: String) -> [Substring] { output.split(separator: "\n").filter { $0.hasPrefix("  ok ") } }
    #expect(tests(first.output).count == 12 && tests(first.output) == tests(again.output))
    let repeated = try await folder.run(["--repeat", "3", "--slowest", "2", "--grep", "t1$"])
    #expect(repeated.output.contains("  ok   t1 (3 runs)\n\nSlowest tests:\n"), "\(repeated.output)")
    #expect(repeated.output.contains("\n1 passed (3 runs of each test) in "))
    #expect(repeated.output.split(separator: " s  FOLDER/a.test.js: t1\n").count == 2, "\(repeated.output)")
    let failing = try await TestFolder.file(
      "let n = 0; test('now and then', () => { n += 1; if (n % 2) throw new Error(`no ${n}`) })"
    ).run(["--repeat", "5"])
    #expect(failing.output.contains("  FAIL now and then: failed in 3 of 5 runs\n"), "\(failing.output)")
    #expect(failing.output.contains("no 1") && !failing.output.contains("no 3"), "\(failing.output)")
    #expect(failing.output.contains("\n0 passed, 1 failed (5 runs of each test) in "))
  }

  @Test(
    "The tests of a run are not run with a value that is wrong, and the error names the option",
    arguments: [
      ["--repeat", "0"], ["--repeat", "1001"], ["--repeat", "x"], ["--order", "up"], ["--seed", "3"],
      ["--order=random", "--seed=-1"], ["--order=random", "--seed=4294967296"], ["--slowest=-1"],
      ["--slowest", "1001"],
    ])
  func refused(_ arguments: [String]) async throws {
    let (code, output, error) = try await TestFolder.file("test('a', () => {})").run(arguments)
    let option = arguments.last { $0.hasPrefix("--") }!.prefix { $0 != "=" }
    #expect(code == 64 && output.isEmpty && error.contains(option), "\(output)\(error)")
  }

  @Test("The tests of a run that have failed are repeated by the command that the report has, in a shell")
  func replay() async throws {
    let name = #"it's (a) $5 "quoted" [x]* \ name"#
    let folder = TestFolder.file(
      "test(\"it's (a) $5 \\\"quoted\\\" [x]* \\\\ name\", () => { throw new Error('no') }); test('it', () => {})")
    let (_, output, _) = try await folder.run()
    let mark = "To repeat it: navbridge "
    let line = try #require(output.split(separator: "\n").first { $0.contains(mark) }, "\(output)")
    let command = line[line.firstRange(of: mark)!.upperBound...].replacing("FOLDER", with: folder.path)
    let program = try ChildProgram.navbridge.located()
    unsafe #expect(system("'\(program)' \(command) --list > '\(folder.path)/list'") == 0, "\(command)")
    #expect(folder.text("list") == "\(folder.path)/a.test.js: \(name)\n")
  }

  @Test("The tests of a run that have failed in a random order are repeated in that order, as often as in the run")
  func orderOfReplay() async throws {
    let folder = TestFolder.file("test('a', () => { null.x })")
    let (_, output, _) = try await folder.run(["--order", "random", "--seed", "3", "--repeat", "2"])
    let mark = "a.test.js --architecture turbo --order random --seed 3 --repeat 2\n"
    #expect(output.split(separator: "To repeat it: navbridge test FOLDER/\(mark)").count == 2, "\(output)")
  }

  @Test(
    """
    The tests of a run that have failed leave the text of a function that is an app, and no copy of an app that is a \
    file
    """)
  func copies() async throws {
    let folder = TestFolder([
      "app.js": "console.log('runs')",
      "a.test.js": TestFolder.start
        + "for (const one of ['./app.js', stack]) test(typeof one, async () => { await app(one); throw new Error('no') })",
    ])
    #expect(try await folder.run().code == 1)
    #expect(folder.names.contains("failures"))
    #expect(folder.text("\(folder.kept("string"))/transcript.txt").contains("runs"))
    #expect(folder.text("\(folder.kept("string"))/app.js").isEmpty)
    #expect(folder.text("\(folder.kept("function"))/app.js").contains("registerComponent"))
    let replay = try JSONDocument(folder.text("\(folder.kept("string"))/replay.json")).root.json
    #expect(replay["apps"]?[0]?["file"]?.string == "\(folder.path)/app.js")
  }

  @Test(
    "The tests of a run that have failed by an error of the app begin with its place in the test's file, and the error")
  func headline() async throws {
    let (_, output, _) = try await TestFolder.file(
      """
      test('throws', async () => {
        await app(() => {
          throw new Error('boom');
        });
      });
      """
    ).run()
    #expect(output.contains("  FAIL throws\n      FOLDER/a.test.js:12:20: Error: boom\n"), "\(output)")
    #expect(output.contains("\n      The app has ended by this error, with exit code 1.\n"), "\(output)")
  }

  @Test("The tests of a run have recording functions of jest, of which the app knows nothing")
  func recording() async throws {
    let (code, output, error) = try await TestFolder.file(
      """
      const { jest } = require('navbridge');
      test('records what the app calls', async () => {
        const seen = jest.fn((event) => event.length);
        const a = await app(stack);
        seen(await a.run(() => typeof jest));
        expect(seen).toHaveBeenCalledWith('undefined');
        expect(seen).toHaveReturnedWith(9);
      });
      test('observes the device', async () => {
        await app(stack);
        const tap = jest.spyOn(device, 'tap');
        await device.tap('GO');
        expect(tap).toHaveBeenCalledWith('GO');
        tap.mockRestore();
        await waitForIdle();
        await expect(device).toHaveModals(['modal']);
      });
      test('refuses modules', () => { jest.mock('./x') });
      """
    ).run()
    #expect(code == 1 && output.contains("2 passed, 1 failed in "), "\(output)\(error)")
    #expect(output.contains("Error: jest.mock is not there: each app runs in processes of its own"), "\(output)")
  }
}
