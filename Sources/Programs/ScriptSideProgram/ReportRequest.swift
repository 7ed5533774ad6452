import Glibc
import NavbridgeRuntime

/// Waits for the signal by which another process requests a report of what the script awaits.
enum ReportRequest {
  /// Calls `handler` when `signal` arrives. The handler runs on a separate thread, so that the script cannot delay it.
  /// The signal must be blocked in every thread.
  static func start(_ signal: CInt, handler: @escaping @Sendable () -> Void) {
    LiveThread.start(name: "report request") {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, signal)
      var came: CInt = 0
      while unsafe sigwait(&signals, &came) != 0 {}
      handler()
    }
  }
}
