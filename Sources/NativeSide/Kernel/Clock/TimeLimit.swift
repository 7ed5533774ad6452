internal import Shared

/// A limit for something that is waited for. Called off at the latest when whoever waits lets go of it, so that what a
/// script context waited for does not outlive it by its limits.
final class TimeLimit: Sendable {
  /// Harmless once the limit has been reached.
  let callOff: @Sendable () -> Void

  /// A limit in real time.
  ///
  /// - Parameter reached: an item of the main queue's, when nobody called it off in `milliseconds`.
  init(milliseconds: Int64, on queue: SerialQueue, reached: @escaping @MainQueue @Sendable () -> Void) {
    let token = queue.asyncMainAfterRealTime(milliseconds: milliseconds, reached)
    callOff = { queue.target.cancel(token) }
  }

  /// A limit on the device's clock.
  @MainQueue
  init(
    milliseconds: Int64, by clock: any DeviceClock, on queue: SerialQueue,
    reached: @escaping @MainQueue @Sendable () -> Void
  ) {
    let token = clock.schedule(after: .milliseconds(Double(milliseconds)), MainQueue.item(reached))
    // A clock belongs to the main thread, and is touched there alone.
    nonisolated(unsafe) let clock = clock
    let cancel: @MainQueue @Sendable () -> Void = { clock.cancel(token) }
    callOff = { if queue.target.isCurrent { MainQueue.item(cancel)() } else { queue.asyncMain(cancel) } }
  }

  deinit { callOff() }
}

extension NativeHost {
  /// A limit of `--render-timeout`, for content that is waited for. A script that shares a virtual clock says itself when
  /// nothing is left to do, and then nothing but time can pass: so the limit is in the time that both have. Of any other
  /// script nothing is known but that real time passes for it.
  func renderLimit(reached: @escaping @MainQueue @Sendable () -> Void) -> TimeLimit {
    let limit = configuration.renderTimeout
    guard keeper != nil, clockShare.sharer != nil else {
      return TimeLimit(milliseconds: limit, on: queue, reached: reached)
    }
    return TimeLimit(milliseconds: limit, by: clock, on: queue, reached: reached)
  }
}
