internal import CUV
import Glibc
internal import HeapModule

/// Identifies scheduled work, so that it can be cancelled.
public struct TimerToken: Hashable, Sendable {
  let order: UInt64
  /// The place of the payload.
  let place: Int
}

/// A schedule of payloads, ordered by (time, insertion). It has no clock: its owner passes the time.
///
/// Times are nanoseconds on the owner's time line. Scheduling and taking are O(log n), and cancelling is O(1)
/// amortized.
public struct TimerSchedule<Payload> {
  private struct Entry: Comparable {
    let due: Int64
    let token: TimerToken
    static func < (a: Entry, b: Entry) -> Bool { (a.due, a.token.order) < (b.due, b.token.order) }
  }

  /// The place of a payload. It is used for another one when the payload is gone.
  private struct Slot {
    var order: UInt64
    var payload: Payload?
  }

  /// The number of slots that are kept when nothing is scheduled.
  private static var keptSlots: Int { 1024 }

  private var heap = Heap<Entry>()
  private var slots: [Slot] = []
  private var freePlaces: [Int] = []
  private var nextOrder: UInt64 = 0
  /// The number of timers that have neither run nor been cancelled.
  public private(set) var count = 0

  /// A schedule without timers.
  public init() {}

  /// True if no timer is left.
  public var isEmpty: Bool { count == 0 }

  /// Adds a timer at a time in nanoseconds. Those of one time are due in the order in which they were added.
  public mutating func schedule(at due: Int64, _ payload: Payload) -> TimerToken {
    let slot = Slot(order: nextOrder, payload: payload)
    let token = TimerToken(order: nextOrder, place: freePlaces.popLast() ?? slots.count)
    if token.place == slots.count { slots.append(slot) } else { slots[token.place] = slot }
    nextOrder += 1
    count += 1
    heap.insert(Entry(due: due, token: token))
    return token
  }

  /// Removes a scheduled payload. Returns false if it was already removed.
  @discardableResult
  public mutating func cancel(_ token: TimerToken) -> Bool {
    guard take(token) != nil else { return false }
    // Cancelled entries stay in the heap until they are due. Once they are the majority, all of them are removed.
    if heap.count > 2 * count + 64 { heap = Heap(heap.unordered.filter { isScheduled($0.token) }) }
    return true
  }

  /// The number of entries in the heap, including cancelled ones.
  package var footprint: Int { heap.count }

  /// Returns the time at which the next payload is due, or nil when nothing is scheduled.
  public mutating func nextDue() -> Int64? {
    while let first = heap.min {
      if isScheduled(first.token) { return first.due }
      heap.removeMin()
    }
    return nil
  }

  /// Removes and returns the next payload that is due at `now` or before.
  public mutating func takeDue(at now: Int64) -> Payload? {
    guard let due = nextDue(), due <= now else { return nil }
    return take(heap.removeMin().token)
  }

  private func isScheduled(_ token: TimerToken) -> Bool {
    token.place < slots.count && slots[token.place].order == token.order && slots[token.place].payload != nil
  }

  private mutating func take(_ token: TimerToken) -> Payload? {
    guard isScheduled(token) else { return nil }
    freePlaces.append(token.place)
    count -= 1
    defer { if count == 0 && slots.count > Self.keptSlots { giveBack() } }
    return slots[token.place].payload.take()
  }

  /// Frees the memory of all slots, of which none is in use.
  private mutating func giveBack() {
    slots = []
    freePlaces = []
    heap = Heap()
  }
}

/// Real, monotonic time. Only loops and tools read it. No result of the emulation depends on it.
public enum MonotonicTime {
  /// Nanoseconds since an arbitrary moment.
  public static var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
