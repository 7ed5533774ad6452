public import Shared

/// The first benchmark: round trips in turns with a C libuv echo of the same sizes, as medians of ratios within a round.
public struct Benchmark: Sendable {
  /// Which cores the processes may use.
  public enum Placement: String, Sendable, CaseIterable {
    /// All on one: what is compared.
    case oneCore = "one-core"
    /// Wherever the system puts them.
    case free
  }

  /// One workload's figures.
  public struct Row: Sendable {
    public let workload: Workload
    /// Microseconds, median over the rounds.
    public let p50: Double
    /// Nil where means were measured; the ratio too.
    public let p99: Double?
    /// Against the workload's base, or the echo.
    public let ratio50: Double
    public let ratio99: Double?
  }

  public struct Report: Sendable {
    public let placement: Placement
    public let rounds: Int
    public let echoP50: Double
    public let echoP99: Double
    public let rows: [Row]
    /// Commands a second; empty when workloads were chosen.
    public let throughput: [Throughput.Row]
    /// What both sides cost before they do anything; empty when workloads were chosen.
    public let idle: [(Architecture, Idle)]
    /// Milliseconds from a native side's start to its first settled command, by architecture.
    public let startUp: [(Architecture, Double)]
  }

  /// What a native side and a JavaScript script side cost before they do anything: medians.
  public struct Idle: Sendable {
    /// Milliseconds from the script side's start to its first settled command.
    public let startUp: Double
    /// Resident memory in MiB.
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

  /// Runs all rounds; `progress` is told of each.
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
    // Against its base, round by round; the echo where there is none, or where it was not asked for.
    let bases = workload.base.flatMap { taken[$0] }?.map(\.ours) ?? rounds.map(\.echo)
    let pairs = Array(zip(rounds.map(\.ours), bases))
    return Row(
      workload: workload, p50: Self.median(rounds.map { $0.ours.p50 / 1000 }),
      p99: Self.medianOfAll(rounds.map { $0.ours.p99.map { $0 / 1000 } }),
      ratio50: Self.median(pairs.map { $0.p50 / $1.p50 }),
      ratio99: Self.medianOfAll(pairs.map { ours, base in ours.p99.flatMap { ours in base.p99.map { ours / $0 } } }))
  }

  /// Nil where a value is missing.
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
