internal import HeapModule

/// Identifies scheduled work, so that it can be cancelled.
public struct TimerToken: Hashable, Sendable {
  let order: UInt64
}

/// A schedule of payloads, ordered by (time, insertion). It has no clock: its owner passes the time.
///
/// Times are nanoseconds on the owner's time line. Scheduling and taking are O(log n), and cancelling is O(1)
/// amortized.
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

  /// Removes a scheduled payload. Returns false if it was already removed.
  @discardableResult
  public mutating func cancel(_ token: TimerToken) -> Bool {
    guard payloads.removeValue(forKey: token.order) != nil else { return false }
    // Cancelled entries stay in the heap until they are due. Once they are the majority, all of them are removed.
    if heap.count > 2 * payloads.count + 64 { heap = Heap(heap.unordered.filter { payloads[$0.order] != nil }) }
    return true
  }

  /// The number of entries in the heap, including cancelled ones.
  package var footprint: Int { heap.count }

  /// Returns the time at which the next payload is due, or nil when nothing is scheduled.
  public mutating func nextDue() -> Int64? {
    while let first = heap.min {
      if payloads[first.order] != nil { return first.due }
      heap.removeMin()
    }
    return nil
  }

  /// Removes and returns the next payload that is due at `now` or before.
  public mutating func takeDue(at now: Int64) -> Payload? {
    guard let due = nextDue(), due <= now else { return nil }
    return payloads.removeValue(forKey: heap.removeMin().order)
  }
}
