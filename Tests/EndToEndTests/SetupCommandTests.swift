import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeTestSupport
import Testing

/// The commands that come first: `--version`, `init` and `doctor`, run as a user runs them.
@Suite("navbridge on a new machine", .timeLimit(.minutes(20)))
struct SetupCommandTests {
  @Test(
    "Every program prints its versions, and navbridge that of the engine, too",
    arguments: [ChildProgram.navbridge, .nativeSide, .scriptSide, .testWorker])
  func versions(_ program: ChildProgram) async throws {
    let (ending, output) = try await ChildProcess.ending(of: program, ["--version"])
    #expect(ending.code == 0 && ending.standardError.isEmpty)
    #expect(output.hasPrefix("navbridge \(Version.number)\nprotocol 1\nSwift 6."))
    #expect(Version.version(of: .libuv, in: output)?.hasPrefix("1.") ?? false)
    let engine = Version.version(of: .engine, in: output)
    #expect(program == .nativeSide ? engine == nil : engine?.hasPrefix("2.") ?? false, "\(output)")
  }

  @Test("The version of an engine that cannot be asked for is unknown")
  func unknownEngine() async throws {
    let (ending, output) = try await Self.run(["run", "--version"], environment: ["NAVBRIDGE_BIN": "/nowhere"])
    #expect(ending.code == 0 && Version.version(of: .engine, in: output) == "unknown")
    #expect(
      ending.standardError
        == "navbridge: The version of the JavaScript engine is not known. The program 'script-side' is "
        + "not in '/nowhere', which NAVBRIDGE_BIN names.\n")
  }

  @Test("navbridge init --existing gives a project a test of its bundle, which passes")
  func existing() async throws {
    let folder = TestFolder([
      "main.jsbundle": #"""
      const { Navigation } = require('react-native-navigation');
      Navigation.registerComponent('Home', () => () => null);
      Navigation.events().registerAppLaunchedListener(() => {
        Navigation.setRoot({ root: { component: { id: 'home', name: 'Home' } } });
      });
      """#
    ])
    let (ending, output) = try await Self.run(["init", "--existing", folder.path])
    #expect(ending.code == 0 && output.contains("\(folder.path)/navbridge/app.test.js\n"), "\(output)")
    #expect(output.hasSuffix("and run the test: cd \(folder.path) && navbridge test navbridge\n"), "\(output)")
    let (code, report, error) = try await folder.run()
    #expect(code == 0 && report.contains("1 passed"), "\(report)\(error)")
  }

  @Test("navbridge init writes an app whose test passes, and writes nothing a second time")
  func initialized() async throws {
    let folder = TestFolder([:])
    let new = "\(folder.path)/new/app"
    let (ending, output) = try await Self.run(["init", new])
    #expect(ending.code == 0 && ending.standardError.isEmpty)
    #expect(output.hasPrefix("\(new)/AGENTS.md\n\(new)/app.js\n"))
    #expect(output.hasSuffix("\n\nRun the tests: cd \(new) && navbridge test\n"))
    let (code, report, error) = try await folder.run()
    #expect(code == 0 && error == "" && report.contains("2 passed"), "\(report)\(error)")

    folder.write("mine", to: "new/app/app.js")
    let again = try await Self.run(["init", new]).0
    #expect(again.code == 73)
    #expect(again.standardError.hasPrefix("navbridge: '\(new)/AGENTS.md', '\(new)/app.js', "))
    #expect(folder.text("new/app/app.js") == "mine")
    #expect(try await Self.run(["init", new, "--force"]).0.code == 0)
    #expect(folder.text("new/app/app.js").contains("registerComponent"))
  }

  @Test(
    "navbridge init refuses a folder in which nothing can be written",
    arguments: [
      ("/dev/null", "'/dev/null' is not a folder; nothing was written. Choose another folder.\n"),
      ("/proc/navbridge", "The folder '/proc/navbridge' cannot be made: No such file or directory. Choose"),
    ])
  func unwritable(_ folder: String, _ sentence: String) async throws {
    let ending = try await Self.run(["init", folder]).0
    #expect(ending.code == 73)
    #expect(ending.standardError.hasPrefix("navbridge: \(sentence)"), "\(ending)")
  }

  @Test("navbridge doctor finds no fault where navbridge works, and names a bundle that does not run")
  func doctor() async throws {
    let folder = TestFolder(["old.jsbundle": "v={major:0,minor:59,patch:1,prerelease:null}"])
    let environment = folder.environment
    let (ending, output) = try await Self.run(["doctor"], environment: environment)
    #expect(ending.code == 0 && ending.standardError.isEmpty && !output.contains("fault"), "\(output)")
    for subject in [
      "native-side: '", "script-side: '", "test-worker: '", "libuv: version ", "jansson: version ",
      "JavaScriptCoreGTK: version ", "sockets: '\(folder.path)/navbridge-", "native side: starts",
      "JavaScript: the engine",
    ] {
      #expect(output.contains("ok       \(subject)"), "\(output)")
    }
    // The bundle was the only file, and is still the only one.
    #expect(folder.names == ["old.jsbundle"])
    let bundle = "\(folder.path)/old.jsbundle"
    let (old, report) = try await Self.run(["doctor", "--bundle", bundle], environment: environment)
    #expect(
      old.code == 1 && report.contains("\nfault    bundle: '\(bundle)': This bundle contains React Native 0.59.1."))
  }

  /// A file with its text, and the part of doctor's line about it.
  static let bundles: [(name: String, text: String, line: String)] = [
    (
      "good.js", "await 1;\nconsole.log('not shown');\n",
      "ok       bundle: 'PATH' contains no React Native, and runs: at rest at 0 ms"
    ),
    (
      "syntax.js", "1;\nlet x = ;\n",
      "fault    bundle: 'PATH' contains no React Native, and fails: PATH:2: SyntaxError: Unexpected token ';'"
    ),
    ("cut.js", "1;\nlet x = {\n", "and fails: PATH:3: SyntaxError: Unexpected end of script"),
    (
      "throws.js", "1;\nthrow new Error('boom');\n",
      "fault    bundle: 'PATH' contains no React Native, and fails: PATH:2:16: Error: boom"
    ),
    ("waits.js", "await new Promise(() => {});\n", "and fails: "),
  ]

  @Test("navbridge doctor runs a bundle, and names the first thing that keeps it from running", arguments: bundles)
  func bundle(_ name: String, _ text: String, _ line: String) async throws {
    let folder = TestFolder([name: text])
    let path = "\(folder.path)/\(name)"
    let (ending, output) = try await Self.run(["doctor", "--bundle", path], environment: folder.environment)
    #expect(output.contains(line.replacing("PATH", with: path)), "\(output)")
    #expect(ending.code == (name == "good.js" ? 0 : 1) && ending.standardError.isEmpty && !output.contains("not shown"))
  }

  @Test("navbridge test leaves failures in a folder that Git ignores")
  func ignoredFolder() async throws {
    let folder = TestFolder([
      "a.test.js": """
      const { app, test } = require('navbridge');
      test('a', async () => { await app(() => {}); throw new Error('x') });
      """
    ])
    let program = try ChildProgram.navbridge.located()
    let run = try Spawned(
      "/bin/sh", ["-c", "cd '\(folder.path)'; exec '\(program)' test > report 2>&1"], input: STDIN_FILENO,
      environment: folder.environment)
    #expect(await run.end() == 1)
    #expect(folder.text(".navbridge/.gitignore").hasSuffix("\n*\n"), "\(folder.text("report"))")
  }

  /// The limits of a shell, and the words about them. A program under a sanitizer does not start with a small address space.
  static let lowLimits: [(String, String)] =
    [("ulimit -n 40", "fault    files: a process may open only 40 files, and needs 64.")]
    + (Sanitizer.isOn
      ? []
      : [("ulimit -v 3000000", "The address space of a process is limited to 2929 MB, and the engine reserves more")])

  @Test("navbridge doctor names a limit of the system that keeps navbridge from working", arguments: lowLimits)
  func limits(_ limit: String, _ words: String) async throws {
    let folder = TestFolder([:])
    let program = try ChildProgram.navbridge.located()
    let run = try Spawned(
      "/bin/sh", ["-c", "\(limit); exec '\(program)' doctor > '\(folder.path)/report' 2>&1"], input: STDIN_FILENO,
      environment: folder.environment)
    #expect(await run.end() == 1)
    let text = try TextFile.read("\(folder.path)/report")
    #expect(text.contains(words) && !text.contains("Backtrace took"), "\(text)")
  }

  @Test("navbridge doctor names the programs that are missing")
  func missingPrograms() async throws {
    let folder = TestFolder([:])
    var environment = folder.environment
    environment["NAVBRIDGE_BIN"] = folder.path
    let (ending, output) = try await Self.run(["doctor"], environment: environment)
    #expect(ending.code == 1)
    for program in ["native-side", "script-side", "test-worker"] {
      let line = "fault    \(program): The program '\(program)' is not in '\(folder.path)', which NAVBRIDGE_BIN names."
      #expect(output.contains(line), "\(output)")
    }
    #expect(output.contains("\nwarning  native side: was not tried, because 'native-side' does not run.\n"))
  }

  @Test("navbridge doctor names programs that do not start, and those of another version")
  func strangePrograms() async throws {
    let folder = TestFolder([
      "native-side.txt": "#!/bin/sh\necho 'libx.so.1 is missing' >&2\nexit 127\n",
      "script-side.txt": "#!/bin/sh\necho '0.0.1 (protocol 1)'\n", "test-worker.txt": "#!/bin/sh\n",
    ])
    // Another process writes the programs. Children that other tests start at the same time would inherit this process's
    // open file for a moment, and a program that is open for writing does not start.
    for name in ["native-side", "script-side", "test-worker"] {
      let program = "\(folder.path)/\(name)"
      try #require(unsafe system("cp '\(program).txt' '\(program)' && chmod 755 '\(program)'") == 0)
    }
    var environment = folder.environment
    environment["NAVBRIDGE_BIN"] = folder.path
    let (ending, output) = try await Self.run(["doctor"], environment: environment)
    #expect(ending.code == 1)
    for line in [
      "native-side: '\(folder.path)/native-side' does not run: libx.so.1 is missing (exit code 127). Install the libraries",
      "script-side: '\(folder.path)/script-side' has version 0.0.1 (protocol 1), and this program has \(Version.number). Use",
      "test-worker: '\(folder.path)/test-worker' does not run: it printed no version (exit code 0). Install",
    ] {
      #expect(output.contains("fault    \(line)"), "\(output)")
    }
  }

  private static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (ChildProcess.Ending, String) {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, arguments, environment: environment)
    return (ending, output)
  }
}
