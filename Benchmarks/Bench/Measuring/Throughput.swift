import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
import ScriptSide

/// Measures commands a second with a fixed number outstanding, in turns with a C echo that writes once for each
/// wake-up.
package enum Throughput {
  package struct Row: Sendable {
    package let workload: Workload
    package let outstanding: Int
    /// Commands a second, the median over the rounds.
    package let perSecond: Double
    /// The ratio to the echo's messages a second, computed for each round.
    package let ratio: Double
  }

  package static let outstandings = [1, 64, 1024]
  /// The workloads of a run that nobody has restricted.
  static let workloads = ["bridge-command", "turbo-command", "c-command"].compactMap(Workload.init)

  /// - Parameter count: The commands of each measurement, or twenty times those outstanding if that is more.
  static func run(
    _ workloads: [Workload], outstanding outstandings: [Int], rounds: Int, count: Int,
    progress: @Sendable (String) -> Void
  ) async throws -> [Row] {
    var rows: [Row] = []
    for workload in workloads {
      for outstanding in outstandings {
        progress("throughput: \(workload.name), \(outstanding) outstanding")
        let count = max(workload.rounds(of: count), outstanding * 20)
        var pairs: [(ours: Double, echo: Double)] = []
        for _ in 0..<rounds {
          let echo = try await echo(workload.echoed, outstanding, count: count)
          let ours =
            workload.script == .c
            ? try await prepared(workload, outstanding, count: count)
            : try await commands(workload, outstanding, count: count)
          pairs.append((ours, echo))
        }
        rows.append(
          Row(
            workload: workload, outstanding: outstanding,
            perSecond: Median.of(pairs.map(\.ours)),
            ratio: Median.of(pairs.map { $0.ours / $0.echo })))
      }
    }
    return rows
  }

  private static func echo(_ sizes: Workload.Exchange, _ outstanding: Int, count: Int) async throws -> Double {
    let path = try PipePath.fresh()
    let sizes = [path.path, "\(sizes.request)", "\(sizes.answer)"]
    defer { path.remove() }
    return try await ChildProcess.run(.uvEcho, ["serve"] + sizes) { _ in
      let output = try await ChildProcess.output(
        of: .uvEcho, ["ask"] + sizes + ["\(outstanding)", "\(count / 5)", "\(count)"])
      // With one outstanding command, the output has a time for each round trip; with more, the time of the whole run.
      let times = output.split(separator: "\n").compactMap { Double($0) }
      return Double(count) * 1e9 / times.reduce(0, +)
    }.0
  }

  private static func prepared(_ workload: Workload, _ outstanding: Int, count: Int) async throws -> Double {
    try await NativeSideProcess.run(["--benchmark-module"]) { path, native in
      let commands = try await PreparedCommands.ask(
        CommandFile(workload), path, native.processID, outstanding: outstanding, warmUp: max(outstanding, count / 5),
        count: count)
      return Double(count) * 1e9 / Double(commands.trips.reduce(0) { $0 + $1.ended - $1.began })
    }.0
  }

  private static func commands(_ workload: Workload, _ outstanding: Int, count: Int) async throws -> Double {
    try await NativeSideProcess.run(["--benchmark-module"]) { path, _ in
      let task = Task(executorPreference: ScriptThread.executor) {
        try await measure(workload, path, outstanding, count: count)
      }
      return try await task.value
    }.0
  }

  @ScriptThread
  private static func measure(
    _ workload: Workload, _ path: String, _ outstanding: Int, count: Int
  ) async throws -> Double {
    let navigation = try await Navigation.connect(to: path, .init(workload.architecture))
    defer { navigation.close() }
    let burst = CommandBurst(navigation, CommandLoad(bytes: workload.size))
    try await burst.run(max(outstanding, count / 5), outstanding: outstanding)
    let began = MonotonicTime.now
    try await burst.run(count, outstanding: outstanding)
    return Double(count) * 1e9 / Double(MonotonicTime.now - began)
  }
}

extension Workload {
  /// True for commands of which several may be outstanding: those without an effect, with the same payload each time.
  package var hasThroughput: Bool {
    action == .noop && (script == .swift || script == .c) && !isNew && parser == .standard
  }
}
