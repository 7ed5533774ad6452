import NavbridgeWire
import Testing

/// The failures of tests whose apps have failed, in tests of real apps.
@Suite("The failure of an app under test", .timeLimit(.minutes(20)))
struct AppFailureTests {
  private static let app = """
    globalThis.helper = function helper() {
      return deeper();
    };
    const deeper = () => { throw new Error('deep'); };
    Navigation.registerComponent('Home', () => () => null);
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { id: 'home', name: 'Home' } }] } } }));
    """

  /// The body of a test, its headline, and the lines that follow from the first place on.
  static let rows: [(body: String, headline: String, lines: [String])] = [
    (
      "await a.run(() => helper());", "Error: deep",
      [
        "at deeper (FOLDER/app.js:4:39)", "    3 | };", "  > 4 | const deeper = () => { throw new Error('deep'); };",
        "      |                                       ^",
        "    5 | Navigation.registerComponent('Home', () => () => null);",
        "at helper (FOLDER/app.js:2:16)", "at FOLDER/a.test.js:4:27", "at FOLDER/a.test.js:4:14",
      ]
    ),
    (
      "await a.run(() => { setTimeout(helper, 5) });\n  await a.rest();", "FOLDER/app.js:4:39: Error: deep",
      [
        "at deeper (FOLDER/app.js:4:39)", "    3 | };", "  > 4 | const deeper = () => { throw new Error('deep'); };",
        "      |                                       ^",
        "    5 | Navigation.registerComponent('Home', () => () => null);",
        "at helper (FOLDER/app.js:2:16)", "at FOLDER/a.test.js:5:15",
      ]
    ),
    (
      "await a.run(() => Navigation.push('s', { component: { name: 'Hom', id: 'x' } }));",
      "FOLDER/a.test.js:4:36: Error: The component 'Hom' is not registered. Did you mean 'Home'? Registered components: "
        + "'Home'.",
      ["at FOLDER/a.test.js:4:36"]
    ),
    (
      "await app(() => Navigation.showModal({ component: { name: 'Hom' } }));",
      "FOLDER/a.test.js:4:39: Error: The component 'Hom' is not registered. Registered components: none.",
      ["at FOLDER/a.test.js:4:39"]
    ),
    (
      "device.tap({ testID: 'none' });", "Error: The test has ended before its requests. Await each of them:",
      []
    ),
    (
      "await device.snapshot('hom');", "Error: There is no component 'hom'. There are 'home', 's'.",
      ["at FOLDER/a.test.js:4:24"]
    ),
    (
      "await expect(device).toHaveStack([], 'st');",
      "expect(received).toHaveStack(expected)\n      \n      There is no stack 'st'. There is 's'.", []
    ),
    (
      "await expect('hom').toBeVisible();",
      "expect(received).toBeVisible()\n      \n      There is no \"hom\". There are 'home', 's'.",
      ["at FOLDER/a.test.js:4:34"]
    ),
  ]

  @Test(
    "The failure of an app under test names the app of each screen and of each transcript where a test has several")
  func several() async throws {
    let folder = TestFolder([
      "app.js": Self.app,
      "a.test.js": """
      const { app, expect, test } = require('navbridge');
      test('a', async () => {
        await app('./app.js');
        await app(() => { console.log('two') });
        expect(1).toBe(2);
      });
      """,
    ])
    let (_, output, _) = try await folder.run()
    let shown = output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let file = "FOLDER/app.js (app 1):"
    #expect(shown.filter { $0 == file }.count == 2 && shown.filter { $0 == "app (app 2):" }.count == 2, "\(output)")
  }

  @Test(
    """
    The failure of an app under test is the only failure of its test, begins with the error, and has the code at its \
    place
    """, arguments: rows)
  func failure(_ body: String, _ headline: String, _ lines: [String]) async throws {
    let folder = TestFolder([
      "app.js": Self.app,
      "a.test.js": """
      const { app, device, expect, test } = require('navbridge');
      test('a', async () => {
        const a = await app('./app.js');
        \(body)
      });
      test('b', () => {});
      """,
    ])
    let (code, output, _) = try await folder.run()
    let shown = output.replacing("\n\n", with: "\n      \n")
    #expect(code == 1 && shown.contains("  FAIL a\n      \(headline)\n"), "\(output)")
    #expect(output.contains("\n1 passed, 1 failed in "), "\(output)")
    if lines.count == 1 { #expect(output.contains("\n      \(lines[0])\n"), "\(output)") }
    if lines.count > 1 { #expect(output.contains(lines.map { "\n      \($0)" }.joined()), "\(output)") }
  }

  @Test("A line that an app of the whole file prints stands under the test that has caused it")
  func printed() async throws {
    let (code, output, _) = try await TestFolder.file(
      """
      const { beforeAll } = require('navbridge');
      const first = await app(() => console.log('of the file'));
      let shared;
      beforeAll(async () => { shared = await app(stack) });
      test('a', async () => { await shared.run(() => console.warn('in a')) });
      test('b', async () => { await app(() => console.log('of b')) });
      """
    ).run(["--console"])
    #expect(code == 0)
    #expect(
      output.hasPrefix(
        "FOLDER/a.test.js\n  | [app] of the file\n  ok   a\n       | [app] in a\n  ok   b\n\n2 passed in "),
      "\(output)")
  }

  @Test("A long value is cut in the screen and in the transcript, with its length")
  func long() async throws {
    let (_, output, _) = try await TestFolder.file(
      """
      test('a', async () => {
        const a = await app(stack);
        await a.run(() => {
          console.log('p'.repeat(4000));
          Navigation.mergeOptions('home', { topBar: { title: { text: 't'.repeat(4000) } } });
        });
        expect('v'.repeat(4000)).toBe('w');
      });
      """
    ).run()
    #expect(output.contains("… (4000 bytes)") && output.contains("… (4002 characters)"), "\(output)")
    #expect(output.split(separator: "\n").allSatisfy { $0.utf8.count < 500 }, "\(output)")
  }
}
