internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// The schedule of a run: its decisions that differ from the usual ones.
///
/// A run consists of decisions, which are counted from 0. The usual decision is always 0: the queue that has waited longest
/// runs next, with all its items, and each write is delivered whole. A schedule without decisions is therefore the run of two
/// sides on idle machines, and each decision of a schedule is one thing that goes another way.
package struct Schedule: Sendable, Hashable {
  /// One decision that is not the usual one.
  package struct Decision: Sendable, Hashable {
    /// The number of the decision in the run.
    package var number: Int
    /// The choice, from 1 to the number of possibilities less one. A number beyond them counts modulo their number, so that
    /// a schedule has a meaning for any run.
    package var choice: Int

    package init(number: Int, choice: Int) { (self.number, self.choice) = (number, choice) }
  }

  /// A fault, and the moment at which it strikes.
  package struct Strike: Sendable, Hashable {
    /// The number of the scheduler's step before which it strikes, counted from the connection of the first script.
    package var moment: Int
    package var fault: AppFault

    package init(moment: Int, fault: AppFault) { (self.moment, self.fault) = (moment, fault) }
  }

  /// In ascending order of their moments.
  package private(set) var strikes: [Strike]
  /// In ascending order of their numbers.
  package private(set) var decisions: [Decision]
  /// True if it is a decision, too, whether time passes while work is left.
  package let timePasses: Bool
  /// True if it is a decision, too, whether UIKit takes one of its variants.
  package let takesVariants: Bool

  package init(
    _ decisions: [Decision] = [], strikes: [Strike] = [], timePasses: Bool = false, takesVariants: Bool = false
  ) {
    self.decisions = decisions.sorted { $0.number < $1.number }
    self.strikes = strikes.sorted { $0.moment < $1.moment }
    (self.timePasses, self.takesVariants) = (timePasses, takesVariants)
  }

  /// Other decisions and faults, of which the same are possible.
  package func with(_ decisions: [Decision], strikes: [Strike]) -> Schedule {
    Schedule(decisions, strikes: strikes, timePasses: timePasses, takesVariants: takesVariants)
  }

  /// The schedule in which everything goes its usual way.
  package static let usual = Schedule()

  /// The number of things that go another way.
  package var size: Int { strikes.count + decisions.count }
}

/// Makes the decisions of one run, and notes those that are not the usual ones.
package struct Decider: Sendable {
  private enum Source: Sendable {
    /// Each decision differs from the usual one with a probability of `share` in 1000.
    case random(SeededGenerator, share: Int)
    case planned([Schedule.Decision], next: Int)
  }

  private var source: Source
  /// The faults that have not struck.
  private var strikes: ArraySlice<Schedule.Strike>
  /// The faults that have struck.
  package private(set) var struck: [Schedule.Strike] = []
  /// The number of decisions so far.
  package private(set) var count = 0
  /// True if it is a decision, too, whether time passes while work is left.
  package let timePasses: Bool
  /// True if it is a decision, too, whether UIKit takes one of its variants.
  package let takesVariants: Bool
  /// A hash of all decisions so far.
  package var fingerprint: UInt64 { hash.value }
  private var hash = StableHash()
  private var taken: [Schedule.Decision] = []
  /// The sentences about the decisions that were not the usual ones; nil while they are not noted.
  package private(set) var notes: [String]?

  /// - Parameter share: how many of 1000 decisions are made by the seed. The others are the usual ones.
  package init(
    seed: UInt64, share: Int = 1000, strikes: [Schedule.Strike] = [], timePasses: Bool = false,
    takesVariants: Bool = false
  ) {
    source = .random(SeededGenerator(seed: seed), share: share)
    self.strikes = Schedule(strikes: strikes).strikes[...]
    (self.timePasses, self.takesVariants) = (timePasses, takesVariants)
  }

  /// - Parameter notes: true if sentences about the decisions are noted.
  package init(_ schedule: Schedule, notes: Bool = false) {
    source = .planned(schedule.decisions, next: 0)
    strikes = schedule.strikes[...]
    (timePasses, takesVariants) = (schedule.timePasses, schedule.takesVariants)
    if notes { self.notes = [] }
  }

  /// The schedule that repeats the run so far.
  package var schedule: Schedule {
    Schedule(taken, strikes: struck, timePasses: timePasses, takesVariants: takesVariants)
  }

  /// Returns the next fault if it strikes before the step with a number.
  package mutating func strike(at moment: Int) -> AppFault? {
    guard let next = strikes.first, next.moment <= moment else { return nil }
    strikes.removeFirst()
    struck.append(next)
    hash.combine(UInt64(moment) << 8 | UInt64(AppFault.allCases.firstIndex(of: next.fault)!))
    notes?.append("\(next.text)  \(next.fault.sentence)")
    return next.fault
  }

  /// The numbers of the decisions so far that are no choice among waiting work: variants of UIKit, and interruptions.
  package private(set) var occasions: [Int] = []

  /// Returns true if UIKit takes a variant. This is a decision if the schedule has such ones, and no variant is taken otherwise.
  package mutating func takesVariant(_ occasion: () -> String) -> Bool {
    takesVariants && happens(occasion)
  }

  /// Returns true if something happens that usually does not. Each such decision is an occasion.
  package mutating func happens(_ occasion: () -> String) -> Bool {
    occasions.append(count)
    return choose(below: 2) { _ in occasion() } == 1
  }

  /// Returns a number from 0 to `bound` - 1. A decision without alternatives is none, and is not counted.
  ///
  /// - Parameter note: returns the sentence about a choice that is not the usual one.
  package mutating func choose(below bound: Int, note: (_ choice: Int) -> String) -> Int {
    guard bound > 1 else { return 0 }
    let choice = next(below: bound)
    if choice != 0, notes != nil { notes!.append("\(count):\(choice)  \(note(choice))") }
    hash.combine(UInt64(choice))
    if choice != 0 { taken.append(.init(number: count, choice: choice)) }
    count += 1
    return choice
  }

  private mutating func next(below bound: Int) -> Int {
    switch source {
    case .random(var generator, let share):
      let choice = share >= 1000 || generator.below(1000) < share ? generator.below(bound) : 0
      source = .random(generator, share: share)
      return choice
    case .planned(let decisions, let next):
      guard next < decisions.count, decisions[next].number == count else { return 0 }
      source = .planned(decisions, next: next + 1)
      return decisions[next].choice % bound
    }
  }
}

extension Schedule.Strike {
  /// `FAULT@MOMENT`.
  fileprivate var text: String { "\(fault.rawValue)@\(moment)" }

  /// Nil for a word that is no strike.
  fileprivate init?(text word: some StringProtocol) {
    let text = String(word)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let fault = AppFault(rawValue: String(parts[0])), let moment = Int(parts[1]), moment >= 0
    else { return nil }
    self.init(moment: moment, fault: fault)
  }
}

/// The text of a schedule: `time` where time may pass while work is left, `variants` where UIKit may take its variants,
/// `FAULT@MOMENT` for each fault, and `NUMBER:CHOICE` for each decision, with blanks between them.
extension Schedule {
  private static let timeWord = "time"
  private static let variantsWord = "variants"

  package var text: String {
    let words = (timePasses ? [Self.timeWord] : []) + (takesVariants ? [Self.variantsWord] : [])
    return (words + strikes.map(\.text) + decisions.map { "\($0.number):\($0.choice)" }).joined(separator: " ")
  }

  /// Nil for a text that is no schedule.
  package init?(text: some StringProtocol) {
    var decisions: [Decision] = []
    var words = text.split(separator: " ")[...]
    let timePasses = words.first.map { String($0) == Self.timeWord } ?? false
    if timePasses { words.removeFirst() }
    let takesVariants = words.first.map { String($0) == Self.variantsWord } ?? false
    if takesVariants { words.removeFirst() }
    var strikes: [Strike] = []
    while let strike = words.first.flatMap({ Strike(text: $0) }) {
      guard strike.moment >= strikes.last?.moment ?? 0 else { return nil }
      strikes.append(strike)
      words.removeFirst()
    }
    for word in words {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let choice = parts[1], number >= 0, choice > 0 else { return nil }
      guard number > decisions.last?.number ?? -1 else { return nil }
      decisions.append(Decision(number: number, choice: choice))
    }
    self.init(decisions, strikes: strikes, timePasses: timePasses, takesVariants: takesVariants)
  }
}
