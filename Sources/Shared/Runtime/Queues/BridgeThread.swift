/// The native side's bridge thread: a libuv loop that reads frames, decodes envelopes and dispatches calls.
@globalActor
public actor BridgeThread {
  public static let shared = BridgeThread()
  public static let loop = EventLoop()
  public static let executor = ThreadExecutor(label: "bridge") {
    LiveThread.start(name: "bridge") { loop.run() }
    return loop
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` synchronously. The caller must be on the bridge thread: this is checked at run time, and `body` is
  /// isolated at compile time.
  public static func assumeIsolated<Result: Sendable>(
    _ body: @BridgeThread () throws -> Result
  ) rethrows -> Result {
    precondition(executor.isCurrent, "This belongs to the bridge thread.")
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the bridge thread. The queue's target must be the bridge thread's.
  public func asyncBridge(_ work: @escaping @BridgeThread @Sendable () -> Void) {
    async(BridgeThread.item(work))
  }
}

extension BridgeThread {
  /// Converts work for the bridge thread to an item of one of its queues or hooks, which run on no other thread.
  public static func item(_ work: @escaping @BridgeThread @Sendable () -> Void) -> @Sendable () -> Void {
    unsafeBitCast(work, to: (@Sendable () -> Void).self)
  }
}
