import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
import ScriptSide

/// Measures the times of one workload, over real processes.
enum RoundTrips {
  /// Measures round trips of the C echo with the sizes of a workload.
  static func echo(_ workload: Workload, warmUp: Int, count: Int) async throws -> Measurement {
    let path = try PipePath.fresh()
    let (request, answer) = workload.echoed
    let sizes = [path.path, "\(request)", "\(answer)"]
    defer { path.remove() }
    return try await ChildProcess.run(.uvEcho, ["serve"] + sizes) { _ in
      let output = try await ChildProcess.output(
        of: .uvEcho, ["ask"] + sizes + ["1", "\(warmUp)", "\(count)"])
      return Measurement(output.split(separator: "\n").compactMap { UInt64($0) })
    }.0
  }

  /// Measures round trips of a workload, from a Swift script in this process to a native side in another.
  static func navbridge(_ workload: Workload, warmUp: Int, count: Int) async throws -> Measurement {
    if workload.action == .javaScript { return try await JavaScriptRun.pushPop(workload.architecture, count: count) }
    let arguments = [
      "--benchmark-module", "--json-parser=\(workload.parser.rawValue)", "--design", workload.design,
    ]
    return try await NativeSideProcess.run(arguments) { path, _ in
      let task = Task(executorPreference: ScriptThread.executor) {
        try await measure(workload, path, warmUp: warmUp, count: count)
      }
      return try await task.value
    }.0
  }

  @ScriptThread
  private static func measure(
    _ workload: Workload, _ path: String, warmUp: Int, count: Int
  ) async throws -> Measurement {
    var settings = Navigation.Settings(workload.architecture)
    settings.sharedClock = workload.isClockShared
    settings.jsonParser = workload.parser
    let navigation = try await Navigation.connect(to: path, settings)
    defer { navigation.close() }
    var measurement = Measurement()
    let router = workload.action == .navigate ? NativeRouter(navigation) : nil
    try await router?.getState()
    if workload.action == .pushPop || workload.action == .lookup {
      let screens = (0..<workload.depth).map { Layout.component(name: "app.Root", id: "root\($0)") }
      _ = try await navigation.setRoot(.stack(screens, id: "stack"))
    }
    let last = "root\(workload.depth - 1)"
    let load = CommandLoad(bytes: max(665, workload.payload))
    for round in 0..<(warmUp + count) {
      let began = MonotonicTime.now
      switch workload.action {
      case .pushPop:
        _ = try await navigation.push(last, .component(name: "app.Screen", id: "screen"))
        _ = try await navigation.pop("screen")
      case .navigate:
        try await router?.navigate(Route(name: "app.Screen"))
        try await router?.navigate(Route(name: "Home"))
      case .lookup:
        // The component is not the root of an overlay, so nothing is dismissed.
        try await navigation.dismissOverlay(last)
      case .noop, .javaScript:
        _ = try await navigation.call("Benchmark", "noop") { writer in
          writer.value("noop1")
          writer.value("Component1")
          load.write(to: writer)
        }
      }
      if round >= warmUp { measurement.record(UInt64(MonotonicTime.now - began)) }
    }
    return measurement
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
