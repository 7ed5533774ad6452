import NativeSide
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeLayeredNavigation
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// An app of the layered navigation in a world: a script with definitions, and what it listens of its contexts.
@ScriptThread
final class LayersApp {
  let world: World
  let script: Script
  let layers: Layers
  /// The reports of contexts to their openers: `callback 1`, `popped`, `hook willInit`.
  private(set) var reports: [String] = []

  /// What a test notes, in order.
  private(set) var log: [String] = []

  private init(_ world: World, _ script: Script) {
    self.world = world
    self.script = script
    layers = Layers(script.navigation)
  }

  static let definitions = LayersDefinitions(
    nav: .init("Root"), tabs: [.init("Home"), .init("Friends")],
    controllers: [.init("Detail"), .init("Photo"), .init("Settings")],
    accesories: [.init("Login"), .init("Hint", parents: ["Home", "Detail"])])

  /// Runs a body in the world of an app that is set up.
  nonisolated static func run(
    _ setup: Setup, _ change: @Sendable (inout World.Options) -> Void = { _ in },
    settings: @escaping @Sendable (inout Navigation.Settings) -> Void = { _ in }, setsUp: Bool = true,
    _ body: @escaping @ScriptThread @Sendable (LayersApp) async throws -> Void
  ) async throws {
    var options = World.Options()
    options.otherDesign = .layeredNavigation
    change(&options)
    try await World.run(setup, options) { world in
      let app = LayersApp(world, try await start(world, settings))
      if setsUp { try await app.setUp() }
      try await body(app)
    }
  }

  /// Begins a script of the design.
  static func start(_ world: World, _ settings: (inout Navigation.Settings) -> Void = { _ in }) async throws -> Script {
    try await world.script(nil, settings)
  }

  func setUp(_ definitions: LayersDefinitions = LayersApp.definitions) async throws {
    try await layers.define(definitions)
    #expect(try await layers.setUp().isDone)
  }

  func note(_ line: String) { log.append(line) }

  // MARK: - What there is

  /// The names of a stack, without its root.
  func stack(_ layer: String) async throws -> String {
    let texts = try await layers.getState()["stacks"]?[layer]?.array?.compactMap(\.string) ?? []
    return texts.map { String($0.prefix { $0 != "#" }) }.joined(separator: " ")
  }

  /// The active layer and the accessories that are up.
  func active() async throws -> String {
    let state = try await layers.getState()["state"]
    let accesories = state?["accesories"]?.string ?? ""
    return (state?["layerActive"]?.string ?? "?") + (accesories.isEmpty ? "" : " + \(accesories)")
  }

  /// The state and the snapshot of the device, as one text for comparisons.
  func everything() async throws -> String {
    try await world.settle()
    return try await "\(layers.getState()) \(world.driver.snapshot())"
  }

  /// True if a context's screen is on the display.
  func isVisible(_ contextId: Int) async throws -> Bool {
    try await world.settle()
    return try await world.driver.snapshot(componentId: "context\(contextId)")["visible"]?.bool ?? false
  }

  /// The handlers that note each report, under a name.
  func noting(_ name: String = "") -> LayersHandlers {
    let prefix = name.isEmpty ? "" : "\(name) "
    func text(_ payload: JSON?) -> String { payload.map { " \($0)" } ?? "" }
    return LayersHandlers(
      onCallback: { [weak self] in self?.reports.append("\(prefix)callback\(text($0))") },
      onPopped: { [weak self] in self?.reports.append("\(prefix)popped\(text($0))") },
      onHook: { [weak self] in self?.reports.append("\(prefix)hook \($0)") })
  }

  /// The reports without those of hooks.
  var answers: [String] { reports.filter { !$0.contains("hook") } }
  var hooks: [String] { reports.filter { $0.contains("hook") } }

  /// The messages of the bridge of a kind that arrived in this script, in order.
  func events(_ name: String) -> [JSON] {
    script.entries.compactMap {
      if case .event(let event) = $0, event.name == name { event.body } else { nil }
    }
  }
}
