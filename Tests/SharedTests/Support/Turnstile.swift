import Glibc
import Synchronization

/// Releases threads together, round after round.
final class Turnstile: Sendable {
  private let parties: Int
  private let arrived = Atomic<Int>(0)

  init(parties: Int) { self.parties = parties }

  /// Returns when every party has called it as often as this one.
  func pass() {
    let number = arrived.add(1, ordering: .acquiringAndReleasing).newValue
    let due = (number + parties - 1) / parties * parties
    while arrived.load(ordering: .acquiring) < due { sched_yield() }
  }
}
