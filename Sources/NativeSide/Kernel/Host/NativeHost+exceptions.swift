internal import Glibc
internal import HeadlessUIKit
internal import Shared

/// What iOS throws. Nobody catches it there, and the process ends; here it is a diagnostic, and the process ends under
/// `--faithful-crashes` alone (protocol §6, §10).
extension NativeHost {
  func report(_ exception: NativeException) {
    // What the emulator alone refuses is told of already.
    guard exception.isOfIOS else { return }
    diagnostics.record(exception.name, exception.reason)
    if configuration.faithfulCrashes { crash(exception) }
  }

  func report(_ diagnostic: UIDiagnostic) {
    diagnostics.record(diagnostic.kind, diagnostic.message)
    if configuration.faithfulCrashes, diagnostic.isException {
      crash(NativeException(name: diagnostic.kind, reason: diagnostic.message))
    }
  }

  /// Says what iOS says of an exception that nobody caught, and ends by SIGABRT.
  private func crash(_ exception: NativeException) -> Never {
    let line = "*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'\n"
    _ = line.utf8CString.withUnsafeBufferPointer { write(STDERR_FILENO, $0.baseAddress!, $0.count - 1) }
    // Straight to the system: no backtrace of the emulator's own.
    signal(SIGABRT, SIG_DFL)
    abort()
  }
}
