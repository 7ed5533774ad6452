internal import NavbridgeRuntime
internal import NavbridgeWire

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
