/// The result of a search for schedules, which prints as text for people.
public struct SimulationReport: Sendable, CustomStringConvertible {
  /// A run that has failed, under the smallest schedule that was found.
  public struct Failure: Sendable {
    /// The description of the error.
    public let message: String
    /// The text of the schedule, by which `Simulation.replay` repeats the run. It is empty for the usual schedule.
    public let schedule: String
    /// A sentence for each decision that is not the usual one.
    public let decisions: [String]
    /// The native side's trace records and the scripts' occurrences, one line each.
    public let trace: [String]

    init(_ message: String, _ run: SimulatedRun) {
      self.message = message
      (schedule, decisions, trace) = (run.schedule.text, run.notes, run.trace)
    }
  }

  /// The number of schedules that have run, without those that have made a schedule small.
  public private(set) var schedules = 0
  /// The number of different traces, in which runs have ended.
  public var outcomes: Int { traces.count }
  /// The first failure; nil if no run has failed.
  public internal(set) var failure: Failure?
  private var traces: Set<[String]> = []

  init() {}

  mutating func add(_ run: SimulatedRun) {
    schedules += 1
    traces.insert(run.trace)
  }

  public var description: String {
    let counts = "\(schedules) schedule\(schedules == 1 ? "" : "s"), \(outcomes) outcome\(outcomes == 1 ? "" : "s")"
    guard let failure else { return "\(counts), no failure" }
    return
      (["\(counts), a failure: \(failure.message)"] + failure.decisions.map { "  \($0)" }
      + ["  Its schedule: '\(failure.schedule)'"]).joined(separator: "\n")
  }
}
