internal import NavbridgeVocabulary

/// The result of a search for schedules, which prints as text for people.
public struct SimulationReport: Sendable, CustomStringConvertible {
  /// A run that has failed, under the smallest schedule that was found.
  public struct Failure: Sendable {
    /// The description of the error.
    public let message: String
    /// The text of the schedule, by which `Simulation.replay` repeats the run. It is empty for the usual schedule.
    public let schedule: String
    /// A sentence for each decision that is not the usual one, and for each fault.
    public let decisions: [String]
    /// The native side's trace records and the scripts' occurrences, one line each.
    public let trace: [String]
  }

  /// The number of schedules that have run, without those that have made a schedule small.
  public let schedules: Int
  /// The number of different ends: of the scripts' and testers' lines, and of failures.
  public let outcomes: Int
  /// The first failure; nil if no run has failed.
  public let failure: Failure?

  init(_ test: ExploredTest) {
    (schedules, outcomes) = (test.schedules, test.outcomes.count)
    failure = test.failure.map {
      Failure(message: $0.failure.message, schedule: $0.schedule, decisions: $0.notes, trace: $0.transcript)
    }
  }

  public var description: String {
    let counts = "\(schedules) schedule\(schedules == 1 ? "" : "s"), \(outcomes) outcome\(outcomes == 1 ? "" : "s")"
    guard let failure else { return "\(counts), no failure" }
    return
      (["\(counts), a failure: \(failure.message)"] + failure.decisions.map { "  \($0)" }
      + ["  Its schedule: '\(failure.schedule)'"]).joined(separator: "\n")
  }
}
