public import NavbridgeVocabulary

/// Measures round trips in turns with a C libuv echo of the same sizes. Results are medians of the ratios within each
/// round.
public struct Benchmark: Sendable {
  /// The cores that the processes may use.
  public enum Placement: String, Sendable, CaseIterable {
    /// All processes run on one core. Comparisons use this placement.
    case oneCore = "one-core"
    /// The system places the processes.
    case free
  }

  /// The results of one workload.
  public struct Row: Sendable {
    public let workload: Workload
    /// The median over the rounds, in microseconds.
    public let p50: Double
    /// Nil when means were measured; so is the ratio.
    public let p99: Double?
    /// The ratio to the workload's base, or to the echo.
    public let ratio50: Double
    public let ratio99: Double?
  }

  public struct Report: Sendable {
    public let placement: Placement
    public let rounds: Int
    public let echoP50: Double
    public let echoP99: Double
    public let rows: [Row]
    /// Commands a second; empty when only some workloads were chosen.
    public let throughput: [Throughput.Row]
    /// The cost of both sides before they do any work; empty when only some workloads were chosen.
    public let idle: [(Architecture, Idle)]
    /// The time from a native side's start to its first settled command, in milliseconds, by architecture.
    public let startUp: [(Architecture, Double)]
  }

  /// The cost of a native side and a JavaScript script side before they do any work, as medians.
  public struct Idle: Sendable {
    /// The time from the script side's start to its first settled command, in milliseconds.
    public let startUp: Double
    /// The resident memory, in MiB.
    public let nativeMemory: Double
    public let scriptMemory: Double
  }

  public var placement: Placement
  public var rounds: Int
  public var count: Int
  public var workloads: [Workload]

  public init(placement: Placement, rounds: Int, count: Int, workloads: [Workload] = Workload.allCases) {
    self.placement = placement
    self.rounds = rounds
    self.count = count
    self.workloads = workloads
  }

  /// Runs all rounds; `progress` is called before each measurement.
  public func run(progress: @Sendable (String) -> Void = { _ in }) async throws -> Report {
    var taken: [Workload: [(echo: Measurement, ours: Measurement)]] = [:]
    for round in 1...rounds {
      for workload in workloads {
        progress("round \(round) of \(rounds): \(workload.rawValue)")
        let count = workload.payload > 100_000 ? max(50, self.count / 20) : self.count
        let warmUp = max(20, count / 5)
        let echo = try await RoundTrips.echo(workload, warmUp: warmUp, count: count)
        let ours = try await RoundTrips.navbridge(workload, warmUp: warmUp, count: count)
        taken[workload, default: []].append((echo, ours))
      }
    }
    var startUp: [(Architecture, Double)] = []
    for architecture in Architecture.allCases {
      var times: [Double] = []
      for _ in 0..<max(3, rounds) { times.append(Double(try await RoundTrips.startUp(architecture)) / 1e6) }
      startUp.append((architecture, Self.median(times)))
    }
    let isWhole = workloads.count == Workload.allCases.count
    let throughput = isWhole ? try await Throughput.run(rounds: rounds, count: count * 4, progress: progress) : []
    var idle: [(Architecture, Idle)] = []
    for architecture in isWhole ? Architecture.allCases : [] {
      progress("start of the script side: \(architecture.rawValue)")
      idle.append((architecture, try await medianIdle(architecture)))
    }
    let echo = taken[.turboCommand] ?? taken.values.first ?? []
    return Report(
      placement: placement, rounds: rounds, echoP50: Self.median(echo.map { $0.echo.p50 / 1000 }),
      echoP99: Self.median(echo.compactMap { $0.echo.p99.map { $0 / 1000 } }),
      rows: workloads.map { row($0, taken) }, throughput: throughput, idle: idle, startUp: startUp)
  }

  private func medianIdle(_ architecture: Architecture) async throws -> Idle {
    var taken: [Idle] = []
    for _ in 0..<max(3, rounds) { taken.append(try await JavaScriptRun.idle(architecture)) }
    return Idle(
      startUp: Self.median(taken.map(\.startUp)), nativeMemory: Self.median(taken.map(\.nativeMemory)),
      scriptMemory: Self.median(taken.map(\.scriptMemory)))
  }

  private func row(_ workload: Workload, _ taken: [Workload: [(echo: Measurement, ours: Measurement)]]) -> Row {
    let rounds = taken[workload]!
    // Each round is compared with the same round of the base. The echo is the base if there is no other, or if the
    // other was not requested.
    let bases = workload.base.flatMap { taken[$0] }?.map(\.ours) ?? rounds.map(\.echo)
    let pairs = Array(zip(rounds.map(\.ours), bases))
    return Row(
      workload: workload, p50: Self.median(rounds.map { $0.ours.p50 / 1000 }),
      p99: Self.medianOfAll(rounds.map { $0.ours.p99.map { $0 / 1000 } }),
      ratio50: Self.median(pairs.map { $0.p50 / $1.p50 }),
      ratio99: Self.medianOfAll(pairs.map { ours, base in ours.p99.flatMap { ours in base.p99.map { ours / $0 } } }))
  }

  /// Returns nil when a value is missing.
  private static func medianOfAll(_ values: [Double?]) -> Double? {
    let there = values.compactMap { $0 }
    return there.count == values.count ? median(there) : nil
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
