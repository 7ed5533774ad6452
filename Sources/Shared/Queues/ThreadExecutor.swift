import Glibc
import Synchronization

/// The executor of a global actor that stands for one thread of the emulator.
///
/// A serial executor and a task executor, so that tasks started with `executorPreference:` resume without a trip
/// through the global pool. Jobs are items of a serial queue like any other work.
///
/// `@unchecked`: `bound` is guarded; nothing else changes after `init`.
public final class ThreadExecutor: SerialExecutor, TaskExecutor, @unchecked Sendable {
  private struct Binding {
    var target: (any QueueTarget)?
    var jobs: SerialQueue?
  }

  private let label: String
  private let startThread: @Sendable () -> any QueueTarget
  private let bound = Guarded(Binding())

  /// - Parameter startThread: makes the live thread, when nothing was bound before the first use.
  public init(label: String, startThread: @escaping @Sendable () -> any QueueTarget) {
    self.label = label
    self.startThread = startThread
  }

  /// What runs this actor's queues. Starts the actor's thread at first use unless `bind` came before.
  public var target: any QueueTarget { binding().target! }

  /// The queue of this actor's jobs; work may be enqueued among them.
  public var jobs: SerialQueue { binding().jobs! }

  /// Names what runs this actor's queues, before its first use: a loop on the main thread, or a simulation's scheduler.
  public func bind(to target: any QueueTarget) {
    bound.withLock { bound in
      precondition(bound.target == nil, "The \(label) thread runs already; bind it before its first use.")
      bound = Binding(target: target, jobs: SerialQueue(label: "\(label).jobs", target: target))
    }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.async { [self] in
      job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }
  }

  public var isCurrent: Bool { bound.withLock { $0.target }?.isCurrent ?? false }
  public func checkIsolated() { precondition(isCurrent, "This belongs to the \(label) thread.") }
  public func isIsolatingCurrentContext() -> Bool? { isCurrent }

  private func binding() -> Binding {
    bound.withLock { bound in
      if bound.target == nil {
        let target = startThread()
        bound = Binding(target: target, jobs: SerialQueue(label: "\(label).jobs", target: target))
      }
      return bound
    }
  }
}
