/// The native side's main thread. UIKit, the kernel and the navigation design run on it.
///
/// Code elsewhere needs `await` to use a `@MainQueue` declaration. The order of the work is defined by `SerialQueue`s,
/// of which each emulated device has its own. This actor only defines the thread on which they run, in each runtime.
@globalActor
public actor MainQueue {
  public static let shared = MainQueue()
  public static let executor = ThreadExecutor(.main)
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` synchronously. The caller must be on the main thread: this is checked at run time, and `body` is
  /// isolated at compile time.
  public static func assumeIsolated<Result: Sendable>(_ body: @MainQueue () throws -> Result) rethrows -> Result {
    executor.checkIsolated()
    return try withoutActuallyEscaping(body) { try unsafe unsafeBitCast($0, to: (() throws -> Result).self)() }
  }

  /// Converts work for the main thread to an item of one of its queues or hooks, which run on no other thread.
  public static func item(_ work: @escaping @MainQueue @Sendable () -> Void) -> SerialQueue.Work {
    unsafe unsafeBitCast(work, to: SerialQueue.Work.self)
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the main thread. The queue's target must be the main thread's.
  public func asyncMain(_ work: @escaping @MainQueue @Sendable () -> Void) { async(MainQueue.item(work)) }

  /// Appends the work after some real time; see `asyncAfterRealTime`.
  public func asyncMainAfterRealTime(
    milliseconds: Int64, _ work: @escaping @MainQueue @Sendable () -> Void
  ) -> TimerToken {
    asyncAfterRealTime(nanoseconds: .milliseconds(Double(milliseconds)), MainQueue.item(work))
  }
}
