import NavbridgeRuntime
import Testing

/// Opens after a number of arrivals; a wait that takes too long fails the test.
final class Latch: Sendable {
  private struct State {
    var left: Int
    var isLate = false
    var waiters: [CheckedContinuation<Bool, Never>] = []
  }

  private let what: String
  private let state: Guarded<State>

  init(_ what: String, count: Int = 1) {
    self.what = what
    state = Guarded(State(left: count))
  }

  func arrive() {
    let woken = state.withLock { state -> [CheckedContinuation<Bool, Never>] in
      state.left -= 1
      guard state.left == 0 else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in woken { waiter.resume(returning: true) }
  }

  var isOpen: Bool { state.withLock { $0.left <= 0 } }

  func wait(limit: Duration = .seconds(30), sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let limiter = Task {
      try await Task.sleep(for: limit)
      giveUp()
    }
    defer { limiter.cancel() }
    let came = await withCheckedContinuation { waiter in
      let now = state.withLock { state -> Bool? in
        if state.left <= 0 { return true }
        if state.isLate { return false }
        state.waiters.append(waiter)
        return nil
      }
      if let now { waiter.resume(returning: now) }
    }
    try #require(came, "It did not happen within \(limit): \(what).", sourceLocation: sourceLocation)
  }

  private func giveUp() {
    let waiters = state.withLock { state in
      state.isLate = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: false) }
  }
}

/// Runs `body` on a queue's thread and returns its result.
func on<Result: Sendable>(_ queue: SerialQueue, _ body: @escaping @Sendable () throws -> Result) async throws -> Result
{
  try await withCheckedThrowingContinuation { continuation in
    queue.async { continuation.resume(with: Swift.Result { try body() }) }
  }
}
