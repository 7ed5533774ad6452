internal import Histogram

/// The times of one kind of round trip in one round, in nanoseconds.
package struct Measurement: Sendable {
  private var histogram = Histogram<UInt64>(
    highestTrackableValue: 60_000_000_000, numberOfSignificantValueDigits: .three)

  private(set) var isOfMeans = false
  /// The processor time of one round trip. Nil if it was not measured.
  var processor: ProcessorTime?

  init() {}

  init(_ times: [UInt64]) {
    for time in times { record(time) }
  }

  /// Makes a measurement of means, which give no information on single round trips.
  init(means: [UInt64]) {
    for mean in means { record(mean) }
    isOfMeans = true
  }

  mutating func record(_ nanoseconds: UInt64) { histogram.record(max(1, nanoseconds)) }

  /// Adds the times of another round.
  mutating func add(_ other: Measurement) { histogram.add(other.histogram) }

  var samples: Int { Int(histogram.totalCount) }
  func time(atPercentile percentile: Double) -> Double { Double(histogram.valueAtPercentile(percentile)) }
  var longest: Double { Double(histogram.max) }

  package var p50: Double { Double(histogram.valueAtPercentile(50)) }
  /// The 99th percentile; nil for a measurement of means.
  package var p99: Double? { isOfMeans ? nil : Double(histogram.valueAtPercentile(99)) }
}

enum Median {
  /// Returns the median, or 0 of no values.
  static func of(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// An error that explains why something cannot be measured.
struct BenchFailure: Error, CustomStringConvertible {
  let description: String
}
