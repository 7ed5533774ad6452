internal import NavbridgeLauncher
internal import NavbridgeVocabulary

/// Measures round trips in turns with a C libuv echo of the same sizes. Results are medians of the ratios within each
/// round.
package struct Benchmark: Sendable {
  /// The cores that the processes may use.
  package enum Placement: String, Sendable, CaseIterable {
    /// All processes run on one core. Comparisons use this placement.
    case oneCore = "one-core"
    /// The system places the processes.
    case free
  }

  /// The parts of a run besides the workloads.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let throughput = Parts(rawValue: 1)
    /// The cost of both sides before they do any work.
    package static let idle = Parts(rawValue: 2)
    package static let stages = Parts(rawValue: 4)
    package static let systemCalls = Parts(rawValue: 8)
    package static let peers = Parts(rawValue: 16)
    package static let curves = Parts(rawValue: 32)
    package static let counts = Parts(rawValue: 64)

    /// The parts of a run that nobody has restricted.
    package static let standard: Parts = [.throughput, .idle, .stages, .systemCalls, .counts]
  }

  package var placement: Placement
  package var rounds: Int
  package var count: Int
  package var workloads: [Workload]
  package var parts: Parts
  /// The largest number of things in a curve.
  package var curveLimit: Int
  /// The numbers of commands that are outstanding where commands a second are measured.
  package var outstanding: [Int]
  /// True for a run of some workloads only.
  private var isRestricted: Bool { workloads != Workload.all }

  package init(
    placement: Placement, rounds: Int, count: Int, workloads: [Workload] = Workload.all, parts: Parts = .standard,
    curveLimit: Int = 10_000, outstanding: [Int] = Throughput.outstandings
  ) {
    (self.placement, self.rounds, self.count, self.workloads) = (placement, rounds, count, workloads)
    (self.parts, self.curveLimit, self.outstanding) = (parts, curveLimit, outstanding)
  }

  /// Runs all rounds; `progress` is called before each measurement.
  package func run(progress: @Sendable (String) -> Void = { _ in }) async throws -> Report {
    // The load is read before the first round, because the rounds themselves add to it.
    let machine = await Machine.current()
    let taken = try await measureWorkloads(progress)
    var report = Report(placement: placement, rounds: rounds, count: count, machine: machine)
    let echo = taken["turbo-command"] ?? workloads.first.flatMap { taken[$0.name] } ?? []
    report.echoP50 = Median.of(echo.map { $0.echo.p50 / 1000 })
    report.echoP99 = Median.of(echo.compactMap { $0.echo.p99.map { $0 / 1000 } })
    report.rows = workloads.map { WorkloadRow($0, taken) }
    if parts.contains(.systemCalls) {
      report.systemCallsMissing = try await SystemCallCount.reasonAgainstCounting()
    }
    if parts.contains(.systemCalls), report.systemCallsMissing == nil {
      for at in report.rows.indices {
        progress("system calls: \(report.rows[at].workload.name)")
        report.rows[at].systemCalls = try await RoundTrips.systemCalls(
          report.rows[at].workload, count: min(100, max(20, count / 10)))
      }
    }
    if parts.contains(.counts) {
      progress("counts of a push and a pop")
      do {
        report.nativeCounts = try await NativeCounts.run()
      } catch let missing as NativeCounts.Missing {
        report.nativeCountsMissing = missing.reason
      }
    }
    if parts.contains(.throughput) {
      report.throughput = try await Throughput.run(
        isRestricted ? workloads.filter(\.hasThroughput) : Throughput.workloads, outstanding: outstanding,
        rounds: rounds,
        count: count * 4, progress: progress)
    }
    if parts.contains(.stages) { report.stagesMissing = ChildProgram.benchmarkLoad.reasonForMissing }
    if parts.contains(.stages), report.stagesMissing == nil {
      for name in ["c-command", "c-merge-512-known", "c-merge-512-new"] {
        progress("stages: \(name)")
        report.stages.append(try await Stages.run(Workload(named: name)!, rounds: rounds, count: count))
      }
    }
    if parts.contains(.idle) { try await measureStart(&report, progress) }
    if parts.contains(.peers) {
      report.peers = try await Peer.run(rounds: rounds, count: count, progress: progress)
    }
    for crowd in parts.contains(.curves) ? Crowd.ofCurves : [] {
      report.curves.append(
        try await Curve.run(
          crowd, rounds: rounds, count: max(10, count / 20), limit: curveLimit, progress: progress))
    }
    return report
  }

  private func measureWorkloads(_ progress: @Sendable (String) -> Void) async throws -> [String: [WorkloadRow.Round]] {
    var taken: [String: [WorkloadRow.Round]] = [:]
    for round in 1...rounds {
      for workload in Workload.withBases(workloads) {
        progress("round \(round) of \(rounds): \(workload.name)")
        let count = workload.rounds(of: self.count)
        let warmUp = max(20, count / 5)
        let echo = try await RoundTrips.echo(workload, warmUp: warmUp, count: count)
        let ours = try await RoundTrips.navbridge(workload, warmUp: warmUp, count: count)
        taken[workload.name, default: []].append(WorkloadRow.Round(echo: echo, ours: ours))
      }
    }
    return taken
  }

  private func measureStart(_ report: inout Report, _ progress: @Sendable (String) -> Void) async throws {
    for architecture in Architecture.allCases {
      progress("start of both sides: \(architecture.rawValue)")
      var times: [Double] = []
      for _ in 0..<max(3, rounds) { times.append(Double(try await RoundTrips.startUp(architecture)) / 1e6) }
      report.startUp.append((architecture, Median.of(times)))
      report.idle.append((architecture, try await medianIdle(architecture)))
    }
  }

  private func medianIdle(_ architecture: Architecture) async throws -> Idle {
    var taken: [Idle] = []
    for _ in 0..<max(3, rounds) { taken.append(try await JavaScriptRun.idle(architecture)) }
    return Idle(
      startUp: Median.of(taken.map(\.startUp)), nativeMemory: Median.of(taken.map(\.nativeMemory)),
      scriptMemory: Median.of(taken.map(\.scriptMemory)))
  }
}
