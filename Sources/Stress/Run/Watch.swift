public import Shared

/// Waits for what has to come, and gives up when it does not: every wait of a stress run goes through one of these.
@ScriptThread
public final class Watch {
  private struct Waiter {
    let isMet: @ScriptThread () -> Bool
    let resume: () -> Void
  }

  private let limit: Int
  private var waiters: [Waiter] = []
  private let queue = ScriptThread.executor.jobs

  /// Why nothing is waited for any more.
  public private(set) var failure: StressError?
  /// Ends what the run depends on, so that all that waits for it comes back.
  private var whenFailed: [(StressError) -> Void] = []

  /// - Parameter limit: real seconds for any one thing.
  public init(limit: Int) { self.limit = limit }

  /// Something has happened: looks who waited for it.
  func changed() {
    guard waiters.contains(where: { failure != nil || $0.isMet() }) else { return }
    let met = waiters.filter { failure != nil || $0.isMet() }
    waiters.removeAll { failure != nil || $0.isMet() }
    for waiter in met { waiter.resume() }
  }

  /// Waits until `isMet`, asked whenever something has changed.
  func wait(for what: String, until isMet: @escaping @ScriptThread () -> Bool) async throws {
    try await bounded(what) {
      await withCheckedContinuation { continuation in
        // Asked here, for other work may have run on the way to here.
        if self.failure != nil || isMet() { return continuation.resume() }
        self.waiters.append(Waiter(isMet: isMet, resume: { continuation.resume() }))
      }
    }
  }

  /// Runs what waits for something else, for as long as `limit`; past that the run fails.
  func bounded<Result>(_ what: String, _ body: @ScriptThread () async throws -> Result) async throws -> Result {
    let timer = queue.asyncAfterRealTime(nanoseconds: Int64(limit) * 1_000_000_000) { [weak self] in
      ScriptThread.assumeIsolated {
        guard let self else { return }
        self.fail(.timedOut(what, seconds: self.limit))
      }
    }
    defer { queue.target.cancel(timer) }
    do {
      let result = try await body()
      if let failure { throw failure }
      return result
    } catch {
      throw failure ?? error
    }
  }

  /// To be done when the run fails; at once when it has.
  func onFailure(_ work: @escaping (StressError) -> Void) {
    if let failure { work(failure) } else { whenFailed.append(work) }
  }

  /// Ends every wait, now and to come.
  public func fail(_ error: StressError) {
    guard failure == nil else { return }
    failure = error
    for work in whenFailed { work(error) }
    whenFailed = []
    changed()
  }
}
