@testable import NavbridgeSimulation
import NavbridgeVocabulary
import Testing

/// How a run that has made the usual decisions so far goes on under another schedule.
@Suite("A decider that goes on elsewhere")
struct DeciderGoingOnTests {
  private static let place = DecisionPlace(.length, "main")

  /// Makes so many decisions among five ways, every other one at another place.
  private static func decide(_ decider: inout Decider, _ count: Int) -> [Int] {
    (0..<count).map { number in
      decider.choose(below: 5, at: { number.isMultiple(of: 2) ? place : DecisionPlace(.order) }, note: { "to \($0)" })
    }
  }

  /// A decider that has made ten usual decisions, five at each place.
  private static func standing(timePasses: Bool = false) -> Decider {
    var decider = Decider(Schedule(timePasses: timePasses), notes: true, places: true)
    _ = decide(&decider, 10)
    return decider
  }

  private static func schedule(_ decisions: [Int: Int], strikes: [(Int, AppFault)] = []) -> Schedule {
    Schedule(
      decisions.map { .init(number: $0, choice: $1) }, strikes: strikes.map { .init(moment: $0, fault: $1) })
  }

  /// What comes after the tenth decision, made from the beginning on, and from there on.
  private static func expectSame(_ other: Decider) throws {
    var whole = other
    #expect(decide(&whole, 10).allSatisfy { $0 == 0 })
    var rest = try #require(standing().goingOn(with: other, moment: 4))
    #expect(decide(&rest, 30) == decide(&whole, 30))
    #expect(rest.count == 40 && rest.schedule == whole.schedule && rest.fingerprint == whole.fingerprint)
    #expect(rest.placed == whole.placed && rest.notes == whole.notes)
  }

  @Test("It decides as the other one would have from the beginning on")
  func same() throws {
    try Self.expectSame(Decider(Self.schedule([10: 3, 25: 1])))
    try Self.expectSame(Decider(Self.schedule([12: 3]), notes: true))
    try Self.expectSame(Decider(Self.schedule([12: 3]), places: true))
    try Self.expectSame(Decider(.usual))
    try Self.expectSame(Decider(seed: 3, start: 10))
    try Self.expectSame(Decider(seed: 3, share: 300, start: 17))
    let later = PlacedDecision(Self.place, index: 5, .init(number: 3, choice: 2))
    try Self.expectSame(Decider([later], of: .usual))
  }

  @Test("One that would have decided otherwise before is refused")
  func refused() {
    let standing = Self.standing()
    let earlier = PlacedDecision(Self.place, index: 4, .init(number: 30, choice: 2))
    let others = [
      Decider(Self.schedule([9: 1])), Decider(seed: 3), Decider(seed: 3, share: 1, start: 9),
      Decider([earlier], of: .usual), Decider(Schedule(timePasses: true)), Decider(Schedule(takesVariants: true)),
      Decider(Self.schedule([:], strikes: [(3, .cut)])), Decider(OrderRecorder(OrderRun(seed: 1))),
    ]
    for (number, other) in others.enumerated() { #expect(standing.goingOn(with: other, moment: 4) == nil, "\(number)") }
    #expect(standing.goingOn(with: Decider(Self.schedule([:], strikes: [(4, .cut)])), moment: 4) != nil)
    #expect(Self.standing(timePasses: true).goingOn(with: Decider(Schedule(timePasses: true)), moment: 0) != nil)
  }

  @Test("Decisions by their places, and notes, need a decider that has noted them")
  func unnoted() {
    var standing = Decider(.usual)
    _ = Self.decide(&standing, 10)
    let later = PlacedDecision(Self.place, index: 5, .init(number: 30, choice: 2))
    #expect(standing.goingOn(with: Decider([later], of: .usual), moment: 0) == nil)
    #expect(standing.goingOn(with: Decider(.usual, places: true), moment: 0) == nil)
    #expect(standing.goingOn(with: Decider(.usual, notes: true), moment: 0) == nil)
    #expect(standing.goingOn(with: Decider(.usual), moment: 0) != nil)
  }

  @Test("A decider that was passed on decides as the first one")
  func passed() throws {
    let faults = Self.schedule([3: 2, 8: 1], strikes: [(2, .cut), (5, .reload)])
    let placed = [
      PlacedDecision(Self.place, index: 1, .init(number: 2, choice: 4)),
      PlacedDecision(DecisionPlace(.order), index: 0, .init(number: 1, choice: 1), option: .init("x", postpones: true)),
    ]
    let deciders = [
      Decider(faults), Decider(faults, notes: true), Decider(faults, places: true),
      Decider(seed: 9, share: 300, start: 4),
      Decider(seed: 9, strikes: faults.strikes, timePasses: true, takesVariants: true), Decider(placed, of: faults),
    ]
    for (number, decider) in deciders.enumerated() {
      var (first, bytes) = (decider, PassedBytes(of: decider))
      var second = try bytes.read(Decider.self)
      #expect((0..<4).map { second.strike(at: $0) } == (0..<4).map { first.strike(at: $0) }, "\(number)")
      #expect(Self.decide(&second, 40) == Self.decide(&first, 40), "\(number)")
      #expect(second.schedule == first.schedule && second.notes == first.notes && second.placed == first.placed)
      #expect(second.timePasses == first.timePasses && second.takesVariants == first.takesVariants)
    }
  }
}
