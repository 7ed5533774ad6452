internal import NavbridgeRuntime
internal import NavbridgeWire

/// Decides which peers are given up when the native side keeps too much for its peers: incomplete messages, work that
/// has not been done, requests that wait, answers that have not been sent.
struct MemoryBudget: Equatable, Sendable {
  /// The bytes that are kept for one connection.
  struct Share: Equatable, Sendable {
    let connection: Int
    let bytes: Int
  }

  /// A connection that has to be closed.
  struct Cut: Equatable, Sendable {
    let connection: Int
    let bytes: Int
    /// The bytes that were kept for all connections.
    let total: Int
  }

  /// The estimate of the bytes that an unanswered request keeps, with the smallest message that it may refer to.
  static let bytesOfRequest = 10 << 10

  /// The length in bytes below which the memory of a message is not counted.
  static let shortMessage = 512
  /// The number of a peer's unanswered requests from which on the memory of its messages is counted.
  static let fewCalls = 128
  /// The length up to which every byte may describe a part of a layout. Longer messages are long texts or images.
  private static let longLayout = 16 << 10

  /// The estimate of the bytes that an unfinished call keeps beside `bytesOfRequest`: a layout's controllers and views take
  /// about 24 times the length of the shortest text that describes them.
  ///
  /// - Parameter length: the length in bytes of the call's message.
  static func bytes(ofCall length: Int) -> Int { min(length, longLayout) * 24 }

  /// The bytes of the limit for which a message may have one value. A value of a parsed message takes up to 16 bytes, so
  /// a message takes a quarter of the limit at most, and the values of the longest message are read within a turn.
  static let bytesForValue = 64

  /// The bytes that may be kept for all connections together.
  let limit: Int

  /// Returns the connections to close, the largest first, until the rest is within the limit. Of connections of the same
  /// size the younger is closed.
  func cuts(of shares: [Share]) -> [Cut] {
    var total = shares.reduce(0) { $0 + $1.bytes }
    guard total > limit else { return [] }
    var cuts: [Cut] = []
    for share in shares.sorted(by: { ($0.bytes, $0.connection) > ($1.bytes, $1.connection) }) where total > limit {
      cuts.append(Cut(connection: share.connection, bytes: share.bytes, total: total))
      total -= share.bytes
    }
    return cuts
  }
}

/// Returns spare memory to the system after a flood of messages, and after connections have closed. It waits for some real
/// time after the last need of the memory, and for a limited time until no connection holds much memory and no work that
/// releases memory is under way.
@BridgeThread
final class SpareMemoryWatch {
  /// The size in bytes above which a message uses enough memory that returning it is worthwhile.
  nonisolated static let longMessage = 1 << 20
  /// The time from a need of memory to the next check, and from one check to the next, in nanoseconds of real time.
  private static let pause: Int64 = 200_000_000

  /// The number of checks after which memory is returned although a connection holds much.
  private static let mostChecks = 20

  private let queue: SerialQueue
  private let work: SerialQueue
  private let isNeeded: () -> Bool
  private var isDue = false
  /// The number of checks since memory was returned.
  private var checks = 0
  /// The number of items of `work` that had run at the last check.
  private var ran = 0

  /// - Parameters:
  ///   - work: the queue whose items release the memory of what peers have asked for.
  ///   - isNeeded: Returns true while a connection holds much memory.
  init(_ queue: SerialQueue, work: SerialQueue, isNeeded: @escaping () -> Bool) {
    self.queue = queue
    self.work = work
    self.isNeeded = isNeeded
  }

  /// Schedules a check, because much memory has been needed.
  func schedule() {
    guard !isDue else { return }
    isDue = true
    _ = queue.asyncAfterRealTime(nanoseconds: Self.pause, BridgeThread.item { [weak self] in self?.look() })
  }

  private func look() {
    isDue = false
    checks += 1
    let isNeeded = isNeeded()
    let isWorking = work.ran != ran
    ran = work.ran
    let isLast = checks == Self.mostChecks
    if isNeeded || (isWorking && !isLast) { schedule() }
    guard isLast || !(isNeeded || isWorking) else { return }
    checks = 0
    SpareMemory.giveBack()
  }
}
