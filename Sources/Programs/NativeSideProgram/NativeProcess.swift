import Glibc
import NativeSide
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeWire

/// The process's one thread, from the claim of the path to the last signal.
enum NativeProcess {
  /// Listens on `path` and runs the main queue and the bridge's queues on the calling thread. Returns only if the path
  /// is refused.
  static func run(
    _ configuration: NativeSideConfiguration, design: DesignName, _ path: PipePath, endsWithInput: Bool
  ) throws(PipePath.Refusal) {
    // The process that started this one may be gone before it reads the path. This process still has to end in order.
    signal(SIGPIPE, SIG_IGN)
    let runtime = Runtime.live
    // A hop between the two is then an item of a queue and nothing else: no thread is woken.
    let loop = runtime.bridge.useCallingThread(with: runtime.main)
    let listener = try PipeListener(path, loop: runtime.bridge.eventLoop, queuedLimit: configuration.queuedLimit)
    runtime.main.jobs.asyncMain {
      let native = NativeSide(configuration, design: design, runtime: runtime)
      native.listen(listener) { error in
        StandardError.complain("Cannot listen on '\(path.path)': \(error).")
        exit(EX_SOFTWARE)
      }
      native.bridgeQueue.asyncBridge {
        endOnSignals(native, listener, on: runtime.bridge.eventLoop, endsWithInput: endsWithInput)
        // A reader of this line may send a signal at once and expects an orderly end.
        StandardOutput.printLine("native-side listens on \(path.path)")
        fflush(nil)
      }
    }
    loop.run()
  }

  /// Ends in order on the first signal or at the end of standard input. A second signal ends the process at once, even
  /// in the middle of a turn, and removes the socket.
  @BridgeThread
  private static func endOnSignals(
    _ native: NativeSide, _ listener: PipeListener, on loop: EventLoop, endsWithInput: Bool
  ) {
    var received: CInt?
    var isEnding = false
    let end = { @BridgeThread (signal: CInt) in
      if isEnding { return }
      isEnding = true
      native.stop { _exit(128 + signal) }
    }
    SignalWatch.start(SignalWatch.ending, on: loop) { signal in
      if received != nil { _exit(128 + signal) }
      received = signal
      BridgeThread.assumeIsolated { end(signal) }
    }
    listener.removePathAtSecondSignal(SignalWatch.ending)
    // The process that closes standard input may have sent a signal as well.
    if endsWithInput { InputWatch.start(on: loop) { BridgeThread.assumeIsolated { end(SIGTERM) } } }
  }
}
