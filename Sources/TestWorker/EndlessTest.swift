import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import ScriptEngine

/// The end of a test whose code the engine cannot end: endless microtasks, each of which the engine treats as a run of its
/// own, or a long call of one of the engine's functions. The rest of the file runs in a new image of this process, with the
/// same standard input and output.
struct EndlessTest: Sendable {
  private let running: JSON?
  private let settings: TestScriptSettings

  /// - Parameter running: the record of the beginning of the test that runs; nil outside tests.
  init(running: JSON?, _ settings: TestScriptSettings) {
    self.running = running
    self.settings = settings
  }

  /// Reports the failure and goes on with the next test. It is called on another thread than the script's.
  func end(_ write: (JSON) -> Void) -> Never {
    guard let running, let number = running["test"]?.int else {
      write(["kind": "file", "failure": ["message": .string(sentence("The file"))]])
      write(["kind": "done"])
      _exit(EXIT_SUCCESS)
    }
    write([
      "kind": "ended", "test": .int(Int64(number)), "path": running["path"] ?? [], "outcome": "failed", "ms": 0,
      "failure": ["message": .string(sentence("The test"))],
    ])
    if !settings.bails { runRest(after: number) }
    write(["kind": "done"])
    _exit(EXIT_SUCCESS)
  }

  private func sentence(_ subject: String) -> String {
    "EndlessLoop: \(subject) has not ended in its time. It was in an endless chain of promises that settle at once, or in "
      + "one long call of a function of the engine, so that the engine names no place. \(places)If it only takes long, give "
      + "it more time by '--timeout', or by the last argument of the test or the hook."
  }

  /// The place at which the test begins, and those of the first loops in its source.
  private var places: String {
    guard let place = running?["place"]?.string else { return "" }
    let loops = (running?["loops"]?.array ?? []).compactMap(\.string)
    let others =
      loops.isEmpty
      ? "" : loops.count == 1 ? "; its loop is at \(loops[0])" : "; its loops are at \(loops.joined(separator: ", "))"
    return "It begins at \(place)\(others). "
  }

  /// Begins this program again. Its connections to the apps close, by which they end. Returns only if that fails.
  private func runRest(after number: Int) {
    let earlier = CommandLine.arguments.filter { !$0.hasPrefix("--after=") }
    var arguments = unsafe (earlier + ["--after=\(number)"]).map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    // The thread that calls has its signals blocked, and the new image would inherit that.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    unsafe execv("/proc/self/exe", arguments)
  }
}
