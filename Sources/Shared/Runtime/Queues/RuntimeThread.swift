import Synchronization

/// The thread that plays one role in a runtime: the target that runs the role's queues, and the queue of its jobs.
///
/// `@unchecked`: the binding is published once, through an atomic, and is released with this object only. `runtime` is
/// set before the runtime is used. `locals` and `queuesOfJobs` are used only on the thread.
///
/// `@safe`: the pointer in `published` is that of the object that `binding` keeps.
@safe
public final class RuntimeThread: @unchecked Sendable {
  private final class Binding: Sendable {
    let target: any QueueTarget
    let jobs: SerialQueue

    init(_ target: any QueueTarget, _ role: ThreadRole) {
      self.target = target
      jobs = SerialQueue(label: "\(role).jobs", target: target)
    }
  }

  /// What the thread is for.
  public let role: ThreadRole
  private let makeLoop: @Sendable () -> LiveLoop
  private let binding = Guarded<Binding?>(nil)
  /// The object in `binding`, for reads without the lock.
  private let published = unsafe Atomic<UnsafeRawPointer?>(nil)
  private unowned var runtime: Runtime!
  private var locals: [(type: ObjectIdentifier, value: AnyObject)] = []
  /// The queues whose turns end with those of `jobs`, too.
  private var queuesOfJobs: [SerialQueue] = []

  /// - Parameter makeLoop: makes the loop of a live thread, when the thread is used first.
  init(_ role: ThreadRole, makeLoop: @escaping @Sendable () -> LiveLoop) {
    self.role = role
    self.makeLoop = makeLoop
  }

  convenience init(_ role: ThreadRole, target: any QueueTarget) {
    self.init(role) { preconditionFailure("The \(role) thread of this runtime has a target from the start.") }
    binding.withLock { _ = publish(Binding(target, role), as: &$0) }
  }

  func join(_ runtime: Runtime) { self.runtime = runtime }

  /// The target that runs this thread's queues. The first use starts a live thread, unless `useCallingThread` was
  /// called before.
  public var target: any QueueTarget { withBound { $0.target } }

  /// The queue of this thread's jobs. Other work may be enqueued on it too.
  public var jobs: SerialQueue { withBound { $0.jobs } }

  /// The libuv loop that runs this thread's queues, for descriptors, pipes and signals. Only the live threads for the
  /// bridge and the script have one.
  public var eventLoop: EventLoop {
    guard let loop = target as? EventLoop else {
      preconditionFailure("The \(role) thread of this runtime has no libuv loop. Connect its two sides by memory.")
    }
    return loop
  }

  /// Gives this role, and `others`, to the calling thread instead of new ones, before the first use of the threads. The
  /// queues of all these roles run on this role's kind of loop, once the caller runs the loop that is returned.
  public func useCallingThread(with others: RuntimeThread...) -> LiveLoop {
    let loop = makeLoop()
    for thread in [self] + others { thread.bind(to: loop) }
    return loop
  }

  private func bind(to loop: LiveLoop) {
    binding.withLock { binding in
      precondition(binding == nil, "The \(role) thread runs already; call this before its first use.")
      publish(Binding(loop, role), as: &binding)
    }
  }

  /// True while the calling thread runs this thread's work.
  var isCurrent: Bool {
    guard unsafe published.load(ordering: .acquiring) != nil else { return false }
    return withBound { $0.target.isCurrent }
  }

  /// Returns the only value of a type that belongs to this thread, as an entry of Foundation's `threadDictionary` does.
  /// Must be called on the thread.
  package func local<Value: AnyObject>(_ make: () -> Value) -> Value {
    // By index, because a loop over the array would retain it.
    var at = 0
    while at < locals.count {
      if locals[at].type == ObjectIdentifier(Value.self) { return (locals[at].value as! Value) }
      at += 1
    }
    let made = make()
    locals.append((ObjectIdentifier(Value.self), made))
    return made
  }

  /// Has the `endOfTurn` of `queue` called at the end of each turn of `jobs`, too, from the turn on that runs. A job
  /// may do work of the queue's owner, such as to answer a call, and nothing else may come to end the owner's turn.
  /// Must be called on the thread.
  package func endTurns(of queue: SerialQueue) {
    queuesOfJobs.append(queue)
    if queuesOfJobs.count == 1 { jobs.endOfTurn = { [unowned self] in turnOfJobsEnded() } }
  }

  /// Undoes `endTurns(of:)`. Must be called on the thread.
  package func stopEndingTurns(of queue: SerialQueue) { queuesOfJobs.removeAll { $0 === queue } }

  private func turnOfJobsEnded() { for queue in queuesOfJobs { queue.endOfTurn?() } }

  /// Appends a job of `executor`.
  func enqueue(_ job: UnownedJob, on executor: ThreadExecutor) { withBound { $0.jobs.async(job, on: executor) } }

  /// Calls `body` with the binding, which lives as long as this object and so is not retained.
  private func withBound<Result>(_ body: (Binding) -> Result) -> Result {
    if let pointer = unsafe published.load(ordering: .acquiring) {
      return unsafe body(Unmanaged<Binding>.fromOpaque(pointer).takeUnretainedValue())
    }
    return body(start())
  }

  private func start() -> Binding {
    binding.withLock { binding in
      if let binding { return binding }
      let loop = makeLoop()
      let runtime: Runtime = runtime
      LiveThread.start(name: role.rawValue) { CurrentThread.run(as: nil, of: runtime) { loop.run() } }
      return publish(Binding(loop, role), as: &binding)
    }
  }

  @discardableResult
  private func publish(_ made: Binding, as binding: inout Binding?) -> Binding {
    binding = made
    unsafe published.store(UnsafeRawPointer(Unmanaged.passUnretained(made).toOpaque()), ordering: .releasing)
    return made
  }
}

/// The roles of the threads of a world, each with the global actor that stands for it.
public enum ThreadRole: String, Sendable, CaseIterable {
  /// The native side's main thread (`MainQueue`).
  case main
  /// The native side's bridge thread (`BridgeThread`).
  case bridge
  /// The script side's only thread (`ScriptThread`).
  case script
}

/// The native side's bridge thread, which reads frames, decodes envelopes and dispatches calls.
@globalActor
public actor BridgeThread {
  public static let shared = BridgeThread()
  /// Runs the jobs of this actor on the bridge thread of the current runtime.
  public static let executor = ThreadExecutor(.bridge)
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe Self.executor.asUnownedSerialExecutor() }

  /// Runs `body` synchronously. The caller must be on the bridge thread: this is checked at run time, and `body` is
  /// isolated at compile time.
  public static func assumeIsolated<Result: Sendable>(_ body: @BridgeThread () throws -> Result) rethrows -> Result {
    executor.checkIsolated()
    return try withoutActuallyEscaping(body) { try unsafe unsafeBitCast($0, to: (() throws -> Result).self)() }
  }

  /// Converts work for the bridge thread to an item of one of its queues or hooks, which run on no other thread.
  public static func item(_ work: @escaping @BridgeThread @Sendable () -> Void) -> SerialQueue.Work {
    unsafe unsafeBitCast(work, to: SerialQueue.Work.self)
  }
}

extension SerialQueue {
  /// Appends work that is isolated to the bridge thread. The queue's target must be the bridge thread's.
  public func asyncBridge(_ work: @escaping @BridgeThread @Sendable () -> Void) { async(BridgeThread.item(work)) }
}
