#if JavaScript
import Glibc
import NativeSide
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// A script that runs in this process against a separate native side, at virtual time 0 since 1970.
@ScriptThread
final class Run {
  /// The output of a script and its ending.
  struct Outcome {
    /// The lines of standard output, and those of standard error with the prefix `! `.
    var lines: [String]
    var ending: ScriptEnding?
  }

  let driver: Driver
  private let native: NativeSide
  private let lines = Guarded<[String]>([])
  private let directory: String
  private var engine: ScriptEngine?
  private var ending: ScriptEnding?
  private var whenBegun: (() -> Void)?
  private var hasBegun = false

  private init(
    _ files: [String: String], _ configuration: NativeSideConfiguration,
    _ makeNative: @escaping @MainQueue @Sendable (NativeSideConfiguration) -> NativeSide
  ) async throws {
    native = await Task { @MainQueue in makeNative(configuration) }.value
    let path = try PipePath.fresh()
    native.listen(try PipeListener(path, loop: Runtime.live.bridge.eventLoop, queuedLimit: 64 << 20)) { _ in }
    directory = "\(path.ownDirectory!)-files"
    TestFiles.makeFolder(directory)
    for (name, text) in files { TestFiles.write(text, to: "\(directory)/\(name)") }
    driver = try await Driver.connect(to: path.path)
    self.path = path.path
  }

  private let path: String

  /// Runs `source`, as `app.js` beside `files`, until both sides are at rest or the script has failed.
  nonisolated static func script(
    _ source: String, _ architecture: Architecture = .turbo, files: [String: String] = [:],
    renderTimeout: Int64 = 600_000,
    native: @escaping @MainQueue @Sendable (NativeSideConfiguration) -> NativeSide = { NativeSide($0) },
    change: @escaping @Sendable (inout ScriptSettings) -> Void = { _ in },
    then: @escaping @ScriptThread @Sendable (Run) async throws -> Void = { _ in }
  ) async throws -> Outcome {
    try await withTaskExecutorPreference(ScriptThread.executor) {
      var configuration = NativeSideConfiguration()
      configuration.epochTime = 0
      configuration.renderTimeout = renderTimeout
      return try await inside(source, architecture, files, configuration, native, change, then)
    }
  }

  private static func inside(
    _ source: String, _ architecture: Architecture, _ files: [String: String], _ configuration: NativeSideConfiguration,
    _ native: @escaping @MainQueue @Sendable (NativeSideConfiguration) -> NativeSide,
    _ change: (inout ScriptSettings) -> Void,
    _ then: @ScriptThread (Run) async throws -> Void
  ) async throws -> Outcome {
    let run = try await Run(files.merging(["app.js": source]) { first, _ in first }, configuration, native)
    var settings = ScriptSettings(file: "\(run.directory)/app.js", architecture: architecture)
    settings.write = { [lines = run.lines] line, descriptor in
      lines.withLock { $0.append((descriptor == STDERR_FILENO ? "! " : "") + line) }
    }
    change(&settings)
    try await run.begin(settings)
    try await run.rest()
    try await then(run)
    return run.end()
  }

  private func begin(_ settings: ScriptSettings) async throws {
    driver.onTraffic = { [weak self] entry in
      guard entry["method"] == "begin" else { return }
      self?.hasBegun = true
      self?.whenBegun?()
      self?.whenBegun = nil
    }
    try await driver.subscribeToTraffic(kinds: [.reload])
    engine = try ScriptEngine(connectingTo: path, settings) { [weak self] in self?.ending = $0 }
    let began = await AwaitedAnswer.value(whenCancelled: { false }) { answer in
      if hasBegun { return answer.settle(true) }
      whenBegun = { answer.settle(true) }
    }
    try #require(began, "The script's context did not begin within the test's time limit.")
  }

  /// The number of calls into the script so far.
  var entries: Int { engine?.entries ?? 0 }
  /// The script's context, while one runs.
  var context: JavaScriptContext? { engine?.host.context }

  /// Waits until both sides are at rest, or the script has failed.
  func rest() async throws {
    while ending == nil {
      do { return try await driver.waitForIdle(timeout: 100) } catch { try Task.checkCancellation() }
    }
  }

  /// The output so far, without the directory's name.
  var written: [String] {
    lines.withLock { $0 }.map { line in
      var rest = line[...]
      var text = ""
      while let found = rest.firstRange(of: "\(directory)/") {
        text += rest[..<found.lowerBound]
        rest = rest[found.upperBound...]
      }
      return text + rest
    }
  }

  private func end() -> Outcome {
    let outcome = Outcome(lines: written, ending: ending)
    native.stop()
    driver.close()
    unsafe system("rm -r '\(directory)'")
    return outcome
  }
}
#endif
