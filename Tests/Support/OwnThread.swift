import Dispatch
internal import NavbridgeRuntime

/// Work that blocks, on a thread of its own. The pool of tasks has only one thread for each processor, and all tests
/// need them.
package enum OwnThread {
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { done in
      LiveThread.start(name: "test") { done.resume(returning: body()) }
    }
  }

  private static let worlds = DispatchQueue(label: "worlds")

  /// Runs work that takes the processor for long, such as simulated worlds, behind other such work. Several at once would slow
  /// down all other tests.
  package static func runInTurn<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { done in
      worlds.async { done.resume(returning: body()) }
    }
  }
}
