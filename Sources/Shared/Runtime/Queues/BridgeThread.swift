/// The native side's bridge thread, which reads frames, decodes envelopes and dispatches calls.
@globalActor
public actor BridgeThread {
  public static let shared = BridgeThread()
  public static let executor = ThreadExecutor(.bridge)
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` synchronously. The caller must be on the bridge thread: this is checked at run time, and `body` is
  /// isolated at compile time.
  public static func assumeIsolated<Result: Sendable>(_ body: @BridgeThread () throws -> Result) rethrows -> Result {
    executor.checkIsolated()
    return try withoutActuallyEscaping(body) { try unsafe unsafeBitCast($0, to: (() throws -> Result).self)() }
  }

  /// Converts work for the bridge thread to an item of one of its queues or hooks, which run on no other thread.
  public static func item(_ work: @escaping @BridgeThread @Sendable () -> Void) -> SerialQueue.Work {
    unsafe unsafeBitCast(work, to: SerialQueue.Work.self)
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the bridge thread. The queue's target must be the bridge thread's.
  public func asyncBridge(_ work: @escaping @BridgeThread @Sendable () -> Void) { async(BridgeThread.item(work)) }
}
