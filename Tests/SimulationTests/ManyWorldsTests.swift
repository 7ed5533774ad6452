import CShims
import Foundation
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

/// Worlds with both sides, each on one OS thread and on virtual time.
@Suite("A thousand worlds", .timeLimit(.minutes(20)), .serialized)
struct ManyWorldsTests {
  /// The sanitizers, under which a world takes far longer, run fewer.
  private static let count = ProcessInfo.processInfo.environment["NAVBRIDGE_WORLDS"].flatMap { Int($0) } ?? 1_000
  private static let threads = 8
  /// Half of all records are a presenter's, and take half of the time. `processes` compares those too.
  private static let kinds = TraceRecord.Kind.allCases.filter { $0 != .presenter }

  @Test("A thousand worlds give the same trace for the same seed, byte for byte, one after another and eight at once")
  func equalRuns() async throws {
    let first = try await OwnThread.runInTurn {
      Result { try (0..<Self.count).map { try AppPlan.run(seed: UInt64($0), kinds: Self.kinds) } }
    }.get()
    let second = try await Self.eightAtOnce()
    #expect(second.count == Self.count)
    for seed in 0..<Self.count where first[seed] != second[seed] {
      let (one, other) = (first[seed].trace, try #require(second[seed]).trace)
      let line = zip(one, other).prefix { $0 == $1 }.count
      let lines = [one, other].map { $0.dropFirst(line).first ?? "-" }
      Issue.record("World \(seed) differs from line \(line) on: \(lines[0]) / \(lines[1])")
      return
    }
    // Each seed makes a schedule of its own.
    #expect(Set(first.map(\.fingerprint)).count == Self.count)
    #expect(Set(first.map(\.trace)).count > Self.count / 2)
    // The worlds did what they are for.
    let lines = first.flatMap(\.trace)
    for part in ["script 1 reload", "callSync: {", "ModalDismissed", "ComponentDidAppear", "push(", "pop("] {
      #expect(lines.contains { $0.contains(part) }, "no world has a line with '\(part)'")
    }
  }

  @Test("A thousand worlds give the same traces in another process, whose dictionaries have another order")
  func processes() async throws {
    let runs = [
      try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) { try Self.printTraces() },
      try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) { try Self.printTraces() },
    ]
    #expect(runs[0].standardOutputContent.count > 10_000)
    #expect(runs[0].standardOutputContent == runs[1].standardOutputContent)
  }

  @Test("Worlds leave no memory behind, run by a seed or by a search")
  func memory() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let count = UInt64(Self.count)
      try Self.printGrowth(to: count, "by seeds") { _ = try AppPlan.run(seed: $0, kinds: []) }
      var simulation = Simulation()
      simulation.schedules = 1
      simulation.faults = AppFault.allCases
      try Self.printGrowth(to: count, "by searches") {
        simulation.seed = $0
        let report = simulation.explore { world in
          let app = try await world.script()
          try await app.setRoot(.stack([.component(name: "Home", id: "home")], id: "stack"))
          _ = try await app.push("stack", .component(name: "Item"))
        }
        try #require(report.failure == nil, "\(report)")
      }
      exit(EXIT_SUCCESS)
    }
    let lines = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
    print(lines.joined(separator: "\n"))
    // A world that left only its scheduler behind would be found in some dozen runs.
    let growth = lines.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(growth.count == 2 && growth.allSatisfy { $0 <= max(64 << 10, 100 * Self.count) })
  }

  /// Prints by how many bytes the allocated memory grows while something runs, after its first tenth.
  private static func printGrowth(to count: UInt64, _ name: String, _ run: (UInt64) throws -> Void) throws {
    for seed in 0..<count / 10 { try run(seed) }
    let before = cshims_allocated_bytes()
    for seed in count / 10..<count { try run(seed) }
    print(Int(cshims_allocated_bytes()) - Int(before), "bytes more behind", count - count / 10, "worlds", name)
  }

  private static func printTraces() throws {
    for seed in 0..<40 as Range<UInt64> { print(try AppPlan.run(seed: seed)) }
    exit(EXIT_SUCCESS)
  }

  private static func eightAtOnce() async throws -> [Int: World.Outcome] {
    let outcomes = Guarded<[Int: World.Outcome]>([:])
    let failure = Guarded<(any Error)?>(nil)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let left = Guarded(threads)
      for thread in 0..<threads {
        LiveThread.start(name: "world\(thread)") {
          for seed in stride(from: thread, to: count, by: threads) {
            do {
              let outcome = try AppPlan.run(seed: UInt64(seed), kinds: kinds)
              outcomes.withLock { $0[seed] = outcome }
            } catch {
              failure.withLock { $0 = error }
            }
          }
          let isLast = left.withLock { left in
            left -= 1
            return left == 0
          }
          if isLast { done.resume() }
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return outcomes.withLock { $0 }
  }
}
