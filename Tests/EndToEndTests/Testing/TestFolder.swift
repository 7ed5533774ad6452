import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// A folder with test files, which `navbridge test` runs as a user runs it.
final class TestFolder: Sendable {
  private let folder: TemporaryFolder
  var path: String { folder.path }
  private let variables: [String: String]

  /// - Parameters:
  ///   - files: the texts, by name.
  ///   - environment: variables for the programs that run in the folder.
  init(_ files: [String: String], environment: [String: String] = [:]) {
    variables = environment
    folder = try! TemporaryFolder(files)
  }

  deinit { folder.remove() }

  func write(_ text: String, to name: String) { try! folder.write(text, to: name) }

  func text(_ name: String) -> String { folder.text(name) }

  var names: [String] { folder.names }

  /// The environment of the programs. They make their sockets in this folder. They print without colours also where the tests
  /// run in a terminal that has them.
  var environment: [String: String] {
    ["TMPDIR": path, "XDG_RUNTIME_DIR": "", "CI": "", "NO_COLOR": "1"].merging(variables) { $1 }
  }

  /// The processes of this package's programs that run for this folder.
  var processes: [pid_t] {
    ProcessTree.named(["navbridge", "test-worker", "native-side", "script-side"]).filter {
      Folder.environment(of: $0).contains("TMPDIR=\(path)")
    }
  }

  /// The place in this folder of what a failing test of `a.test.js` leaves, on the route `turbo`.
  func kept(_ test: String) -> String { "failures\(path)/a.test.js-turbo/\(test)" }

  /// Waits until none of these processes runs any more.
  func processesEnded() async { await ProcessTree.looking { processes.isEmpty } }

  /// Runs the tests of the folder to their end. They get more time than a user's, because many of these runs share the
  /// machine; a test about limits has its own.
  func run(_ arguments: [String] = []) async throws -> (code: Int, output: String, error: String) {
    try await run(path, arguments)
  }

  /// Runs one file of the folder to its end.
  func runFile(_ name: String, _ arguments: [String] = []) async throws -> (code: Int, output: String, error: String) {
    try await run("\(path)/\(name)", arguments)
  }

  /// Runs `navbridge test` in the folder or one in it, where a user would run it.
  func runInside(
    _ arguments: [String], of name: String = "."
  ) async throws -> (code: Int, output: String, error: String) {
    let words = ([try ChildProgram.navbridge.located(), "test"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let run = try await ShellCommand("cd '\(path)/\(name)'; exec \(words)", environment: environment)
    return (run.code, run.output, run.errors)
  }

  func makeFolder(_ name: String) { unsafe mkdir("\(path)/\(name)", 0o700) }

  /// Failing tests run twice for their films, which only the tests of films look at.
  private func run(_ place: String, _ arguments: [String]) async throws -> (code: Int, output: String, error: String) {
    let arguments = arguments.contains("--film") ? arguments : arguments + ["--film", "none"]
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["test", place, "--artifacts", "\(path)/failures", "--timeout", "120"] + arguments,
      environment: environment)
    return (ending.code, output.replacing(path, with: "FOLDER"), ending.standardError.replacing(path, with: "FOLDER"))
  }
}

extension TestFolder {
  /// Runs the tests on a route, and expects a number of them to pass and none to fail.
  func expectPassing(
    _ count: Int, on route: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (code, output, error) = try await run(["--architecture", route])
    #expect(code == 0 && output.contains("\(count) passed"), "\(output)\(error)", sourceLocation: sourceLocation)
  }

  /// The files below a folder of this one, by their paths from here.
  private func files(below place: String) -> [String] {
    let names = SystemFiles.names(inFolder: "\(path)/\(place)").sorted()
    guard !names.isEmpty else { return [place] }
    return names.flatMap { files(below: "\(place)/\($0)") }
  }

  /// Expects the transcripts of a number of runs to be the same, byte by byte.
  /// - Parameter words: texts that each of them has, so that they are no empty files.
  func expectEqualTranscripts(
    _ count: Int, in place: String, containing words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = files(below: place)
    let texts = files.map(text)
    #expect(texts.count == count, "\(files)", sourceLocation: sourceLocation)
    let first = try #require(texts.first, sourceLocation: sourceLocation)
    for word in words { #expect(first.contains(word), "\(word): \(first)", sourceLocation: sourceLocation) }
    for (file, text) in zip(files, texts) where text != first {
      Issue.record("The transcript '\(file)' differs:\n\(text)\n\(first)", sourceLocation: sourceLocation)
    }
  }

  /// The import of all names, and a function that is an app: a stack with a button that opens a modal.
  static let start = """
    const { app, clock, device, expect, stats, test, waitForIdle } = require('navbridge');
    const stack = () => {
      Navigation.registerComponent('A', () => () => null);
      const options = { topBar: { rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] } };
      Navigation.events().registerAppLaunchedListener(() =>
        Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { name: 'A', id: 'home', options } }] } } }));
      Navigation.events().registerNavigationButtonPressedListener(() =>
        Navigation.showModal({ component: { name: 'A', id: 'modal' } }));
    };

    """

  /// A folder with one file that begins with `start`.
  static func file(_ body: String, environment: [String: String] = [:]) -> TestFolder {
    TestFolder(["a.test.js": start + body], environment: environment)
  }
}
