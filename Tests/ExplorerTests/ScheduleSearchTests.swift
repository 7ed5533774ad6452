import NavbridgeExplorer
import NavbridgeSimulation
import NavbridgeTestRunner
import NavbridgeVocabulary
import Testing

@Suite("A search for schedules")
struct ScheduleSearchTests {
  /// The schedules of the first runs of a search, in which each run decides 200 times between five possibilities.
  private static func schedules(_ strategy: SearchStrategy, seed: UInt64 = 1, count: Int = 60) -> [Schedule] {
    var search = ScheduleSearch(seed: seed, strategy: strategy, decisions: 200)
    return (0..<count).map { number in
      var decider = search.decider(number)
      for _ in 0..<200 { _ = decider.choose(below: 5) { _ in "" } }
      search.note([10, UInt64(decider.schedule.decisions.count % 7), 11], of: decider.schedule)
      return decider.schedule
    }
  }

  @Test("A search begins with the usual schedule", arguments: SearchStrategy.allCases)
  func usual(_ strategy: SearchStrategy) { #expect(Self.schedules(strategy, count: 1) == [.usual]) }

  @Test(
    "A search has the same schedules for the same seed, and others for another seed",
    arguments: SearchStrategy.allCases)
  func seeds(_ strategy: SearchStrategy) {
    #expect(Self.schedules(strategy) == Self.schedules(strategy))
    #expect(Self.schedules(strategy) != Self.schedules(strategy, seed: 2))
    #expect(Set(Self.schedules(strategy)).count > 50)
  }

  @Test(
    "A search tries each decision on a variant of the usual run alone before others", arguments: SearchStrategy.allCases
  )
  func variants(_ strategy: SearchStrategy) {
    let search = ScheduleSearch(seed: 1, strategy: strategy, decisions: 9, takesVariants: true, occasions: [3, 7])
    let planned = (0...3).map { number in
      var decider = search.decider(number)
      #expect(decider.takesVariants)
      for place in 0..<9 {
        if place == 3 || place == 7 {
          _ = decider.takesVariant { "" }
        } else {
          _ = decider.choose(below: 5) { _ in "" }
        }
      }
      #expect(decider.occasions == [3, 7])
      return decider.schedule.text
    }
    #expect(planned[..<3] == ["variants", "variants 3:1", "variants 7:1"])
    #expect(Set(planned).count == 4)
  }

  @Test("A search of the strategy 'few' has one to four decisions, anywhere in the run")
  func few() {
    let schedules = Self.schedules(.few).dropFirst()
    // A choice may be the usual one, modulo the possibilities.
    #expect(Set(schedules.map(\.decisions.count)).isSubset(of: [0, 1, 2, 3, 4]))
    #expect(Set(schedules.map(\.decisions.count)).isSuperset(of: [1, 2, 3, 4]))
    let numbers = schedules.flatMap(\.decisions).map(\.number)
    #expect((numbers.min() ?? 200) < 20 && (numbers.max() ?? 0) > 180)
  }

  @Test("A search of the strategy 'random' has schedules with few and with many decisions")
  func random() {
    let counts = Self.schedules(.random).map(\.decisions.count)
    #expect(counts.contains { $0 > 100 } && counts.dropFirst().contains { $0 < 10 })
  }

  @Test("A search of the strategy 'coverage' adds decisions to schedules that have brought a new order")
  func coverage() {
    let counts = Self.schedules(.coverage, count: 200).map(\.decisions.count)
    #expect(counts.contains { $0 > 4 }, "no schedule has grown beyond those of 'few'")
  }

  @Test(
    "A search with faults has one or two of its kinds in each schedule, anywhere in the run",
    arguments: SearchStrategy.allCases)
  func faults(_ strategy: SearchStrategy) {
    let search = ScheduleSearch(
      seed: 1, strategy: strategy, decisions: 200, faults: [.reload, .kill], moments: 50)
    let struck = (1...300).map { number in
      var decider = search.decider(number)
      while decider.strike(at: 49) != nil {}
      return decider.struck
    }
    #expect(Set(struck.map(\.count)) == [1, 2])
    #expect(Set(struck.joined().map(\.fault)) == [.reload, .kill])
    let moments = struck.joined().map(\.moment)
    #expect((moments.min() ?? 50) < 5 && (moments.max() ?? 0) > 45)
    var usual = search.decider(0)
    #expect(usual.strike(at: 49) == nil, "a search begins with the usual schedule")
  }

  @Test("A search of a run that no fault can strike has none")
  func noMoments() {
    var decider = ScheduleSearch(seed: 1, strategy: .few, decisions: 9, faults: [.cut], moments: 0).decider(1)
    #expect(decider.strike(at: .max) == nil)
  }

  @Test("A search counts each order of two lines once")
  func orders() {
    var search = ScheduleSearch(seed: 1, strategy: .mixed, decisions: 10)
    search.note([1, 2, 1, 2], of: .usual)
    #expect(search.orders.count == 2)
    search.note([2, 1], of: .usual)
    #expect(search.orders.count == 2)
    search.note([2, 3], of: .usual)
    #expect(search.orders.count == 3)
  }
}
