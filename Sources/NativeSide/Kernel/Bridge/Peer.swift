internal import Shared
import Synchronization

/// A connection as other threads see it: where its answers go, and how many it still awaits.
final class Peer: Sendable {
  let id: Int
  let sink: FrameSink
  private let awaited = Atomic<Int>(0)
  private let hasEnded = Atomic<Bool>(false)
  private let hasGone = Atomic<Bool>(false)
  private let allAnswered: @Sendable () -> Void

  /// - Parameter allAnswered: called, on any thread, when nothing is awaited any more by a peer that has finished
  ///   writing.
  init(id: Int, sink: FrameSink, allAnswered: @escaping @Sendable () -> Void) {
    self.id = id
    self.sink = sink
    self.allAnswered = allAnswered
  }

  /// Whether the peer has gone, or its connection was closed: nobody waits for what it asked.
  var isGone: Bool { hasGone.load(ordering: .relaxed) }
  func markGone() { hasGone.store(true, ordering: .relaxed) }

  /// Counts a request that will be answered.
  func willAnswer() { awaited.wrappingAdd(1, ordering: .relaxed) }

  /// Counts the answer, once it is appended to the sink.
  func didAnswer() {
    let (_, left) = awaited.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    if left == 0 && hasEnded.load(ordering: .acquiring) { allAnswered() }
  }

  /// The peer will send nothing more.
  func ended() {
    hasEnded.store(true, ordering: .releasing)
    if awaited.load(ordering: .acquiring) == 0 { allAnswered() }
  }
}
