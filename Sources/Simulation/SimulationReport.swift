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
  /// The orders that a search for every order has seen; nil for another search.
  public let orders: Orders?
  /// The first failure; nil if no run has failed.
  public let failure: Failure?

  /// The orders that were seen, of all that there are.
  public struct Orders: Sendable, Equatable {
    /// The number of orders that have run.
    public let seen: Int
    /// True if these are all orders that there are.
    public let isComplete: Bool
    /// About how many orders there are; nil if nothing is known about it.
    public let estimate: Double?
  }

  init(_ test: ExploredTest) {
    (schedules, outcomes) = (test.schedules, test.outcomes.count)
    orders = test.everyOrder.map { Orders(seen: $0.count, isComplete: $0.isComplete, estimate: $0.estimate) }
    failure = test.failure.map {
      Failure(message: $0.failure.message, schedule: $0.schedule, decisions: $0.notes, trace: $0.transcript)
    }
  }

  private var runs: String {
    guard let orders else { return "\(schedules) schedule\(schedules == 1 ? "" : "s")" }
    guard orders.isComplete else { return "\(orders.seen) order\(orders.seen == 1 ? "" : "s") of more" }
    return orders.seen == 1 ? "the only order" : "all \(orders.seen) orders"
  }

  public var description: String {
    let counts = "\(runs), \(outcomes) outcome\(outcomes == 1 ? "" : "s")"
    guard let failure else { return "\(counts), no failure" }
    return
      (["\(counts), a failure: \(failure.message)"] + failure.decisions.map { "  \($0)" }
      + ["  Its schedule: '\(failure.schedule)'"]).joined(separator: "\n")
  }
}
