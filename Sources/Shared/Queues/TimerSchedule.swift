internal import HeapModule

/// Names one scheduled thing, to cancel it by.
public struct TimerToken: Hashable, Sendable {
  let order: UInt64
}

/// What is due when, ordered by (time, insertion). A value without a clock: whoever owns it says what time it is.
///
/// Times are nanoseconds on the owner's time line. Scheduling and taking are O(log n), cancelling O(1) over time.
public struct TimerSchedule<Payload> {
  private struct Entry: Comparable {
    let due: Int64
    let order: UInt64
    static func < (a: Entry, b: Entry) -> Bool { (a.due, a.order) < (b.due, b.order) }
  }

  private var heap = Heap<Entry>()
  private var payloads: [UInt64: Payload] = [:]
  private var nextOrder: UInt64 = 0

  public init() {}

  public var count: Int { payloads.count }
  public var isEmpty: Bool { payloads.isEmpty }

  public mutating func schedule(at due: Int64, _ payload: Payload) -> TimerToken {
    let order = nextOrder
    nextOrder += 1
    heap.insert(Entry(due: due, order: order))
    payloads[order] = payload
    return TimerToken(order: order)
  }

  /// Takes a scheduled thing out. False when it is gone already.
  @discardableResult
  public mutating func cancel(_ token: TimerToken) -> Bool {
    guard payloads.removeValue(forKey: token.order) != nil else { return false }
    // Entries of the cancelled stay until they are due; where they are most of all, they are swept out.
    if heap.count > 2 * payloads.count + 64 { heap = Heap(heap.unordered.filter { payloads[$0.order] != nil }) }
    return true
  }

  /// Entries held, those of cancelled things among them.
  var footprint: Int { heap.count }

  /// When the next thing is due, or nil when nothing is.
  public mutating func nextDue() -> Int64? {
    while let first = heap.min {
      if payloads[first.order] != nil { return first.due }
      heap.removeMin()
    }
    return nil
  }

  /// Takes the next thing that is due at `now` or before.
  public mutating func takeDue(at now: Int64) -> Payload? {
    guard let due = nextDue(), due <= now else { return nil }
    return payloads.removeValue(forKey: heap.removeMin().order)
  }
}
