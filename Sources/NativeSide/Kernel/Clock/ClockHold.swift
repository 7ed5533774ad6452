package import NavbridgeRuntime

/// The waits for answers of the script for which a virtual clock stands still.
@MainQueue
package final class ClockHolds {
  private(set) package var count = 0
  /// The number of script contexts that have ended. A wait ends with its context.
  fileprivate var endedContexts = 0

  package init() {}

  package func contextEnded() {
    count = 0
    endedContexts += 1
  }

  fileprivate func begin() { count += 1 }

  fileprivate func end(of context: Int) { if context == endedContexts { count -= 1 } }
}

/// A design's wait for an answer of the script, for which a virtual clock stands still. On a phone the answer comes long
/// before the next timer is due.
///
/// The wait counts until `end`, or until the script context ends, for at most `--render-timeout` of real time. A script
/// that shares the clock reports when it has nothing left to do, so the clock does not wait for it here.
@MainQueue
package final class ClockHold {
  private let holds: ClockHolds
  private let queue: SerialQueue
  private let context: Int
  private var timer: TimerToken?

  /// - Parameter milliseconds: The limit of the wait. Nil if the clock does not stand still for this one.
  init(_ holds: ClockHolds, on queue: SerialQueue, milliseconds: Int64?) {
    self.holds = holds
    self.queue = queue
    context = holds.endedContexts
    guard let milliseconds else { return }
    holds.begin()
    timer = queue.asyncMainAfterRealTime(milliseconds: milliseconds) { [weak self] in self?.release() }
  }

  /// Ends the wait. Later calls have no effect.
  package func end() {
    if let timer { queue.target.cancel(timer) }
    release()
  }

  private func release() {
    guard timer != nil else { return }
    timer = nil
    holds.end(of: context)
  }
}

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
