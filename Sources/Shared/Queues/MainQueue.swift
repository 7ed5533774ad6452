/// The native side's main thread: all of UIKit, React Native Navigation and the routers live here.
///
/// What is `@MainQueue` cannot be touched from elsewhere without `await`. Order is a matter of `SerialQueue`s, of which
/// each emulated device has its own; this actor says which thread they run on.
@globalActor
public actor MainQueue {
  public static let shared = MainQueue()
  public static let executor = ThreadExecutor(label: "main") {
    let loop = ParkingLoop()
    LiveThread.start(name: "main") { loop.run() }
    return loop
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` now, on the main thread already: checked when it runs, isolated statically.
  public static func assumeIsolated<Result: Sendable>(
    _ body: @MainQueue () throws -> Result
  ) rethrows -> Result {
    precondition(executor.isCurrent, "This belongs to the main thread.")
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the main thread. The queue's target must be the main thread's.
  public func asyncMain(_ work: @escaping @MainQueue @Sendable () -> Void) { async(MainQueue.item(work)) }

  /// The same after some real time; see `asyncAfterRealTime`.
  public func asyncMainAfterRealTime(
    milliseconds: Int64, _ work: @escaping @MainQueue @Sendable () -> Void
  ) -> TimerToken {
    asyncAfterRealTime(nanoseconds: .milliseconds(Double(milliseconds)), MainQueue.item(work))
  }
}

extension MainQueue {
  /// Work for the main thread as an item of one of its queues, which run nowhere else.
  public static func item(_ work: @escaping @MainQueue @Sendable () -> Void) -> @Sendable () -> Void {
    unsafeBitCast(work, to: (@Sendable () -> Void).self)
  }
}
