internal import NavbridgeRuntime

/// Work that blocks, on a thread of its own. The pool of tasks has only one thread for each processor, and all tests
/// need them.
package enum OwnThread {
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { done in
      LiveThread.start(name: "test") { done.resume(returning: body()) }
    }
  }
}
