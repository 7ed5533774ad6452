package import NavbridgeWire
internal import OrderedCollections

/// The results of one test under many schedules.
package struct ExploredTest: Sendable, Equatable {
  /// Runs that ended with the same transcript and the same failure.
  package struct Outcome: Sendable, Equatable {
    /// The lines of the transcript, without their times.
    package var lines: [String]
    /// The sentence of the failure; nil for a test that has passed.
    package var failure: String?
    /// The number of runs.
    package var count: Int
    /// The number of the first run in the search.
    package var number: Int
    /// The schedule of the first run.
    package var schedule: String
  }

  /// A failure, and the smallest schedule that was found for it.
  package struct Failure: Sendable, Equatable {
    package var failure: TestFailure
    package var schedule: String
    /// The lines of the transcript under that schedule, with their times.
    package var transcript: [String]
    /// The number of the run in which it was found.
    package var number: Int
    /// The number of decisions of that run that were not the usual ones.
    package var decisions: Int
    /// The number of runs in which the schedule was made smaller.
    package var runs: Int
    /// A sentence about each decision of the schedule.
    package var notes: [String]
    /// The first step of the native side that differs from the usual run, in sentences; nil if there is none.
    package var difference: String?
    /// True if the schedule fails again with the same transcript.
    package var isRepeatable: Bool
    /// The usual run and the failing one with their films, which no document of a search has; nil if they were not filmed.
    package var films: FilmedRuns?

    package init(
      _ failure: TestFailure, schedule: String, transcript: [String], number: Int, decisions: Int, runs: Int,
      notes: [String], isRepeatable: Bool
    ) {
      (self.failure, self.schedule, self.transcript) = (failure, schedule, transcript)
      (self.number, self.decisions, self.runs) = (number, decisions, runs)
      (self.notes, self.isRepeatable) = (notes, isRepeatable)
    }
  }

  package var path: [String]
  /// The reason for which the test was left out; nil for one that has run.
  package var leftOut: String?
  /// The number of runs.
  package var schedules = 0
  /// The number of decisions under the usual schedule.
  package var decisions = 0
  /// In the order in which they were found.
  package var outcomes: [Outcome] = []
  package var failure: Failure?
  /// The pairs of lines that have followed each other in a transcript of some run, as hashes.
  package var orders: Set<UInt64> = []
  /// The orders that a search for every order has seen; nil for another search, and for a test of another part of the search.
  package var everyOrder: SeenOrders?

  package init(path: [String]) { self.path = path }

  /// The orders that were seen, of all that there are.
  package struct SeenOrders: Sendable, Equatable {
    /// The number of orders that have run.
    package var count: Int
    /// The number of runs that were given up before their end, since each order that they could have had was seen.
    package var abandoned: Int
    /// True if these are all orders of the test.
    package var isComplete: Bool
    /// About how many orders there are; nil if nothing is known about it.
    package var estimate: Double?

    package init(count: Int, abandoned: Int, isComplete: Bool, estimate: Double?) {
      (self.count, self.abandoned, self.isComplete, self.estimate) = (count, abandoned, isComplete, estimate)
    }
  }

  /// The sentence for an app that cannot run in the process of all schedules.
  package static let endsProcess =
    "With faithfulCrashes an app may end the process of its native side, which all schedules share. The test is left out."

  /// Takes a run.
  package mutating func add(_ lines: [String], failure: String?, number: Int, schedule: @autoclosure () -> String) {
    schedules += 1
    if let index = index(of: lines, failure) {
      outcomes[index].count += 1
    } else {
      outcomes.append(Outcome(lines: lines, failure: failure, count: 1, number: number, schedule: schedule()))
    }
  }

  private func index(of lines: [String], _ failure: String?) -> Int? {
    outcomes.firstIndex { $0.lines == lines && $0.failure == failure }
  }

  /// Adds the results of another part of the same search. The failure of the earliest run counts.
  package mutating func merge(_ other: ExploredTest) {
    schedules += other.schedules
    decisions = max(decisions, other.decisions)
    orders.formUnion(other.orders)
    everyOrder = everyOrder ?? other.everyOrder
    for outcome in other.outcomes {
      guard let index = index(of: outcome.lines, outcome.failure) else {
        outcomes.append(outcome)
        continue
      }
      outcomes[index].count += outcome.count
      if outcome.number < outcomes[index].number {
        (outcomes[index].number, outcomes[index].schedule) = (outcome.number, outcome.schedule)
      }
    }
    outcomes.sort { $0.number < $1.number }
    if let found = other.failure, found.number < failure?.number ?? .max { failure = found }
  }
}

extension ExploredTest {
  package init?(_ json: JSON) {
    guard let path = json["path"]?.array else { return nil }
    self.init(path: path.compactMap(\.string))
    leftOut = json["leftOut"]?.string
    schedules = json["schedules"]?.int ?? 0
    decisions = json["decisions"]?.int ?? 0
    outcomes = (json["outcomes"]?.array ?? []).map(Outcome.init)
    failure = json["failure"].flatMap(Failure.init)
    everyOrder = json["everyOrder"].flatMap(SeenOrders.init)
    orders = Set((json["orders"]?.array ?? []).compactMap { $0.string.flatMap { UInt64($0, radix: 16) } })
  }

  package var json: JSON {
    var members: JSONObject = [
      "path": .texts(path), "schedules": .int(Int64(schedules)), "decisions": .int(Int64(decisions)),
      "outcomes": .array(outcomes.map(\.json)), "failure": failure?.json ?? .null,
      "orders": .texts(orders.sorted().map { String($0, radix: 16) }),
    ]
    if let leftOut { members["leftOut"] = .string(leftOut) }
    if let everyOrder { members["everyOrder"] = everyOrder.json }
    return .object(members)
  }
}

extension ExploredTest.SeenOrders {
  fileprivate init?(_ json: JSON) {
    guard let count = json["count"]?.int, let abandoned = json["abandoned"]?.int,
      let isComplete = json["complete"]?.bool
    else { return nil }
    self.init(count: count, abandoned: abandoned, isComplete: isComplete, estimate: json["estimate"]?.double)
  }

  fileprivate var json: JSON {
    [
      "count": .int(Int64(count)), "abandoned": .int(Int64(abandoned)), "complete": .bool(isComplete),
      "estimate": estimate.map { .double($0.rounded()) } ?? .null,
    ]
  }
}

extension ExploredTest.Outcome {
  fileprivate init(_ json: JSON) {
    lines = (json["lines"]?.array ?? []).compactMap(\.string)
    failure = json["failure"]?.string
    count = json["count"]?.int ?? 0
    number = json["number"]?.int ?? 0
    schedule = json["schedule"]?.string ?? ""
  }

  fileprivate var json: JSON {
    [
      "count": .int(Int64(count)), "number": .int(Int64(number)), "schedule": .string(schedule),
      "failure": failure.map { .string($0) } ?? .null, "lines": .texts(lines),
    ]
  }
}

extension ExploredTest.Failure {
  fileprivate init?(_ json: JSON) {
    guard let failure = json["failure"], let schedule = json["schedule"]?.string else { return nil }
    self.init(
      TestFailure(failure), schedule: schedule, transcript: (json["transcript"]?.array ?? []).compactMap(\.string),
      number: json["number"]?.int ?? 0, decisions: json["decisions"]?.int ?? 0, runs: json["runs"]?.int ?? 0,
      notes: (json["notes"]?.array ?? []).compactMap(\.string),
      isRepeatable: json["repeatable"]?.bool ?? false)
    difference = json["difference"]?.string
  }

  fileprivate var json: JSON {
    [
      "failure": failure.json, "schedule": .string(schedule), "number": .int(Int64(number)),
      "decisions": .int(Int64(decisions)), "runs": .int(Int64(runs)), "repeatable": .bool(isRepeatable),
      "notes": .texts(notes), "difference": difference.map { .string($0) } ?? .null,
      "transcript": .texts(transcript),
    ]
  }
}
