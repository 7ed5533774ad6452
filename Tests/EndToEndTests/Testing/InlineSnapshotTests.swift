import Glibc
import Testing

/// Snapshots in the test file itself, as several runs of the same folder write and compare them.
@Suite("Inline snapshots", .timeLimit(.minutes(20)))
struct InlineSnapshotTests {
  private static let both = ["--architecture", "both"]

  private func folder(_ text: String) -> TestFolder {
    TestFolder(["a.test.js": "const { expect, test } = require('navbridge');\n" + text])
  }

  /// The text of the folder's test file below its first line.
  private func body(_ folder: TestFolder) -> String {
    String(folder.text("a.test.js").drop { $0 != "\n" }.dropFirst())
  }

  static let calls = """
    test('a', async () => {
      expect(1).toMatchInlineSnapshot(); expect('`${1}\\\\').toMatchInlineSnapshot();
        expect({ a: [1], 'b': 'c' })
          .toMatchInlineSnapshot( /* none */ );
      await expect(Promise.resolve('late')).resolves.toMatchInlineSnapshot();
      for (const one of [3, 3]) expect(one).toMatchInlineSnapshot();
      expect(() => { throw new Error('no') }).toThrowErrorMatchingInlineSnapshot();
    });

    """
  static let written = """
    test('a', async () => {
      expect(1).toMatchInlineSnapshot(`1`); expect('`${1}\\\\').toMatchInlineSnapshot(`"\\`\\${1}\\\\\\\\"`);
        expect({ a: [1], 'b': 'c' })
          .toMatchInlineSnapshot(`
            {
              "a": [
                1,
              ],
              "b": "c",
            }
          ` /* none */ );
      await expect(Promise.resolve('late')).resolves.toMatchInlineSnapshot(`"late"`);
      for (const one of [3, 3]) expect(one).toMatchInlineSnapshot(`3`);
      expect(() => { throw new Error('no') }).toThrowErrorMatchingInlineSnapshot(`"no"`);
    });

    """

  @Test(
    "Inline snapshots are written where they are called, and hold in later runs",
    arguments: [[], both, ["--repeat", "3"]])
  func written(_ arguments: [String]) async throws {
    let folder = folder(Self.calls)
    unsafe chmod("\(folder.path)/a.test.js", 0o640)
    let first = try await folder.run(arguments)
    #expect(first.code == 0 && first.output.contains("Snapshots: 6 written\n"), "\(first.output)")
    #expect(body(folder) == Self.written)
    #expect(folder.names == ["a.test.js"])
    var status = stat()
    unsafe stat("\(folder.path)/a.test.js", &status)
    #expect(status.st_mode & 0o777 == 0o640)
    for more in [[], ["--update"]] {
      let again = try await folder.run(arguments + more)
      #expect(again.code == 0 && !again.output.contains("Snapshots:"), "\(again.output)")
    }
    #expect(body(folder) == Self.written)
  }

  @Test("Inline snapshots that differ fail at the call with the difference, and --update writes them again")
  func differing() async throws {
    let folder = folder(Self.written.replacing("a: [1]", with: "a: [2]"))
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("-     1,") && output.contains("+     2,"), "\(output)")
    #expect(output.contains("at FOLDER/a.test.js:5:"), "\(output)")
    #expect(try await folder.run(["--update"]).output.contains("Snapshots: 1 written\n"))
    #expect(body(folder) == Self.written.replacing("[1]", with: "[2]").replacing("  1,\n", with: "  2,\n"))
  }

  @Test("Inline snapshots have the matchers of the properties before them, and stay when only those members differ")
  func properties() async throws {
    let given = """
      test('a', () => {
        expect({ id: ID, name: 'a' }).toMatchInlineSnapshot({ id: expect.any(Number) });
      });

      """
    let folder = folder(given.replacing("ID", with: "1"))
    let first = try await folder.run(Self.both)
    #expect(first.code == 0 && first.output.contains("Snapshots: 1 written\n"), "\(first.output)")
    let written = """
      test('a', () => {
        expect({ id: 1, name: 'a' }).toMatchInlineSnapshot({ id: expect.any(Number) }, `
          {
            "id": Any<Number>,
            "name": "a",
          }
        `);
      });

      """
    #expect(body(folder) == written, "\(body(folder))")
    let runs = [("id: 2, name: 'a'", 0), ("id: 2, name: 'b'", 1), ("id: '2', name: 'a'", 1)]
    for (value, code) in runs {
      folder.write(
        "const { expect, test } = require('navbridge');\n" + written.replacing("id: 1, name: 'a'", with: value),
        to: "a.test.js")
      #expect(try await folder.run().code == code, "\(value)")
    }
    let update = try await folder.run(["--update"])
    #expect(update.code == 1 && update.output.contains("The value does not have these properties."), "\(update.output)")
    folder.write(
      "const { expect, test } = require('navbridge');\n" + written.replacing("name: 'a'", with: "name: 'b'"),
      to: "a.test.js")
    #expect(try await folder.run(["--update"]).output.contains("Snapshots: 1 written\n"))
    #expect(body(folder) == written.replacing("name: 'a'", with: "name: 'b'").replacing("\"a\"", with: "\"b\""))
  }

  @Test("Inline snapshots that are missing fail where CI is true, and nothing is written")
  func ci() async throws {
    let folder = TestFolder(
      ["a.test.js": "require('navbridge').test('a', () => require('navbridge').expect(1).toMatchInlineSnapshot())"],
      environment: ["CI": "true"])
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("The call has no snapshot yet. Run without CI=true to write it."), "\(output)")
    #expect(folder.text("a.test.js").contains("toMatchInlineSnapshot()"))
  }

  static let refusals = [
    ("for (const one of [1, 2]) expect(one).toMatchInlineSnapshot()", "This call was made with another value before"),
    ("expect(1).not.toMatchInlineSnapshot()", "has no negation"),
    ("expect(1).toMatchInlineSnapshot({})", "toMatchInlineSnapshot with properties needs an object, not 1."),
    ("expect({}).toMatchInlineSnapshot({}, 1)", "takes properties, an object, and the snapshot, a text; not 1."),
    ("expect({ a: 1 }).toMatchInlineSnapshot({ a: 2 })", "The value does not have these properties."),
    (
      "expect(1)['toMatchInlineSnapshot']()", "The snapshot cannot be written: the call of the matcher is not"
    ),
  ]

  @Test(
    "Inline snapshots that no file can have fail with a sentence, and nothing is written for them", arguments: refusals)
  func refused(_ call: String, _ sentence: String) async throws {
    let text = "test('a', () => {\n  \(call);\n});\n"
    let folder = folder(text)
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains(sentence) && output.contains("at FOLDER/a.test.js:3:"), "\(output)")
    #expect(body(folder) == text, "\(body(folder))")
  }

  @Test("Inline snapshots on which the routes differ fail, and are not written", arguments: [[], ["--update"]])
  func routes(_ arguments: [String]) async throws {
    let given = arguments.isEmpty ? "" : "`0`"
    let text = """
      const { architecture } = require('navbridge');
      test('a', () => expect(architecture).toMatchInlineSnapshot(\(given)));
      test('b', () => expect(1).toMatchInlineSnapshot());

      """
    let folder = folder(text)
    let (code, output, _) = try await folder.run(Self.both + arguments)
    #expect(code == 1 && output.contains("The routes have different values for one inline snapshot"), "\(output)")
    #expect(output.contains("a.test.js:3:") && output.contains("On bridge: `\"bridge\"`"), "\(output)")
    #expect(body(folder) == text.replacing("(1).toMatchInlineSnapshot()", with: "(1).toMatchInlineSnapshot(`1`)"))
  }

  @Test("Inline snapshots of the screen wait for the app")
  func screen() async throws {
    let folder = TestFolder.file(
      "test('a', async () => {\n  await app(stack);\n  await expect(device).toMatchInlineSnapshot();\n});\n")
    #expect(try await folder.run().code == 0)
    #expect(folder.text("a.test.js").contains("toMatchInlineSnapshot(`\n    "))
    #expect(try await folder.run().code == 0)
  }

  @Test(
    "Inline snapshots of a bundled file are written into the source, which must be that of the map",
    arguments: [true, false])
  func bundled(_ isSame: Bool) async throws {
    let source = "const one: number = 1;\nexpect(one).toMatchInlineSnapshot();\n"
    let known = (isSame ? source : source + "//\n").replacing("\n", with: "\\n")
    let folder = TestFolder([
      "a.test.js":
        "const { expect, test } = require('navbridge'); test('a', () => {\nexpect(1).toMatchInlineSnapshot();\n});\n",
      "a.ts": source,
      // The call's name, at column 10 of the second line, is from column 12 of the second line.
      "a.test.js.map": #"{"version":3,"sources":["a.ts"],"sourcesContent":["\#(known)"],"mappings":";UACY"}"#,
    ])
    let (code, output, _) = try await folder.run()
    if isSame {
      #expect(code == 0 && folder.text("a.ts") == source.replacing("Snapshot()", with: "Snapshot(`1`)"), "\(output)")
    } else {
      #expect(code == 1 && folder.text("a.ts") == source, "\(output)")
      #expect(output.contains("a.ts' has changed since the file that runs was made of it."), "\(output)")
    }
    #expect(folder.text("a.test.js").contains("Snapshot();"))
  }
}
