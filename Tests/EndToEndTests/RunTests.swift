import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// `navbridge run`, with real processes, run as a user runs it.
@Suite("navbridge run", .timeLimit(.minutes(20)))
struct RunTests {
  static let screens = """
    Navigation.registerComponent('A', () => () => null);
    const root = () => Navigation.setRoot({root: {stack: {id: 's', children: [{component: {name: 'A', id: 'a'}}]}}});
    const launched = (then) => Navigation.events().registerAppLaunchedListener(then);

    """

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let code: Int
    /// The whole of standard error.
    let error: String
    var arguments: [String] = []

    init(_ name: String, _ source: String, _ code: Int, _ error: String, _ arguments: [String] = []) {
      testDescription = name
      self.source = source
      self.code = code
      self.error = error
      self.arguments = arguments
    }
  }

  static let rows = [
    Row("nothing to do", "0", 0, ""),
    Row(
      "a bundle that asks for the module of the other route", "__turboModuleProxy('RNNBridgeModule')", 1,
      "The bundle asks for the native module 'RNNBridgeModule', as react-native-navigation 7 does, and the route 'turbo' "
        + "does not have it. Run the app with --architecture bridge.\n"),
    Row(
      "TypeScript", "const n: number = 1", 1,
      "APP:1: SyntaxError: Unexpected token ':'. const declared variable 'n' must have an initializer.\n"),
    Row("a stack", screens + "launched(root)", 0, ""),
    Row("a syntax error", "let x = ;", 1, "APP:1: SyntaxError: Unexpected token ';'\n"),
    Row("a throw", "\n  null.x", 1, "APP:2:7: TypeError: null is not an object (evaluating 'null.x')\n"),
    Row(
      "a throw of a value that is no Error", "throw 7", 1,
      "APP: 7 was thrown, which has no stack and so no line; use new Error(…) instead.\n"),
    Row("a rejection", "Promise.reject(new Error('r'))", 1, "APP:1:25: Unhandled rejection: Error: r\n"),
    Row(
      "an endless loop", "for (;;) {}", 124,
      "APP:1:1: The script ran for 300 ms without coming to an end, perhaps in an endless loop; --script-timeout sets the limit.\n",
      ["--script-timeout", "300"]),
    Row(
      "endless microtasks", "(async () => { for (;;) await null })()", 124,
      "The script ran for 300 ms without coming to an end, perhaps in an endless loop; --script-timeout sets the limit.\n",
      ["--script-timeout", "300"]),
    Row(
      "a top level that awaits for ever", "console.warn('so far');\nawait new Promise(() => {})", 1,
      "so far\nThe script still awaits:\n  the promise that 'APP' ends with\n"),
    Row(
      "a top level that awaits for ever after the app has replaced Promise",
      "global.Promise = class extends Promise {};\nawait new Promise(() => {})", 1,
      "The script still awaits:\n  the promise that 'APP' ends with\n"),
    Row(
      "a function that awaits for ever at the end", "(async () => { await new Promise(() => {}) })()", 1,
      "The script still awaits:\n  the promise that 'APP' ends with\n"),
    Row(
      "a top level that awaits", "await new Promise((done) => setTimeout(done, 50)); await Navigation.getLaunchArgs()",
      0, ""),
    Row(
      "a top level whose promise rejects", "\nawait Promise.reject(new Error('r'))", 1,
      "APP:2:31: Unhandled rejection: Error: r\n"),
    Row(
      "a root that is rejected and not handled",
      screens + "launched(() => { Navigation.setRoot({root: {component: {name: 'A', options: {tobBar: {}}}}}) })", 1,
      "APP:4:36: Unhandled rejection: Error [UNKNOWN_OPTION]: There is no option 'tobBar'; did you mean 'topBar'? "
        + "--strict refuses it. docs/options.md lists the options.\n", ["--strict"]),
    Row(
      "a merge of an option that does not exist",
      screens + "launched(async () => { await root(); Navigation.setDefaultOptions({});\n"
        + "  Navigation.mergeOptions('a', {tobBar: {}}) })", 1,
      "APP:5:26: RNNTurboModule.mergeOptions was refused: There is no option 'tobBar'; did you mean 'topBar'? "
        + "--strict refuses it. docs/options.md lists the options.\n", ["--strict"]),
    Row(
      "a merge without a component, which iOS ignores",
      screens + "launched(async () => { await root();\n  Navigation.mergeOptions(undefined, {topBar: {}}) })", 0,
      "APP:5:26: RNNTurboModule.mergeOptions: the argument 'componentId' (position 0) is missing; a text is expected.\n"
    ),
    Row(
      "a merge into a component that is not there, once for each",
      screens
        + "launched(async () => { await root();\n  for (const id of ['b', 'b']) Navigation.mergeOptions(id, {}) })",
      0,
      "native-side: mergeOptions of 'b' changes nothing, as on iOS: there is no such component.\n"),
    Row(
      "a push that never settles",
      screens + "launched(async () => { await root();\n  Navigation.push('ghost', {component: {name: 'A'}}) })",
      1,
      "APP:5:18: Unhandled rejection: Error [NEVER_SETTLES]: RNNTurboModule.push 'push3' of epoch 1 can never settle: there is no component "
        + "'ghost', so iOS drops the operation.\n"),
    Row(
      "a push that is left pending",
      screens + "launched(async () => { await root();\n  Navigation.push('ghost', {component: {name: 'A'}}) })", 1,
      "navbridge: Both sides are at rest, but a command has not settled:\n  RNNTurboModule.push 'push3' of epoch 1, "
        + "called at APP:5:18, is pending: it can never settle: there is no component 'ghost', so iOS drops the "
        + "operation.\n", ["--faithful-hangs"]),
    Row(
      "a push on the bridge that is left pending",
      screens + "launched(async () => { await root();\n  Navigation.push('ghost', {component: {name: 'A'}}) })", 1,
      "navbridge: Both sides are at rest, but a command has not settled:\n  RNNBridgeModule.push 'push3' of epoch 1, "
        + "called at APP:5:18, is pending: it can never settle: there is no component 'ghost', so iOS drops the "
        + "operation.\n", ["--faithful-hangs", "--architecture", "bridge"]),
    Row(
      "content that never renders",
      "Navigation.registerComponent('N', () => () => new Promise(() => {}));\n"
        + "Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot({root: {component: {name: 'N'}}}) })",
      1,
      "navbridge: Both sides are at rest, but a command has not settled:\n  RNNTurboModule.setRoot 'setRoot2' of epoch 1, "
        + "called at APP:2:75, is pending: it waits for the component 'N' to render (waitForRender)\n",
      ["--faithful-hangs"]),
  ]

  @Test("navbridge run exits with the right code and message, and leaves no files behind", arguments: rows + silent)
  func endings(_ row: Row) async throws {
    let folder = try Folder(row.source)
    let (ending, _) = try await folder.run(row.arguments)
    #expect(ending.code == row.code)
    #expect(ending.standardError == row.error.replacing("APP", with: folder.app))
    #expect(folder.isTidy)
  }

  @Test(
    "A call that is left pending is named with its line of the TypeScript that it is written in",
    .enabled(if: SystemFiles.program("esbuild") != nil))
  func pendingInTypeScript() async throws {
    let folder = try Folder(
      """
      type Unused = {
        a: string;
      };
      const name: string = 'A';
      Navigation.registerComponent(name, () => () => null);
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.showModal({ component: { name } } as any);
      });
      """)
    let file = folder.app.replacing(".js", with: ".ts")
    #expect(unsafe rename(folder.app, file) == 0)
    let arguments = ["run", file, "--faithful-hangs"]
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, arguments, environment: folder.environment)
    #expect(
      ending.code == 1 && ending.standardError.contains(", called at \(file):7:20, is pending: "),
      "\(ending.standardError)")
  }

  @Test(
    "navbridge run rejects a wrong argument with exit code 64",
    arguments: [
      (["--clock", "lunar"], "lunar"), (["--architecture", "x"], "--architecture"),
      (["--script-timeout", "-1"], "--script-timeout"), (["--render-timeout", "0"], "--render-timeout"),
      (["--clock", "real", "--epoch-time", "1"], "--epoch-time"), (["--timeout", "0"], "--timeout"),
      (["--epoch-time", "8640000000000001"], "--epoch-time"), (["--device", "iPhone 99"], "iPhone 99"),
      (["--external-component", "a=/nonexistent"], "/nonexistent"),
      (["--modules", "/nonexistent.js"], "'/nonexistent.js' cannot be read"),
      (["--modules", "/"], "it is a directory"),
    ])
  func wrongArgument(_ arguments: [String], _ named: String) async throws {
    let (ending, _) = try await Folder("").run(arguments)
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(named))
  }

  @Test(
    "navbridge run rejects a script path that is missing or not a regular file",
    arguments: ["/nowhere/app.js", "/", "/dev/stdin"])
  func missing(_ file: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["run", file])
    #expect(ending.code == 64)
    #expect(ending.standardError.hasPrefix("navbridge: The script '\(file)' cannot be read: "))
  }

  @Test("navbridge run prints its usage for --help", arguments: [["--help"], ["run", "--help"]])
  func help(_ arguments: [String]) async throws {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, arguments)
    #expect(ending.code == 0)
    #expect(output.contains("USAGE"))
  }

  @Test("navbridge run writes the same transcript on both architectures, apart from documented differences")
  func sameTranscript() async throws {
    let folder = try Folder(try Folder.text("Examples/tour.js"))
    var transcripts: [Architecture: [String]] = [:]
    for architecture in Architecture.allCases {
      let (ending, output) = try await folder.run([
        "--architecture", architecture.rawValue, "--transcript", "--epoch-time", "0",
      ])
      #expect(ending.code == 0, "\(ending.standardError)")
      transcripts[architecture] = output.split(separator: "\n").map(String.init)
    }
    let (turbo, bridge) = (transcripts[.turbo]!, transcripts[.bridge]!)
    #expect(turbo.count > 100 && turbo.last == #"      └─ Text "Order 10: €119""#)
    #expect(turbo.filter(Self.isAlike) == bridge.filter(Self.isAlike))
    // Only these lines differ: the two promises, and the moment at which a push that does not wait starts its surface.
    #expect(Set(turbo).subtracting(bridge).isEmpty)
    #expect(
      Set(bridge).subtracting(turbo) == [
        #"    700.0 ms  <- mergeOptions resolved "order8""#, "   1050.0 ms  <- setDefaultOptions resolved null",
      ])
    #expect(turbo.sorted() == (bridge.filter { !Self.isPromiseOfTheBridge($0) }).sorted())
  }

  /// docs/javascript.md, 'The two routes': mergeOptions and setDefaultOptions are promises only on the bridge, and
  /// waitForRender is off there unless an option sets it.
  private static func isAlike(_ line: String) -> Bool { !isPromiseOfTheBridge(line) && !line.contains(" surface 51 ") }

  private static func isPromiseOfTheBridge(_ line: String) -> Bool {
    line.contains("mergeOptions resolved") || line.contains("setDefaultOptions resolved")
  }

  @Test("navbridge run writes the same output every time", arguments: Architecture.allCases)
  func repeatable(_ architecture: Architecture) async throws {
    let folder = try Folder(try Folder.text("Examples/tour.js"))
    let arguments = ["--architecture", architecture.rawValue, "--json", "--epoch-time", "0"]
    let (_, first) = try await folder.run(arguments)
    for _ in 0..<5 {
      let (_, again) = try await folder.run(arguments)
      #expect(again == first)
    }
  }

  @Test("navbridge run writes its events, console messages and ending as NDJSON under --json")
  func json() async throws {
    let folder = try Folder(
      Self.screens + "launched(async () => { console.warn('hi'); await root(); throw new Error('x') })")
    let (ending, output) = try await folder.run(["--json", "--epoch-time", "0"])
    let lines = try output.split(separator: "\n").map { try JSONDocument(String($0)).root.json }
    #expect(ending.code == 1 && ending.standardError.isEmpty)
    #expect(
      lines.compactMap { $0["kind"]?.string } == [
        "run", "event", "console", "command", "surface", "surface", "event", "event", "resolved", "console", "end",
      ])
    #expect(lines[0] == ["kind": "run", "schema": "navbridge-run-1"])
    #expect(lines[2] == ["kind": "console", "at": 0, "epoch": 1, "level": "warn", "text": "hi"])
    #expect(lines[3]["name"] == "setRoot" && lines[3]["id"] == "setRoot1")
    #expect(lines.last?["code"] == 1 && lines.last?["reason"] == "The script failed.")
  }

  @Test("navbridge run passes the options of the native side on to it")
  func nativeOptions() async throws {
    let options = [
      "--clock=virtual", "--render-timeout=500", "--device=iPhone 14", "--epoch-time=-5", "--external-component=a",
      "--external-component=b", "--launch-storyboard=Launch", "--faithful-hangs", "--faithful-crashes", "--strict",
      "--max-message-bytes=1000000", "--max-queued-bytes=2000000",
    ]
    let folder = try Folder(
      "const listen = (then) => Navigation.events().registerAppLaunchedListener(then);\n"
        + "listen(async () => console.log(navbridge.device.model, Date.now(), ...await Navigation.getLaunchArgs()))")
    let (ending, output) = try await folder.run(options)
    #expect(ending.code == 0 && ending.standardError.isEmpty)
    #expect(
      output.hasPrefix("iPhone 14 -5 ")
        && output.hasSuffix("native-side \(options.joined(separator: " ")) --end-with-input\n"))
  }

  @Test("navbridge run ends at its --timeout and reports what is pending")
  func timeout() async throws {
    let folder = try Folder("setInterval(() => {}, 100_000)")
    let timer = "a timer of the script's is due"
    // A slow machine may need longer than the first limit to get this far.
    for seconds in [1, 4, 16, 64] {
      let (ending, output) = try await folder.run(["--clock", "real", "--timeout", "\(seconds)", "--json"])
      #expect(ending.code == 124 && folder.isTidy)
      let end = try JSONDocument(String(output.split(separator: "\n").last ?? "")).root.json
      #expect(end["code"] == 124)
      guard end["pending"] == [.string(timer)] else { continue }
      return #expect(end["reason"]?.string == "The run has not come to its end within --timeout:\n  \(timer)")
    }
    Issue.record("No run reached its timer before the time limit.")
  }

  @Test("navbridge run exits with code 64 and the native side's error when it cannot listen on its path")
  func takenPath() async throws {
    let folder = try Folder("")
    let (ending, _) = try await folder.run(["--pipe", folder.app])
    #expect(ending.code == 64)
    #expect(
      ending.standardError
        == "native-side: '\(folder.app)' exists and is not a socket; it was not changed. Choose another path, or move "
        + "the file.\n")
  }

  @Test("navbridge run runs on a real clock, and ends after its last timer")
  func realClock() async throws {
    let source =
      Self.screens + "launched(async () => { await root(); setTimeout(() => console.log(Date.now() > 1e12), 60) })"
    let began = MonotonicTime.now
    let (ending, output) = try await Folder(source).run(["--clock", "real"])
    #expect(ending.code == 0 && output == "true\n")
    #expect(MonotonicTime.now - began >= 60_000_000)
  }
}
