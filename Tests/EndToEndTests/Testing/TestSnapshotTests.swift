import Glibc
import NavbridgeRuntime
import Testing

/// The snapshots of a test file, as several runs of the same folder write and compare them.
@Suite("The snapshots of a test file", .timeLimit(.minutes(20)))
struct TestSnapshotTests {
  private static let path = "__snapshots__/a.test.js.snap"

  /// Values and names, as JavaScript.
  static let texts = [
    "'a\\r\\nb'", "'a\\rb'", "'a\\u2028b\\u2029c'", "'a\\u0085b'", "'a\\0b'", "'`${1}`'", "'a\\ud800'", "'\\udfffa'",
    "'### end'", "'a\\n### end\\n### b\\nc'", "'\"quoted\"'", "''", "'\\n\\n'", "'\\ufeffa'",
    "'\\\\u2028'", "'e\\u0301'",
    "'\\u00e9'", "'\\u001b[31m'",
  ]

  private func folder(_ body: String) -> TestFolder { TestFolder.file(body) }

  @Test("The snapshots of a test file hold any name and value, and differ from any other")
  func anyText() async throws {
    let list = "[\(Self.texts.joined(separator: ", "))]"
    let body =
      "const texts = \(list); for (const text of texts) "
      + "test(`is ${text}`, () => { expect(text + EXTRA).toMatchSnapshot(text) });"
    let folder = folder(body.replacing("EXTRA", with: "''"))
    let first = try await folder.run()
    #expect(first.code == 0 && first.output.contains("Snapshots: \(Self.texts.count) written\n"), "\(first.output)")
    let kept = folder.text(Self.path)
    let again = try await folder.run()
    #expect(again.code == 0 && !again.output.contains("Snapshots:"), "\(again.output)")
    folder.write(TestFolder.start + body.replacing("EXTRA", with: "'!'"), to: "a.test.js")
    let changed = try await folder.run()
    let words = "0 passed, \(Self.texts.count) failed in "
    #expect(changed.code == 1 && changed.output.contains(words), "\(changed.output)")
    // The values are rotated: each name has another one.
    folder.write(
      TestFolder.start
        + body.replacing("text + EXTRA", with: "texts[(texts.indexOf(text) + 1) % texts.length]"), to: "a.test.js")
    let rotated = try await folder.run()
    #expect(rotated.output.contains(words), "\(rotated.output)")
    #expect(folder.text(Self.path) == kept)
  }

  @Test(
    """
    The snapshots of a test file that were taken before an endless chain of promises are written, too, by the same \
    run
    """)
  func beforeEndless() async throws {
    let folder = folder(
      """
      test('before', () => { expect('early').toMatchSnapshot() });
      test('endless', async () => { for (;;) await null }, 300);
      test('after', () => { expect('late').toMatchSnapshot() });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 1 && output.contains("Snapshots: 2 written\n"), "\(output)")
    #expect(folder.text(Self.path).contains("early") && folder.text(Self.path).contains("late"))
    #expect(!(try await folder.run()).output.contains("Snapshots:"))
  }

  @Test(
    """
    The snapshots of a test file have matchers in place of the members that are stated by properties, which may \
    differ from run to run
    """)
  func properties() async throws {
    let body = "test('a', () => { expect({ id: ID, name: 'x' }).toMatchSnapshot({ id: expect.any(Number) }, 'hint') });"
    let folder = folder(body.replacing("ID", with: "1"))
    #expect(try await folder.run().output.contains("Snapshots: 1 written\n"))
    #expect(folder.text(Self.path) == "### a: hint 1\n{\n  \"id\": Any<Number>,\n  \"name\": \"x\",\n}\n### end\n")
    for (id, words) in [("2", "1 passed"), ("'2'", "The value does not have these properties.")] {
      folder.write(TestFolder.start + body.replacing("ID", with: id), to: "a.test.js")
      let (_, output, _) = try await folder.run()
      #expect(output.contains(words) && !output.contains("Snapshots:"), "\(output)")
    }
  }

  @Test(
    """
    The snapshots of a test file of the message of an error that a function throws, or a promise is rejected with, \
    are kept as those of texts
    """)
  func messages() async throws {
    let folder = folder(
      """
      test('a', () => { expect(() => { throw new TypeError('no') }).toThrowErrorMatchingSnapshot() });
      test('b', async () => { await expect(Promise.reject(new Error('no'))).rejects.toThrowErrorMatchingSnapshot('late') });
      """)
    #expect(try await folder.run().output.contains("Snapshots: 2 written\n"))
    #expect(folder.text(Self.path) == "### a 1\n\"no\"\n### end\n\n### b: late 1\n\"no\"\n### end\n")
  }

  static let refusals = [
    ("expect(() => {}).toThrowErrorMatchingSnapshot()", "The function did not throw."),
    ("expect(() => {}).not.toThrowErrorMatchingSnapshot()", "has no negation."),
    ("expect(1).toMatchSnapshot({})", "toMatchSnapshot with properties needs an object, not 1."),
    ("expect({}).toMatchSnapshot(1)", "toMatchSnapshot takes properties, an object, and a hint, a text; not 1."),
    ("expect(1).not.toMatchSnapshot()", "toMatchSnapshot keeps a value, and has no negation."),
  ]

  @Test(
    "The snapshots of a test file are refused for arguments that they do not have, at the place of the call",
    arguments: refusals)
  func refused(_ call: String, _ sentence: String) async throws {
    let (code, output, _) = try await folder("\ntest('a', () => { \(call) });").run()
    #expect(code == 1 && output.contains(sentence) && output.contains("at FOLDER/a.test.js:11:"), "\(output)")
  }

  @Test(
    """
    The snapshots of a test file are counted when they are written, obsolete or removed, and stay for tests that did \
    not run
    """)
  func counts() async throws {
    let one = "test('one', () => { expect(1).toMatchSnapshot() });"
    let two = "test('two', () => { expect(2).toMatchSnapshot(); expect(3).toMatchSnapshot('hint') });"
    let folder = folder(one + two)
    #expect(try await folder.run().output.contains("Snapshots: 3 written\n"))
    // A test that does not run, or does not come to its snapshots, may need them later.
    for arguments in [["--grep", "one"], ["--grep", "one", "--update"]] {
      #expect(!(try await folder.run(arguments)).output.contains("Snapshots:"))
    }
    for other in [
      two.replacing("test(", with: "test.skip(").replacing("'two', ", with: "'two', 'why', "),
      two.replacing("expect(2)", with: "null.x; expect(2)"), "test.only('other', () => {}); " + two,
    ] {
      folder.write(TestFolder.start + one + other, to: "a.test.js")
      #expect(!(try await folder.run(["--update"])).output.contains("Snapshots:"))
    }
    folder.write(TestFolder.start + one, to: "a.test.js")
    let obsolete = try await folder.run()
    #expect(obsolete.code == 0 && obsolete.output.contains("Snapshots: 2 obsolete; --update removes"))
    #expect(try await folder.run(["--update"]).output.contains("Snapshots: 2 removed\n"))
    #expect(folder.text(Self.path) == "### one 1\n1\n### end\n")
    folder.write(TestFolder.start + "test('none', () => {})", to: "a.test.js")
    #expect(try await folder.run(["--update"]).output.contains("Snapshots: 1 removed\n"))
    #expect(SystemFiles.names(inFolder: "\(folder.path)/__snapshots__") == [])
  }

  @Test(
    """
    The snapshots of a test file of both routes pass in the run that writes them, and later, whether the routes \
    agree or differ
    """,
    arguments: ["1", "2"])
  func routes(_ jobs: String) async throws {
    let body =
      "const { architecture } = require('navbridge'); test('same', () => { expect(1).toMatchSnapshot() });"
      + "test('differs', () => { expect(architecture + EXTRA).toMatchSnapshot() });"
    let both = ["--architecture", "both", "--jobs", jobs]
    let folder = folder(body.replacing("EXTRA", with: "''"))
    let first = try await folder.run(both)
    #expect(first.code == 0 && first.output.contains("Snapshots: 3 written\n"), "\(first.output)")
    for arguments in [both, ["--architecture", "bridge"], ["--architecture", "turbo"], both + ["--update"]] {
      let again = try await folder.run(arguments)
      #expect(again.code == 0 && !again.output.contains("Snapshots:"), "\(again.output)")
    }
    folder.write(TestFolder.start + body.replacing("EXTRA", with: "'!'"), to: "a.test.js")
    #expect(try await folder.run(both).output.contains("2 passed, 2 failed in "))
    #expect(try await folder.run(both + ["--update"]).output.contains("Snapshots: 2 written\n"))
    #expect(try await folder.run(both).code == 0)
    // A route that comes to differ from the other gets a snapshot of its own.
    folder.write(
      TestFolder.start
        + body.replacing("EXTRA", with: "'!'").replacing("(1)", with: "(architecture === 'turbo' ? 2 : 1)"),
      to: "a.test.js")
    #expect(try await folder.run(both + ["--update"]).output.contains("Snapshots: 1 written\n"))
    #expect(try await folder.run(both).code == 0)
  }

  @Test(
    """
    The snapshots of a test file that are taken several times in one run have one value, and fail otherwise, before \
    they are kept and with --update
    """,
    arguments: [["--repeat", "3"], ["--repeat", "3", "--update"], ["--repeat", "2", "--architecture", "both"]])
  func repeated(_ arguments: [String]) async throws {
    let steady = "test('steady', () => { expect(1).toMatchSnapshot(); expect(2).toMatchSnapshot() });"
    let folder = folder(steady)
    for _ in 1...2 { #expect(try await folder.run(arguments).code == 0) }
    #expect(folder.text(Self.path) == "### steady 1\n1\n### end\n\n### steady 2\n2\n### end\n")
    folder.write(
      TestFolder.start + steady + "let n = 0; test('grows', () => { expect(++n).toMatchSnapshot() });", to: "a.test.js")
    let (code, output, _) = try await folder.run(arguments)
    #expect(code == 1 && output.contains("The snapshot 'grows 1' had another value before in this run."), "\(output)")
    #expect(output.contains("- expected\n") || output.contains("Expected: 1"), "\(output)")
    #expect(folder.text(Self.path).hasPrefix("### grows 1\n1\n### end\n"))
  }

  @Test("The snapshots of a test file fail when they cannot be written or read")
  func unwritable() async throws {
    let body = "test('a', () => { expect(1).toMatchSnapshot() })"
    let file = folder(body)
    file.write("", to: "__snapshots__")
    let blocked = try await file.run()
    #expect(blocked.code == 1 && blocked.output.contains("The snapshots cannot be written to"), "\(blocked.output)")
    let binary = folder(body)
    unsafe mkdir("\(binary.path)/__snapshots__", 0o777)
    unsafe system("printf '\\377\\376' > '\(binary.path)/\(Self.path)'")
    let unread = try await binary.run()
    #expect(unread.code == 1 && unread.output.contains("cannot be read"), "\(unread.output)")
  }

  @Test(
    "The snapshots of a test file replace no file that is not of this runner, which tests without snapshots leave alone",
    arguments: [
      ("// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`a 1`] = `1`;\n", "has snapshots of Jest."),
      ("### a 1\n1\n### end\n<<<<<<< HEAD\n", "has text in line 4 that is not part of a snapshot."),
      ("### a 1\n1\n", "has text in line 1 that is not part of a snapshot."),
    ], [[], ["--update"]])
  func foreign(_ file: (text: String, reason: String), _ arguments: [String]) async throws {
    let folder = folder("test('a', () => { expect(2).toMatchSnapshot() })")
    folder.write(file.text, to: Self.path)
    let (code, output, _) = try await folder.run(arguments)
    #expect(code == 1 && output.contains("would be replaced, but it \(file.reason)"), "\(output)")
    #expect(folder.text(Self.path) == file.text)
    folder.write(
      "const { expect, test } = require('navbridge');\ntest('a', () => { expect(2).toBe(2) })", to: "a.test.js")
    let without = try await folder.run(arguments)
    #expect(without.code == 0 && folder.text(Self.path) == file.text, "\(without.output)")
  }

  @Test("The snapshots of a test file are not written through a link", arguments: ["file", "folder"])
  func link(_ kind: String) async throws {
    let folder = folder("test('a', () => { expect(1).toMatchSnapshot() })")
    let kept = "### b 1\n1\n### end\n"
    let other = TestFolder(["kept": kept])
    if kind == "file" {
      unsafe mkdir("\(folder.path)/__snapshots__", 0o777)
      unsafe symlink("\(other.path)/kept", "\(folder.path)/\(Self.path)")
    } else {
      unsafe symlink(other.path, "\(folder.path)/__snapshots__")
    }
    let (code, output, _) = try await folder.run(["--update"])
    #expect(code == 1 && output.contains("is a symbolic link."), "\(output)")
    #expect(other.names == ["kept"] && other.text("kept") == kept)
  }

  @Test("The snapshots of a test file have a screen's texts, titles, buttons, test ids and values")
  func screen() async throws {
    let app = """
      const text = (value) => ['RCTText', {}, value];
      show(() => ['RCTView', { flex: 1, paddingTop: 110 }, text('Some words'), ['RCTView', { testID: 'box', height: 10 }],
        ['RCTSwitch', { testID: 'switch', value: false, width: 51, height: 31 }]], () => {},
        { topBar: { title: { text: 'News' }, subtitle: { text: 'of today' }, rightButtons: [{ id: 'b', text: 'Edit', testID: 'EDIT' }] } },
        (component) => ({ id: 'stack', type: 'Stack', data: {}, children: [component] }));
      """
    let folder = RawReact.folder(
      app: app,
      tests: "test('is the same', async () => { await app('./app.js'); await expect(device).toMatchSnapshot(); });")
    let first = try await folder.run()
    #expect(first.code == 0 && first.output.contains("Snapshots: 1 written\n"), "\(first.output)")
    #expect(try await folder.run().code == 0)
    let whole = folder.text("app.js")
    for (old, new) in [
      ("Some words", "Some word"), ("'News'", "'Olds'"), ("of today", "of old"), ("'Edit'", "'Add'"),
      ("'EDIT'", "'ADD'"),
      ("'box'", "'bag'"), ("value: false", "value: true"),
    ] {
      folder.write(whole.replacing(old, with: new), to: "app.js")
      let (code, output, _) = try await folder.run()
      #expect(code == 1 && output.contains("toMatchSnapshot"), "\(new): \(output)")
    }
  }
}
