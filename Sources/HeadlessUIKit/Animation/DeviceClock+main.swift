internal import NavbridgeRuntime

extension DeviceClock {
  /// Schedules work that is isolated to the main thread. The clock's queue must be a main queue.
  func scheduleOnMain(after delay: Int64, _ work: @escaping @MainQueue @Sendable () -> Void) -> TimerToken {
    schedule(after: delay, MainQueue.item(work))
  }
}
