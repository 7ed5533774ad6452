/// Makes a schedule smaller whose run fails: with fewer faults and decisions, and with smaller choices.
///
/// A decision that is left out moves all decisions after it to other numbers. So each try is made twice: with the decisions at the
/// places where the last failing run has made them, and by their numbers.
package struct ScheduleShrink {
  /// The decisions and faults of a run.
  package struct Attempt: Sendable, Hashable {
    package var decisions: [PlacedDecision]
    package var strikes: [Schedule.Strike]
    /// True if the decisions are made at their places, and not by their numbers.
    package var isByPlace = false

    package init(_ decisions: [PlacedDecision], _ strikes: [Schedule.Strike], isByPlace: Bool = false) {
      (self.decisions, self.strikes, self.isByPlace) = (decisions, strikes, isByPlace)
    }

    var size: Int { decisions.count + strikes.count }

    /// The decider of a run with these decisions and faults of a schedule.
    package func decider(of schedule: Schedule) -> Decider {
      let planned = schedule.with(decisions.map(\.decision), strikes: strikes)
      return isByPlace ? Decider(decisions, of: planned) : Decider(planned, places: true)
    }
  }

  /// The first line of a failure's message without its numbers, by which two failures count as the same. Numbers such as times may be
  /// others in a smaller run.
  package static func kind(of message: String) -> String {
    String(message.prefix { !$0.isNewline }.filter { !$0.isNumber })
  }

  /// The message of a run that has broken an invariant, which is no fault of an app.
  package static func message(ofBrokenInvariant sentence: String) -> String {
    "INVARIANT: \(sentence) This is a fault of navbridge; please report it."
  }

  private var best: Attempt
  private var runs = 0
  private let limit: Int
  private let fails: (Attempt) -> Attempt?
  /// What was tried before.
  private var tried: Set<Attempt> = []

  /// The number of places at which a single decision is tried.
  private static let lonely = 200
  /// The number of moments at which a fault is tried alone.
  private static let moments = 100
  /// The number of places like that of the decisive decision at which it is tried alone.
  private static let likely = 60
  /// The number of decisions of which each is tried beside the decisive one.
  private static let pairs = 200
  /// The choices that are tried in place of others.
  private static let choices = 4
  /// The greatest number of decisions for which other choices are tried.
  private static let few = 12

  /// The greatest number of runs, if the caller has no other.
  package static let usualLimit = 2_000

  /// Returns the smallest decisions and faults that were found, and the number of runs for it.
  ///
  /// - Parameters:
  ///   - attempt: those of a run that fails.
  ///   - limit: the greatest number of runs.
  ///   - fails: runs a schedule. Returns nil unless the run fails in the same way, and otherwise the decisions that it has made,
  ///     of which those beyond its end are no part.
  package static func smallest(
    _ attempt: Attempt, limit: Int = usualLimit, fails: @escaping (Attempt) -> Attempt?
  ) -> (found: Attempt, runs: Int) {
    var shrink = ScheduleShrink(best: attempt, limit: limit, fails: fails)
    shrink.perform()
    return (shrink.best, shrink.runs)
  }

  private init(best: Attempt, limit: Int, fails: @escaping (Attempt) -> Attempt?) {
    (self.best, self.limit, self.fails) = (best, limit, fails)
  }

  // MARK: - Tries

  /// Takes decisions and faults in place of the best ones if their run fails, too.
  private mutating func take(_ decisions: [PlacedDecision], striking strikes: [Schedule.Strike]) -> Bool {
    // Without decisions both ways are the same.
    (!decisions.isEmpty && take(Attempt(decisions, strikes, isByPlace: true))) || take(Attempt(decisions, strikes))
  }

  private mutating func take(_ attempt: Attempt) -> Bool {
    guard runs < limit, attempt.size <= best.size, tried.insert(attempt).inserted else { return false }
    runs += 1
    guard let made = fails(attempt), made.size <= attempt.size else { return false }
    best = made
    return true
  }

  private mutating func take(_ decisions: [PlacedDecision]) -> Bool { take(decisions, striking: best.strikes) }

  // MARK: - Steps

  private mutating func perform() {
    dropFaults()
    if best.decisions.isEmpty || take([]) { return }
    dropBehind()
    strikeAlone()
    if best.decisions.isEmpty { return }
    lone()
    var size = Int.max
    while size > best.size, runs < limit {
      size = best.size
      dropGroups()
      dropBehind()
      besideDecisive()
      dropParts()
      postpone()
      // Several small delays may be one longer one.
      if best.decisions.count <= Self.few { join() }
    }
    lower()
  }

  /// Faults go first, all or one of them.
  private mutating func dropFaults() {
    let all = best.strikes
    for strikes in [[]] + all.map({ [$0] }) where strikes.count < all.count {
      if take(best.decisions, striking: strikes) { return }
    }
  }

  /// A fault alone may do the same at another moment.
  private mutating func strikeAlone() {
    guard best.strikes.count == 1, let strike = best.strikes.first, best.decisions.count > 1 else { return }
    for distance in 1...Self.moments / 2 {
      for moment in [strike.moment - distance, strike.moment + distance] where moment >= 0 {
        if take([], striking: [.init(moment: moment, fault: strike.fault)]) { return }
      }
    }
  }

  /// Leaves out everything after the decision that makes the run fail. That moves nothing.
  private mutating func dropBehind() {
    var (passing, failing) = (0, best.decisions.count)
    let all = best.decisions
    while failing - passing > 1 {
      let middle = (passing + failing) / 2
      if take(Array(all[..<middle])) { failing = min(middle, best.decisions.count) } else { passing = middle }
      if best.decisions.count < passing { return }
    }
  }

  /// Looks for a single decision whose run fails: like the last one, which is the decisive one, and then all over the schedule. Of
  /// many decisions that were made at random, most are of no account, but move the one that is.
  private mutating func lone() {
    guard best.decisions.count > 1, let last = best.decisions.last else { return }
    for distance in 0..<Self.likely {
      for index in Set([last.index - distance, last.index + distance]).sorted() where index >= 0 {
        var other = last
        other.index = index
        if take(Attempt([other], best.strikes, isByPlace: true)) { return }
      }
    }
    for number in stride(from: 0, through: last.decision.number, by: max(1, last.decision.number / Self.lonely)) {
      let decision = PlacedDecision(last.place, index: 0, .init(number: number, choice: 1))
      if take(Attempt([decision], best.strikes)) { return }
    }
  }

  /// Leaves out all decisions of a kind, or of a place.
  private mutating func dropGroups() {
    for kind in DecisionPlace.Kind.allCases {
      let rest = best.decisions.filter { $0.place.kind != kind }
      if rest.count < best.decisions.count { _ = take(rest) }
    }
    for place in Set(best.decisions.map(\.place)).sorted(by: { $0.name < $1.name }) {
      let rest = best.decisions.filter { $0.place != place }
      if rest.count < best.decisions.count { _ = take(rest) }
    }
  }

  /// Tries the decisive decision with each single one of the others, and with those nearest to it.
  private mutating func besideDecisive() {
    guard best.decisions.count > 2, let last = best.decisions.last else { return }
    let others = best.decisions.dropLast()
    for other in others.suffix(Self.pairs).reversed() { if take([other, last]) { return } }
    var count = 2
    while count < others.count {
      if take(Array(others.suffix(count)) + [last]) { return }
      count *= 2
    }
  }

  /// Leaves out parts, from halves down to single decisions.
  private mutating func dropParts() {
    var size = max(1, best.decisions.count / 2)
    while true {
      var (start, hasShrunk) = (0, false)
      while start < best.decisions.count, runs < limit {
        let rest = Array(best.decisions[..<start] + best.decisions.dropFirst(start + size))
        if take(rest) { hasShrunk = true } else { start += size }
      }
      if size == 1 && !hasShrunk || runs >= limit { return }
      size = max(1, size / 2)
    }
  }

  /// Has a queue postponed for long in place of several times for a moment.
  private mutating func postpone() {
    var place = 0
    while place < best.decisions.count {
      defer { place += 1 }
      guard let option = best.decisions[place].option, !option.postpones else { continue }
      var left = best.decisions.count - place - 1
      while left > 0 {
        var fewer = best.decisions
        fewer[place].option?.postpones = true
        fewer.removeSubrange((place + 1)...(place + left))
        if take(Attempt(fewer, best.strikes, isByPlace: true)) { break }
        left /= 2
      }
    }
  }

  /// Gives one decision another choice, and leaves another one out.
  private mutating func join() {
    let decisions = best.decisions
    for (index, decision) in decisions.enumerated() {
      for choice in 1...Self.choices where choice != decision.decision.choice {
        var other = decisions
        other[index].decision.choice = choice
        for left in other.indices where left != index {
          var fewer = other
          fewer.remove(at: left)
          if take(Attempt(fewer, best.strikes)) { return }
        }
      }
    }
  }

  /// Gives each decision the smallest choice with which the run still fails.
  private mutating func lower() {
    for index in best.decisions.indices {
      guard index < best.decisions.count, best.decisions[index].decision.choice > 1 else { continue }
      var lower = best.decisions
      lower[index].decision.choice = 1
      _ = take(Attempt(lower, best.strikes))
    }
  }
}
