internal import NavbridgeRuntime
package import NavbridgeSimulation
package import NavbridgeTestRunner
package import NavbridgeVocabulary

/// Chooses the schedules of a search, one after the other.
package struct ScheduleSearch: Sendable {
  private let seed: UInt64
  private let strategy: SearchStrategy
  private let timePasses: Bool
  /// The faults that may strike.
  private let faults: [AppFault]
  /// The number of steps of the usual run at which a fault may strike.
  private let moments: Int
  private let takesVariants: Bool
  /// The decisions on variants of UIKit and on interruptions in the run under the usual schedule.
  private let occasions: ArraySlice<Int>
  /// The number of decisions of the run under the usual schedule.
  private let decisions: Int
  /// The schedules with new orders, for `coverage`.
  private var fruitful: [Schedule] = []
  /// The pairs of lines that have followed each other in some run, as hashes.
  package private(set) var orders: Set<UInt64> = []

  /// The shares of decisions that are made at random, in 1000.
  private static let shares = [1000, 300, 100, 30, 10]
  /// The greatest number of decisions of `few`.
  private static let fewest = 4
  /// The greatest choice of a single decision. A greater one counts modulo the possibilities.
  private static let choices = 12
  /// The greatest number of occasions that are tried alone.
  private static let triedAlone = 200
  /// One of so many schedules with faults has two of them.
  private static let shareOfTwo = 4
  /// The number of schedules that `coverage` keeps.
  private static let kept = 256

  /// - Parameters:
  ///   - decisions: the number of decisions of the run under the usual schedule.
  ///   - moments: the number of steps of that run at which a fault may strike.
  ///   - occasions: the numbers of those on variants of UIKit and on interruptions, each of which the search tries alone first.
  package init(
    seed: UInt64, strategy: SearchStrategy, decisions: Int, faults: [AppFault] = [], moments: Int = 0,
    timePasses: Bool = false, takesVariants: Bool = false, occasions: [Int] = []
  ) {
    (self.seed, self.strategy, self.decisions) = (seed, strategy, max(1, decisions))
    (self.faults, self.moments) = (moments > 0 ? faults : [], moments)
    (self.timePasses, self.takesVariants) = (timePasses, takesVariants)
    self.occasions = occasions.prefix(Self.triedAlone)
  }

  /// A schedule of this search.
  private func schedule(_ decisions: [Schedule.Decision] = [], strikes: [Schedule.Strike] = []) -> Schedule {
    Schedule(decisions, strikes: strikes, timePasses: timePasses, takesVariants: takesVariants)
  }

  /// The decisions of a run of the search. The run with the number 0 is the usual one.
  package func decider(_ number: Int) -> Decider {
    guard number > 0 else { return Decider(schedule()) }
    // Many failures need one occasion, and at random each would seldom be met alone.
    if number <= occasions.count { return Decider(schedule([.init(number: occasions[number - 1], choice: 1)])) }
    var random = SeededGenerator(seed: seed, index: number)
    let strikes = strikes(number, &random)
    switch strategy == .mixed ? [.few, .random, .coverage][number % 3] : strategy {
    case .random, .mixed:
      return Decider(
        seed: random.next(), share: Self.shares[number / 3 % Self.shares.count], strikes: strikes,
        timePasses: timePasses, takesVariants: takesVariants)
    case .few: return Decider(few(strikes, &random))
    case .coverage:
      guard !fruitful.isEmpty else { return Decider(few(strikes, &random)) }
      let base = fruitful[random.below(fruitful.count)].decisions
      return Decider(schedule(unique(base + [decision(&random)]), strikes: strikes))
    }
  }

  private func few(_ strikes: [Schedule.Strike], _ random: inout SeededGenerator) -> Schedule {
    // Beside a fault there may be no other decision.
    let count = (strikes.isEmpty ? 1 : 0) + random.below(Self.fewest)
    return schedule(unique((0..<count).map { _ in decision(&random) }), strikes: strikes)
  }

  /// One fault, each kind in turn, or sometimes two.
  private func strikes(_ number: Int, _ random: inout SeededGenerator) -> [Schedule.Strike] {
    guard !faults.isEmpty else { return [] }
    // The strategies take turns, too, and each of them meets each fault.
    let first = Schedule.Strike(moment: random.below(moments), fault: faults[number / 3 % faults.count])
    guard random.below(Self.shareOfTwo) == 0 else { return [first] }
    return [first, .init(moment: random.below(moments), fault: faults[random.below(faults.count)])]
  }

  private func decision(_ random: inout SeededGenerator) -> Schedule.Decision {
    .init(number: random.below(decisions), choice: 1 + random.below(Self.choices))
  }

  /// Of several decisions with the same number, the last one counts.
  private func unique(_ decisions: [Schedule.Decision]) -> [Schedule.Decision] {
    Array(Dictionary(decisions.map { ($0.number, $0) }, uniquingKeysWith: { $1 }).values)
  }

  /// Takes the lines of a run's transcript.
  package mutating func note(_ lines: [String], of schedule: Schedule) {
    let before = orders.count
    for (one, next) in zip(lines, lines.dropFirst()) { orders.insert(Self.hash(one, next)) }
    // A schedule with many decisions would be a burden to all that grow from it.
    guard orders.count > before, schedule.decisions.count <= 64, strategy != .few, strategy != .random else { return }
    if fruitful.count < Self.kept { fruitful.append(schedule) } else { fruitful[orders.count % Self.kept] = schedule }
  }

  private static func hash(_ one: String, _ next: String) -> UInt64 {
    var hash = StableHash()
    for text in [one, next] {
      hash.combine(text)
      // No text has this byte.
      hash.combine(0xFF)
    }
    return hash.value
  }
}

/// Makes a schedule smaller whose run fails: with fewer decisions, and with smaller choices.
package enum ScheduleShrink {
  /// Returns the smallest schedule that was found, and the number of runs for it.
  ///
  /// - Parameters:
  ///   - limit: the greatest number of runs.
  ///   - fails: runs a schedule. Returns nil unless the run fails in the same way, and otherwise the decisions that it has made,
  ///     of which those beyond its end are no part.
  package static func smallest(
    _ schedule: Schedule, limit: Int = 2_000, fails: (Schedule) -> Schedule?
  ) -> (schedule: Schedule, runs: Int) {
    var (best, runs) = (schedule, 0)
    /// Takes a schedule in place of the best one if its run fails, too.
    func take(_ candidate: [Schedule.Decision], striking strikes: [Schedule.Strike]) -> Bool {
      guard runs < limit else { return false }
      runs += 1
      let planned = schedule.with(candidate, strikes: strikes)
      guard let made = fails(planned) else { return false }
      // A run may make more decisions than it was given, if choices count modulo fewer possibilities.
      best = made.decisions.count <= candidate.count ? made : planned
      return true
    }
    func take(_ candidate: [Schedule.Decision]) -> Bool { take(candidate, striking: best.strikes) }
    // Faults go first, all or one of them.
    for strikes in [[]] + best.strikes.indices.map({ [best.strikes[$0]] }) where strikes.count < best.strikes.count {
      if take(best.decisions, striking: strikes) { break }
    }
    if best.decisions.isEmpty || take([]) { return (best, runs) }
    lone(in: schedule, take)
    var size = max(1, best.decisions.count / 2)
    while true {
      var (start, hasShrunk) = (0, false)
      while start < best.decisions.count {
        let rest = Array(best.decisions[..<start] + best.decisions.dropFirst(start + size))
        // The decisions behind those that are gone take their place.
        if take(rest) { hasShrunk = true } else { start += size }
      }
      if size > 1 {
        size = max(1, size / 2)
      } else if !hasShrunk {
        // Several small delays may be one longer one.
        guard best.decisions.count <= few, joined(best.decisions, take) else { break }
      }
      if runs >= limit { break }
    }
    for index in best.decisions.indices where index < best.decisions.count && best.decisions[index].choice > 1 {
      var lower = best.decisions
      lower[index].choice = 1
      _ = take(lower)
    }
    return (best, runs)
  }

  /// Looks for a single decision whose run fails, at places all over the schedule. Of many decisions that were made at random, most
  /// are of no account, but move the one that is.
  private static func lone(in schedule: Schedule, _ take: ([Schedule.Decision]) -> Bool) {
    guard schedule.decisions.count > 1, let last = schedule.decisions.last?.number else { return }
    let step = max(1, last / lonely)
    for number in stride(from: 0, through: last, by: step) where take([.init(number: number, choice: 1)]) { return }
  }

  /// Returns a schedule with fewer decisions, in which one of them has another choice; nil if none was found.
  private static func joined(_ decisions: [Schedule.Decision], _ take: ([Schedule.Decision]) -> Bool) -> Bool {
    for (index, decision) in decisions.enumerated() {
      for choice in 1...choices where choice != decision.choice {
        var other = decisions
        other[index].choice = choice
        for left in other.indices where left != index {
          var fewer = other
          fewer.remove(at: left)
          if take(fewer) { return true }
        }
      }
    }
    return false
  }

  /// The number of places at which a single decision is tried.
  private static let lonely = 200
  /// The choices that are tried in place of others.
  private static let choices = 4
  /// The greatest number of decisions for which other choices are tried.
  private static let few = 12
}
