import NavbridgeLauncher
import NavbridgeWire
import Testing

/// `navbridge test`, with real processes, run as a user runs it.
@Suite("navbridge test", .timeLimit(.minutes(20)))
struct TestCommandTests {
  @Test("navbridge test runs the example on both routes")
  func example() async throws {
    let folder = TestFolder([
      "stack-with-modal.js": try Folder.text("Examples/stack-with-modal.js"),
      "stack-with-modal.test.js": try Folder.text("Examples/stack-with-modal.test.js"),
    ])
    let (code, output, error) = try await folder.run(["--architecture", "both"])
    #expect(code == 0 && error == "")
    #expect(output.contains("stack-with-modal.test.js (bridge)\n  ok   the button opens a modal\n  ok   a swipe down"))
    #expect(output.contains("\n4 passed in "))
    // Nothing is left behind.
    #expect(folder.names == ["stack-with-modal.js", "stack-with-modal.test.js"])
  }

  @Test("navbridge test prints the difference, the screen and the transcript of a failing test, and keeps them")
  func failing() async throws {
    let folder = TestFolder.file(
      """
      test('modals', async () => {
        await app(stack);
        await device.tap('GO');
        await expect(device).toHaveModals(['other']);
      });
      """)
    let (code, output, _) = try await folder.run()
    #expect(code == 1)
    for words in [
      "  FAIL modals\n", "-   \"other\",\n", "+   \"modal\",\n", "at FOLDER/a.test.js:13:36", "The screen:",
      "└─ Component modal (A) visible",
      "The end of the transcript:", "~> device/tap {\"testID\":\"GO\"}", "0 passed, 1 failed in",
    ] { #expect(output.contains(words), "\(output)") }
    let kept = folder.kept("modals")
    #expect(output.contains("FOLDER/\(kept.replacing(folder.path, with: "FOLDER"))"))
    #expect(folder.text("\(kept)/transcript.txt").contains("500.0 ms  <- showModal2 resolved"))
    #expect(folder.text("\(kept)/app.js").contains("registerComponent"))
    let replay = try JSONDocument(folder.text("\(kept)/replay.json")).root.json
    #expect(replay["schema"] == "navbridge-replay-1" && replay["arguments"]?[5] == "^modals$")
  }

  /// A body, the words that the output must have, and the exit code.
  static let rows: [(String, [String])] = [
    (
      "test('a', async () => { await app(stack); await new Promise(() => {}) })",
      ["awaits something that can never happen"]
    ),
    (
      "test('a', async () => { const a = await app(stack); await a.run(() => Navigation.push('ghost', {component: {name: 'A'}})) })",
      ["NEVER_SETTLES", "there is no component 'ghost'"]
    ),
    (
      "test('a', async () => { const a = await app(stack, { faithfulHangs: true });\n"
        + "await a.run(() => Navigation.push('ghost', {component: {name: 'A'}})) })",
      [
        "can never happen", "run(() => Navigation.push('ghost'", "called at FOLDER/a.test.js:11:", "push",
        "there is no component 'ghost'",
      ]
    ),
    (
      "test('a', async () => { await app(stack); expect(device).toHaveModals([]) })",
      ["ended before its requests", "expect(…), called at FOLDER/a.test.js:10:"]
    ),
    ("null.x", ["outside the tests", "null is not an object", "at FOLDER/a.test.js:10:5"]),
    (
      "await new Promise(() => {})",
      ["outside the tests", "The top level of the file awaits something that can never happen"]
    ),
    (
      "test('a', async () => { await app(stack); await device.tap('GO2') })",
      ["There is nothing with the testID 'GO2' on the screen", "at FOLDER/a.test.js:10:"]
    ),
    (
      "test('a', async () => { await app(() => { throw new Error('early') }) })",
      ["FOLDER/a.test.js:10:", "Error: early", "The app has ended by this error, with exit code 1."]
    ),
    (
      "test('a', async () => { const a = await app(stack);\n"
        + "await a.run(() => { setTimeout(() => { throw new Error('late') }, 5) }); await waitForIdle() })",
      ["late"]
    ),
    ("test('a', async () => { await app(stack, { colour: 'red' }) })", ["app: there is no option 'colour'.\n"]),
    (
      "test('a', async () => { await app(stack, { renderTimeout: 'x' }) })",
      [
        "app: the value 'x' is invalid for the option 'renderTimeout'. types/app-options.d.ts has the type of each option."
      ]
    ),
    (
      "test('a', async () => { await app(stack, { clock: 'real', epochTime: 0 }) })",
      ["app: 'epochTime' goes with 'clock' virtual.\n"]
    ),
    (
      "test('a', async () => { await app(stack, { clock: 'reel' }) })",
      ["app: the value 'reel' is invalid for the option 'clock'. Please provide one of 'virtual' and 'real'.\n"]
    ),
    (
      "test('a', async () => { await app(stack, { architectur: 'turbo' }) })",
      ["app: there is no option 'architectur'. Did you mean 'architecture'?\n"]
    ),
    (
      "test('a', async () => { await app(stack, { renderTimeou: 5 }) })",
      ["app: there is no option 'renderTimeou'. Did you mean 'renderTimeout'?\n"]
    ),
    (
      "test('a', async () => { await app(stack, { device: 'iPhone 17' }) })",
      ["app: 'device': there is no device 'iPhone 17'. Did you mean 'iPhone"]
    ),
    (
      "test('a', async () => { const t = 1; const a = await app(stack); await a.run(() => t) })",
      ["Can't find variable: t. The function runs in the app, and sees no variables of the test: give it values as arg"]
    ),
    (
      "test('a', async () => { await app(stack); await device.type({ testID: 'GO', text: 'x' }) })",
      ["There is no text input with the testID 'GO' on the screen. 'GO' is there, and is something else."]
    ),
    (
      "test('a', async () => { const a = await app(stack);\nawait a.run(() => { Navigation.events()"
        + ".registerNavigationButtonPressedListener(() => { throw new Error('boom') }) });\n"
        + "await device.tap('GO'); await device.tap('NOWHERE') })",
      ["Error: boom\n      The app has ended by this error, with exit code 1.", "0 passed, 1 failed in "]
    ),
    (
      "test('a', async () => { await (await app(stack)).run('x') })",
      ["run(function, …args) calls a function in the app, and got \"x\"."]
    ),
    (
      "test('a', async () => { await app() })",
      ["app(file, options) starts the app of a file or of a function, and got undefined."]
    ),
    ("require('react-native-navigation')", ["An app runs in a process of its own: 'navbridge run' starts it"]),
    (
      "test('a', async () => { await app('./none.js') })",
      ["There is no file 'FOLDER/none.js' for app('./none.js').\n"]
    ),
    (
      "test('a', async () => { await app('./a.test') })",
      ["There is no file 'FOLDER/a.test' for app('./a.test'). Did you mean './a.test.js'?"]
    ),
    (
      "test('a', async () => { await app('./b.test.js') })", ["for app('./b.test.js'). Did you mean './a.test.js'?"]
    ),
    (
      "test('a', async () => { await app('.') })",
      ["'FOLDER' is a directory, and app('.') needs a file, such as './app.js'."]
    ),
    ("require('navbrige')", ["There is no module 'navbrige' for 'FOLDER/a.test.js'. Did you mean 'navbridge'? Bes"]),
    (
      "test('a', async () => { const a = await app(stack); await a.run(() => Navigation.pushh('home')) })",
      ["Navigation.pushh is not a function.", "Did you mean 'Navigation.push'?"]
    ),
    (
      "test('a', async () => { await app(stack); await expect(device).toHaveEmitted('ComponentDidAppera') })",
      ["There is no event of this name. Did you mean 'ComponentDidAppear'?"]
    ),
    (
      "test('a', async () => { await app((title) => {}, { args: 'News' }) })",
      [
        "app(function, { args }): 'args' is the list of the function's arguments, and is \"News\". Write args: [\"News\"]."
      ]
    ),
    (
      "test('a', async () => { await app((a, b) => {}, { args: [1, { on: () => 1 }] }) })",
      ["app(function, { args }): the argument 2, at .on, is a function, which has no JSON form. Arguments are"]
    ),
    (
      "test('a', async () => { const a = await app(stack); await a.run(() => [new Map([[1, 2]])]) })",
      ["TypeError: The result of the function cannot be sent: result[0] is a Map, which has no JSON form."]
    ),
    (
      "test('a', async () => { await app(stack); device.tap('GO') })",
      ["ended before its requests", "device/tap, called at"]
    ),
  ]

  @Test("navbridge test fails with a sentence that names the reason", arguments: rows)
  func reasons(_ body: String, _ words: [String]) async throws {
    let (code, output, _) = try await TestFolder.file(body).run()
    #expect(code == 1)
    for word in words { #expect(output.contains(word), "\(word) is missing in:\n\(output)") }
  }

  @Test("navbridge test names an interval that keeps a test from its end by its place in the test file, and no turn")
  func interval() async throws {
    let (code, output, _) = try await TestFolder.file(
      "test('a', async () => { await app(() => { setInterval(() => {}, 1000) }, { rest: false }); await waitForIdle(600000) }, 12000)"
    ).run()
    #expect(code == 1)
    for words in ["has not ended within 12000 ms", "an interval of 1000 ms, set at FOLDER/a.test.js:10:"] {
      #expect(output.contains(words), "\(output)")
    }
    #expect(!output.contains("turn has not ended"), "\(output)")
  }

  @Test("navbridge test shows the difference where the routes differ")
  func routes() async throws {
    let (code, output, _) = try await TestFolder.file(
      """
      test('merging has a promise', async () => {
        const a = await app(stack);
        await a.run(() => { Navigation.mergeOptions('home', { topBar: { title: { text: 'x' } } }) });
        await a.rest();
        expect(a.commands.filter(({ name }) => name === 'mergeOptions').map(({ state }) => state)).toEqual(['resolved']);
      });
      """
    ).run(["--architecture", "both"])
    #expect(code == 1)
    #expect(output.contains("The routes differ: FOLDER/a.test.js: merging has a promise"))
    #expect(output.contains("It passed on bridge and failed on turbo."))
    #expect(output.contains("-       0.0 ms  <- mergeOptions resolved"), "\(output)")
  }

  @Test("navbridge test chooses tests by --grep, lists them, divides files, and stops with --bail")
  func choice() async throws {
    let folder = TestFolder([
      "a.test.js": "const { test } = require('navbridge'); test('one', () => { null.x }); test('two', () => {})",
      "b.test.js": "const { test } = require('navbridge'); test('three', () => {})",
    ])
    #expect(
      try await folder.run(["--list"]).output
        == "FOLDER/a.test.js: one\nFOLDER/a.test.js: two\nFOLDER/b.test.js: three\n")
    #expect(try await folder.run(["--grep", "^t"]).code == 0)
    #expect(try await folder.run(["--shard", "2/2", "--list"]).output == "FOLDER/b.test.js: three\n")
    let bailed = try await folder.run(["--bail", "--jobs", "1"])
    #expect(bailed.code == 1 && bailed.output.contains("0 passed, 1 failed in") && !bailed.output.contains("three"))
  }

  @Test(
    "navbridge test rejects wrong use with 64",
    arguments: [
      ["--retries", "1"], ["--shard", "0/2"], ["--jobs", "0"], ["--timeout", "0"], ["/nowhere.test.js"],
      ["--reporter", "x"],
    ])
  func use(_ arguments: [String]) async throws {
    #expect(try await TestFolder.file("").run(arguments).code == 64)
  }

  @Test("navbridge test keeps snapshots beside the file, compares them, and writes them again by --update")
  func snapshots() async throws {
    let body =
      "test('looks', async () => { await app(stack); await expect(device).toMatchSnapshot(); expect({ a: NUMBER }).toMatchSnapshot() })"
    let folder = TestFolder.file(body.replacing("NUMBER", with: "1"))
    #expect(try await folder.run().code == 0)
    #expect(
      folder.text("__snapshots__/a.test.js.snap").contains(
        "### looks 1\nmain window\n└─ Stack stack []\n   ├─ right button go \"Go\" #GO\n   └─ Component home (A) visible\n### end"
      ))
    #expect(try await folder.run().code == 0)
    folder.write(TestFolder.start + body.replacing("NUMBER", with: "2"), to: "a.test.js")
    let changed = try await folder.run()
    #expect(changed.code == 1 && changed.output.contains("-   \"a\": 1") && changed.output.contains("+   \"a\": 2"))
    #expect(try await folder.run(["--update"]).code == 0)
    #expect(try await folder.run().code == 0)
  }

  @Test("navbridge test writes reports that other tools can read")
  func reports() async throws {
    let folder = TestFolder.file("test('a', () => {}); test('b', () => { null.x })")
    let json = try await folder.run(["--reporter", "json"])
    let report = try JSONDocument(json.output).root.json
    #expect(report["schema"] == "navbridge-test-1" && report["summary"]?["failed"] == 1 && json.code == 1)
    let junit = try await folder.run(["--reporter", "junit", "--output", "\(folder.path)/report.xml"])
    #expect(junit.output.contains("1 passed, 1 failed") && folder.text("report.xml").hasPrefix("<?xml"))
    #expect(try await folder.run(["--reporter", "tap"]).output.hasPrefix("TAP version 14\n"))
  }

  @Test("navbridge test prints the same report every time", arguments: ["bridge", "turbo"])
  func same(_ route: String) async throws {
    let folder = TestFolder.file(
      "test('a', async () => { const a = await app(stack); await device.tap('GO'); await a.rest(); console.log(JSON.stringify(a.transcript())) })"
    )
    let first = try await folder.run(["--architecture", route]).output.split(separator: "\n").dropLast()
    for _ in 0..<5 {
      #expect(try await folder.run(["--architecture", route]).output.split(separator: "\n").dropLast() == first)
    }
  }
}
