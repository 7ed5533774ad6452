import Glibc
import NativeSide
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeWire

/// The process's two threads, from the claim of the path to the last signal.
enum NativeProcess {
  /// Listens on `path` and runs the main queue on the calling thread. Returns only if the path is refused.
  static func run(
    _ configuration: Configuration, design: DesignName, _ path: PipePath, endsWithInput: Bool
  ) throws(PipePath.Refusal) {
    // The process that started this one may be gone before it reads the path. This process still has to end in order.
    signal(SIGPIPE, SIG_IGN)
    let runtime = Runtime.live
    let main = runtime.main.useCallingThread()
    let listener = try PipeListener(path, loop: runtime.bridge.eventLoop, queuedLimit: configuration.queuedLimit)
    runtime.main.jobs.asyncMain {
      let native = NativeSide(configuration, design: design, runtime: runtime)
      native.listen(listener) { error in
        StandardError.complain("Cannot listen on '\(path.path)': \(error).")
        exit(EX_SOFTWARE)
      }
      native.bridgeQueue.asyncBridge {
        endOnSignals(native, on: runtime.bridge.eventLoop, endsWithInput: endsWithInput)
        // A reader of this line may send a signal at once and expects an orderly end.
        print("native-side listens on \(path.path)")
        fflush(nil)
      }
    }
    main.run()
  }

  /// Ends in order on the first signal or at the end of standard input; ends at once on the second signal.
  @BridgeThread
  private static func endOnSignals(_ native: NativeSide, on loop: EventLoop, endsWithInput: Bool) {
    let state = Guarded((isEnding: false, signals: 0))
    let end = { @Sendable (signal: CInt) in
      let isFirst = state.withLock { state in
        defer { state.isEnding = true }
        return !state.isEnding
      }
      if isFirst { native.stop { _exit(128 + signal) } }
    }
    SignalWatch.start(SignalWatch.ending, on: loop) { signal in
      let signals = state.withLock { state in
        state.signals += 1
        return state.signals
      }
      if signals > 1 { _exit(128 + signal) }
      end(signal)
    }
    // The process that closes standard input may have sent a signal as well.
    if endsWithInput { InputWatch.start { end(SIGTERM) } }
  }
}
