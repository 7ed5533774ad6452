import Glibc

/// How a run of an app ended.
public enum RunEnding: Sendable, Equatable {
  /// Both sides were at rest, and every command was settled.
  case finished
  /// Both sides were at rest, but these commands were not settled.
  case unsettled([String])
  /// Both sides were at rest, but the script awaited something that will never happen. Its process has printed what.
  case awaiting
  /// The script failed; its process has printed how.
  case scriptFailed(code: Int)
  /// A side ended unexpectedly. `code` is counted as a shell does.
  case died(ChildProgram, code: Int)
  /// A side could not be started.
  case notStarted(String)
  /// The native side was started with a wrong argument, such as a path that is taken; its process has printed which.
  case refused(code: Int)
  /// The native side runs, but does not answer.
  case unanswered
  /// The script side runs, but does not answer.
  case scriptUnanswered
  /// A side neither answers nor works.
  case silent(SilenceWatch.Silence)
  /// The run exceeded its time limit; these reasons kept it from its end.
  case timedOut([String])
  /// A signal to this process ended the run.
  case interrupted(signal: CInt)

  /// The exit code, as a shell counts it, of a process that writes to a pipe without a reader.
  private static let brokenPipe = 128 + Int(SIGPIPE)

  /// 0 for a run that finished; otherwise a code that `navbridge run --help` lists.
  public var exitCode: Int32 {
    switch self {
    case .finished: 0
    case .unsettled, .awaiting: 1
    case .scriptFailed(let code), .refused(let code): Int32(code)
    case .timedOut: 124
    case .died(.scriptSide, Self.brokenPipe): 128 + SIGPIPE
    case .died, .unanswered, .scriptUnanswered, .silent: EX_SOFTWARE
    case .notStarted: EX_UNAVAILABLE
    case .interrupted(let signal): 128 + signal
    }
  }

  /// True when a signal ended the run.
  var isInterruption: Bool { if case .interrupted = self { true } else { false } }

  /// True when a side has already printed the reason.
  public var isReported: Bool {
    switch self {
    case .scriptFailed, .refused, .awaiting: true
    default: false
    }
  }

  /// The reasons that kept the run from its end, each a part of a sentence.
  public var pending: [String] {
    switch self {
    case .unsettled(let pending), .timedOut(let pending): pending
    default: []
    }
  }

  /// A sentence for people; nil when nothing needs to be reported.
  public var reason: String? {
    switch self {
    case .finished, .interrupted: nil
    // The reader of the script's output has gone and needs no report.
    case .died(.scriptSide, Self.brokenPipe): nil
    case .unsettled(let pending):
      "Both sides are at rest, but \(pending.count == 1 ? "a command has" : "\(pending.count) commands have") not "
        + "settled:" + Self.list(pending)
    case .timedOut(let pending):
      "The run has not come to its end within --timeout" + (pending.isEmpty ? "." : ":" + Self.list(pending))
    case .refused: "The native side refused its arguments."
    case .unanswered: "The native side does not answer."
    case .scriptUnanswered: "The script side does not answer."
    case .awaiting: "Both sides are at rest, but the script still awaits something that cannot happen any more."
    case .silent(let silence): silence.sentence
    case .scriptFailed(let code):
      code == 124 ? "The script ran for too long." : "The script failed."
    case .died(let program, let code) where code > 128:
      unsafe "The process '\(program.rawValue)' was ended by signal \(code - 128) (\(String(cString: strsignal(CInt(code - 128)))))."
    case .died(.scriptSide, 127):
      "The process 'script-side' could not start. Install the JavaScript engine: sudo apt-get install "
        + "libjavascriptcoregtk-4.1-0"
    case .died(let program, let code): "The process '\(program.rawValue)' ended unexpectedly, with code \(code)."
    case .notStarted(let why): why
    }
  }

  /// The most reasons that are listed. A script may have sent thousands of commands.
  private static let most = 20

  private static func list(_ lines: [String]) -> String {
    let rest = lines.count > most ? ["and \(lines.count - most) more"] : []
    return (lines.prefix(most) + rest).map { "\n  \($0)" }.joined()
  }
}
