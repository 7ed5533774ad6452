internal import NavbridgeRuntime

extension Benchmark {
  /// The first line of a run: its extent and about how long it takes on two quiet cores.
  package var announcement: String {
    let measured = Workload.withBases(workloads).count
    return "Measuring \(measured == 1 ? "1 workload" : "\(measured) workloads") in "
      + "\(rounds == 1 ? "1 round" : "\(rounds) rounds") of \(count) round trips: \(RoughTime.words(seconds: seconds))."
  }

  /// The seconds that a run takes, by what its parts take on such a machine.
  private var seconds: Double {
    // A measurement starts its processes, warms them up, and takes the echo's round trips besides its own.
    let measurement = 0.15 + 0.1 * Double(count) / 1000
    let perRound = [(Parts.throughput, 1.5), (.stages, 0.5), (.idle, 0.3), (.peers, 1.5), (.curves, 60)]
    let others = perRound.filter { parts.contains($0.0) }.map(\.1).reduce(0, +)
    return Double(rounds) * (Double(Workload.withBases(workloads).count) * measurement + others)
  }
}
