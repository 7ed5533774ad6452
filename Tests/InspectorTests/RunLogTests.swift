import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeInspector

/// The trace of a run, by which its repetition is compared with it.
@Suite("The trace of an inspected run")
struct RunLogTests {
  private static func entry(_ sequence: Int, _ method: String, cause: Int? = nil, at: Double = 0) -> JSON {
    [
      "seq": .int(Int64(sequence)), "kind": "call", "module": "RNN", "method": .string(method),
      "cause": cause.map { .int(Int64($0)) } ?? .null, "at": .double(at), "realTime": .double(Double.random(in: 0...1)),
    ]
  }

  private static func log(_ methods: [String]) -> RunLog {
    var log = RunLog()
    for (index, method) in methods.enumerated() { _ = log.take(entry: entry(index, method, at: Double(index))) }
    return log
  }

  @Test(
    "The first step that differs is found, and steps that one of the runs has not come to do not differ",
    arguments: [
      (["a", "b", "c"], ["a", "b", "c"], nil), (["a", "b"], ["a", "b", "c"], nil), ([], ["a"], nil),
      (["x", "b", "c"], ["a", "b", "c"], 0), (["a", "x", "c"], ["a", "b", "c"], 1),
      (["a", "b", "x"], ["a", "b", "c", "d"], 2),
    ] as [([String], [String], Int?)])
  func difference(_ one: [String], _ other: [String], _ step: Int?) {
    #expect(Self.log(one).firstDifference(from: Self.log(other)) == step)
    #expect(Self.log(other).firstDifference(from: Self.log(one)) == step)
  }

  @Test("A step in words has its kind, its names and its moment")
  func words() {
    #expect(Self.log(["a", "push"]).words(at: 1) == "'call RNN push' at 1.0 ms")
    #expect(Self.log([]).words(at: 1) == "an earlier step")
  }

  @Test("A look at the device, a movement of the clock and what follows from them are no steps; an act is one")
  func looks() {
    var log = RunLog()
    let read = { (sequence: Int, method: String) -> JSON in
      ["seq": .int(Int64(sequence)), "kind": "read", "module": "driver", "method": .string(method), "at": 0]
    }
    #expect(log.take(entry: read(1, "device/snapshot")) == nil)
    #expect(log.take(entry: Self.entry(2, "x", cause: 1)) == nil)
    #expect(log.take(entry: Self.entry(3, "y", cause: 2)) == nil)
    #expect(log.take(entry: read(4, "clock/advance")) == nil)
    #expect(log.take(entry: Self.entry(5, "due", cause: 4)) != nil)
    #expect(log.take(entry: read(6, "device/tap")) != nil)
    #expect(log.digests.count == 2 && log.entries.count == 2)
  }

  @Test("Of lines, as of entries, the last ones are kept up to a number of bytes, which shorter ones may use again")
  func kept() {
    var log = RunLog()
    log.limit = 1000
    for number in 100..<200 { log.take(line: "\(number)" + String(repeating: "x", count: 97)) }
    let last = log.lines.last?.prefix(3)
    #expect((5...10).contains(log.lines.count) && last == "199", "\(log.lines.count)")
    log.take(line: String(repeating: "y", count: 1001))
    #expect(log.lines.isEmpty)
    for number in 0..<500 { log.take(line: "\(number % 10)\(number % 10)") }
    #expect(log.lines.count == 500)
    for number in 0..<100 { _ = log.take(entry: Self.entry(number, String(repeating: "z", count: 100))) }
    #expect(log.lines.count == 500 && log.entries.count < 10 && log.forgotten + log.entries.count == 100)
  }

  @Test("A long payload is cut for the page, and counts whole")
  func payload() {
    let take = { (text: String) -> (String, UInt64) in
      var log = RunLog()
      var entry = Self.entry(1, "a").object!
      entry["payload"] = .string(text)
      return (log.take(entry: .object(entry)) ?? "", log.digests[0])
    }
    let long = String(repeating: "é", count: 5000)
    let (text, digest) = take(long)
    #expect(text.utf8.count < 5000 && text.contains("é…"))
    #expect(digest != take(long + "x").1)
  }
}

/// The clock of an inspected app.
@Suite("The clock of an inspected app")
struct ClockPaceTests {
  private static let moving = ClockState(milliseconds: 5, isPaused: true, nextDue: 100)
  private static let resting = ClockState(milliseconds: 5, isPaused: true, nextDue: nil)

  @Test(
    "The clock moves with the real time and its speed while something is due, and makes up for no time in which it stood"
  )
  func movement() {
    var pace = ClockPace()
    #expect(pace.movement(now: 1_000_000_000, clock: Self.moving) == 0)
    #expect(pace.movement(now: 1_016_000_000, clock: Self.moving) == 16)
    pace.speed = 0.5
    #expect(pace.movement(now: 1_036_000_000, clock: Self.moving) == 10)
    #expect(pace.movement(now: 1_052_000_000, clock: Self.resting) == nil)
    #expect(pace.movement(now: 9_000_000_000, clock: Self.moving) == 0)
    pace.pause()
    #expect(pace.movement(now: 9_016_000_000, clock: Self.moving) == nil)
    pace.play()
    #expect(pace.movement(now: 9_032_000_000, clock: Self.moving) == 0)
    pace.speed = 1
    #expect(pace.movement(now: 19_032_000_000, clock: Self.moving) == 100)
    pace.rest()
    #expect(pace.movement(now: 29_000_000_000, clock: Self.moving) == 0)
  }

  @Test("The clock moves by whole milliseconds, without a loss, and while a finger is down, too")
  func wholeMilliseconds() {
    var pace = ClockPace()
    let movements: [(Int64, Double)] = [
      (0, 0), (16_600_000, 16), (33_200_000, 17), (33_900_000, 0), (34_000_000, 1),
    ]
    for (now, movement) in movements {
      #expect(pace.movement(now: now, clock: Self.resting, isFingerDown: true) == movement)
    }
    pace.speed = 0.25
    #expect(pace.movement(now: 37_000_000, clock: Self.moving) == 0)
    #expect(pace.movement(now: 38_000_000, clock: Self.moving) == 1)
  }
}
