package import NavbridgeVocabulary

/// How far a stress run on one route is.
package struct StressProgress: Sendable, Equatable {
  package var architecture: Architecture
  /// The cycles that have ended.
  package var done: Int
  /// The length of the whole run.
  package var extent: StressExtent
  /// The real time since the first cycle began.
  package var seconds: Double
  /// The commands of the script side that have settled.
  package var settled: Int
  package var faults: Int

  package init(
    _ architecture: Architecture, done: Int, of extent: StressExtent, seconds: Double = 0, settled: Int, faults: Int
  ) {
    self.architecture = architecture
    self.done = done
    self.extent = extent
    self.seconds = seconds
    self.settled = settled
    self.faults = faults
  }

  /// The numbers as a line: `turbo: 12 of 100 cycles, 768 commands settled, no faults`.
  package var text: String {
    let found = faults == 0 ? "no faults" : faults == 1 ? "1 fault" : "\(faults) faults"
    return "\(architecture.rawValue): \(way), \(settled) \(settled == 1 ? "command" : "commands") settled, \(found)"
  }

  private var way: String {
    switch extent {
    case .cycles: "\(done) of \(extent.words)"
    case .minutes: "\(done) \(done == 1 ? "cycle" : "cycles") in \(Int(seconds)) s of \(extent.words)"
    }
  }
}
