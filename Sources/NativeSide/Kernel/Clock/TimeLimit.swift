package import NavbridgeRuntime

/// A time limit for a wait. It is cancelled at the latest when its owner releases it, so that no limit outlives the
/// script context that waited.
package final class TimeLimit: Sendable {
  /// Cancels the limit. It has no effect after the limit has been reached.
  package let callOff: @Sendable () -> Void

  /// Makes a limit in real time.
  ///
  /// - Parameter reached: Runs as an item of the main queue after `milliseconds`, unless the limit was cancelled.
  package init(milliseconds: Int64, on queue: SerialQueue, reached: @escaping @MainQueue @Sendable () -> Void) {
    let token = queue.asyncMainAfterRealTime(milliseconds: milliseconds, reached)
    callOff = { queue.target.cancel(token) }
  }

  /// Makes a limit on the device's clock.
  @MainQueue
  package init(
    milliseconds: Int64, by clock: any DeviceClock, on queue: SerialQueue,
    reached: @escaping @MainQueue @Sendable () -> Void
  ) {
    let token = clock.schedule(after: .milliseconds(Double(milliseconds)), MainQueue.item(reached))
    let cancel: @MainQueue () -> Void = { clock.cancel(token) }
    callOff = { if queue.target.isCurrent { MainQueue.item(cancel)() } else { queue.asyncMain(cancel) } }
  }

  deinit { callOff() }
}
