/// The script side's only thread, which also runs JavaScript.
@globalActor
public actor ScriptThread {
  public static let shared = ScriptThread()
  /// Runs the jobs of this actor on the script thread of the current runtime.
  public static let executor = ThreadExecutor(.script)
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` synchronously. The caller must be on the script thread: this is checked at run time, and `body` is
  /// isolated at compile time.
  public static func assumeIsolated<Result: Sendable>(_ body: @ScriptThread () throws -> Result) rethrows -> Result {
    executor.checkIsolated()
    return try withoutActuallyEscaping(body) { try unsafe unsafeBitCast($0, to: (() throws -> Result).self)() }
  }

  /// Converts work for the script thread to an item of one of its queues or hooks, which run on no other thread.
  public static func item(_ work: @escaping @ScriptThread @Sendable () -> Void) -> SerialQueue.Work {
    unsafe unsafeBitCast(work, to: SerialQueue.Work.self)
  }

  /// Converts a hook that returns a Boolean value in the same way.
  public static func hook(_ work: @escaping @ScriptThread @Sendable () -> Bool) -> @Sendable () -> Bool {
    unsafe unsafeBitCast(work, to: (@Sendable () -> Bool).self)
  }
}

/// An object of the script thread that begins work for which nobody waits.
@ScriptThread
package protocol BackgroundWorker: AnyObject, Sendable {}

extension BackgroundWorker {
  /// Begins work on the script thread, and keeps this object until it has ended.
  @discardableResult
  package func background(_ body: @escaping @ScriptThread @Sendable (Self) async -> Void) -> Task<Void, Never> {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the script thread. The queue's target must be the script thread's.
  public func asyncScript(_ work: @escaping @ScriptThread @Sendable () -> Void) { async(ScriptThread.item(work)) }
}
