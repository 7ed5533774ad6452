import Glibc
import NavbridgeStress
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// Runs against real native sides, with few cycles each; `scripts/check stress` makes the long runs.
@Suite("A stress run", .serialized, .timeLimit(.minutes(20)))
struct StressRunTests {
  private static func run(
    _ profile: StressSettings.Profile, _ architecture: Architecture, seed: UInt64 = 1
  ) async throws -> StressReport {
    let settings = StressSettings(profile, cycles: 10, inFlight: 8, seed: seed)
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

  @Test("A stress run contains every way in which a command ends")
  func outcomes() async throws {
    let settings = StressSettings(.reload, cycles: 20, inFlight: 64, seed: 1)
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
