internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// Makes the decisions of one run, and notes those that are not the usual ones.
package struct Decider: Sendable {
  private enum Source: Sendable {
    /// Each decision, from the one with the number `start` on, differs from the usual one with a probability of `share` in 1000.
    case random(SeededGenerator, share: Int, start: Int)
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

  /// - Parameters:
  ///   - share: how many of 1000 decisions are made by the seed. The others are the usual ones.
  ///   - start: the number of the first decision that is made by the seed.
  package init(
    seed: UInt64, share: Int = 1000, start: Int = 0, strikes: [Schedule.Strike] = [], timePasses: Bool = false,
    takesVariants: Bool = false
  ) {
    (source, orders) = (.random(SeededGenerator(seed: seed), share: share, start: start), nil)
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
    (source, orders) = (Self.placed(decisions), nil)
    strikes = schedule.strikes[...]
    (timePasses, takesVariants) = (schedule.timePasses, schedule.takesVariants)
    counts = [:]
  }

  private static func placed(_ decisions: [PlacedDecision]) -> Source {
    .placed(
      Dictionary(grouping: decisions, by: \.place).mapValues {
        Dictionary($0.map { ($0.index, $0) }, uniquingKeysWith: { $1 })
      })
  }

  /// The run of a search for every order; nil for another decider.
  package var orderRun: OrderRun? { orders?.run }

  /// Takes the run that was made in another process.
  package func took(_ run: OrderRun) { orders?.took(run) }

  /// A decider that goes on where this one stands, which has made the usual decisions so far. Nil if the other one would have made
  /// another decision, have had a fault strike, or have noted what this one has not.
  ///
  /// - Parameters:
  ///   - other: a decider that has decided nothing.
  ///   - moment: the number of the next step at which a fault could strike.
  func goingOn(with other: Decider, moment: Int) -> Decider? {
    precondition(other.count == 0, "A decider that has decided something cannot go on elsewhere.")
    guard other.timePasses == timePasses, other.takesVariants == takesVariants,
      other.strikes.first.map({ $0.moment >= moment }) ?? true, isLater(other.source),
      other.counts == nil || counts != nil, other.notes == nil || notes != nil
    else { return nil }
    switch (orders, other.orders) {
    case (nil, nil): break
    case (let own?, let given?): guard own.goOn(with: given.run) else { return nil }
    default: return nil
    }
    var next = self
    (next.source, next.strikes, next.notes) = (other.source, other.strikes, other.notes)
    if other.counts == nil { next.counts = nil }
    return next
  }

  /// True if all decisions of a source that are not the usual ones come after those so far.
  private func isLater(_ source: Source) -> Bool {
    switch source {
    case .random(_, _, let start): start >= count
    case .planned(let decisions, _): decisions.first.map { $0.number >= count } ?? true
    case .placed(let decisions):
      counts.map { counts in decisions.allSatisfy { $1.keys.min() ?? 0 >= counts[$0, default: 0] } } ?? false
    }
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
    case .random(var generator, let share, let start):
      guard count >= start else { return 0 }
      let choice = share >= 1000 || generator.below(1000) < share ? generator.below(bound) : 0
      source = .random(generator, share: share, start: start)
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

extension Decider: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(strikes.map(\.moment))
    bytes.write(strikes.map(\.fault.rawValue))
    for flag in [timePasses, takesVariants, notes != nil, counts != nil] { bytes.write(flag) }
    bytes.write(orders?.run)
    switch source {
    case .random(let generator, let share, let start):
      bytes.write(0)
      bytes.write(generator.state)
      bytes.write(share)
      bytes.write(start)
    case .planned(let decisions, _):
      bytes.write(1)
      bytes.write(decisions)
    case .placed(let decisions):
      bytes.write(2)
      bytes.write(decisions.values.flatMap(\.values))
    }
  }

  package init(from bytes: inout PassedBytes) throws {
    let (moments, faults): ([Int], [String]) = (try bytes.read(), try bytes.read())
    strikes = zip(moments, faults.compactMap(AppFault.init)).map(Schedule.Strike.init)[...]
    (timePasses, takesVariants) = (try bytes.read(), try bytes.read())
    notes = try bytes.read() ? [] : nil
    counts = try bytes.read() ? [:] : nil
    orders = try bytes.read(OrderRun?.self).map(OrderRecorder.init)
    switch try bytes.read(Int.self) {
    case 0:
      let generator = SeededGenerator(state: try bytes.read())
      source = .random(generator, share: try bytes.read(), start: try bytes.read())
    case 1: source = .planned(try bytes.read(), next: 0)
    default: source = Self.placed(try bytes.read([PlacedDecision].self))
    }
  }
}
