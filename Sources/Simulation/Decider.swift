internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// Makes the decisions of one run, and notes those that are not the usual ones.
package struct Decider: Sendable {
  private enum Source: Sendable {
    /// Each decision differs from the usual one with a probability of `share` in 1000.
    case random(SeededGenerator, share: Int)
    case planned([Schedule.Decision], next: Int)
    /// The decisions that are not the usual ones, by place and index.
    case placed([DecisionPlace: [Int: PlacedDecision]])
  }

  private var source: Source
  /// Chooses the queue that has its turn, in a search for every order.
  let orders: OrderRecorder?
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
  /// The number of decisions so far at each place; nil unless the run notes the places, which takes time.
  private var counts: [DecisionPlace: Int]?
  /// The decisions that were not the usual ones, if the run notes the places.
  package private(set) var placed: [PlacedDecision] = []

  /// - Parameter share: how many of 1000 decisions are made by the seed. The others are the usual ones.
  package init(
    seed: UInt64, share: Int = 1000, strikes: [Schedule.Strike] = [], timePasses: Bool = false,
    takesVariants: Bool = false
  ) {
    (source, orders) = (.random(SeededGenerator(seed: seed), share: share), nil)
    self.strikes = Schedule(strikes: strikes).strikes[...]
    (self.timePasses, self.takesVariants) = (timePasses, takesVariants)
  }

  /// - Parameters:
  ///   - notes: true if sentences about the decisions are noted.
  ///   - places: true if the places of the decisions are noted.
  package init(_ schedule: Schedule, notes: Bool = false, places: Bool = false) {
    (source, orders) = (.planned(schedule.decisions, next: 0), nil)
    strikes = schedule.strikes[...]
    (timePasses, takesVariants) = (schedule.timePasses, schedule.takesVariants)
    if notes { self.notes = [] }
    if places { counts = [:] }
  }

  /// Has the orders chosen by a search for every order. All other decisions are the usual ones, but that a turn has one item.
  package init(_ orders: OrderRecorder) {
    (source, self.orders) = (.planned([], next: 0), orders)
    strikes = []
    (timePasses, takesVariants) = (false, false)
  }

  /// Makes the decisions of a schedule that differs from an earlier one, each at its place in place of its number.
  package init(_ decisions: [PlacedDecision], of schedule: Schedule) {
    let byPlace = Dictionary(grouping: decisions, by: \.place)
    source = .placed(byPlace.mapValues { Dictionary($0.map { ($0.index, $0) }, uniquingKeysWith: { $1 }) })
    orders = nil
    strikes = schedule.strikes[...]
    (timePasses, takesVariants) = (schedule.timePasses, schedule.takesVariants)
    counts = [:]
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

  /// The numbers of the decisions so far that are no choice among waiting work: variants of UIKit, interruptions, and the passing of
  /// time.
  package private(set) var occasions: [Int] = []

  /// Returns true if UIKit takes a variant. This is a decision if the schedule has such ones, and no variant is taken otherwise.
  package mutating func takesVariant(_ occasion: () -> String) -> Bool {
    takesVariants && happens(occasion)
  }

  /// Returns true if time passes while work is left. This is a decision if the schedule has such ones, and does not happen otherwise.
  package mutating func passesTime(_ occasion: () -> String) -> Bool {
    timePasses && happens(at: { DecisionPlace(.time) }, occasion)
  }

  /// Returns true if something happens that usually does not. Each such decision is an occasion.
  package mutating func happens(_ occasion: () -> String) -> Bool {
    happens(at: { DecisionPlace(.occasion, occasion()) }, occasion)
  }

  private mutating func happens(at place: () -> DecisionPlace, _ occasion: () -> String) -> Bool {
    occasions.append(count)
    return choose(below: 2, at: place, note: { _ in occasion() }) == 1
  }

  /// Returns a number from 0 to `bound` - 1. A decision without alternatives is none, and is not counted.
  ///
  /// - Parameters:
  ///   - place: the place of the decision, if places are noted.
  ///   - option: the name of a choice; nil for one that is the same by its number.
  ///   - note: returns the sentence about a choice that is not the usual one.
  ///   - given: a choice that a search for every order has made.
  package mutating func choose(
    below bound: Int, given: Int? = nil, at place: () -> DecisionPlace = { DecisionPlace(.order) },
    option: (_ choice: Int) -> PlacedDecision.Option? = { _ in nil }, note: (_ choice: Int) -> String
  ) -> Int {
    guard bound > 1 else { return 0 }
    let here = counts == nil ? nil : place()
    let index = here.map { counts![$0, default: 0] } ?? 0
    if let here { counts![here] = index + 1 }
    let choice = given ?? next(below: bound, here, index, option)
    if choice != 0, notes != nil { notes!.append("\(count):\(choice)  \(note(choice))") }
    hash.combine(UInt64(choice))
    if choice != 0 {
      taken.append(.init(number: count, choice: choice))
      if let here { placed.append(PlacedDecision(here, index: index, taken.last!, option: option(choice))) }
    }
    count += 1
    return choice
  }

  private mutating func next(
    below bound: Int, _ place: DecisionPlace?, _ index: Int, _ option: (_ choice: Int) -> PlacedDecision.Option?
  ) -> Int {
    switch source {
    case .random(var generator, let share):
      let choice = share >= 1000 || generator.below(1000) < share ? generator.below(bound) : 0
      source = .random(generator, share: share)
      return choice
    case .planned(let decisions, let next):
      guard next < decisions.count, decisions[next].number == count else { return 0 }
      source = .planned(decisions, next: next + 1)
      return decisions[next].choice % bound
    case .placed(let decisions):
      guard let place, let planned = decisions[place]?[index] else { return 0 }
      guard let wanted = planned.option else { return planned.decision.choice % bound }
      return (1..<bound).first { option($0) == wanted } ?? 0
    }
  }
}
