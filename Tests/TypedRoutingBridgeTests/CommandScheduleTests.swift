import Testing

@testable import NavbridgeTypedRoutingBridge

@Suite("The schedule of commands")
struct CommandScheduleTests {
  /// A schedule that notes the commands that it lets go.
  private struct Line {
    var schedule = CommandSchedule<String, String>()
    var sent: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func add(_ command: String, on subjects: String...) {
      if let ready = schedule.add(command, on: subjects) { send([ready]) }
    }

    mutating func settle(_ command: String) { send(schedule.settle(numbers[command]!)) }
    mutating func drop(_ subjects: String...) { send(schedule.drop(subjects)) }

    private mutating func send(_ ready: [CommandSchedule<String, String>.Ready]) {
      for one in ready {
        sent.append(one.command)
        numbers[one.command] = one.number
      }
    }

    func number(_ command: String) -> Int { numbers[command]! }
  }

  @Test("The schedule of commands sends the commands of one subject in order, one at a time")
  func oneAtATime() {
    var line = Line()
    for command in ["a1", "a2", "a3"] { line.add(command, on: "a") }
    #expect(line.sent == ["a1"])
    line.settle("a1")
    #expect(line.sent == ["a1", "a2"])
    line.settle("a2")
    line.settle("a3")
    #expect(line.sent == ["a1", "a2", "a3"] && line.schedule.isEmpty && !line.schedule.concerns("a"))
  }

  @Test("The schedule of commands sends the commands of different subjects beside each other")
  func beside() {
    var line = Line()
    line.add("a1", on: "a")
    line.add("b1", on: "b")
    #expect(line.sent == ["a1", "b1"])
  }

  @Test(
    "The schedule of commands sends a command of two subjects after those of both, and before later ones of either")
  func both() {
    var line = Line()
    line.add("a1", on: "a")
    line.add("b1", on: "b")
    line.add("ab", on: "a", "b")
    line.add("b2", on: "b")
    line.settle("b1")
    #expect(line.sent == ["a1", "b1"])
    line.settle("a1")
    #expect(line.sent == ["a1", "b1", "ab"])
    line.settle("ab")
    #expect(line.sent == ["a1", "b1", "ab", "b2"])
  }

  @Test(
    "The schedule of commands drops the commands of a subject that have not been sent, and lets those behind them go")
  func drop() {
    var line = Line()
    line.add("a1", on: "a")
    line.add("ab", on: "a", "b")
    line.add("b1", on: "b")
    line.drop("a")
    #expect(line.sent == ["a1", "b1"] && line.schedule.subjects(of: line.number("a1")) == ["a"])
    line.settle("a1")
    #expect(!line.schedule.concerns("a") && line.schedule.concerns("b"))
  }

  @Test("The schedule of commands ignores settlements of commands that were dropped")
  func ignored() {
    var line = Line()
    line.add("a1", on: "a")
    line.add("a2", on: "a")
    line.schedule.dropAll()
    line.settle("a1")
    #expect(line.sent == ["a1"] && line.schedule.isEmpty)
    line.add("a3", on: "a")
    #expect(line.sent == ["a1", "a3"])
  }
}
