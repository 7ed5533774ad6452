internal import CShims
import Synchronization

/// A lock of one word. An uncontended operation takes two instructions and no call; a contended one sleeps on a futex.
///
/// This project has its own lock because the thread sanitizer does not see into `Synchronization.Mutex`, and because a
/// command takes and frees about twenty locks, nearly all of them uncontended. Not reentrant, and not fair.
struct Lock: ~Copyable {
  /// The lock word, at a stable address for the futex.
  private let state: UnsafeMutablePointer<Atomic<UInt32>>

  private static let free: UInt32 = 0
  private static let taken: UInt32 = 1
  /// The lock is taken, and other threads may sleep until it is free.
  private static let awaited: UInt32 = 2

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: Atomic(Self.free))
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  @inline(__always)
  func lock() {
    let free = state.pointee.compareExchange(expected: Self.free, desired: Self.taken, ordering: .acquiring)
    if !free.exchanged { awaitFree() }
  }

  @inline(__always)
  func unlock() {
    if state.pointee.exchange(Self.free, ordering: .releasing) == Self.awaited { wakeOne() }
  }

  /// Takes the lock in the state `awaited`, because other threads may sleep as well.
  @inline(never)
  private func awaitFree() {
    while state.pointee.exchange(Self.awaited, ordering: .acquiring) != Self.free {
      state.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wait($0, Self.awaited, -1) }
    }
  }

  @inline(never)
  private func wakeOne() { state.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wake($0) } }
}
