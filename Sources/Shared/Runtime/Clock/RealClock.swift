/// A clock in real time: animations take as long as on a phone.
public final class RealClock: DeviceClock {
  private let queue: SerialQueue
  private let began: Int64
  private var due: [TimerToken: Int64] = [:]
  private var finished = Guarded<[TimerToken]>([])

  /// A clock that starts at 0 now, whose work runs on the queue.
  public init(queue: SerialQueue) {
    self.queue = queue
    began = queue.target.now
  }

  public var now: Int64 { queue.target.now - began }

  public var nextDue: Int64? {
    forgetFinished()
    return due.values.min()
  }

  public var scheduled: Int {
    forgetFinished()
    return due.count
  }

  public func schedule(after delay: Int64, _ work: @escaping SerialQueue.Work) -> TimerToken {
    forgetFinished()
    let finished = finished
    let token = Guarded<TimerToken?>(nil)
    let made = queue.asyncAfterRealTime(nanoseconds: max(0, delay)) {
      finished.withLock { $0.append(token.withLock { $0! }) }
      work()
    }
    token.withLock { $0 = made }
    due[made] = now + max(0, delay)
    return made
  }

  /// Cancels work that was scheduled. What has run already stays as it is.
  public func cancel(_ token: TimerToken) {
    due[token] = nil
    queue.target.cancel(token)
  }

  private func forgetFinished() {
    for token in finished.withLock({ tokens in
      defer { tokens.removeAll() }; return tokens
    }) { due[token] = nil }
  }
}
