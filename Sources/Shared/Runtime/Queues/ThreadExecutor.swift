import Glibc
import Synchronization

/// The executor of a global actor that represents one thread of the emulator.
///
/// It is a serial executor and a task executor, so that tasks started with `executorPreference:` resume without a
/// detour through the global pool. Jobs are items of a serial queue like any other work.
///
/// `@unchecked`: the binding is published once, through an atomic, and is never changed or released.
public final class ThreadExecutor: SerialExecutor, TaskExecutor, @unchecked Sendable {
  private final class Binding: Sendable {
    let target: any QueueTarget
    let jobs: SerialQueue

    init(_ target: any QueueTarget, label: String) {
      self.target = target
      jobs = SerialQueue(label: "\(label).jobs", target: target)
    }
  }

  private let label: String
  private let startThread: @Sendable () -> any QueueTarget
  private let binding = Guarded<Binding?>(nil)
  /// The object in `binding`, for reads without the lock.
  private let published = Atomic<UnsafeRawPointer?>(nil)

  /// - Parameter startThread: starts the live thread if no target was bound before the first use.
  public init(label: String, startThread: @escaping @Sendable () -> any QueueTarget) {
    self.label = label
    self.startThread = startThread
  }

  /// The target that runs this actor's queues. The first use starts the actor's thread unless `bind` was called before.
  public var target: any QueueTarget { bound.target }

  /// The queue of this actor's jobs. Other work may be enqueued on it too.
  public var jobs: SerialQueue { bound.jobs }

  /// Sets the target that runs this actor's queues, before its first use: a loop on the main thread, or a simulation's
  /// scheduler.
  public func bind(to target: any QueueTarget) {
    binding.withLock { binding in
      precondition(binding == nil, "The \(label) thread runs already; bind it before its first use.")
      publish(Binding(target, label: label), as: &binding)
    }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    withBound { $0.jobs.async(job, on: self) }
  }

  /// Runs a job whose turn has come.
  package func run(_ job: UnownedJob) {
    job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
  }

  public var isCurrent: Bool {
    guard published.load(ordering: .acquiring) != nil else { return false }
    return withBound { $0.target.isCurrent }
  }

  public func checkIsolated() { precondition(isCurrent, "This belongs to the \(label) thread.") }
  public func isIsolatingCurrentContext() -> Bool? { isCurrent }

  private var bound: Binding { withBound { $0 } }

  /// Calls `body` with the binding, which is never released and so is not retained.
  private func withBound<Result>(_ body: (Binding) -> Result) -> Result {
    if let pointer = published.load(ordering: .acquiring) {
      return Unmanaged<Binding>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }
    return body(start())
  }

  private func start() -> Binding {
    binding.withLock { binding in
      if let binding { return binding }
      return publish(Binding(startThread(), label: label), as: &binding)
    }
  }

  @discardableResult
  private func publish(_ made: Binding, as binding: inout Binding?) -> Binding {
    binding = made
    published.store(UnsafeRawPointer(Unmanaged.passUnretained(made).toOpaque()), ordering: .releasing)
    return made
  }
}
