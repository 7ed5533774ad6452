public import NavbridgeRuntime

/// A task's wait for one answer. The task is resumed once: by the answer, or by the task's cancellation if that comes
/// first.
///
/// Isolated to the script thread. Cancellation ends the wait only: the call itself continues, and its answer is
/// dropped.
///
/// `@inlinable`: each module that awaits has this code for its own type of value. Otherwise that is the optimiser's
/// decision, and an awaited command costs 1 800 instructions more where it decides against it (Benchmarks/counts).
///
/// `@safe`: `settle` resumes the continuation once.
@safe
@ScriptThread
public final class AwaitedAnswer<Value> {
  /// An unsafe continuation, because the cost of suspending and resuming is measured. `settle` sets this to nil before
  /// it resumes the task, so the task is resumed once.
  @usableFromInline
  var continuation: UnsafeContinuation<Value, Never>?
  /// The value of a settlement that came before the task was suspended.
  @usableFromInline
  var early: Value?
  @usableFromInline
  var isSettled = false

  @inlinable
  init() {}

  /// Calls `begin`, and suspends the task until the answer has settled or the task is cancelled. If the task is already
  /// cancelled, `begin` is not called.
  ///
  /// - Parameter cancelled: returns the value of a wait that was cancelled.
  @inlinable
  public static func value(
    whenCancelled cancelled: @escaping @ScriptThread @Sendable () -> Value, begin: (AwaitedAnswer) -> Void
  ) async -> Value {
    if Task.isCancelled { return cancelled() }
    let answer = AwaitedAnswer()
    // A task may be cancelled on any thread, also on one of another runtime.
    let jobs = ScriptThread.executor.jobs
    return await withTaskCancellationHandler {
      unsafe await withUnsafeContinuation { unsafe answer.suspend($0, begin) }
    } onCancel: {
      jobs.asyncScript { answer.settle(cancelled()) }
    }
  }

  /// Resumes the task, unless the answer has already settled.
  @inlinable
  public func settle(_ value: Value) {
    guard !isSettled else { return }
    isSettled = true
    if let continuation = unsafe continuation {
      unsafe self.continuation = nil
      unsafe resume(continuation, value)
    } else {
      early = value
    }
  }

  @inlinable
  func suspend(_ continuation: UnsafeContinuation<Value, Never>, _ begin: (AwaitedAnswer) -> Void) {
    if let early { return unsafe resume(continuation, early) }
    unsafe self.continuation = continuation
    begin(self)
  }

  @inlinable
  func resume(_ continuation: UnsafeContinuation<Value, Never>, _ value: Value) {
    // The awaiting function is isolated to the script thread, as this method is, so the value stays in its isolation
    // domain.
    nonisolated(unsafe) let value = value
    unsafe continuation.resume(returning: value)
  }
}
