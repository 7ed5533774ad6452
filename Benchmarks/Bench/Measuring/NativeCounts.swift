import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import Subprocess

/// The native side's share of a push and a pop, counted by valgrind's callgrind instead of timed: nearly the same on every
/// machine. The caches are those of a small core, as in `Benchmarks/counts`: 32 KiB for instructions and for data each, and
/// 512 KiB behind them. The run that is counted is slow, and no time is taken of it.
package struct NativeCounts: Sendable, Equatable {
  package var instructions = 0.0
  package var instructionCacheMisses = 0.0
  package var dataCacheMisses = 0.0
  package var secondLevelMisses = 0.0
  package var mispredictedBranches = 0.0

  /// The reason for which nothing can be counted here.
  struct Missing: Error, Equatable {
    let reason: String
  }

  /// What is counted: the member, its name in a report and in JSON, and the events of callgrind that it adds up.
  static let kinds:
    [(member: any WritableKeyPath<NativeCounts, Double> & Sendable, name: String, key: String, events: [String])] = [
      (\.instructions, "instructions", "instructions", ["Ir"]),
      (\.instructionCacheMisses, "misses of the instruction cache", "instructionCacheMisses", ["I1mr"]),
      (\.dataCacheMisses, "misses of the data cache", "dataCacheMisses", ["D1mr", "D1mw"]),
      (\.secondLevelMisses, "misses of the second-level cache", "secondLevelMisses", ["ILmr", "DLmr", "DLmw"]),
      (\.mispredictedBranches, "mispredicted branches", "mispredictedBranches", ["Bcm", "Bim"]),
    ]

  private static let caches = ["--I1=32768,8,64", "--D1=32768,8,64", "--LL=524288,8,64"]

  /// Counts the workload `turbo-push-pop` as the difference of two runs, so that start and end do not count.
  static func run(few: Int = 20, many: Int = 120) async throws -> NativeCounts {
    let first = try await total(count: few), second = try await total(count: many)
    return second.each(of: many - few, since: first)
  }

  func each(of rounds: Int, since earlier: NativeCounts) -> NativeCounts {
    var counts = NativeCounts()
    for kind in Self.kinds {
      counts[keyPath: kind.member] = (self[keyPath: kind.member] - earlier[keyPath: kind.member]) / Double(rounds)
    }
    return counts
  }

  /// Reads the names of the events and their totals in a file of callgrind. Nil if it has none.
  init?(callgrind text: String) {
    var names: [Substring] = []
    var totals: [Double] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("events: ") { names = line.split(separator: " ").dropFirst().map { $0 } }
      guard line.hasPrefix("totals: ") || line.hasPrefix("summary: ") else { continue }
      totals = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    }
    guard !names.isEmpty, names.count == totals.count else { return nil }
    let events = Dictionary(zip(names.map(String.init), totals), uniquingKeysWith: +)
    for kind in Self.kinds { self[keyPath: kind.member] = kind.events.reduce(0) { $0 + (events[$1] ?? 0) } }
  }

  init() {}

  private static func total(count: Int) async throws -> NativeCounts {
    let file = try NamelessFile("")
    let path = try PipePath.fresh()
    defer { path.remove() }
    let arguments =
      ["--tool=callgrind", "--cache-sim=yes", "--branch-sim=yes", "--callgrind-out-file=\(file.path)"] + caches
      + [try ChildProgram.nativeSide.located(), "--pipe", path.path, "--render-timeout", "600000"]
    do {
      _ = try await Subprocess.run(
        .name("valgrind"), arguments: .init(arguments), input: .none, output: .sequence, error: .discarded
      ) { execution in
        var lines = execution.standardOutput.strings().makeAsyncIterator()
        guard let line = try await lines.next(), line.contains("listens") else {
          throw Missing(reason: "valgrind cannot run the native side (it reads no debugging information of Swift).")
        }
        try await RoundTrips.repeatPushPop(at: path.path, count: count)
        await execution.teardown(using: [.send(signal: .terminate, allowedDurationToNextStep: .seconds(60))])
      }
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw Missing(reason: "valgrind is not installed (apt-get install valgrind).")
    }
    guard let counts = NativeCounts(callgrind: file.content) else {
      throw Missing(reason: "callgrind has written no totals.")
    }
    return counts
  }
}
