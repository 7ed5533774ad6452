import Glibc

/// How many times as great the rounds of one run are as those of another, and how sure that is.
struct RoundsRatio: Sendable, Equatable {
  let value: Double
  /// The bounds between which the ratio lies with a confidence of 95 %. Nil if a run has fewer than two rounds.
  let interval: ClosedRange<Double>?

  /// Takes the rounds for samples of two normal distributions of logarithms, which need not vary equally (Welch's t).
  ///
  /// - Parameters: values above zero, at least one of each run.
  init(of new: [Double], to old: [Double]) {
    let (new, old) = (Sample(new), Sample(old))
    let difference = new.mean - old.mean
    value = exp(difference)
    guard let first = new.varianceOfMean, let second = old.varianceOfMean else {
      interval = nil
      return
    }
    let variance = first + second
    let parts = first * first / Double(new.count - 1) + second * second / Double(old.count - 1)
    let reach = variance > 0 ? Self.quantile(freedom: variance * variance / parts) * variance.squareRoot() : 0
    interval = exp(difference - reach)...exp(difference + reach)
  }

  /// The logarithms of the rounds of one run.
  private struct Sample {
    let count: Int
    let mean: Double
    /// Nil for a single round.
    let varianceOfMean: Double?

    init(_ values: [Double]) {
      let logarithms = values.map { log($0) }
      let mean = logarithms.reduce(0, +) / Double(logarithms.count)
      (count, self.mean) = (logarithms.count, mean)
      let squares = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      varianceOfMean = count > 1 ? squares / Double(count - 1) / Double(count) : nil
    }
  }

  /// The 97.5th percentiles of Student's t by the degrees of freedom from 1 on.
  private static let quantiles = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
  ]

  /// The quantile for the next smaller whole number, which makes an interval a little too wide rather than too narrow.
  private static func quantile(freedom: Double) -> Double {
    let whole = max(1, Int(freedom))
    return whole <= quantiles.count ? quantiles[whole - 1] : quantiles[quantiles.count - 1]
  }
}
