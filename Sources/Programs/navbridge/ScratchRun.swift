import Glibc
import NavbridgeRuntime
import NavbridgeTestRunner

/// The surroundings of a run of tests: a folder for its temporary files, and the signals by which a user ends it.
@ScriptThread
enum ScratchRun {
  /// Runs a body with a new folder, which is removed after it. Returns the exit code of the body, or one after a complaint.
  static func run(_ body: (PrivateFolder) async -> Int32) async -> Int32 {
    do throws(PrivateFolder.Failure) {
      let scratch = try PrivateFolder.make()
      defer { scratch.remove() }
      return await body(scratch)
    } catch {
      StandardError.complain(error.description)
      return EX_CANTCREAT
    }
  }

  /// Runs a body, and calls `interrupt` at a signal that ends it. A second signal ends the process at once. It is called once
  /// in a process: a signal that arrives between two bodies would be lost.
  static func untilSignal<Result>(
    _ interrupt: @escaping @ScriptThread (CInt) -> Void, _ body: () async -> Result
  ) async -> Result {
    let signals = [SIGINT, SIGTERM]
    SignalWatch.start(signals, on: Runtime.current.script.eventLoop) { signal in
      interrupt(signal)
      SignalWatch.restoreDefaults(of: signals)
    }
    defer { SignalWatch.restoreDefaults(of: signals) }
    return await body()
  }
}
