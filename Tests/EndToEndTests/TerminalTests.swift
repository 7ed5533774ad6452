import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// `navbridge run`, started from a terminal.
@Suite("navbridge run in a terminal", .timeLimit(.minutes(20)))
struct TerminalTests {
  /// An app, arguments, and the last line that a terminal shows; nil for none.
  static let ends: [(String, [String], String?)] = [
    ("setTimeout(() => {}, 250)", [], "At rest at 250 ms of the device's time; no commands have settled."),
    (Self.root, [], "1 command has settled."),
    (Self.root + "  await Navigation.push('s', screen);", [], "2 commands have settled."),
    (Self.root, ["--transcript"], nil), (Self.root, ["--json"], nil), ("null.x", [], nil),
  ]

  private static let root = """
    Navigation.registerComponent('A', () => () => null);
    const screen = { component: { name: 'A' } };
    Navigation.events().registerAppLaunchedListener(async () => {
      await Navigation.setRoot({ root: { stack: { id: 's', children: [screen] } } });

    """

  @Test("navbridge run in a terminal ends with a line about what it has done", arguments: ends)
  func rest(_ source: String, _ arguments: [String], _ words: String?) async throws {
    let folder = try Folder(source.contains("Listener") ? source + "});" : source)
    let terminal = try TestTerminal(["run", folder.app] + arguments, environment: folder.environment)
    #expect(await terminal.end() == (source == "null.x" ? 1 : 0))
    guard let words else { return #expect(!terminal.output.contains("At rest at "), "\(terminal.output)") }
    let last = terminal.output.printable.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("At rest at ") && last.contains(words), "\(terminal.output)")
    #expect(last.hasSuffix(" --transcript shows the run."), "\(terminal.output)")
  }

  /// Arguments, variables, and what a terminal of 60 columns shows, in which `{31}` stands for the code of a colour.
  static let shown: [([String], [String: String], [String])] = [
    (
      ["run", "APP", "--transcript"], [:],
      [
        "{2}      0.0 ms{0}{36}  -> {0}push4 \"ghost\" Component Component3\n",
        "{2}      0.0 ms{0}{31}  <- {0}push4 rejected NEVER_SETTLES:\n                 RNNTurboModule.push 'push4' of epoch 1 can\n",
        "{31}APP:5:18: Unhandled rejection: Error [NEVER_SETTLES]: ",
      ]
    ),
    (
      ["run", "APP", "--faithful-hangs"], [:],
      [
        "{1}navbridge:{0} {31}Both sides are at rest, but a command has not\n  settled:\n"
          + "  RNNTurboModule.push 'push4' of epoch 1, called at\n    APP:5:18, is pending: it\n    can never settle: "
      ]
    ),
    (
      ["run", "APP", "--faithful-hangs"], ["NO_COLOR": "1"],
      [
        "navbridge: Both sides are at rest, but a command has not\n  settled:\n  RNNTurboModule.push 'push4' of epoch 1, called at\n"
      ]
    ),
    (
      ["run", "APP", "--faithful-hangs"], ["CI": "true"],
      [
        "navbridge: Both sides are at rest, but a command has not settled:\n  RNNTurboModule.push 'push4' of epoch 1, called at APP:5:18, is"
      ]
    ),
    (
      ["doctor"], [:],
      ["{32}ok{0}       {1}libuv:{0} version ", "\n         only this user can enter its folder, and the path"]
    ),
  ]

  @Test("A tool in a terminal wraps its sentences and has colours, unless the user wants none", arguments: shown)
  func looks(_ arguments: [String], _ variables: [String: String], _ shown: [String]) async throws {
    let folder = try Folder(Self.root + "  Navigation.push('ghost', screen);\n});")
    let environment = folder.environment.merging(["TERM": "xterm", "CI": "", "NO_COLOR": ""]) { $1 }.merging(variables)
    { $1 }
    let terminal = try TestTerminal(
      arguments.map { $0 == "APP" ? folder.app : $0 }, environment: environment, columns: 60)
    _ = await terminal.end()
    let output = terminal.output.replacing("\r\n", with: "\n").replacing(folder.app, with: "APP")
      .replacing(/\u{1B}\[(\d+)m/) { "{\($0.1)}" }
    for text in shown { #expect(output.contains(text), "\(output)") }
    if variables["NO_COLOR"] != nil { #expect(!output.contains("{")) }
  }

  @Test("A command in a terminal lists what keeps an app with an interval from rest", arguments: ["run", "snapshot"])
  func busy(_ command: String) async throws {
    let folder = try Folder("setInterval(() => {}, 1000)")
    let terminal = try TestTerminal([command, folder.app], environment: folder.environment)
    #expect(terminal.read(until: "The app has not come to rest within 2 s:"))
    #expect(terminal.read(until: "an interval of 1000 ms, set at \(folder.app):1:"), "\(terminal.output)")
    #expect(terminal.read(until: "Ctrl-C ends the run; --timeout SECONDS limits it."))
    // Between two calls of the interval no turn runs.
    #expect(!terminal.output.contains("turn has not ended"), "\(terminal.output)")
    kill(terminal.processID, SIGINT)
    #expect(await terminal.end() == 130)
    await folder.processesEnded()
  }

  @Test("A run that stays prints the path on which drivers connect", arguments: ["--keep", "--watch"])
  func stays(_ option: String) async throws {
    let folder = try Folder(Self.root + "});")
    let terminal = try TestTerminal(["run", folder.app, option], environment: folder.environment)
    #expect(terminal.read(until: "The app runs until Ctrl-C; SIGHUP reloads it."))
    #expect(terminal.read(until: "/pipe\r\n"), "\(terminal.output)")
    let words = terminal.output.split(separator: "\r\n").last { $0.contains("--pipe ") }?.split(separator: " ")
    let path = try #require(words?.last.map(String.init))
    let (asked, _) = try await ChildProcess.ending(of: .navbridge, ["explain", "options", "none", "--pipe", path])
    #expect(asked.code == 1 && asked.standardError.contains("'none'"), "\(asked)")
    kill(terminal.processID, SIGINT)
    #expect(await terminal.end() == 130)
    await folder.processesEnded()
  }

  /// An app that prints, shows and fails with what a terminal would obey.
  private static let hostile = #"""
    const text = '\x1b]0;title\x07\x1b[2J\x9b31m\u202e\x1b[31mred\x1b[0m\x7f';
    console.log('log ' + text);
    console.error('error ' + text);
    Navigation.registerComponent('A', () => () => null);
    const screen = { component: { name: 'A', id: 'a' + text, options: { topBar: { title: { text } } } } };
    Navigation.events().registerAppLaunchedListener(async () => {
      await Navigation.setRoot({ root: { stack: { id: 's', children: [screen] } } });
      throw new Error('thrown ' + text);
    });
    """#

  @Test(
    "Control characters of an app, of its file's name and of its errors reach no terminal",
    arguments: [
      ["run", "APP"], ["run", "APP", "--json"], ["run", "APP", "--transcript"],
      ["run", "APP", "--trace-tree", "setRoot"],
      ["snapshot", "APP"], ["diff", "APP"], ["diff", "APP", "--json"], ["run", "\u{1B}[2J\u{9B}.js"],
      ["run", "APP", "--\u{1B}[2J"],
      ["snapshot", "APP", "--svg", "-"], ["run", "APP", "--modules", "\u{9B}2J"],
      ["explain", "options", "\u{7}", "--pipe", "\u{7}"],
    ])
  func control(_ arguments: [String]) async throws {
    let folder = try Folder(Self.hostile)
    // The colours of the program itself are left out.
    let environment = folder.environment.merging(["NO_COLOR": "1"]) { $1 }
    let terminal = try TestTerminal(arguments.map { $0 == "APP" ? folder.app : $0 }, environment: environment)
    _ = await terminal.end()
    #expect(!terminal.output.isEmpty)
    // A terminal's line ends are CR and LF.
    let obeyed = terminal.output.replacing("\r\n", with: "\n").unicodeScalars.filter {
      $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}")
    }
    #expect(obeyed.isEmpty, "\(obeyed.map(\.value)): \(terminal.output.debugDescription)")
    if arguments == ["run", "APP"] {
      #expect(terminal.output.contains(#"log \u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\u{202E}red\u{7F}"#))
    }
  }

  @Test(
    "navbridge stress in a terminal shows its cycles in one line, which is removed before the results and on Ctrl-C")
  func stress() async throws {
    let arguments = ["--in-flight", "4", "--architecture", "turbo", "--cycles"]
    let terminal = try TestTerminal(["stress", "reload"] + arguments + ["8"], environment: ["TERM": "dumb"])
    #expect(await terminal.end() == 0)
    #expect(terminal.output.contains("\r\u{1B}[Kturbo: 1 of 8 cycles, "), "\(terminal.output)")
    let interrupted = try TestTerminal(["stress", "reload"] + arguments + ["1000000"], environment: ["TERM": "dumb"])
    #expect(interrupted.read(until: " of 1000000 cycles, "), "\(interrupted.output)")
    kill(interrupted.processID, SIGINT)
    #expect(await interrupted.end() == 130)
    for output in [terminal.output, interrupted.output] {
      let lines = output.split(separator: "\r\n").map { $0.split(separator: "\u{1B}[K").last ?? "" }
      #expect(!lines.contains { $0.contains(" cycles, ") && $0.hasSuffix("no faults") }, "\(output)")
    }
    #expect(
      interrupted.output.contains("\r\u{1B}[Knavbridge: The run was ended by signal 2."),
      "\(interrupted.output)")
  }

  @Test("navbridge run in a terminal reloads on SIGHUP, and ends with all its processes when the terminal is closed")
  func closing() async throws {
    let folder = try Folder("console.log('epoch ' + navbridge.epoch)")
    let terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, isLocked): (CInt, CInt) = (0, 0)
    // TIOCGPTN and TIOCSPTLCK, which Swift does not import: the first reads the number of the terminal, the second
    // unlocks it.
    try unsafe #require(ioctl(terminal, 0x8004_5430, &number) == 0 && ioctl(terminal, 0x4004_5431, &isLocked) == 0)
    let line = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(line >= 0)
    // The program runs in a new session with this controlling terminal.
    let run = try Spawned(
      "setsid", ["--ctty", ChildProgram.navbridge.located(), "run", folder.app, "--keep"], input: line, output: line,
      environment: folder.environment)
    close(line)
    var output = ""
    func read(until text: String) {
      var chunk = [UInt8](repeating: 0, count: 4096)
      while !output.contains(text) {
        let count = unsafe Glibc.read(terminal, &chunk, chunk.count)
        guard count > 0 else { return }
        output += String(decoding: chunk.prefix(count), as: UTF8.self)
      }
    }
    read(until: "epoch 1")
    kill(run.processID, SIGHUP)
    read(until: "epoch 2")
    close(terminal)
    #expect(await run.end() == 129)
    await folder.processesEnded()
    #expect(folder.isTidy)
  }
}
