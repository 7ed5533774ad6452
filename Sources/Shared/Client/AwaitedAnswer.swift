/// A task that awaits one answer, and is resumed once: by the answer, or by its own cancellation if that comes first.
///
/// Lives on the script thread. A cancelled wait ends; the call that it belongs to goes on, and its answer is dropped.
@ScriptThread
public final class AwaitedAnswer<Value> {
  /// Unchecked, for the way there and back is measured: `settle` takes it before it resumes.
  private var continuation: UnsafeContinuation<Value, Never>?
  /// The value of a settlement that came before the task was suspended.
  private var early: Value?
  private var isSettled = false

  private init() {}

  /// Begins something, and suspends the task until it has settled or the task is cancelled. A task that is cancelled
  /// already begins nothing.
  ///
  /// - Parameter cancelled: the value of a wait that was cancelled.
  public static func value(
    whenCancelled cancelled: @escaping @ScriptThread @Sendable () -> Value, begin: (AwaitedAnswer) -> Void
  ) async -> Value {
    if Task.isCancelled { return cancelled() }
    let answer = AwaitedAnswer()
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { answer.suspend($0, begin) }
    } onCancel: {
      ScriptThread.executor.jobs.asyncScript { answer.settle(cancelled()) }
    }
  }

  /// Resumes the task, unless it has been already.
  public func settle(_ value: Value) {
    guard !isSettled else { return }
    isSettled = true
    if let continuation {
      self.continuation = nil
      resume(continuation, value)
    } else {
      early = value
    }
  }

  private func suspend(_ continuation: UnsafeContinuation<Value, Never>, _ begin: (AwaitedAnswer) -> Void) {
    if let early { return resume(continuation, early) }
    self.continuation = continuation
    begin(self)
  }

  private func resume(_ continuation: UnsafeContinuation<Value, Never>, _ value: Value) {
    // The awaiting function is isolated to the script thread as this is: the value stays in its isolation domain.
    nonisolated(unsafe) let value = value
    continuation.resume(returning: value)
  }
}
