import Glibc
import NavbridgeLauncher
import NavbridgeTestSupport
import NavbridgeWire
import Testing

/// `navbridge diff`, with real processes, run as a user runs it.
@Suite("navbridge diff", .timeLimit(.minutes(20)))
struct DiffCommandTests {
  /// An app whose root has this title, and prints what `more` does.
  private static func app(_ title: String, _ more: String = "") -> String {
    """
    Navigation.registerComponent('A', () => () => null);
    const topBar = { title: { text: '\(title)' }, rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] };
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { stack: { id: 's', children: [{ component: { name: 'A', id: 'a', options: { topBar } } }] } } }));
    Navigation.events().registerNavigationButtonPressedListener(({ buttonId }) => console.log('pressed', buttonId));
    \(more)
    """
  }

  private static let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Runs the command on files of a folder, which `FOLDER` stands for.
  private static func diff(
    _ folder: TestFolder, _ arguments: [String]
  ) async throws -> (code: Int, output: String, error: String) {
    let words = arguments.map { $0.replacing("FOLDER", with: folder.path) }
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["diff"] + words, environment: folder.environment)
    return (
      ending.code, output.replacing(folder.path, with: "FOLDER"),
      ending.standardError.replacing(folder.path, with: "FOLDER")
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    let arguments: [String]
    let code: Int
    /// Parts of the output, and of standard error.
    var output: [String] = []
    var error: [String] = []
  }

  static let rows = [
    Row(
      testDescription: "the routes of a small app", files: ["a.js": app("One")], arguments: ["FOLDER/a.js"], code: 0,
      output: ["--- FOLDER/a.js on bridge\n+++ FOLDER/a.js on turbo\n", "\nNo difference: "]),
    Row(
      testDescription: "two revisions", files: ["a.js": app("One"), "b.js": app("Two")],
      arguments: ["FOLDER/a.js", "FOLDER/b.js", "--architecture", "bridge"], code: 1,
      output: [
        "--- FOLDER/a.js on bridge\n+++ FOLDER/b.js on bridge\n\nCommands\n",
        #"-   arguments[0].root.children[0].data.options.topBar.title.text: "One""#,
        "\nScreen\n", "- └─ ", "[One]", "[Two]", "\nPicture\n~ the text \"One\"", "now \"Two\"",
      ]),
    Row(
      testDescription: "a revision with one more command and its events",
      files: [
        "a.js": app("One"),
        "b.js": app("One", "setTimeout(() => Navigation.push('s', { component: { name: 'A', id: 'b' } }), 1000);"),
      ], arguments: ["FOLDER/a.js", "FOLDER/b.js"], code: 1,
      output: [
        "\nCommands\n", "+    1000.0 ms  -> push2", "\nEvents\n", "<- RNN.ComponentDidAppear b",
        #"<- push2 resolved "b""#,
      ]),
    Row(
      testDescription: "another colour, as people write it",
      files: Dictionary(
        uniqueKeysWithValues: [("a.js", "red"), ("b.js", "#0008")].map { name, color in
          (name, app("One", "Navigation.setDefaultOptions({ topBar: { title: { color: '\(color)' } } });"))
        }), arguments: ["FOLDER/a.js", "FOLDER/b.js"], code: 1,
      output: [
        ##"-       0.0 ms  -> setDefaultOptions {"topBar":{"title":{"color":"#FF0000"}}}"##,
        ##"+       0.0 ms  -> setDefaultOptions {"topBar":{"title":{"color":"#00000088"}}}"##,
      ]),
    Row(
      testDescription: "an app that throws in one revision", files: ["a.js": "0", "b.js": "null.x"],
      arguments: ["FOLDER/a.js", "FOLDER/b.js"], code: 1,
      output: ["\nHow the runs end\n- code: 0\n+ code: 1\n", "+ error: APP:1:5: TypeError: null is not an object"]),
    Row(
      testDescription: "an app that throws in both", files: ["a.js": "null.x"], arguments: ["FOLDER/a.js"], code: 0,
      output: ["No difference: ", "But both runs have failed with code 1: FOLDER/a.js:1:5: TypeError"]),
    Row(
      testDescription: "an app that awaits for ever on one route",
      files: ["a.js": "if (navbridge.architecture === 'turbo') await new Promise(() => {});"],
      arguments: ["FOLDER/a.js"], code: 1, output: ["- code: 0\n+ code: 1\n", "still awaits"]),
    Row(
      testDescription: "acts",
      files: [
        "a.js": app("One"), "b.js": app("One").replacing("'GO'", with: "'OTHER'"),
        "acts.js":
          "const { device } = require('navbridge');\nawait device.tap({ testID: 'GO' });",
      ],
      arguments: ["FOLDER/a.js", "FOLDER/b.js", "--after", "FOLDER/acts.js"], code: 1,
      output: ["+ acts: \"There is nothing with the testID 'GO' on the screen.", "- pressed go"]),
    Row(
      testDescription: "acts that fail in both apps",
      files: ["a.js": app("One"), "acts.js": "await require('navbridge').device.tap({ testID: 'NONE' });"],
      arguments: ["FOLDER/a.js", "--after", "FOLDER/acts.js"], code: 64,
      error: ["navbridge: The acts have failed in both apps: "]),
    Row(
      testDescription: "an app with an interval, at a moment",
      files: ["a.js": "setInterval(() => console.log('tick'), 400);"],
      arguments: ["FOLDER/a.js", "--at", "1000"], code: 0, output: ["No difference: 3 entries of the transcripts"]),
    Row(
      testDescription: "an app that never comes to rest", files: ["a.js": "setInterval(() => {}, 1000);"],
      arguments: ["FOLDER/a.js", "--timeout", "1"], code: 124,
      error: ["navbridge: 'FOLDER/a.js' cannot be compared on bridge. The run has not come to its end within --timeout"]
    ),
    Row(
      testDescription: "an endless loop", files: ["a.js": "for (;;) {}"],
      arguments: ["FOLDER/a.js", "--script-timeout", "300"], code: 124,
      error: ["cannot be compared on bridge. The script"]),
    Row(
      testDescription: "a side that dies",
      files: ["a.js": "Navigation.setRoot({ root: { externalComponent: { name: 'None' } } });"],
      arguments: ["FOLDER/a.js", "FOLDER/a.js", "--architecture", "turbo", "--faithful-crashes"], code: 70,
      error: [
        "cannot be compared on turbo. The process 'native-side' was ended by signal 6 (Aborted).\n",
        "ExternalComponentNotFound",
      ]),
    Row(
      testDescription: "no file", files: [:], arguments: ["FOLDER/none.js"], code: 64,
      error: ["The script 'FOLDER/none.js' cannot be read: No such file or directory."]),
    Row(
      testDescription: "a revision of git", files: [:], arguments: ["main:app.js"], code: 64,
      error: ["There is no file 'main:app.js'.", "git worktree add /tmp/old main, and name '/tmp/old/app.js'."]),
    Row(
      testDescription: "a real clock", files: ["a.js": "0"], arguments: ["FOLDER/a.js", "--clock", "real"], code: 64,
      error: ["--clock real: the times of two runs would differ."]),
    Row(
      testDescription: "a route for one file", files: ["a.js": "0"],
      arguments: ["FOLDER/a.js", "--architecture", "turbo"], code: 64, error: ["--architecture goes with two files."]),
    Row(
      testDescription: "a recorded run alone", files: ["a.ndjson": #"{"kind":"run","schema":"navbridge-run-1"}"#],
      arguments: ["FOLDER/a.ndjson"], code: 64, error: ["'FOLDER/a.ndjson' is a recorded run. Name the run"]),
    Row(
      testDescription: "a run that was cut off",
      files: ["a.ndjson": #"{"kind":"run","schema":"navbridge-run-1"}"#, "a.js": "0"],
      arguments: ["FOLDER/a.ndjson", "FOLDER/a.js"], code: 64,
      error: ["The run 'FOLDER/a.ndjson' cannot be read: it has no line of the kind 'end', so the run was cut off."]),
    Row(
      testDescription: "a damaged run", files: ["a.ndjson": "junk\n", "a.js": "0"],
      arguments: ["FOLDER/a.ndjson", "FOLDER/a.js"], code: 64,
      error: ["The run 'FOLDER/a.ndjson' cannot be read: line 1 is no object of a run."]),
    Row(
      testDescription: "a page that cannot be written", files: ["a.js": "0"],
      arguments: ["FOLDER/a.js", "--html", "FOLDER/none/page.html"], code: 74,
      output: ["No difference"], error: ["The page cannot be written to 'FOLDER/none/page.html'"]),
    Row(
      testDescription: "two forms on standard output", files: ["a.js": "0"],
      arguments: ["FOLDER/a.js", "--json", "--html", "-"], code: 64, error: ["Of --json and --html - one may be given"]),
    Row(
      testDescription: "no argument", files: [:], arguments: [], code: 64, error: ["Missing expected argument '<file>'"]
    ),
    Row(
      testDescription: "an option of snapshots", files: ["a.js": "0"], arguments: ["FOLDER/a.js", "--svg", "a"],
      code: 64,
      error: ["Unknown option '--svg'"]),
  ]

  @Test("navbridge diff compares, or states why it cannot", arguments: rows)
  func compares(_ row: Row) async throws {
    let folder = TestFolder(row.files)
    let (code, output, error) = try await Self.diff(folder, row.arguments)
    #expect(code == row.code, "\(output)\(error)")
    for part in row.output { #expect(output.contains(part), "\(part) is missing in:\n\(output)\(error)") }
    for part in row.error { #expect(error.contains(part), "\(part) is missing in:\n\(error)") }
    if row.error.isEmpty { #expect(error.isEmpty, "\(error)") }
    await folder.processesEnded()
    #expect(folder.names.filter { !$0.hasSuffix(".js") && !$0.hasSuffix(".ndjson") } == [], "\(folder.names)")
  }

  /// The examples, their options, and the differences that they have between the routes.
  static let examples: [([String], Int, [String])] = [
    (["stack-with-modal.js"], 0, ["No difference: "]),
    (["ties.js"], 1, ["\nEvents\n", "+     700.0 ms  <- RNN.ComponentDidDisappear c"]),
    (["tour.js"], 1, ["\nOrder\n", "surface 51 starts order9", "of the routes", "mergeOptions resolved"]),
    (["layers/app.js", "--design", "layered-navigation"], 0, ["No difference: "]),
    (
      ["native-router/app.js", "--design", "coordinator-router", "--routes", "EXAMPLES/native-router/routes.json"], 0,
      ["No difference: "]
    ),
  ]

  @Test("navbridge diff compares both routes of each of the examples", arguments: examples)
  func routes(_ arguments: [String], _ code: Int, _ parts: [String]) async throws {
    let examples = "/\(Self.folder)/Examples"
    let words = ["\(examples)/\(arguments[0])"] + arguments.dropFirst().map { $0.replacing("EXAMPLES", with: examples) }
    let found = try await Self.diff(TestFolder([:]), words)
    #expect(found.code == code && found.error.isEmpty, "\(found)")
    for part in parts {
      #expect(found.output.lowercased().contains(part.lowercased()), "\(part) is missing in:\n\(found.output)")
    }
  }

  @Test("navbridge diff prints and writes the same bytes each time, as text, as JSON and as a page")
  func equal() async throws {
    let folder = TestFolder(["a.js": Self.app("One"), "b.js": Self.app("<script>")])
    var seen: Set<String> = []
    for _ in 0..<2 {
      let text = try await Self.diff(folder, ["FOLDER/a.js", "FOLDER/b.js", "--html", "FOLDER/page.html"])
      let json = try await Self.diff(folder, ["FOLDER/a.js", "FOLDER/b.js", "--json"])
      #expect(text.code == 1 && json.code == 1)
      #expect(try JSONDocument(json.output).root.json["schema"] == "navbridge-diff-1")
      seen.insert(text.output + json.output + folder.text("page.html"))
    }
    #expect(seen.count == 1)
    let page = folder.text("page.html")
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script"))
    let output = try await Self.diff(folder, ["FOLDER/a.js", "FOLDER/b.js", "--html", "-"])
    #expect(output.code == 1 && output.output == page.replacing(folder.path, with: "FOLDER"))
  }

  @Test("navbridge diff compares recorded runs with each other, and with an app")
  func recorded() async throws {
    let folder = TestFolder(["a.js": Self.app("One"), "b.js": Self.app("Two")])
    for (app, more) in [("a", []), ("b", ["--architecture", "bridge"])] {
      let (ending, output) = try await ChildProcess.ending(
        of: .navbridge, ["run", "\(folder.path)/\(app).js", "--record", "\(folder.path)/\(app).ndjson"] + more,
        environment: folder.environment)
      #expect(ending.code == 0 && output.isEmpty && ending.standardError.isEmpty, "\(output)\(ending.standardError)")
    }
    // The constants are those of the screen at rest, by the names that the modules have on the route.
    let heights = #"{"topBarHeight":100.66666666666666,"statusBarHeight":54,"bottomTabsHeight":0"#
    let constants = [
      "a": #""RNNTurboModule":\#(heights),"backButtonId":""}"#, "b": #""RNNBridgeModule":\#(heights)}"#,
    ]
    for (app, text) in constants { #expect(folder.text("\(app).ndjson").contains(text)) }
    let same = try await Self.diff(folder, ["FOLDER/a.ndjson", "FOLDER/a.js"])
    #expect(
      same.code == 0 && same.output.contains("the constants of ") && same.output.contains("its picture"), "\(same)")
    #expect(same.output.hasPrefix("--- FOLDER/a.ndjson (a recorded run of FOLDER/a.js on turbo)\n"))
    let other = try await Self.diff(folder, ["FOLDER/a.ndjson", "FOLDER/b.ndjson"])
    #expect(other.code == 1 && other.output.contains("\nPicture\n"), "\(other)")
    // The lines of '--json' are a run, too.
    let (_, json) = try await ChildProcess.ending(
      of: .navbridge, ["run", "\(folder.path)/a.js", "--json"], environment: folder.environment)
    folder.write(json, to: "plain.ndjson")
    let plain = try await Self.diff(folder, ["FOLDER/plain.ndjson", "FOLDER/a.ndjson"])
    #expect(plain.code == 0 && plain.output.contains("The pictures are not compared"), "\(plain)")
  }

  @Test("A run that is recorded prints what it prints otherwise")
  func recording() async throws {
    let folder = TestFolder(["a.js": "console.log('out'); console.warn('err')", "b.js": "null.x"])
    func run(_ arguments: [String]) async throws -> (Int, String, String) {
      let (ending, output) = try await ChildProcess.ending(
        of: .navbridge, ["run"] + arguments.map { $0.replacing("FOLDER", with: folder.path) },
        environment: folder.environment)
      return (ending.code, output, ending.standardError)
    }
    for file in ["a", "b"] {
      let plain = try await run(["FOLDER/\(file).js"])
      #expect(try await run(["FOLDER/\(file).js", "--record", "FOLDER/\(file).ndjson"]) == plain)
      let json = try await run(["FOLDER/\(file).js", "--json", "--epoch-time=0"])
      #expect(
        try await run(["FOLDER/\(file).js", "--json", "--epoch-time=0", "--record", "FOLDER/\(file).ndjson"]) == json)
    }
    #expect(folder.text("b.ndjson").hasSuffix(#""code":1,"reason":"The script failed.","pending":[]}"# + "\n"))
    let refused = try await run(["FOLDER/a.js", "--record", "FOLDER/none/a.ndjson"])
    #expect(refused.0 == 74 && refused.2.contains("The run cannot be written to '"))
    #expect(try await run(["FOLDER/a.js", "--record", "FOLDER/c", "--keep"]).0 == 64)
    #expect(try await run(["FOLDER/a.js", "--record", "FOLDER/c", "--transcript"]).0 == 64)
  }

  @Test(
    "navbridge diff ends in order when a signal comes, during each of the two runs",
    arguments: [(1, SIGINT), (2, SIGTERM)])
  func signals(_ number: Int, _ signal: CInt) async throws {
    // The app stays on one of the routes.
    let route = number == 1 ? "bridge" : "turbo"
    let folder = TestFolder(["a.js": "if (navbridge.architecture === '\(route)') setInterval(() => {}, 1000);"])
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let run = try Spawned(
      ChildProgram.navbridge.located(), ["diff", "\(folder.path)/a.js"], input: nothing, output: nothing,
      environment: folder.environment)
    close(nothing)
    // The side of the route that stays has begun.
    await ProcessTree.looking {
      folder.processes.contains { ProcessTree.name($0) == "script-side" && Folder.arguments(of: $0).contains(route) }
    }
    kill(run.processID, signal)
    #expect(await run.end() == 128 + Int(signal))
    await folder.processesEnded()
    #expect(folder.names == ["a.js"])
  }
}
