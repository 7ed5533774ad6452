internal import Shared

/// A limit in real time for something that is waited for. Called off at the latest when whoever waits lets go of it, so
/// that what a script context waited for does not outlive it by its limits.
final class TimeLimit: Sendable {
  private let queue: SerialQueue
  private let token: TimerToken

  /// - Parameter reached: an item of the main queue's, when nobody called it off in `milliseconds`.
  init(milliseconds: Int64, on queue: SerialQueue, reached: @escaping @MainQueue @Sendable () -> Void) {
    self.queue = queue
    token = queue.asyncMainAfterRealTime(milliseconds: milliseconds, reached)
  }

  deinit { callOff() }

  func callOff() { queue.target.cancel(token) }
}
