import NavbridgeExplorer
import NavbridgeSimulation
import NavbridgeVocabulary
import Testing

/// Runs are played by closures: the decisions of a schedule fail or not.
@Suite("The shrinking of a schedule")
struct ScheduleShrinkTests {
  typealias Attempt = ScheduleShrink.Attempt

  /// Decisions, of which each is the first at a place of its own.
  private static func decisions(_ numbers: some Sequence<Int>) -> [PlacedDecision] {
    numbers.map {
      PlacedDecision(DecisionPlace(.order, "\($0)"), index: 0, .init(number: $0, choice: 1 + $0 % 5))
    }
  }

  private static func shrink(
    _ attempt: Attempt, limit: Int = 2_000, _ fails: @escaping (Attempt) -> Attempt?
  ) -> (found: Attempt, runs: Int) {
    ScheduleShrink.smallest(attempt, limit: limit, fails: fails)
  }

  private static func numbers(_ attempt: Attempt) -> [Int] { attempt.decisions.map(\.decision.number) }

  @Test(
    "A schedule is shrunk to the decisions without which its run does not fail",
    arguments: [[7], [3, 90], [0, 50, 99], [10, 20, 30, 40, 50, 60]])
  func needed(_ needed: [Int]) {
    let (shrunk, runs) = Self.shrink(Attempt(Self.decisions(0..<100), [])) { attempt in
      Set(Self.numbers(attempt)).isSuperset(of: needed) ? attempt : nil
    }
    #expect(Self.numbers(shrunk) == needed)
    #expect(shrunk.decisions.allSatisfy { $0.decision.choice == 1 })
    #expect(runs < 1_000)
  }

  @Test("A shrunk schedule has no fault that its run does not need")
  func faults() {
    let strikes = [(3, AppFault.cut), (9, .reload)].map { Schedule.Strike(moment: $0, fault: $1) }
    let struck = Attempt(Self.decisions(0..<20), strikes)
    let (shrunk, _) = Self.shrink(struck) { attempt in
      attempt.strikes.contains(strikes[1]) && Self.numbers(attempt).contains(7) ? attempt : nil
    }
    #expect(shrunk.strikes == [strikes[1]] && Self.numbers(shrunk) == [7])
    let (alone, _) = Self.shrink(struck) { $0.strikes.contains(strikes[0]) ? $0 : nil }
    #expect(alone == Attempt([], [strikes[0]]))
    let (none, _) = Self.shrink(struck) { $0 }
    #expect(none == Attempt([], []))
  }

  @Test("A fault that does the same alone at another moment is left alone")
  func moment() {
    let struck = Attempt(Self.decisions(0..<20), [.init(moment: 30, fault: .reload)])
    let (shrunk, _) = Self.shrink(struck) { attempt in
      // The decisions make the context begin earlier.
      let begin = 44 - attempt.decisions.count
      return attempt.strikes.contains { (begin...begin + 8).contains($0.moment) } ? attempt : nil
    }
    #expect(shrunk == Attempt([], [.init(moment: 44, fault: .reload)]))
  }

  @Test("A decision is found again at its place when those before it are left out, which gives it another number")
  func places() {
    let all = (0..<40).map {
      PlacedDecision(DecisionPlace(.order, "main"), index: $0, .init(number: $0 * 3, choice: 1))
    }
    let decisive = PlacedDecision(DecisionPlace(.bytes, "script"), index: 2, .init(number: 120, choice: 1))
    let (shrunk, _) = Self.shrink(Attempt(all + [decisive], [])) { attempt in
      // Each decision about the order is followed by two more decisions of the run.
      let number = 2 * attempt.decisions.count { $0.place.name == "main" } + 40
      guard let last = attempt.decisions.last,
        attempt.isByPlace ? last.place == decisive.place && last.index == 2 : last.decision.number == number
      else { return nil }
      var made = attempt
      made.decisions[made.decisions.count - 1] = PlacedDecision(
        decisive.place, index: 2, .init(number: number, choice: 1))
      return made
    }
    #expect(shrunk.decisions.map(\.place) == [decisive.place] && shrunk.decisions[0].decision.number == 40)
  }

  @Test("A queue that others overtake again and again is postponed by one decision")
  func postponed() {
    let option = PlacedDecision.Option("the queue 'script'", postpones: false)
    let all = (0..<30).map {
      PlacedDecision(
        DecisionPlace(.order, "the queue 'main'"), index: $0, .init(number: $0, choice: 1), option: option)
    }
    let (shrunk, _) = Self.shrink(Attempt(all, [])) { attempt in
      let isPostponed = attempt.isByPlace && attempt.decisions.contains { $0.option?.postpones == true }
      return isPostponed || attempt.decisions.count == 30 ? attempt : nil
    }
    #expect(shrunk.decisions.count == 1)
  }

  @Test("A schedule whose run fails anyway is shrunk to the usual one in one run")
  func always() {
    let (shrunk, runs) = Self.shrink(Attempt(Self.decisions(0..<100), [])) { $0 }
    #expect(shrunk == Attempt([], []) && runs == 1)
  }

  @Test("Decisions that are several small delays are joined to a longer one")
  func joined() {
    let (shrunk, _) = Self.shrink(Attempt(Self.decisions([10, 15, 20, 25]), [])) { attempt in
      attempt.decisions.reduce(0) { $0 + $1.decision.choice } >= 4 ? attempt : nil
    }
    #expect(shrunk.decisions.count == 1)
  }

  @Test("The shrinking of a schedule ends at its limit of runs, with a schedule whose run fails")
  func limit() {
    var runs = 0
    let (shrunk, counted) = Self.shrink(Attempt(Self.decisions(0..<100), []), limit: 10) { attempt in
      runs += 1
      return Set(Self.numbers(attempt)).isSuperset(of: [5, 80]) ? attempt : nil
    }
    #expect(runs == 10 && counted == 10)
    #expect(Set(Self.numbers(shrunk)).isSuperset(of: [5, 80]))
  }

  @Test("Decisions beyond the end of a run are no part of the shrunk schedule")
  func end() {
    let (shrunk, _) = Self.shrink(Attempt(Self.decisions(0..<100), [])) { attempt in
      // The run ends after 50 decisions.
      let made = attempt.decisions.filter { $0.decision.number < 50 }
      return made.contains { $0.decision.number == 20 } ? Attempt(made, []) : nil
    }
    #expect(Self.numbers(shrunk) == [20])
  }
}
