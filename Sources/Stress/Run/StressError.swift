/// Why a stress run came to no verdict.
public enum StressError: Error, Sendable, Equatable, CustomStringConvertible {
  case timedOut(String, seconds: Int)
  case interrupted(signal: Int32)
  case scriptLost(String)
  case nativeLost

  /// Whether somebody does not answer, so that asking to end in order would not be answered either.
  var isHang: Bool {
    if case .timedOut = self { true } else { false }
  }

  public var description: String {
    switch self {
    case .timedOut(let what, let seconds): "Waited \(seconds) s for \(what), in vain; the run was given up."
    case .interrupted(let signal): "The run was ended by signal \(signal)."
    case .scriptLost(let why):
      "The script's connection ended while the script was needed. \(why) Has the native side crashed?"
    case .nativeLost: "The native side's process is gone; its output may say why."
    }
  }
}
