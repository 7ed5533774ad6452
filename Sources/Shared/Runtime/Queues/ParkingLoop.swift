internal import CShims
import Synchronization

/// The run loop of the native side's main thread, which sleeps on a futex.
///
/// It uses a futex because waking a libuv loop costs a descriptor write, a poll and a read, and a main thread has no
/// descriptors. A sleeping thread is woken once, however much work arrives.
///
/// `@unchecked`: it has no state of its own.
public final class ParkingLoop: LiveLoop, @unchecked Sendable {
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
