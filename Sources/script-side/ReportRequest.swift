import Glibc
import Shared

/// Hears of the signal by which whoever runs this process asks what the script awaits.
enum ReportRequest {
  /// Calls `handler` when `signal` comes, on a thread of its own, so that nothing that the script does keeps it from being
  /// heard. The signal must have been put off in every thread.
  static func start(_ signal: CInt, handler: @escaping @Sendable () -> Void) {
    LiveThread.start(name: "report request") {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, signal)
      var came: CInt = 0
      while sigwait(&signals, &came) != 0 {}
      handler()
    }
  }
}
