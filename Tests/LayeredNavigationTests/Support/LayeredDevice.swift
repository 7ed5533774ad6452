import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

enum Tabs: String, CaseIterable { case home, friends, search }
enum Controllers: String, CaseIterable { case settings, detail, photo }
enum Accesories: String, CaseIterable { case login, permissions, onboard }

typealias Router = LayeredRouter<Tabs, Controllers, Accesories>

/// A navigation with three tabs on a virtual clock, with a log of all its lines.
@MainQueue
final class LayeredDevice: VirtualDevice {
  let queue: SerialQueue
  let clock: VirtualClock
  let application: UIApplication
  let window: UIWindow
  let engine: NavigationEngine
  let router: Router
  var diagnostics: [UIDiagnostic] = []
  var records: [NavRecord] = []
  /// The names of the screens that constructors have made.
  var made: [String] = []
  /// Called for each new screen, before its set-up.
  var onMake: (TestScreen) -> Void = { _ in }

  init() {
    queue = SerialQueue(label: "device", target: MainQueue.executor.target)
    clock = VirtualClock(queue: queue)
    application = UIApplication(
      mainQueue: queue, clock: clock, screen: UIScreen(.iPhone16ProMax))
    window = UIWindow(application: application)
    engine = NavigationEngine(application: application, window: window)
    router = Router(engine)
    application.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    engine.onRecord = { [unowned self] in records.append($0) }
    window.makeKeyAndVisible()
  }

  /// A device whose navigation is set up and shown.
  static func started() async throws -> LayeredDevice {
    let device = LayeredDevice()
    try device.setUp()
    await device.settle()
    device.records = []
    return device
  }

  func setUp() throws {
    try router.setUp {
      NavDefinition.navRoot { [unowned self] in make("root") }
      for tab in Tabs.allCases { NavDefinition.tab(tab) { [unowned self] in self.make(tab.rawValue) } }
      for name in Controllers.allCases { NavDefinition.controller(name) { [unowned self] in self.make(name.rawValue) } }
      for name in Accesories.allCases {
        NavDefinition.accesory(name, parents: name == .onboard ? ["home", "settings"] : nil) { [unowned self] in
          self.make(name.rawValue)
        }
      }
    }
  }

  private func make(_ name: String) -> TestScreen {
    let screen = TestScreen(name)
    made.append(name)
    onMake(screen)
    return screen
  }

  // MARK: What shows

  var display: NavDisplay { engine.display! }

  /// The names of a layer's controllers on the screen, without the root.
  func shown(_ layer: Layer) -> String {
    display.stacks[layer]?.viewControllers.dropFirst().map { ($0 as? TestScreen)?.name ?? "?" }
      .joined(separator: " ") ?? "-"
  }

  /// The names of a layer's stack.
  func stack(_ layer: Layer) -> String { engine.state[layer].entries.map(\.controller).joined(separator: " ") }

  /// What is on the screen: the active layer and the accessories, by UIKit alone.
  var screen: String {
    let active = display.tabs.isPresented ? display.selectedTab?.name ?? "?" : "nav"
    let accesories = (0..<Layer.limit).filter(display.isUp).map { "+\($0)" }.joined()
    return active + accesories
  }

  /// The same by the data.
  var data: String {
    engine.state.active.active.name + engine.state.active.accesories.map { "+\($0)" }.joined()
  }

  /// Returns the faults of the invariant: each stack is what UIKit shows.
  var differences: [String] {
    var faults = screen == data ? [] : ["screen \(screen), data \(data)"]
    for layer in Layer.all {
      guard let stack = display.stacks[layer] else { continue }
      let wanted = display.controllers(of: engine.state[layer])
      if !stack.holds(wanted) || wanted.count != engine.state[layer].entries.count + 1 {
        faults.append("\(layer.name): data '\(self.stack(layer))', screen '\(shown(layer))'")
      }
    }
    return faults
  }

  func lines(_ kind: NavRecord.Kind) -> [String] {
    records.filter { $0.kind == kind }.map { "\($0.subject) \($0.action)" }
  }

  /// Runs a call and waits until everything has settled. Returns its outcome.
  func run(_ call: (@escaping @MainQueue (NavOutcome) -> Void) -> Void) async throws -> NavOutcome {
    var outcomes: [NavOutcome] = []
    call { outcomes.append($0) }
    await settle()
    #expect(outcomes.count == 1)
    return try #require(outcomes.first)
  }
}
