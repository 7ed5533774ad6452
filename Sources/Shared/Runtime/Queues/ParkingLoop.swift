internal import CShims
import Synchronization

/// The run loop of the native side's main thread, which sleeps on a futex.
///
/// It uses a futex because waking a libuv loop costs a descriptor write, a poll and a read, and a main thread has no
/// descriptors. A sleeping thread is woken once, however much work arrives.
///
/// `@unchecked`: it has no state of its own.
public final class ParkingLoop: LiveLoop, @unchecked Sendable {
  /// Makes a loop that sleeps until something is appended. Its thread begins it.
  public override init() {}

  override func runUntilStopped() {
    while true {
      pass()
      if isDrained {
        if ready.isStopping && ready.isQuiet { return }
        park()
      }
      if let due = ready.nextDue, due <= now { ready.announce() }
    }
  }

  private func park() {
    unsafe parked.pointee.store(1, ordering: .sequentiallyConsistent)
    if ready.isQuiet {
      let limit = ready.nextDue.map { max(0, $0 - now) } ?? -1
      unsafe parked.withMemoryRebound(to: UInt32.self, capacity: 1) { unsafe cshims_futex_wait($0, 1, limit) }
    }
    unsafe parked.pointee.store(0, ordering: .relaxed)
  }

  override func wake() {
    unsafe parked.withMemoryRebound(to: UInt32.self, capacity: 1) { unsafe cshims_futex_wake($0) }
  }
}

/// A signal for which a thread blocks, for callers that must not return to their loop first.
///
/// `@unchecked`: the word is used only atomically.
///
/// `@safe`: the word is allocated as long as the object lives, and is never handed out.
@safe
public final class BlockingSignal: @unchecked Sendable {
  /// 1 from `raise` until the signal is lowered. It is on the heap, at a stable address for the futex.
  private let word: UnsafeMutablePointer<Atomic<UInt32>>

  /// Makes a signal that was not sent.
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
