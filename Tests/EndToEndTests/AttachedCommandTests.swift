import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// The commands that attach to a running pair: docs/two-terminals.md.
@Suite("A command that attaches to a running pair", .timeLimit(.minutes(20)))
struct AttachedCommandTests {
  /// Runs `native-side` and `script-side` as in two terminals, and the body with the path between them.
  private static func pair(
    _ architecture: Architecture,
    _ body: @escaping @Sendable (_ path: String, _ native: ChildProcess.Running) async throws -> Void
  ) async throws {
    let app = try Folder(Folder.text("Examples/stack-with-modal.js"))
    try await NativeSideProcess.run { path, native in
      let arguments = [app.app, "--pipe", path, "--architecture", architecture.rawValue, "--keep", "--transcript"]
      try await ChildProcess.run(.scriptSide, arguments) { _ in try await body(path, native) }
    }
  }

  private static func run(_ arguments: String...) async throws -> (code: Int, output: String, error: String) {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, arguments)
    return (ending.code, output, ending.standardError)
  }

  private static let modal = "└─ Component modal (Modal) visible"

  @Test(
    "A command that attaches to a running pair looks at it, touches it and reloads it", arguments: Architecture.allCases
  )
  func acts(_ architecture: Architecture) async throws {
    try await Self.pair(architecture) { path, _ in
      let before = try await Self.run("snapshot", "--pipe", path)
      #expect(before.code == 0 && before.output.contains("right button go \"Go\" #GO") && before.error == "")
      #expect(!before.output.contains(Self.modal))
      let tapped = try await Self.run("tap", "--test-id", "GO", "--pipe", path)
      #expect(tapped == (0, "", ""))
      let after = try await Self.run("snapshot", "--pipe=\(path)")
      #expect(after.code == 0 && after.output.contains(Self.modal))
      let picture = try await Self.run("snapshot", "--pipe", path, "--svg", "-", "--now")
      #expect(picture.code == 0 && picture.output.hasPrefix("<svg "))
      let inspected = try await Self.run("inspect", "--pipe", path)
      #expect(inspected.output.hasPrefix("iPhone 16 Pro Max, 440 x 956 points, context 1, 500.0 ms\n"), "\(inspected)")
      #expect(inspected.code == 0 && inspected.output.contains(Self.modal))

      let missing = try await Self.run("tap", "--text", "Nowhere", "--pipe", path)
      #expect(
        missing.code == 1 && missing.error.contains("There is nothing to press with the text 'Nowhere'"), "\(missing)")
      #expect(try await Self.run("reload", "--pipe", path) == (0, "The script context 2 has begun.\n", ""))
      let anew = try await Self.run("snapshot", "--pipe", path)
      #expect(anew.code == 0 && !anew.output.contains(Self.modal))
      let stats = try await Self.run("stats", "--json", "--pipe", path)
      #expect(try JSONDocument(stats.output).root.json["epoch"] == 2 && stats.code == 0)
      let text = try await Self.run("stats", "--pipe", path)
      #expect(text.code == 0 && text.output.contains(/(?m)^epoch +2$/) && text.output.contains("settled.resolved"))
    }
  }

  @Test(
    "A command that attaches to a running pair prints the hops of a command as they happen, and the messages",
    arguments: Architecture.allCases)
  func follows(_ architecture: Architecture) async throws {
    try await Self.pair(architecture) { path, _ in
      let lines = Guarded<[String]>([])
      try await ChildProcess.follow(.navbridge, ["trace", "showModal", "--follow", "--pipe", path]) { line, _ in
        lines.withLock { $0.append(line) }
        if line == "   real ms  device ms" { _ = try await Self.run("tap", "--test-id", "GO", "--pipe", path) }
        return line.contains(architecture == .turbo ? "result showModal" : "callback showModal")
      }
      let steps = lines.withLock { $0.dropFirst().map { String($0.dropFirst(21).drop { $0 == " " }) } }
      let way =
        architecture == .turbo
        ? ["read RNNTurboModule.showModal", "method queue", "main queue", "call RNNTurboModule.showModal"]
        : ["read bridge/flushQueue", "main queue", "call RNNBridgeModule.showModal"]
      #expect(Array(steps.prefix(way.count)) == way, "\(steps)")
      #expect(steps.contains("handler showModal showModal2") && steps.contains("didAppear modal"))
      #expect(!steps.contains { $0.contains("device/tap") })

      lines.withLock { $0 = [] }
      try await ChildProcess.follow(.navbridge, ["transcript", "--pipe", path]) { line, _ in
        lines.withLock { $0.append(line) }
        if line.hasPrefix("device time") { _ = try await Self.run("reload", "--pipe", path) }
        return line.hasSuffix("<- setRoot1 settled")
      }
      let messages = lines.withLock { $0.map { String($0.drop { $0 != "<" && $0 != "-" }) } }
      let module = architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      #expect(
        messages.contains(inOrder: ["<> the context ends", "<> context 2 begins", "-> setRoot1 \(module).setRoot"]))
    }
  }

  @Test(
    "A command that attaches to a running pair prints the tree of the next command, and ends",
    arguments: Architecture.allCases)
  func tree(_ architecture: Architecture) async throws {
    try await Self.pair(architecture) { path, _ in
      async let traced = Self.run("trace", "setRoot", "--pipe", path)
      // The command waits for as long as the reloads that it has not seen.
      let ended = Guarded(false)
      // The trace begins at rest, which a reload after the other would not leave.
      let reloads = Task {
        while !ended.withLock({ $0 }) {
          _ = try await Self.run("reload", "--pipe", path)
          _ = try await Self.run("snapshot", "--pipe", path)
        }
      }
      let (code, output, error) = try await traced
      ended.withLock { $0 = true }
      try await reloads.value
      #expect(
        code == 0 && error == "" && output.contains("└─ call RNN") && output.contains("handler setRoot setRoot1"),
        "\(output)\(error)")
      #expect(output.hasPrefix("   real ms  device ms\n     0.000        0.0  read "))
    }
  }

  @Test("A command that attaches to a running pair prints what the page shows")
  func page() async throws {
    let page = try Folder.text("docs/two-terminals.md")
    func block(_ name: String) throws -> String {
      try #require(page.texts(between: "<!-- begin \(name) -->\n```\n", and: "```\n").first)
    }
    let (trace, transcript, inspect) = (try block("trace"), try block("transcript"), try block("inspect"))
    try await Self.pair(.turbo) { path, _ in
      // The page begins with an app whose first screen is there.
      _ = try await Self.run("snapshot", "--pipe", path)
      let seen = Guarded<[String]>([])
      try await ChildProcess.follow(.navbridge, ["transcript", "--pipe", path]) { line, _ in
        seen.withLock { $0.append(line) }
        // The trace ends with the command, whose messages may still be on their way here.
        if line.hasPrefix("device time") {
          let traced = Guarded<[String]>([])
          try await ChildProcess.follow(.navbridge, ["trace", "--follow", "showModal", "--pipe", path]) { line, _ in
            traced.withLock { $0.append(line) }
            if line.hasPrefix("   real ms") { _ = try await Self.run("tap", "--test-id", "GO", "--pipe", path) }
            return traced.withLock { $0.count } == trace.split(separator: "\n").count
          }
          #expect(Self.words(traced.withLock { $0 }) == Self.words(trace.split(separator: "\n").map(String.init)))
        }
        return line.hasSuffix("settled")
      }
      #expect(seen.withLock { $0.joined(separator: "\n") + "\n" } == transcript)
      #expect(try await Self.run("inspect", "--pipe", path) == (0, inspect, ""))
    }
  }

  /// The lines of a trace without the real times, which differ. Writes are noted when they have been made, so that their
  /// places differ, too.
  private static func words(_ lines: [String]) -> [String] { lines.map { String($0.dropFirst(10)) }.sorted() }

  private static let commands = [
    ["snapshot"], ["inspect"], ["stats"], ["reload"], ["tap", "--back"], ["trace", "--follow"], ["transcript"],
    ["explain", "options", "home"],
  ]

  @Test("A command that attaches to a running pair names a path on which nobody listens", arguments: commands)
  func nobody(_ command: [String]) async throws {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, command + ["--pipe", "/tmp/nobody.sock"])
    #expect(ending.code == Int(EX_UNAVAILABLE) && output == "", "\(ending)")
    #expect(ending.standardError.contains("Cannot connect to '/tmp/nobody.sock': No such file or directory."))
  }

  @Test(
    "A command that attaches to a running pair explains what is missing or too much",
    arguments: [
      (["stats"], "Missing expected argument '--pipe <path>'"),
      (
        ["tap", "--pipe", "p"],
        "A target is missing. Give one of --test-id, --text, --button, --component, --tab, --back."
      ),
      (["tap", "--pipe", "p", "--text", "a", "--back"], "--text and --back name a target each. Give one of them."),
      (["tap", "--pipe", "p", "--tab", "x"], "A whole number is expected."),
      (["snapshot", "app.js", "--pipe", "p"], "so that 'app.js' cannot be run. Leave out one of them."),
      (["inspect", "--pipe", "p", "app.js"], "so that 'app.js' cannot be run. Leave out one of them."),
      (["snapshot", "--pipe", "p", "--svg", "-", "--png", "-"], "Of --svg and --png one may be '-'"),
      (["reload", "--pipe", "p", "--folow"], "Unknown option '--folow'"),
    ])
  func refused(_ arguments: [String], _ sentence: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, arguments)
    #expect(ending.code == Int(EX_USAGE) && ending.standardError.contains(sentence), "\(ending)")
  }

  @Test(
    "A command that attaches to a running pair ends by a signal, and with a sentence when the pair goes",
    arguments: ["trace", "transcript"])
  func ends(_ command: String) async throws {
    try await Self.pair(.turbo) { path, native in
      let arguments = [command, "--pipe", path] + (command == "trace" ? ["--follow"] : [])
      let (_, stopped) = try await ChildProcess.run(.navbridge, arguments) { $0.send(SIGINT) }
      #expect(stopped.code == 130 && stopped.standardError == "", "\(stopped)")
      let (_, left) = try await ChildProcess.run(.navbridge, arguments) { running in
        native.send(SIGKILL)
        await ProcessTree.looking { !ProcessTree.isRunning(running.processID) }
      }
      #expect(left.code == Int(EX_SOFTWARE), "\(left)")
      #expect(
        left.standardError.contains(
          "The native side that listened on '\(path)' has gone: The peer closed the connection."))
    }
  }
}
