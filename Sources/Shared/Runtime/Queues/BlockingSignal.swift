internal import CShims
import Synchronization

/// A signal for which a thread blocks, for callers that must not return to their loop first.
///
/// `@unchecked`: the word is used only atomically.
///
/// `@safe`: the word is allocated as long as the object lives, and is never handed out.
@safe
public final class BlockingSignal: @unchecked Sendable {
  /// 1 from `raise` until the signal is lowered. It is on the heap, at a stable address for the futex.
  private let word: UnsafeMutablePointer<Atomic<UInt32>>

  public init() {
    unsafe word = .allocate(capacity: 1)
    unsafe word.initialize(to: Atomic(0))
  }

  deinit { unsafe word.deallocate() }

  /// Raises the signal, on any thread. A signal that is raised stays raised.
  public func raise() {
    guard unsafe word.pointee.exchange(1, ordering: .sequentiallyConsistent) == 0 else { return }
    unsafe word.withMemoryRebound(to: UInt32.self, capacity: 1) { unsafe cshims_futex_wake($0) }
  }

  /// Lowers the signal. Returns true if it was raised.
  public func lower() -> Bool { unsafe word.pointee.exchange(0, ordering: .sequentiallyConsistent) == 1 }

  /// Blocks the calling thread until the signal is raised, and lowers it.
  func wait() {
    while !lower() {
      unsafe word.withMemoryRebound(to: UInt32.self, capacity: 1) { unsafe cshims_futex_wait($0, 0, -1) }
    }
  }
}
