/// How a run ended, other than by whoever ended the process.
public enum ScriptEnding: Sendable, Equatable {
  /// The script failed; it was told on standard error.
  case failed(exitCode: Int32)
  /// The native side has gone.
  case disconnected(String)
  /// The native side refused the script.
  case refused(String)
}
