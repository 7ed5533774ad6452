internal import Shared

/// Gives memory back once a flood is over: some real time after what needed it, and not while a connection still does.
@BridgeThread
final class SpareMemoryWatch {
  /// A message of more bytes than this costs memory that is worth giving back.
  nonisolated static let longMessage = 1 << 20
  /// Between what needed memory, or still did, and the next look, in nanoseconds of real time.
  private static let pause: Int64 = 200_000_000

  private let queue: SerialQueue
  private let isNeeded: () -> Bool
  private var isDue = false

  /// - Parameter isNeeded: whether some connection still holds much.
  init(_ queue: SerialQueue, isNeeded: @escaping () -> Bool) {
    self.queue = queue
    self.isNeeded = isNeeded
  }

  /// Something has needed much memory.
  func isOwed() {
    guard !isDue else { return }
    isDue = true
    _ = queue.asyncAfterRealTime(nanoseconds: Self.pause, BridgeThread.item { [weak self] in self?.look() })
  }

  private func look() {
    isDue = false
    if isNeeded() { isOwed() } else { SpareMemory.giveBack() }
  }
}
