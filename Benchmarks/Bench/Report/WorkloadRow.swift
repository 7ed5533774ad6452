/// The results of one workload, as medians over the rounds.
package struct WorkloadRow: Sendable {
  /// The measurements of one round, which were taken one after the other.
  struct Round {
    let echo: Measurement
    let ours: Measurement
  }

  package let workload: Workload
  /// In microseconds.
  package let p50: Double
  /// The long times of all rounds together. Nil when means were measured.
  package let tail: Tail?
  /// The ratios of the rounds to the workload's base. Each round is compared with the same round of the base. Empty if the
  /// base was not measured.
  let rounds50: [Double]
  /// The ratio of the p99 to the base's. Nil where one of the two has too few round trips.
  package let ratio99: Double?
  /// The ratios of the rounds to the echo of the same sizes, whatever the base is.
  let echoRounds: [Double]
  /// The processor time of a round trip. Nil if the system does not report it.
  package let processor: ProcessorTime?
  /// The system calls of a round trip. Nil if they were not counted.
  package var systemCalls: SystemCallCount?

  /// The ratio to the workload's base; nil if that was not measured.
  package var ratio50: Double? { rounds50.isEmpty ? nil : Median.of(rounds50) }
  /// The ratio to the echo.
  package var echoRatio: Double { Median.of(echoRounds) }
  /// The bound of the ratio; nil if there is none, or no ratio.
  package var bound: Double? { ratio50 == nil ? nil : workload.bound }
  /// The spread of the rounds' ratios to the base, or to the echo where there are none.
  var spread: Spread { Spread(rounds50.isEmpty ? echoRounds : rounds50) }

  /// The sentence of a bound that is not kept; nil if it is kept, if there is none, or if the rounds lie too far apart to
  /// judge it.
  package var miss: String? { isBeyondBound && !isWithinNoise ? "\(excess)." : nil }

  /// The sentence of a bound that is exceeded by less than the rounds differ, so that another run may keep it; nil for others.
  var doubt: String? {
    isBeyondBound && isWithinNoise ? "\(excess), which is more than the distance to the bound." : nil
  }

  private var isBeyondBound: Bool { ratio50.flatMap { ratio in bound.map { ratio > $0 } } ?? false }

  /// True if the rounds differ by more than the ratio differs from its bound. One round alone leaves the noise unknown, and
  /// is taken as it is.
  private var isWithinNoise: Bool {
    guard let ratio50, let bound, let share = spread.share else { return false }
    return share * ratio50 > abs(ratio50 - bound)
  }

  private var excess: String {
    "'\(workload.name)' takes \((ratio50 ?? 0).rounded(to: 2)) of '\(workload.baseName)'; the bound is "
      + "\(bound.map(Workload.text) ?? ""), and the rounds differ by \(spread.text)"
  }

  /// - Parameter taken: The rounds of all workloads.
  init(_ workload: Workload, _ taken: [String: [Round]]) {
    self.workload = workload
    let rounds = taken[workload.name] ?? []
    let bases = workload.base.map { taken[$0]?.map(\.ours) ?? [] } ?? rounds.map(\.echo)
    let pairs = Array(zip(rounds.map(\.ours), bases))
    p50 = Median.of(rounds.map { $0.ours.p50 / 1000 })
    tail = Tail(rounds.map(\.ours))
    rounds50 = pairs.map { $0.p50 / $1.p50 }
    ratio99 = tail?.p99.flatMap { ours in Tail(bases)?.p99.map { ours / $0 } }
    echoRounds = rounds.map { $0.ours.p50 / $0.echo.p50 }
    let script = Self.medianOfAll(rounds.map { $0.ours.processor?.script })
    let native = Self.medianOfAll(rounds.map { $0.ours.processor?.native })
    processor = script.flatMap { script in native.map { ProcessorTime(script: script, native: $0) } }
  }

  /// Returns nil when a value is missing.
  private static func medianOfAll(_ values: [Double?]) -> Double? {
    let there = values.compactMap { $0 }
    return there.count == values.count ? Median.of(there) : nil
  }
}
