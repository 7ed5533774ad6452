/// The reads of a virtual clock within one turn of a script. A turn that reads it without end waits for time to pass, as
/// `while (performance.now() < end);` does, and time passes for it.
///
/// It depends on the number of the reads alone, so that equal runs stay equal. Time that is only computed takes none.
struct ClockReads {
  /// The reads of a turn that take no time. React's scheduler reads the clock for each component that it renders; no app
  /// renders as many in one turn.
  static let free = 100_000
  /// The reads after those for which time passes once, and the time that passes, in nanoseconds: 10 µs a read.
  static let step = (reads: 1_000, time: Int64(10_000_000))

  private var count = 0

  mutating func turnBegins() { count = 0 }

  /// Counts a read. Returns the time that passes before it, in nanoseconds.
  mutating func read() -> Int64 {
    count += 1
    return count > Self.free && (count - Self.free).isMultiple(of: Self.step.reads) ? Self.step.time : 0
  }
}
