import Glibc
import NavbridgeLauncher
import NavbridgeTestSupport
import NavbridgeWire
import Testing

/// `navbridge explore` with a program of simulations in Swift, Examples/Race, as a user runs it.
@Suite("navbridge explore with a program", .timeLimit(.minutes(20)))
struct ExploreProgramTests {
  private let folder = TestFolder([:])

  private func navbridge(_ arguments: [String]) async throws -> (code: Int, output: String, error: String) {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, arguments, environment: folder.environment)
    return (ending.code, output, ending.standardError)
  }

  /// The path of the example, which is built beside the programs.
  private static func program() throws -> String {
    let navbridge = try ChildProgram.navbridge.located()
    return navbridge.replacing(/navbridge$/, with: "race-example")
  }

  @Test("The race of the example is found, and its schedule is replayed; the other test holds")
  func race() async throws {
    let found = try await navbridge(
      ["explore", try Self.program(), "--schedules", "200", "--jobs", "2", "--replays", "\(folder.path)/kept"])
    #expect(found.code == 1, "\(found)")
    #expect(found.output.contains("  ok   a push ends with its screen on the stack: 200 schedules, "), "\(found)")
    #expect(found.output.contains("  FAIL the screen is there before its push has ended: "), "\(found)")
    #expect(found.output.contains("      The item is not on the stack.\n"), "\(found)")
    let file = try #require(found.output.firstMatch(of: /navbridge replay (.*\.json)/)?.1)
    let again = try await navbridge(["replay", String(file)])
    #expect(again.code == 0, "\(again)")
    #expect(again.output == "The item is not on the stack.\n\nThe run is the same as the one that was found.\n")
  }

  @Test("The documents of shards are joined to the result of the whole search")
  func shards() async throws {
    let common = ["explore", try Self.program(), "--schedules", "6", "--jobs", "1", "--keep-going", "--json"]
    var parts: [String] = []
    for part in 1...2 {
      let document = try await navbridge(common + ["--shard", "\(part)/2"]).output
      folder.write(document, to: "part-\(part).json")
      parts.append("\(folder.path)/part-\(part).json")
    }
    let merged = try await navbridge(["explore", "--merge"] + parts + ["--json"])
    let whole = try await navbridge(common)
    func runs(_ text: String) throws -> [Int?] {
      let files = try JSONDocument(text).root.json["files"]?.array ?? []
      return files.flatMap { $0["tests"]?.array ?? [] }.map { $0["schedules"]?.int }
    }
    #expect(try runs(whole.output) == [6, 6] && runs(merged.output) == [6, 6])
  }

  @Test("Faults strike the script of a program, too, and no invariant breaks")
  func faults() async throws {
    let found = try await navbridge(
      ["explore", try Self.program(), "--schedules", "60", "--faults", "all", "--keep-going", "--architecture", "both"])
    #expect(!found.output.contains("INVARIANT") && found.output.contains("4 tests, 240 schedules, "), "\(found)")
  }

  @Test("A program without simulations, and an option that no program has, are refused in words")
  func refused() async throws {
    let other = try await navbridge(["explore", "/bin/true"])
    #expect(other.code == 1)
    #expect(
      other.output.contains("'/bin/true' has reported no tests. A program that is explored calls 'Simulation().main'"))
    let grep = try await navbridge(["explore", try Self.program(), "--grep", "push"])
    #expect(grep.code == Int(EX_USAGE) && grep.error.contains("--grep is for test files"))
  }

  @Test("The program itself explores each test, and ends with 1 if one fails")
  func byHand() async throws {
    let run = try await ShellCommand("'\(try Self.program())'")
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("a push ends with its screen on the stack: 1000 schedules, "))
    #expect(run.output.contains("a failure: The item is not on the stack."))
  }
}
