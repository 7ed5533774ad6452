import Glibc
import NavbridgeLauncher
import NavbridgeStress
import NavbridgeVocabulary
import Testing

@Suite("The progress of a stress run", .timeLimit(.minutes(20)))
struct StressProgressTests {
  static let rows: [(settled: Int, faults: Int, String)] = [
    (768, 0, "turbo: 12 of 100 cycles, 768 commands settled, no faults"),
    (1, 1, "turbo: 12 of 100 cycles, 1 command settled, 1 fault"),
    (0, 2, "turbo: 12 of 100 cycles, 0 commands settled, 2 faults"),
  ]

  @Test("The progress of a stress run is a line with its numbers", arguments: rows)
  func text(_ row: (settled: Int, faults: Int, String)) {
    let progress = StressProgress(.turbo, done: 12, of: .cycles(100), settled: row.settled, faults: row.faults)
    #expect(progress.text == row.2)
  }

  @Test(
    "The progress of a stress run begins with the extent of the run and about how long it takes",
    arguments: [(1000, "some seconds"), (10_000, "about half a minute"), (100_000, "about 7 minutes")])
  func heading(_ cycles: Int, _ time: String) {
    let settings = StressSettings(.reload, .cycles(cycles), inFlight: 64, seed: 7)
    let line = "reload, turbo: \(cycles) cycles with 64 commands in flight, seed 7: \(time)"
    #expect(settings.heading(.turbo) == line)
  }

  @Test("The progress of a stress run by minutes has the time that has passed, and its beginning promises no other")
  func minutes() {
    let progress = StressProgress(.bridge, done: 1, of: .minutes(2.5), seconds: 61.9, settled: 64, faults: 0)
    #expect(progress.text == "bridge: 1 cycle in 61 s of 2.5 minutes, 64 commands settled, no faults")
    let settings = StressSettings(.kill, .minutes(1), inFlight: 8, seed: 7)
    #expect(settings.heading(.turbo) == "kill, turbo: 1 minute with 8 commands in flight, seed 7")
  }

  @Test("The progress of a stress run is not written where standard error is no terminal")
  func noTerminal() async throws {
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["stress", "reload", "--cycles", "8", "--in-flight", "4", "--architecture", "turbo"])
    #expect(ending.code == 0 && ending.standardError.isEmpty, "\(ending.standardError)")
  }
}
