import Testing

/// The places of failures in a report: the lines that a reader has written.
@Suite("A failure leads to its place", .timeLimit(.minutes(20)))
struct ReportedPlaceTests {
  /// A test file, and the parts of its report.
  static let rows: [(name: String, text: String, parts: [String])] = [
    (
      "a function that the app runs",
      """
      test('a', async () => {
        const screens = await app(() => {});
        await screens.run(() => {
          const inner = () => {
            throw new Error('in the app');
          };
          inner();
        });
      });
      """,
      [
        "Error: in the app\n      at inner (FOLDER/a.test.js:6:22)\n", "> 6 |       throw new Error('in the app');",
        "      at FOLDER/a.test.js:8:10\n      at FOLDER/a.test.js:4:20\n\n",
      ]
    ),
    (
      "a command that is rejected in such a function",
      """
      test('a', async () => {
        const screens = await app(() => {});
        await screens.run(async () => {
          const { Navigation } = require('react-native-navigation');
          await Navigation.pop('nowhere');
        });
      });
      """,
      ["at FOLDER/a.test.js:6:25\n", "> 6 |     await Navigation.pop('nowhere');"]
    ),
    (
      "functions of one text, each at the call that gives it",
      """
      test('a', async () => { await app(() => {
        throw new Error('same');
      }); });
      test('b', async () => { await app(() => {
        throw new Error('same');
      }); });
      test('c', async () => { await (await app(() => {})).run(() => {
        throw new Error('same');
      }); });
      """,
      [
        "FOLDER/a.test.js:3:18: Error: same", "FOLDER/a.test.js:6:18: Error: same",
        "Error: same\n      at FOLDER/a.test.js:9:18",
      ]
    ),
    (
      "a timer of a function that the app has run",
      """
      test('a', async () => {
        const screens = await app(() => {});
        await screens.run(() => { setTimeout(() => {
          throw new Error('later');
        }, 10); });
        await screens.run(() => 1);
        await screens.rest();
      });
      """,
      [
        "FOLDER/a.test.js:5:20: Error: later", "      at FOLDER/a.test.js:5:20\n",
        "> 5 |     throw new Error('later');",
        "transcript:\n      FOLDER/a.test.js:5:20: Error: later",
      ]
    ),
    (
      "an error with a cause in such a function",
      """
      test('a', async () => {
        await (await app(() => {})).run(() => { throw new Error('outer', { cause: new Error('inner') }); });
      });
      """,
      ["Error: outer [cause: Error: inner]\n      at FOLDER/a.test.js:3:"]
    ),
    (
      "a function that is an app and uses a variable of the test",
      "const text = 'x';\ntest('a', async () => { await app(() => console.log(text)); });\n",
      ["Can't find variable: text. The function is an app of its own, and sees no variables of the test"]
    ),
    (
      "a function of the test library in the app",
      "test('a', async () => { await (await app(() => {})).run(() => expect(1).toBe(1)); });\n",
      ["sees no variables of the test: give it values as arguments.\n      at FOLDER/a.test.js:2:"]
    ),
    (
      "a hook that fails alone, with the way to repeat its test",
      "afterEach(() => { throw new Error('after'); });\ntest('a', () => {});\n",
      ["Error: after\n      at FOLDER/a.test.js:2:", "To repeat it: navbridge test FOLDER/a.test.js"]
    ),
    (
      "a helper that fails behind an await",
      "const { deep } = require('./helper');\ntest('a', async () => {\n  await deep();\n});\n",
      ["at FOLDER/helper.js:3:18", "> 3 |   throw new Error('deep');", "\n      at FOLDER/a.test.js:3:5\n"]
    ),
    (
      "a hook that fails behind a test",
      """
      afterEach(() => {
        throw new Error('after');
      });
      test('a', () => { throw new Error('body'); });
      """,
      ["A hook failed, too:\n      Error: after\n      at FOLDER/a.test.js:3:18", "> 3 |   throw new Error('after');"]
    ),
    (
      "a request that is not awaited",
      "test('a', async () => {\n  const screens = await app(() => {});\n  screens.rest();\n});\n",
      ["The test has ended before its requests.", "> 4 |   screens.rest();"]
    ),
    (
      "an error with a cause",
      "test('a', () => { throw new Error('outer', { cause: new TypeError('inner', { cause: 1 }) }); });",
      ["Error: outer [cause: TypeError: inner [cause: 1]]\n"]
    ),
    (
      "the error of several",
      "test('a', () => Promise.any([Promise.reject(new Error('one')), Promise.reject(2)]));",
      ["AggregateError: [errors: Error: one, 2]\n      at FOLDER/a.test.js:2:5"]
    ),
  ]

  @Test("The report of a failure has the lines of the test's own files", arguments: rows.indices)
  func place(_ index: Int) async throws {
    let (name, text, parts) = Self.rows[index]
    let folder = TestFolder([
      "a.test.js": "const { afterEach, app, test } = require('navbridge');\n" + text,
      "helper.js": "exports.deep = async () => {\n  await null;\n  throw new Error('deep');\n};\n",
    ])
    let (code, output, _) = try await folder.runFile("a.test.js")
    #expect(code == 1)
    for part in parts { #expect(output.contains(part), "\(name): \(output)") }
    #expect(!output.contains("<function") && !output.contains("/app-"), "\(name): \(output)")
  }

  @Test("An app that is a function requires the files beside its test")
  func beside() async throws {
    let folder = TestFolder([
      "lib.js": "exports.name = 'lib';",
      "a.test.js": """
      const { app, expect, test } = require('navbridge');
      test('a', async () => {
        const screens = await app(() => { globalThis.name = require('./lib').name + __filename.slice(-9); });
        expect(await screens.run(() => globalThis.name)).toBe('liba.test.js');
        expect(await screens.run(() => require('./lib').name)).toBe('lib');
        await expect(screens.run(() => require('./none'))).rejects.toThrow("There is no module './none' for");
      });
      """,
    ])
    try await folder.expectPassing(1, on: "turbo")
  }
}
