import NavbridgeNavigation
import NavbridgeSimulation
import NavbridgeVocabulary
import ScriptSide
import Testing

@Suite("A schedule")
struct ScheduleTests {
  private static func decisions(_ pairs: KeyValuePairs<Int, Int>) -> [Schedule.Decision] {
    pairs.map { .init(number: $0.key, choice: $0.value) }
  }

  @Test("A schedule is the same after its text was read, with its decisions in order")
  func text() {
    let schedule = Schedule(Self.decisions([40: 3, 12: 1]))
    #expect(schedule.text == "12:1 40:3")
    #expect(Schedule(text: schedule.text) == schedule)
    #expect(Schedule(text: "") == .usual)
    let struck = Schedule(
      Self.decisions([12: 1]), strikes: [.init(moment: 9, fault: .halfWrite), .init(moment: 3, fault: .reload)],
      timePasses: true)
    #expect(struck.text == "time reload@3 half-write@9 12:1")
    #expect(Schedule(text: struck.text) == struck && struck.size == 3)
  }

  @Test("The text of a schedule begins with what is a decision, too", arguments: [false, true], [false, true])
  func words(timePasses: Bool, takesVariants: Bool) {
    let schedule = Schedule(Self.decisions([12: 1]), timePasses: timePasses, takesVariants: takesVariants)
    #expect(schedule.text == (timePasses ? "time " : "") + (takesVariants ? "variants " : "") + "12:1")
    #expect(Schedule(text: schedule.text) == schedule)
    #expect(
      schedule.with([], strikes: []).text == (timePasses ? "time" : "") + (timePasses && takesVariants ? " " : "")
        + (takesVariants ? "variants" : ""))
  }

  @Test(
    "A text that is no schedule is refused",
    arguments: [
      "12", "12:0", "12:1:2", "a:1", "12:-1", "-1:1", "12:1 12:2", "13:1 12:2", ":", "variants time", "12:1 variants",
      "reload", "reload@", "reload@-1", "fall@3", "reload@3@4", "cut@4 cut@3", "12:1 cut@3", "cut@3 variants",
    ])
  func refused(_ text: String) { #expect(Schedule(text: text) == nil) }

  @Test("A decider makes the usual decisions but for those of its schedule, each within its possibilities")
  func planned() {
    var decider = Decider(Schedule(Self.decisions([1: 2, 3: 7])), notes: true)
    let made = [3, 3, 1, 5, 5].map { decider.choose(below: $0) { "choice \($0)" } }
    // The decision below 1 has no alternative, and is none. 7 counts modulo 5.
    #expect(made == [0, 2, 0, 0, 2])
    #expect(decider.count == 4)
    #expect(decider.schedule.text == "1:2 3:2")
    #expect(decider.notes == ["1:2  choice 2", "3:2  choice 2"])
  }

  @Test("A fault strikes once, before the step of its moment or the next one, and becomes part of the schedule")
  func strikes() {
    let strikes = [(2, AppFault.cut), (2, .reload), (7, .kill), (90, .fullQueue)].map {
      Schedule.Strike(moment: $0, fault: $1)
    }
    var decider = Decider(Schedule(strikes: strikes), notes: true)
    let struck = [0, 2, 2, 2, 8, 9].map { decider.strike(at: $0) }
    #expect(struck == [nil, .cut, .reload, nil, .kill, nil])
    #expect(decider.schedule.text == "cut@2 reload@2 kill@7")
    #expect(decider.notes?.last == "kill@7  the script side is killed")
    #expect(decider.count == 0, "a fault is no decision")
    #expect(decider.fingerprint != Decider(.usual).fingerprint)
  }

  @Test("A decider repeats by its schedule what a seed has decided", arguments: [1000, 300, 10])
  func repeated(share: Int) {
    var seeded = Decider(seed: 7, share: share)
    let bounds = (0..<500).map { 1 + $0 % 9 }
    let made = bounds.map { seeded.choose(below: $0) { _ in "" } }
    var planned = Decider(seeded.schedule)
    #expect(bounds.map { planned.choose(below: $0) { _ in "" } } == made)
    #expect(planned.fingerprint == seeded.fingerprint)
    // A smaller share makes fewer decisions that are not the usual ones.
    #expect(seeded.schedule.decisions.count <= seeded.count * share / 1000 * 2 + 20)
    #expect(!seeded.schedule.decisions.isEmpty)
  }

  @Test("A decider that notes places finds a decision again at its place, whatever was decided before")
  func places() {
    /// Makes decisions between two queues, at the places of a text.
    func run(_ decider: inout Decider, _ places: String) -> String {
      places.map { place in
        let choice = decider.choose(
          below: 3, at: { DecisionPlace(.order, "\(place)") },
          option: { .init($0 == 1 ? "next" : "last", postpones: false) }, note: { _ in "" })
        return "\(choice)"
      }.joined()
    }
    var noting = Decider(Schedule(Self.decisions([1: 1, 3: 2])), places: true)
    #expect(run(&noting, "abab") == "0102")
    #expect(noting.placed.map(\.index) == [0, 1] && noting.placed.map(\.place.name) == ["b", "b"])
    var following = Decider(noting.placed, of: .usual)
    #expect(run(&following, "aaabaab") == "0001002")
    #expect(following.schedule.text == "3:1 6:2")
    #expect(following.placed.map(\.decision.number) == [3, 6])
    // Without the first, the second is where it was.
    var fewer = Decider(Array(noting.placed.dropFirst()), of: .usual)
    #expect(run(&fewer, "bab") == "002")
  }
}
