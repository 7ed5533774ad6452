/// The reason why a stress run has no verdict.
package enum StressError: Error, Sendable, Equatable, CustomStringConvertible {
  case timedOut(String, seconds: Int)
  case interrupted(signal: Int32)
  case scriptLost(String)
  case nativeLost

  /// True when a process does not answer. It would not answer a request to end in order either.
  var isHang: Bool {
    if case .timedOut = self { true } else { false }
  }

  package var description: String {
    switch self {
    case .timedOut(let what, let seconds): "The run was ended: after \(seconds) s it still waited for \(what)."
    case .interrupted(let signal): "The run was ended by signal \(signal)."
    case .scriptLost(let why):
      "The script's connection ended while the script was needed. \(why) Has the native side crashed?"
    case .nativeLost: "The native side's process is gone; its output may give the reason."
    }
  }
}
