internal import Glibc
package import HeadlessUIKit

/// Handles the exceptions that iOS throws. On iOS they are not caught, and the process ends. Here they are recorded as
/// diagnostics, and the process ends only under `--faithful-crashes` (protocol §6, §10).
extension NativeHost {
  package func report(_ exception: NativeException) {
    // A refusal that only the emulator makes has been reported already.
    guard exception.isOfIOS else { return }
    diagnostics.record(exception.name, exception.reason)
    if configuration.faithfulCrashes { crash(exception) }
  }

  package func report(_ diagnostic: UIDiagnostic) {
    diagnostics.record(diagnostic.kind, diagnostic.message)
    if configuration.faithfulCrashes, diagnostic.isException {
      crash(NativeException(name: diagnostic.kind, reason: diagnostic.message))
    }
  }

  /// Writes the line that iOS writes for an uncaught exception, and ends the process by SIGABRT.
  private func crash(_ exception: NativeException) -> Never {
    let line = "*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'\n"
    _ = unsafe line.utf8CString.withUnsafeBufferPointer { unsafe write(STDERR_FILENO, $0.baseAddress!, $0.count - 1) }
    // The default action of the signal ends the process without a backtrace of the emulator itself.
    signal(SIGABRT, SIG_DFL)
    abort()
  }
}
