/// The results of one workload, as medians over the rounds.
public struct WorkloadRow: Sendable {
  /// The measurements of one round, which were taken one after the other.
  struct Round {
    let echo: Measurement
    let ours: Measurement
  }

  public let workload: Workload
  /// In microseconds.
  public let p50: Double
  /// Nil when means were measured; so is the ratio.
  public let p99: Double?
  /// The ratio to the workload's base, or to the echo. Each round is compared with the same round of the base.
  public let ratio50: Double
  public let ratio99: Double?
  /// The ratio to the echo of the same sizes, whatever the base is.
  public let echoRatio: Double
  /// The processor time of a round trip. Nil if the system does not report it.
  public let processor: ProcessorTime?
  /// The system calls of a round trip. Nil if they were not counted.
  public var systemCalls: SystemCallCount?

  /// - Parameter taken: The rounds of all workloads. The echo is the base if there is no other, or if the other was not
  ///   measured.
  init(_ workload: Workload, _ taken: [String: [Round]]) {
    self.workload = workload
    let rounds = taken[workload.name] ?? []
    let bases = workload.base.flatMap { taken[$0] }?.map(\.ours) ?? rounds.map(\.echo)
    let pairs = Array(zip(rounds.map(\.ours), bases))
    p50 = Median.of(rounds.map { $0.ours.p50 / 1000 })
    p99 = Self.medianOfAll(rounds.map { $0.ours.p99.map { $0 / 1000 } })
    ratio50 = Median.of(pairs.map { $0.p50 / $1.p50 })
    ratio99 = Self.medianOfAll(pairs.map { ours, base in ours.p99.flatMap { ours in base.p99.map { ours / $0 } } })
    echoRatio = Median.of(rounds.map { $0.ours.p50 / $0.echo.p50 })
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
