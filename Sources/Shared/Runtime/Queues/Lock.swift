internal import CShims
import Synchronization

/// A lock of one word. An uncontended operation takes two instructions and no call; a contended one sleeps on a futex.
///
/// This project has its own lock because the thread sanitizer does not see into `Synchronization.Mutex`, and because a
/// command takes and frees about twenty locks, nearly all of them uncontended. Not reentrant, and not fair.
///
/// `@safe`: the word is allocated as long as the lock lives, and is never handed out.
@safe
struct Lock: ~Copyable {
  /// The lock word, at a stable address for the futex.
  private let state: UnsafeMutablePointer<Atomic<UInt32>>

  private static let free: UInt32 = 0
  private static let taken: UInt32 = 1
  /// The lock is taken, and other threads may sleep until it is free.
  private static let awaited: UInt32 = 2

  init() {
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: Atomic(Self.free))
  }

  deinit {
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  @inline(__always)
  func lock() {
    let free = unsafe state.pointee.compareExchange(expected: Self.free, desired: Self.taken, ordering: .acquiring)
    if !free.exchanged { awaitFree() }
  }

  @inline(__always)
  func unlock() {
    if unsafe state.pointee.exchange(Self.free, ordering: .releasing) == Self.awaited { wakeOne() }
  }

  /// Takes the lock in the state `awaited`, because other threads may sleep as well.
  @inline(never)
  private func awaitFree() {
    while unsafe state.pointee.exchange(Self.awaited, ordering: .acquiring) != Self.free {
      unsafe state.withMemoryRebound(to: UInt32.self, capacity: 1) { unsafe cshims_futex_wait($0, Self.awaited, -1) }
    }
  }

  @inline(never)
  private func wakeOne() {
    unsafe state.withMemoryRebound(to: UInt32.self, capacity: 1) { unsafe cshims_futex_wake($0) }
  }
}

/// A value protected by a lock.
///
/// `@unchecked`: `value` is used only under the lock.
public final class Guarded<Value>: @unchecked Sendable {
  private let access = Lock()
  private var value: Value

  /// Takes the value, which is used under the lock only from now on.
  public init(_ value: sending Value) { self.value = value }

  /// Runs `body` with the value while holding the lock. Not reentrant.
  @inline(__always)
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    access.lock()
    defer { access.unlock() }
    return try body(&value)
  }
}
