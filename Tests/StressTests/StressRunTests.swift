import Glibc
import NavbridgeStress
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// Runs against real native sides, with few cycles each; `scripts/check stress` makes the long runs.
@Suite("A stress run", .serialized, .timeLimit(.minutes(20)))
struct StressRunTests {
  private static func run(
    _ profile: StressProfile, _ architecture: Architecture, cycles: Int = 10, inFlight: Int = 8,
    seed: UInt64 = 1
  ) async throws -> StressReport {
    let settings = StressSettings(profile, .cycles(cycles), inFlight: inFlight, seed: seed)
    return try await Stress.run(settings, architecture, Watch(limit: settings.waitLimit))
  }

  @Test(
    "A stress run of reloads settles every command once, and nothing crosses epochs or grows",
    arguments: Architecture.allCases,
    [1, 2, 3] as [UInt64])
  func reload(_ architecture: Architecture, _ seed: UInt64) async throws {
    let report = try await Self.run(.reload, architecture, seed: seed)
    #expect(report.passed, "\(report.text)")
    #expect(report.ledger.issued == 80 && report.ledger.outcomes.total == 80)
    #expect(report.checkpoints.map(\.moment) == [.start, .middle, .end])
    // The count includes a reload for each cycle, and one before each of the two later checkpoints.
    #expect(report.checkpoints.last?.native.epoch == 13)
  }

  @Test(
    "A stress run of scripts that disappear accounts for every command that reached the native side",
    arguments: Architecture.allCases)
  func teardown(_ architecture: Architecture) async throws {
    let report = try await Self.run(.teardown, architecture)
    #expect(report.passed, "\(report.text)")
    #expect(report.ways.map(\.count) == [2, 2, 2, 2, 2])
    // The commands of killed scripts are not in the script side's account.
    #expect(report.ledger.issued == 64 && report.ledger.outcomes.total == 64)
    #expect(report.account.begun == report.account.answered + report.account.invalidated)
  }

  @Test(
    "A stress run of a storm settles every command once, and its acts find something to touch",
    arguments: Architecture.allCases)
  func storm(_ architecture: Architecture) async throws {
    let report = try await Self.run(.storm, architecture, inFlight: 32)
    #expect(report.passed, "\(report.text)")
    // Each of the two later checkpoints has two commands of its own.
    #expect(report.ledger.issued == 324 && report.ledger.outcomes.total == 324)
    let counts = Dictionary(uniqueKeysWithValues: report.ways.map { ($0.name, $0.count) })
    let (missed, taps) = (try #require(counts["acts that missed"]), try #require(counts["device/tap"]))
    #expect(taps > missed / 2 && missed < 70, "\(report.text)")
  }

  @Test(
    "A stress run of slow readers closes those that have stopped, and gives everything to the others",
    arguments: Architecture.allCases)
  func slowReaders(_ architecture: Architecture) async throws {
    // The memory of the first cycles is no measure.
    let report = try await Self.run(.slowReader, architecture, cycles: 8)
    #expect(report.passed, "\(report.text)")
    #expect(report.ways.map(\.count) == [2, 2, 2, 2])
    #expect(report.ledger.issued > 1000 && report.ledger.outcomes.total == report.ledger.issued)
  }

  @Test(
    "A stress run of kills leaves no process and no socket, and every command fails or settles once",
    arguments: Architecture.allCases)
  func kills(_ architecture: Architecture) async throws {
    let report = try await Self.run(.kill, architecture, cycles: 7)
    #expect(report.passed, "\(report.text)")
    #expect(report.ways.map(\.count) == [1, 1, 1, 1, 1, 1, 1])
    #expect(report.account.begun == report.account.answered + report.account.invalidated + report.account.lost)
  }

  @Test(
    "A stress run of stops ends with the code of each signal, and every command settles or is invalidated",
    arguments: Architecture.allCases)
  func stops(_ architecture: Architecture) async throws {
    let report = try await Self.run(.stop, architecture, cycles: 6)
    #expect(report.passed, "\(report.text)")
    #expect(report.ways.map(\.count) == [1, 1, 1, 1, 1, 1])
  }

  @Test("A stress run by minutes ends with a cycle, has a middle, and states the cycles that it has reached")
  func minutes() async throws {
    let settings = StressSettings(.reload, .minutes(0.01), inFlight: 8, seed: 1)
    let report = try await Stress.run(settings, .turbo, Watch(limit: settings.waitLimit))
    #expect(report.passed, "\(report.text)")
    #expect(report.seconds >= 0.6 && report.cycles >= 2 && report.ledger.issued == 8 * report.cycles)
    #expect(report.checkpoints.map(\.moment) == [.start, .middle, .end])
    #expect(report.samples.all.count >= 3)
  }

  @Test("A stress run contains every way in which a command ends")
  func outcomes() async throws {
    let settings = StressSettings(.reload, .cycles(20), inFlight: 64, seed: 1)
    let report = try await Stress.run(settings, .bridge, Watch(limit: settings.waitLimit))
    for outcome in [Outcome.resolved, .rejected, .neverSettles, .invalidated] {
      #expect(report.ledger.outcomes[outcome] > 0, "\(outcome)")
    }
  }

  @Test("A stress run can be written as one document")
  func document() async throws {
    let report = try await Self.run(.reload, .turbo)
    let json = try JSONDocument(StressReport.json([report]).description).root.json
    #expect(json["schema"] == "navbridge-stress-1" && json["passed"] == true)
    let run = json["runs"]?[0]
    #expect(run?["profile"] == "reload" && run?["architecture"] == "turbo" && run?["issued"] == 80)
    let descriptors = run?["checkpoints"]?[2]?["native"]?["descriptors"]?.int ?? 0
    #expect(descriptors > 0)
  }
}
