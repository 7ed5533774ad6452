/// The way in which a run ended, unless the process was ended from outside.
package enum ScriptEnding: Sendable, Equatable {
  /// The script failed; the failure was printed to standard error.
  case failed(exitCode: Int32)
  /// The native side has gone.
  case disconnected(String)
  /// The native side refused the script.
  case refused(String)
}
