import Testing

@testable import NavbridgeRuntime

@Suite("A timer schedule")
struct TimerScheduleTests {
  @Test("A timer schedule returns due items in order of time, then of insertion")
  func order() {
    let schedule = Timers<String>()
    for (due, name) in [(30, "d"), (10, "a"), (20, "b"), (20, "c"), (30, "e"), (-5, "z")] {
      _ = schedule.schedule(at: Int64(due), name)
    }
    var taken: [String] = []
    while let name = schedule.takeDue(at: 30) { taken.append(name) }
    #expect(taken == ["z", "a", "b", "c", "d", "e"])
    #expect(schedule.isEmpty && schedule.nextDue() == nil)
  }

  @Test("A timer schedule returns no item before its time")
  func early() {
    let schedule = Timers<String>()
    _ = schedule.schedule(at: 10, "a")
    #expect(schedule.takeDue(at: 9) == nil && schedule.count == 1 && schedule.nextDue() == 10)
    #expect(schedule.takeDue(at: 10) == "a" && schedule.takeDue(at: 10) == nil)
  }

  @Test("A timer schedule removes a cancelled item once, and computes the next due time without it")
  func cancelling() {
    let schedule = Timers<String>()
    let first = schedule.schedule(at: 1, "a")
    let second = schedule.schedule(at: 1, "b")
    let third = schedule.schedule(at: 2, "c")
    #expect(schedule.cancel(first) && !schedule.cancel(first))
    #expect(schedule.count == 2 && schedule.nextDue() == 1)
    #expect(schedule.takeDue(at: 5) == "b")
    #expect(!schedule.cancel(second), "An item that was taken cannot be cancelled.")
    #expect(schedule.cancel(third) && schedule.isEmpty && schedule.nextDue() == nil && schedule.takeDue(at: 5) == nil)
  }

  @Test("A timer schedule does not keep items that are cancelled long before their time")
  func footprint() {
    var schedule = TimerSchedule<Int>()
    let kept = (0..<10).map { schedule.schedule(at: Int64(1_000_000 - $0), $0) }
    for number in 0..<10_000 { schedule.cancel(schedule.schedule(at: Int64(1_000_000 + number), number)) }
    #expect(schedule.count == kept.count && schedule.footprint < 200)
    var taken: [Int] = []
    while let number = schedule.takeDue(at: 2_000_000) { taken.append(number) }
    #expect(taken == (0..<10).reversed())
  }

  @Test("A timer schedule agrees with a sorted list in 300 random rounds")
  func model() {
    var random = SeededGenerator(seed: 0x7469_6D65)
    for _ in 0..<300 {
      let schedule = Timers<Int>()
      var model: [(due: Int64, name: Int, token: TimerToken)] = []
      for name in 0..<40 {
        let due = Int64(random.below(12))
        model.append((due, name, schedule.schedule(at: due, name)))
        if random.oneIn(3) {
          let gone = model.remove(at: random.below(model.count))
          #expect(schedule.cancel(gone.token))
        }
        if random.oneIn(4) {
          let now = Int64(random.below(12))
          let next = model.filter { $0.due <= now }.min { ($0.due, $0.name) < ($1.due, $1.name) }
          #expect(schedule.takeDue(at: now) == next?.name)
          model.removeAll { $0.name == next?.name }
        }
        #expect(schedule.count == model.count && schedule.nextDue() == model.map(\.due).min())
      }
    }
  }

  @Test("A timer schedule knows no former item after it has given its memory back")
  func givingBack() {
    let schedule = Timers<Int>()
    let former = (0..<5000).map { schedule.schedule(at: Int64($0), $0) }
    for token in former { _ = schedule.cancel(token) }
    #expect(schedule.isEmpty && schedule.footprint == 0)
    let token = schedule.schedule(at: 1, 7)
    #expect(!former.contains { schedule.cancel($0) })
    #expect(schedule.takeDue(at: 1) == 7 && !schedule.cancel(token))
  }
}

/// A schedule behind a reference, because expectations accept no mutating calls.
private final class Timers<Payload> {
  private var schedule = TimerSchedule<Payload>()

  var count: Int { schedule.count }
  var isEmpty: Bool { schedule.isEmpty }
  var footprint: Int { schedule.footprint }
  func schedule(at due: Int64, _ payload: Payload) -> TimerToken { schedule.schedule(at: due, payload) }
  func cancel(_ token: TimerToken) -> Bool { schedule.cancel(token) }
  func nextDue() -> Int64? { schedule.nextDue() }
  func takeDue(at now: Int64) -> Payload? { schedule.takeDue(at: now) }
}
