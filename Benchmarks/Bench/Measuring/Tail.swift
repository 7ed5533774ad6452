/// The long times of a workload, over the round trips of all rounds together: as many percentiles as these bear.
package struct Tail: Sendable, Equatable {
  /// The number of round trips.
  package let samples: Int
  /// In microseconds. Nil where fewer than ten round trips lie beyond, so that one more or less would move it far.
  package let p90: Double?
  package let p99: Double?
  package let p999: Double?
  /// The longest time, in microseconds.
  package let max: Double

  /// The least number of round trips beyond a percentile.
  static let least = 10.0

  /// Nil where a round has means, which give no information on single round trips, and where there is no round trip.
  init?(_ rounds: [Measurement]) {
    guard var all = rounds.first, rounds.allSatisfy({ !$0.isOfMeans }) else { return nil }
    for round in rounds.dropFirst() { all.add(round) }
    guard all.samples > 0 else { return nil }
    func time(_ percentile: Double) -> Double? {
      let beyond = Double(all.samples) * (100 - percentile) / 100
      // A sum of floating point may lie a little below the whole number that it stands for.
      return beyond + 1e-6 >= Self.least ? all.time(atPercentile: percentile) / 1000 : nil
    }
    samples = all.samples
    (p90, p99, p999, max) = (time(90), time(99), time(99.9), all.longest / 1000)
  }
}
