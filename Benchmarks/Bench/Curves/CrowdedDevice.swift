import NavbridgeDriver
import NavbridgeNavigation
package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
import ScriptSide

/// Pushes a screen and pops it, again and again, on a device that has much of one thing.
@ScriptThread
package final class CrowdedDevice {
  private let crowd: Crowd
  private let app: Navigation
  private var drivers: [Driver] = []
  /// The component on whose stack a screen is pushed.
  private var place = "c0"
  private var number = 0

  /// Connects to the native side at a path, and shows so many of the things.
  package init(_ crowd: Crowd, _ size: Int, at path: String) async throws {
    self.crowd = crowd
    var settings = Navigation.Settings(.turbo)
    settings.mountsSurfaces = false
    app = try await Navigation.connect(to: path, settings)
    app.onOccurrence = { [unowned app] occurrence in
      if case .run(let name, _, let rootTag) = occurrence, name != Self.waiting { app.mount(rootTag: rootTag) }
    }
    try await prepare(0..<size, path)
  }

  private static let waiting = "Waiting"

  private func screen(_ id: String) -> Layout { .component(name: "Screen", id: id) }

  private func prepare(_ numbers: Range<Int>, _ path: String) async throws {
    switch crowd {
    case .screens: _ = try await app.setRoot(.stack(numbers.map { screen("c\($0)") }, id: "s"))
    case .tabs:
      _ = try await app.setRoot(.bottomTabs(numbers.map { .stack([screen("c\($0)")], id: "s\($0)") }))
    default: _ = try await app.setRoot(.stack([screen("c0")], id: "s"))
    }
    if crowd == .twins { _ = try await app.showOverlay(screen("twin")) }
    for number in numbers {
      switch crowd {
      case .overlays: _ = try await app.showOverlay(screen("overlay\(number)"))
      case .modals: _ = try await app.showModal(screen("modal\(number)"))
      case .modalsBelow:
        place = "modal\(number)"
        _ = try await app.showModal(.stack([screen(place)]))
      case .listeners: app.callVoid("RNNTurboEventEmitter", "addListener") { $0.value("RNN.ComponentDidAppear") }
      case .drivers: drivers.append(try await Driver.connect(to: path))
      case .subscribers:
        drivers.append(try await Driver.connect(to: path))
        _ = try await drivers[number].request(TrafficMethods.subscribe, nil)
      case .calls, .twins:
        // The content never appears. The push is refused when the device ends.
        let waiting = Layout.component(name: Self.waiting, id: "w\(number)")
        Task(executorPreference: ScriptThread.executor) { [app] in _ = try? await app.push("c0", waiting) }
      case .tabs, .screens: break
      }
    }
  }

  package func pushAndPop() async throws {
    let id = crowd == .twins ? "twin" : "new\(number)"
    number += 1
    let still: JSON = crowd == .calls || crowd == .twins ? ["enabled": false] : [:]
    _ = try await app.push(
      place, .component(name: "Screen", id: id, options: ["animations": ["push": still]]))
    _ = try await app.pop(id, options: ["animations": ["pop": still]])
  }

  func close() {
    for driver in drivers { driver.close() }
    app.close()
  }
}
