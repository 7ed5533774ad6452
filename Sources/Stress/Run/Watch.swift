package import NavbridgeRuntime

/// Waits for an expected state, and fails when it does not occur in time. Every wait of a stress run uses a watch.
@ScriptThread
package final class Watch {
  private struct Waiter {
    let isMet: @ScriptThread () -> Bool
    let resume: () -> Void
  }

  private let limit: Int
  private var waiters: [Waiter] = []
  private let queue = ScriptThread.executor.jobs

  /// The reason why every wait has ended.
  package private(set) var failure: StressError?
  /// The work to do on failure. It ends the processes that the run depends on, so that all waits on them return.
  private var whenFailed: [Int: (StressError) -> Void] = [:]
  private var nextToken = 0

  /// - Parameter limit: the limit of each wait, in real seconds.
  package init(limit: Int) { self.limit = limit }

  /// Resumes the waits whose condition is now met. Called after each change of state.
  func changed() {
    guard waiters.contains(where: { failure != nil || $0.isMet() }) else { return }
    let met = waiters.filter { failure != nil || $0.isMet() }
    waiters.removeAll { failure != nil || $0.isMet() }
    for waiter in met { waiter.resume() }
  }

  /// Waits until `isMet` returns true; it is called after each change of state.
  func wait(for what: String, until isMet: @escaping @ScriptThread () -> Bool) async throws {
    try await bounded(what) {
      await withCheckedContinuation { continuation in
        // The condition is checked here because other work may have run before this closure.
        if self.failure != nil || isMet() { return continuation.resume() }
        self.waiters.append(Waiter(isMet: isMet, resume: { continuation.resume() }))
      }
    }
  }

  /// Runs a body that waits for another process. After `limit` seconds the run fails.
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

  /// Runs `work` when the run fails, or at once when it has failed. Returns a token for `forget`.
  @discardableResult
  func onFailure(_ work: @escaping (StressError) -> Void) -> Int {
    nextToken += 1
    if let failure { work(failure) } else { whenFailed[nextToken] = work }
    return nextToken
  }

  /// Drops the work for a failure, once nothing is left that it could end.
  func forget(_ token: Int) { whenFailed[token] = nil }

  /// Ends every present and future wait.
  package func fail(_ error: StressError) {
    guard failure == nil else { return }
    failure = error
    for token in whenFailed.keys.sorted() { whenFailed[token]?(error) }
    whenFailed = [:]
    changed()
  }
}
