import Glibc
import NavbridgeComparison
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// An app that is run to be compared.
struct ComparedApp: Sendable {
  /// The reason for which a run cannot be compared, and the exit code that belongs to it.
  struct Failure: Error {
    let sentence: String
    let exitCode: Int32
  }

  let file: String
  let architecture: Architecture
  /// The arguments of both sides, without the file and the route.
  let scriptArguments: [String]
  let nativeArguments: [String]
  let moment: RunMoment
  /// The real seconds that the run may take; nil for no limit.
  let timeout: Int?

  /// Runs the app to rest, or to the moment that was asked for.
  @ScriptThread
  func run() async throws(Failure) -> RecordedRun {
    let (recorder, errors) = (RunRecorder(file: file, architecture), MemoryFile())
    var options = AppRun.Options(
      scriptArguments: [file, "--architecture", architecture.rawValue, "--json"] + scriptArguments)
    options.nativeArguments = nativeArguments
    options.timeout = timeout
    options.stopsAt = moment.stop
    options.explainsAfter = TimeLimitOptions.patience
    options.errors = errors.descriptor
    options.onOutput = { recorder.take(output: $0) }
    options.atRest = { [moment] driver in
      do throws(RPCError) {
        try await moment.reach(on: driver)
      } catch {
        recorder.note(failedActs: error)
      }
      // A side that is lost ends the run, which names the reason.
      try? await recorder.look(at: driver)
    }
    let ending = await AppRun(options).run()
    if let failure = failure(ending, errors.text) { throw failure }
    // At a moment that is asked for, an app may await what it likes.
    recorder.end(moment.at == nil || ending.hasScriptFailed ? ending : .finished)
    return recorder.run
  }

  private func failure(_ ending: RunEnding, _ errors: String) -> Failure? {
    guard !ending.isComparable else { return nil }
    if case .interrupted = ending { return Failure(sentence: "", exitCode: ending.exitCode) }
    let reason = ending.reason.map { " \($0)" } ?? ""
    let printed = errors.isEmpty ? "" : "\n" + errors.dropLast(errors.hasSuffix("\n") ? 1 : 0)
    return Failure(
      sentence: "'\(file)' cannot be compared on \(architecture.rawValue).\(reason)\(printed)",
      exitCode: ending.exitCode)
  }
}

extension RunEnding {
  /// True for an end that is a property of the app, and not of the machine or of the arguments.
  fileprivate var isComparable: Bool {
    switch self {
    case .finished, .unsettled, .awaiting: true
    default: hasScriptFailed
    }
  }

  fileprivate var hasScriptFailed: Bool { self == .scriptFailed(code: Int(EXIT_FAILURE)) }
}

extension RunRecorder {
  fileprivate func end(_ ending: RunEnding) { end(ending, code: ending.exitCode) }
}
