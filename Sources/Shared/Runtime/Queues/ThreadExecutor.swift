/// The executor of a global actor that stands for the threads of one role.
///
/// It is a serial executor and a task executor, so that tasks started with `executorPreference:` resume without a
/// detour through the global pool. A job becomes an item of the role's queue in the current runtime: the runtime whose
/// work runs on the thread that enqueues the job, or else the live runtime.
public final class ThreadExecutor: SerialExecutor, TaskExecutor {
  private let role: ThreadRole

  init(_ role: ThreadRole) { self.role = role }

  /// The target that runs this role's queues in the current runtime.
  public var target: any QueueTarget { Runtime.withCurrent(role) { $0.target } }

  /// The queue of this role's jobs in the current runtime.
  public var jobs: SerialQueue { Runtime.withCurrent(role) { $0.jobs } }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Runtime.withCurrent(role) { $0.enqueue(job, on: self) }
  }

  /// Runs a job whose turn has come.
  package func run(_ job: UnownedJob) {
    unsafe job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
  }

  /// True while the calling thread runs work of this role.
  public var isCurrent: Bool { Runtime.withCurrent(role) { $0.isCurrent } }

  public func checkIsolated() { precondition(isCurrent, "This belongs to the \(role) thread.") }
  public func isIsolatingCurrentContext() -> Bool? { isCurrent }
}
