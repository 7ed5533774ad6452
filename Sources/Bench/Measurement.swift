internal import Histogram

/// Times of one kind of round trip in one round, in nanoseconds.
public struct Measurement: Sendable {
  private var histogram = Histogram<UInt64>(
    highestTrackableValue: 60_000_000_000, numberOfSignificantValueDigits: .three)

  init() {}

  init(_ times: [UInt64]) {
    for time in times { record(time) }
  }

  mutating func record(_ nanoseconds: UInt64) { histogram.record(max(1, nanoseconds)) }

  public var p50: Double { Double(histogram.valueAtPercentile(50)) }
  public var p99: Double { Double(histogram.valueAtPercentile(99)) }
}
