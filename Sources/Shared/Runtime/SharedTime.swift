/// Real time that the parts of a job share. Each gets an equal part of what those before it have left.
package struct SharedTime: Sendable {
  /// The end in nanoseconds; nil where time is not limited.
  private let end: Int64?
  private var parts: Int

  package init(seconds: Double?, parts: Int, now: Int64 = MonotonicTime.now) {
    end = seconds.map { now + Int64($0 * 1e9) }
    self.parts = parts
  }

  /// The seconds of the next part; nil where time is not limited.
  package mutating func next(now: Int64 = MonotonicTime.now) -> Double? {
    guard let end else { return nil }
    defer { parts -= 1 }
    return Double(max(0, end - now)) / 1e9 / Double(max(1, parts))
  }
}
