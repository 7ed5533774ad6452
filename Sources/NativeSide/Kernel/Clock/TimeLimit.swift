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

extension NativeHost {
  /// Makes a limit of `--render-timeout` for awaited content. A script that shares a virtual clock reports when it has
  /// nothing left to do, and from then on only time can pass, so its limit is on the shared clock. The progress of any
  /// other script is unknown, so its limit is in real time.
  package func renderLimit(reached: @escaping @MainQueue @Sendable () -> Void) -> TimeLimit {
    let limit = configuration.renderTimeout
    if let trace { return renderLimit(limit, reached: trace.timer(reached)) }
    return renderLimit(limit, reached: reached)
  }

  private func renderLimit(_ limit: Int64, reached: @escaping @MainQueue @Sendable () -> Void) -> TimeLimit {
    guard clockKeeper != nil, clockShare.sharer != nil else {
      return TimeLimit(milliseconds: limit, on: queue, reached: reached)
    }
    return TimeLimit(milliseconds: limit, by: clock, on: queue, reached: reached)
  }
}
