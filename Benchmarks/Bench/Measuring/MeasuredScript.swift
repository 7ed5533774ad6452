import NavbridgeNavigation
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
import NavbridgeNativeRouter
import ScriptSide

/// A Swift script side that does the same again and again.
@ScriptThread
final class MeasuredScript {
  private let workload: Workload
  private let navigation: Navigation
  private let router: NativeRouter?
  private let last: String
  private let load: any BenchLoad

  /// Connects to the native side at a path and shows the screens that the workload needs.
  init(_ workload: Workload, _ path: String) async throws {
    self.workload = workload
    var settings = Navigation.Settings(workload.architecture)
    settings.sharedClock = workload.isClockShared
    settings.jsonParser = workload.parser
    navigation = try await Navigation.connect(to: path, settings)
    router = workload.action == .navigate ? NativeRouter(navigation) : nil
    last = "root\(workload.depth - 1)"
    load = workload.load
    switch workload.action {
    case .navigate: try await router?.getState()
    case .pushPop, .lookup, .mergeOptions:
      let screens = (0..<workload.depth).map { Layout.component(name: "app.Root", id: "root\($0)") }
      _ = try await navigation.setRoot(.stack(screens, id: "stack"))
    case .noop: break
    }
  }

  /// Does what the workload measures, and waits for it.
  func act(_ round: Int) async throws {
    switch workload.action {
    case .pushPop:
      _ = try await navigation.push(last, .component(name: "app.Screen", id: "screen"))
      _ = try await navigation.pop("screen")
    case .navigate:
      try await router?.navigate(NativeRoute(name: "app.Screen"))
      try await router?.navigate(NativeRoute(name: "Home"))
    case .lookup:
      // The component is not the root of an overlay, so nothing is dismissed.
      try await navigation.dismissOverlay(last)
    case .noop:
      _ = try await navigation.call("Benchmark", "noop") { writer in
        writer.value("noop1")
        writer.value("Component1")
        load.write(to: writer, mark: mark(round))
      }
    case .mergeOptions:
      // A method without a result is answered when it is sent as a request (protocol §3).
      _ = try await navigation.call("RNNTurboModule", "mergeOptions") { writer in
        writer.value(last)
        load.write(to: writer, mark: mark(round))
      }
    }
  }

  func close() { navigation.close() }

  private func mark(_ round: Int) -> String { workload.isNew ? "\(1_000_000 + round)" : "" }
}
