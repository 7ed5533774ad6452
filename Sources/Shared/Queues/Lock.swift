internal import CShims
import Synchronization

/// A lock of one word: two instructions and no call where nobody else wants it, sleep on a futex where somebody does.
///
/// Of our own, because the thread sanitizer does not see into `Synchronization.Mutex`, and because a command takes and
/// frees a score of locks, nearly all of them free. Not reentrant, and not fair.
struct Lock: ~Copyable {
  /// At an address that stays, for those who sleep on it.
  private let state: UnsafeMutablePointer<Atomic<UInt32>>

  private static let free: UInt32 = 0
  private static let taken: UInt32 = 1
  /// Taken, and somebody may sleep until it is free.
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

  /// Takes the lock as one that is awaited, for others may sleep as well.
  @inline(never)
  private func awaitFree() {
    while state.pointee.exchange(Self.awaited, ordering: .acquiring) != Self.free {
      state.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wait($0, Self.awaited, -1) }
    }
  }

  @inline(never)
  private func wakeOne() { state.withMemoryRebound(to: UInt32.self, capacity: 1) { cshims_futex_wake($0) } }
}
