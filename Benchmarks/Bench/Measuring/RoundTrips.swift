import Glibc
import NavbridgeLauncher
import NavbridgeNavigation
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
import ScriptSide

/// Measures the times of one workload, over real processes.
enum RoundTrips {
  /// Measures round trips of the C echo with the sizes of a workload.
  static func echo(_ workload: Workload, warmUp: Int, count: Int) async throws -> Measurement {
    try await echo([workload.echoed], warmUp: warmUp, count: count)
  }

  private static func echo(
    _ exchanges: [Workload.Exchange], displacing: Int = 0, warmUp: Int, count: Int
  ) async throws -> Measurement {
    let path = try PipePath.fresh()
    let sizes =
      [path.path]
      + [\Workload.Exchange.request, \.answer].map { side in
        exchanges.map { "\($0[keyPath: side])" }.joined(separator: ",")
      }
    defer { path.remove() }
    return try await ChildProcess.run(.uvEcho, ["serve"] + sizes) { _ in
      let output = try await ChildProcess.output(
        of: .uvEcho,
        ["ask"] + sizes + ["1", "\(warmUp)", "\(count)"] + (displacing > 0 ? ["\(displacing)"] : []))
      return Measurement(output.split(separator: "\n").compactMap { UInt64($0) })
    }.0
  }

  /// Measures round trips of a workload, from a script side to a native side in another process. A Swift script runs in
  /// this process, others in their own.
  static func navbridge(_ workload: Workload, warmUp: Int, count: Int) async throws -> Measurement {
    switch workload.script {
    case .javaScript: return try await JavaScriptRun.pushPop(workload.architecture, count: count)
    case .standIn:
      return try await echo(
        Workload.exchangesOfPushPop, displacing: workload.displaced, warmUp: warmUp, count: count)
    case .swift, .c: break
    }
    return try await NativeSideProcess.run(arguments(for: workload)) { path, native in
      try await measure(workload, path, native.processID, warmUp: warmUp, count: count)
    }.0
  }

  /// Counts the system calls of each round trip. Nil if they cannot be counted, for JavaScript, whose turns
  /// `Benchmarks/counts` counts, and for the peer that stands in for both sides.
  static func systemCalls(_ workload: Workload, count: Int) async throws -> SystemCallCount? {
    guard workload.script == .swift || workload.script == .c else { return nil }
    let few = 20
    guard let first = try await allSystemCalls(workload, count: few) else { return nil }
    let second = try await allSystemCalls(workload, count: few + count)
    return second.map { SystemCallCount.each(of: count, few: first, many: $0) }
  }

  private static func allSystemCalls(_ workload: Workload, count: Int) async throws -> SystemCallCount? {
    try await NativeSideProcess.run(arguments(for: workload)) { path, native in
      let (script, calls) = try await SystemCallCount.count(of: native.processID) {
        guard workload.script == .swift else {
          _ = try await measure(workload, path, native.processID, warmUp: 0, count: count)
          return Double?.none
        }
        return try await SystemCallCount.count(of: getpid()) {
          _ = try await measure(workload, path, native.processID, warmUp: 0, count: count)
        }.1
      }
      return calls.map { SystemCallCount(script: script, native: $0) }
    }.0
  }

  private static func arguments(for workload: Workload) -> [String] {
    ["--benchmark-module", "--json-parser=\(workload.parser.rawValue)", "--design", workload.design]
  }

  private static func measure(
    _ workload: Workload, _ path: String, _ native: pid_t, warmUp: Int, count: Int
  ) async throws -> Measurement {
    if workload.script == .c {
      return try await PreparedCommands.ask(
        CommandFile(workload), path, native, warmUp: warmUp, count: count
      ).measurement
    }
    let task = Task(executorPreference: ScriptThread.executor) {
      try await measureHere(workload, path, native, warmUp: warmUp, count: count)
    }
    return try await task.value
  }

  @ScriptThread
  private static func measureHere(
    _ workload: Workload, _ path: String, _ native: pid_t, warmUp: Int, count: Int
  ) async throws -> Measurement {
    let script = try await MeasuredScript(workload, path)
    defer { script.close() }
    for round in 0..<warmUp { try await script.act(round) }
    // The time that displacing takes is no part of a command's.
    let processor = workload.displaced > 0 ? nil : ProcessorTime(ofNative: native)
    let caches = workload.displaced > 0 ? DisplacedCaches(workload.displaced) : nil
    defer { caches?.deallocate() }
    var measurement = Measurement()
    for round in warmUp..<(warmUp + count) {
      caches?.displace()
      let began = MonotonicTime.now
      try await script.act(round)
      measurement.record(UInt64(MonotonicTime.now - began))
    }
    measurement.processor = processor.flatMap { began in
      ProcessorTime(ofNative: native)?.each(of: count, since: began)
    }
    return measurement
  }

  /// Pushes and pops a screen `count` times by a script side in this process.
  static func repeatPushPop(at path: String, count: Int) async throws {
    let task = Task(executorPreference: ScriptThread.executor) {
      let script = try await MeasuredScript(Workload(named: "turbo-push-pop")!, path)
      for round in 0..<count { try await script.act(round) }
      await script.close()
    }
    try await task.value
  }

  /// Measures the time from the start of a native side's process to its first settled command, in nanoseconds.
  static func startUp(_ architecture: Architecture) async throws -> UInt64 {
    let began = MonotonicTime.now
    return try await NativeSideProcess.run([]) { path, _ in
      let task = Task(executorPreference: ScriptThread.executor) {
        let navigation = try await Navigation.connect(to: path, .init(architecture))
        _ = try await navigation.setRoot(.component(name: "app.Root"))
        return UInt64(MonotonicTime.now - began)
      }
      return try await task.value
    }.0
  }
}
