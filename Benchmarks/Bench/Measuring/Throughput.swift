import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire
import ScriptSide

/// Measures commands a second with a fixed number outstanding, in turns with a C echo that writes once for each
/// wake-up.
package enum Throughput {
  package struct Row: Sendable {
    package let script: Workload.Script
    package let architecture: Architecture
    package let outstanding: Int
    /// Commands a second, the median over the rounds.
    package let perSecond: Double
    /// The ratio to the echo's messages a second, computed for each round.
    package let ratio: Double
  }

  static let outstandings = [1, 64, 1024]
  /// The sizes of a command and of its answer in bytes, including the frame headers.
  private static let (request, answer) = (665, 80)

  static func run(rounds: Int, count: Int, progress: @Sendable (String) -> Void) async throws -> [Row] {
    var rows: [Row] = []
    for (script, architecture) in [(Workload.Script.swift, Architecture.bridge), (.swift, .turbo), (.c, .turbo)] {
      for outstanding in outstandings {
        progress("throughput: \(script.rawValue), \(architecture.rawValue), \(outstanding) outstanding")
        let count = max(count, outstanding * 20)
        var pairs: [(ours: Double, echo: Double)] = []
        for _ in 0..<rounds {
          let echo = try await echo(outstanding, count: count)
          let ours =
            script == .c
            ? try await prepared(outstanding, count: count)
            : try await commands(architecture, outstanding, count: count)
          pairs.append((ours, echo))
        }
        rows.append(
          Row(
            script: script, architecture: architecture, outstanding: outstanding,
            perSecond: Median.of(pairs.map(\.ours)),
            ratio: Median.of(pairs.map { $0.ours / $0.echo })))
      }
    }
    return rows
  }

  private static func echo(_ outstanding: Int, count: Int) async throws -> Double {
    let path = try PipePath.fresh()
    let sizes = [path.path, "\(request)", "\(answer)"]
    defer { path.remove() }
    return try await ChildProcess.run(.uvEcho, ["serve"] + sizes) { _ in
      let output = try await ChildProcess.output(
        of: .uvEcho, ["ask"] + sizes + ["\(outstanding)", "\(count / 5)", "\(count)"])
      // With one outstanding command, the output has a time for each round trip; with more, the time of the whole run.
      let times = output.split(separator: "\n").compactMap { Double($0) }
      return Double(count) * 1e9 / times.reduce(0, +)
    }.0
  }

  private static func prepared(_ outstanding: Int, count: Int) async throws -> Double {
    try await NativeSideProcess.run(["--benchmark-module"]) { path, native in
      let file = CommandFile(Workload("c", .noop).with { $0.size = request })
      let commands = try await PreparedCommands.ask(
        file, path, native.processID, outstanding: outstanding, warmUp: max(outstanding, count / 5), count: count)
      return Double(count) * 1e9 / Double(commands.trips.reduce(0) { $0 + $1.ended - $1.began })
    }.0
  }

  private static func commands(_ architecture: Architecture, _ outstanding: Int, count: Int) async throws -> Double {
    try await NativeSideProcess.run(["--benchmark-module"]) { path, _ in
      let task = Task(executorPreference: ScriptThread.executor) {
        try await measure(architecture, path, outstanding, count: count)
      }
      return try await task.value
    }.0
  }

  @ScriptThread
  private static func measure(
    _ architecture: Architecture, _ path: String, _ outstanding: Int, count: Int
  ) async throws -> Double {
    let navigation = try await Navigation.connect(to: path, .init(architecture))
    defer { navigation.close() }
    let burst = CommandBurst(navigation, CommandLoad(bytes: request))
    try await burst.run(max(outstanding, count / 5), outstanding: outstanding)
    let began = MonotonicTime.now
    try await burst.run(count, outstanding: outstanding)
    return Double(count) * 1e9 / Double(MonotonicTime.now - began)
  }
}
