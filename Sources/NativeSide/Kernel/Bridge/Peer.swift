package import NavbridgeWire
import Synchronization

/// The view of a connection that other threads have: the sink for its answers, and the number of answers it still
/// awaits.
package final class Peer: Sendable {
  package let id: Int
  package let sink: FrameSink
  private let awaited = Atomic<Int>(0)
  private let hasEnded = Atomic<Bool>(false)
  private let hasGone = Atomic<Bool>(false)
  private let work = Atomic<Int>(0)
  /// The bytes of long messages and collected answers that exist for this peer.
  let kept = KeptBytes()
  private let allAnswered: @Sendable () -> Void

  /// - Parameter allAnswered: Called, on any thread, when a peer that has finished writing awaits no more answers.
  init(id: Int, sink: FrameSink, allAnswered: @escaping @Sendable () -> Void) {
    self.id = id
    self.sink = sink
    self.allAnswered = allAnswered
  }

  /// True when the peer has gone or its connection was closed. Its requests need no answer then.
  var isGone: Bool { hasGone.load(ordering: .relaxed) }
  func markGone() { hasGone.store(true, ordering: .relaxed) }

  /// Counts a request that will be answered.
  func willAnswer() { awaited.wrappingAdd(1, ordering: .relaxed) }

  /// Counts an answer. Called after the answer was appended to the sink.
  func didAnswer() {
    let (_, left) = awaited.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    if left == 0 && hasEnded.load(ordering: .acquiring) { allAnswered() }
  }

  /// The number of requests that have not been answered.
  var pending: Int { awaited.load(ordering: .relaxed) }

  /// Counts work that the main queue has done for this peer, in nanoseconds.
  func didWork(_ nanoseconds: Int64) { work.wrappingAdd(Int(nanoseconds), ordering: .relaxed) }

  /// Returns the work that was counted since the last call, in nanoseconds.
  func takeWork() -> Int64 {
    work.load(ordering: .relaxed) == 0 ? 0 : Int64(work.exchange(0, ordering: .relaxed))
  }

  /// Called when the peer will send nothing more.
  package func ended() {
    hasEnded.store(true, ordering: .releasing)
    if awaited.load(ordering: .acquiring) == 0 { allAnswered() }
  }
}
