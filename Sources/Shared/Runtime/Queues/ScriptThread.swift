/// The script side's only thread, which also runs JavaScript: a libuv loop.
@globalActor
public actor ScriptThread {
  public static let shared = ScriptThread()
  public static let loop = EventLoop()
  public static let executor = ThreadExecutor(label: "script") {
    LiveThread.start(name: "script") { loop.run() }
    return loop
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` synchronously. The caller must be on the script thread: this is checked at run time, and `body` is
  /// isolated at compile time.
  public static func assumeIsolated<Result: Sendable>(
    _ body: @ScriptThread () throws -> Result
  ) rethrows -> Result {
    precondition(executor.isCurrent, "This belongs to the script thread.")
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the script thread. The queue's target must be the script thread's.
  public func asyncScript(_ work: @escaping @ScriptThread @Sendable () -> Void) {
    async(ScriptThread.item(work))
  }
}

extension ScriptThread {
  /// Converts work for the script thread to an item of one of its queues or hooks, which run on no other thread.
  public static func item(_ work: @escaping @ScriptThread @Sendable () -> Void) -> @Sendable () -> Void {
    unsafeBitCast(work, to: (@Sendable () -> Void).self)
  }

  /// Converts a hook that returns a Boolean value in the same way.
  public static func hook(_ work: @escaping @ScriptThread @Sendable () -> Bool) -> @Sendable () -> Bool {
    unsafeBitCast(work, to: (@Sendable () -> Bool).self)
  }
}
