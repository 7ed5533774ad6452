internal import CShims
import Glibc

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

  /// Appends a job to the queue of this role in the current runtime.
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

/// The target whose work the calling thread runs, and the runtime to which that target belongs.
///
/// Both are kept in thread-local variables. A live loop sets them for as long as it runs; a simulation, whose roles
/// share one thread, sets them for each turn.
package enum CurrentThread {
  /// Calls `body` as work of a target. Nil stands for work of no target, as between the turns of a simulation.
  package static func run<Result>(
    as target: (any QueueTarget)?, of runtime: Runtime?, _ body: () throws -> Result
  ) rethrows -> Result {
    let (outerTarget, outerRuntime) = unsafe (cshims_thread_target(), cshims_thread_runtime())
    defer { unsafe cshims_enter_thread(outerTarget, outerRuntime) }
    unsafe cshims_enter_thread(target.map { unsafe pointer(to: $0) }, runtime.map { unsafe pointer(to: $0) })
    // The thread-local variables do not retain the objects.
    return try withExtendedLifetime((target, runtime)) { try body() }
  }

  /// A number that the calling OS thread shares with no other one that runs at the same time.
  package static var identity: UInt { UInt(pthread_self()) }

  /// True if the calling thread runs work of `target`.
  @inline(__always)
  package static func runs(_ target: some QueueTarget) -> Bool { unsafe cshims_thread_target() == pointer(to: target) }

  /// Calls `body` with the runtime that the calling thread belongs to, or nil if it belongs to none.
  @inline(__always)
  static func withRuntime<Result>(_ body: (Runtime?) -> Result) -> Result {
    guard let pointer = unsafe cshims_thread_runtime() else { return body(nil) }
    return unsafe body(Unmanaged<Runtime>.fromOpaque(pointer).takeUnretainedValue())
  }

  @inline(__always)
  private static func pointer(to object: AnyObject) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
