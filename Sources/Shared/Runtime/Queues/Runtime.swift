/// The threads of one world: for each role the target that runs its queues, and the queue of its jobs.
///
/// Everything that runs work receives its targets from the runtime that it is made with. The global actors stand for
/// the roles in the type system only; their executors route each job to the runtime that the calling thread belongs to.
/// Several runtimes may therefore run in one process at the same time, each on threads of its own.
public final class Runtime: Sendable {
  /// The thread of UIKit and of the design.
  public let main: RuntimeThread
  /// The thread of sockets and messages.
  public let bridge: RuntimeThread
  /// The thread of scripts and of drivers.
  public let script: RuntimeThread

  /// The runtime of the callers that belong to no other one. Its threads start when they are used first.
  public static let live = Runtime()

  /// Makes a runtime of live threads, each of which starts when it is used first.
  public init() {
    main = RuntimeThread(.main) { ParkingLoop() }
    bridge = RuntimeThread(.bridge) { EventLoop() }
    script = RuntimeThread(.script) { EventLoop() }
    for role in ThreadRole.allCases { self[role].join(self) }
  }

  /// Makes a runtime of existing targets, which run elsewhere: a simulation's.
  public init(main: any QueueTarget, bridge: any QueueTarget, script: any QueueTarget) {
    self.main = RuntimeThread(.main, target: main)
    self.bridge = RuntimeThread(.bridge, target: bridge)
    self.script = RuntimeThread(.script, target: script)
    for role in ThreadRole.allCases { self[role].join(self) }
  }

  /// The runtime whose work the calling thread runs; the live runtime on a thread that belongs to none.
  public static var current: Runtime { CurrentThread.withRuntime { $0 ?? live } }

  /// The thread with a role.
  @inline(__always)
  public subscript(role: ThreadRole) -> RuntimeThread {
    switch role {
    case .main: main
    case .bridge: bridge
    case .script: script
    }
  }

  /// Returns the only value of a type that belongs to the calling thread, which plays `role` in the current runtime; see
  /// `RuntimeThread.local`.
  package static func local<Value: AnyObject>(_ role: ThreadRole, _ make: () -> Value) -> Value {
    withCurrent(role) { $0.local(make) }
  }

  /// Calls `body` with the thread that plays a role in the current runtime, which is not retained.
  @inline(__always)
  static func withCurrent<Result>(_ role: ThreadRole, _ body: (RuntimeThread) -> Result) -> Result {
    CurrentThread.withRuntime { body(($0 ?? live)[role]) }
  }
}
