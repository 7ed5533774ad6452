internal import NavbridgeRuntime
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
  /// The decisions on variants of UIKit, on interruptions and on the passing of time in the run under the usual schedule, or some of
  /// them.
  private let occasions: [Int]
  /// The number of decisions of the run under the usual schedule.
  private let decisions: Int
  /// The number of those before the first step after the start of the app.
  private let start: Int
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
  /// One of so many schedules may have other decisions while the app starts. The others begin after that, which is what a test is about,
  /// and costs a fraction of a run.
  private static let shareOfStarts = 4
  /// The greatest number of occasions that are tried alone.
  private static let triedAlone = 200
  /// One of so many schedules with faults has two of them.
  private static let shareOfTwo = 4
  /// The number of schedules that `coverage` keeps.
  private static let kept = 256

  /// - Parameters:
  ///   - decisions: the number of decisions of the run under the usual schedule.
  ///   - start: the number of those before the first step after the start of the app.
  ///   - moments: the number of steps of that run at which a fault may strike.
  ///   - occasions: the numbers of those on variants of UIKit, on interruptions and on the passing of time. The search first tries each
  ///     alone, or some of many.
  package init(
    seed: UInt64, strategy: SearchStrategy, decisions: Int, start: Int = 0, faults: [AppFault] = [], moments: Int = 0,
    timePasses: Bool = false, takesVariants: Bool = false, occasions: [Int] = []
  ) {
    (self.seed, self.strategy, self.decisions) = (seed, strategy, max(1, decisions))
    self.start = min(start, self.decisions - 1)
    (self.faults, self.moments) = (moments > 0 ? faults : [], moments)
    (self.timePasses, self.takesVariants) = (timePasses, takesVariants)
    let step = max(1, (occasions.count + Self.triedAlone - 1) / Self.triedAlone)
    self.occasions = stride(from: 0, to: occasions.count, by: step).map { occasions[$0] }
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
    let start = number.isMultiple(of: Self.shareOfStarts) ? 0 : start
    switch strategy == .mixed ? [.few, .random, .coverage][number % 3] : strategy {
    case .random, .mixed:
      return Decider(
        seed: random.next(), share: Self.shares[number / 3 % Self.shares.count], start: start,
        strikes: strikes, timePasses: timePasses, takesVariants: takesVariants)
    case .few: return Decider(few(strikes, from: start, &random))
    case .coverage:
      guard !fruitful.isEmpty else { return Decider(few(strikes, from: start, &random)) }
      let base = fruitful[random.below(fruitful.count)].decisions
      return Decider(schedule(unique(base + [decision(from: start, &random)]), strikes: strikes))
    }
  }

  private func few(_ strikes: [Schedule.Strike], from start: Int, _ random: inout SeededGenerator) -> Schedule {
    // Beside a fault there may be no other decision.
    let count = (strikes.isEmpty ? 1 : 0) + random.below(Self.fewest)
    return schedule(unique((0..<count).map { _ in decision(from: start, &random) }), strikes: strikes)
  }

  /// One fault, each kind in turn, or sometimes two.
  private func strikes(_ number: Int, _ random: inout SeededGenerator) -> [Schedule.Strike] {
    guard !faults.isEmpty else { return [] }
    // The strategies take turns, too, and each of them meets each fault.
    let first = Schedule.Strike(moment: random.below(moments), fault: faults[number / 3 % faults.count])
    guard random.below(Self.shareOfTwo) == 0 else { return [first] }
    return [first, .init(moment: random.below(moments), fault: faults[random.below(faults.count)])]
  }

  private func decision(from start: Int, _ random: inout SeededGenerator) -> Schedule.Decision {
    .init(number: start + random.below(decisions - start), choice: 1 + random.below(Self.choices))
  }

  /// Of several decisions with the same number, the last one counts.
  private func unique(_ decisions: [Schedule.Decision]) -> [Schedule.Decision] {
    Array(Dictionary(decisions.map { ($0.number, $0) }, uniquingKeysWith: { $1 }).values)
  }

  /// Takes the hashes of a run's steps.
  package mutating func note(_ steps: [UInt64], of schedule: Schedule) {
    let before = orders.count
    for (one, next) in zip(steps, steps.dropFirst()) { orders.insert(Self.hash(one, next)) }
    // A schedule with many decisions would be a burden to all that grow from it.
    guard orders.count > before, schedule.decisions.count <= 64, strategy != .few, strategy != .random else { return }
    if fruitful.count < Self.kept { fruitful.append(schedule) } else { fruitful[orders.count % Self.kept] = schedule }
  }

  private static func hash(_ one: UInt64, _ next: UInt64) -> UInt64 {
    var hash = StableHash()
    hash.combine(one)
    hash.combine(next)
    return hash.value
  }
}
