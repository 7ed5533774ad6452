import NavbridgeDriver
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// native-router §2 (I1 to I6): what a script, a user and native code do to one app, compared on all sides after each step.
@Suite("A walk through an app of the native router", .timeLimit(.minutes(20)))
struct RouterWalkTests {
  private static let steps = 50

  @Test(
    """
    A walk through an app of the native router shows after each step the same in the router, on the device, in the \
    surfaces and in the script
    """,
    arguments: Architecture.allCases, [1, 2, 3] as [UInt64])
  func walk(_ architecture: Architecture, _ seed: UInt64) async throws {
    let setup = Setup(depth: .inProcess, architecture: architecture)
    try await World.run(setup, World.Options(routes: RouterRoutes.app)) { world in
      let script = try await RouterScript(world)
      var surfaces = RunningSurfaces()
      var acts = RouterActs(seed: seed)
      for step in 1...Self.steps {
        let before = try #require(script.router.mirror.state)
        let act = acts.next(in: before)
        let answer = try await act.make(world, script)
        try await script.settle(world)
        let state = try #require(script.router.mirror.state)
        surfaces.follow(script.script.entries)
        script.clear()
        let seen = try await ScreensOnDevice(world)
        let place: Comment = "step \(step) of seed \(seed): \(act) led from \(before.shape) to \(state.shape)"
        act.check(answer, before, state, place)
        #expect(seen.state == state, place)
        #expect(seen.chains == state.chains, place)
        #expect(seen.routes == state.screens.map { [$0.route.json, .string($0.coordinator)] }, place)
        #expect(seen.front == state.current.route.key && seen.openSide == state.drawer?.rawValue ?? "none", place)
        // The script's surfaces, with the tags and the parameters that the device and the router have.
        let own = state.screens.filter { $0.coordinator.hasSuffix("ReactCoordinator") }
        #expect(Set(surfaces.running.values.map(\.key)) == Set(own.map(\.route.key)), place)
        for screen in own {
          let surface = try #require(surfaces.running.values.first { $0.key == screen.route.key }, place)
          #expect(surface.name == screen.route.name && surface.params == .object(screen.route.params), place)
          #expect(seen.rootTags[surface.key] == surface.rootTag, place)
        }
        for screen in state.screens
        where screen.coordinator == "NativeScreenCoordinator" && screen.route.name != "Wallet" {
          let id = screen.route.params["id"].map(\.description) ?? ""
          // The view of a screen that was never in front has not loaded.
          let texts = seen.texts[screen.route.key] ?? []
          #expect(texts == ["native \(id)"] || texts.isEmpty && screen.route.key != seen.front, place)
        }
      }
      #expect(acts.kinds == RouterActs.Kind.allCases.count, "the walk took each kind of step")
      let statistics = try await world.driver.stats().json
      #expect(statistics["router"]?["violations"] == 0 && statistics["router"]?["timedOut"] == 0)
    }
  }
}

/// The surfaces that run in a script, as its messages have reported.
private struct RunningSurfaces {
  struct Surface {
    let rootTag: Int
    let name: String
    let key: String
    var params: JSON = [:]
  }

  private(set) var running: [Int: Surface] = [:]

  mutating func follow(_ messages: [Navigation.Occurrence]) {
    for message in messages {
      switch message {
      case .run(let name, let key, let rootTag): running[rootTag] = Surface(rootTag: rootTag, name: name, key: key)
      case .unmount(let rootTag): running[rootTag] = nil
      case .properties(_, let rootTag, let properties):
        var params = properties.object ?? [:]
        for name in ["key", "componentId"] { params[name] = nil }
        running[rootTag]?.params = .object(params)
      case .event(let event):
        guard let (operation, key, _, params) = event.payload(of: NativeAppViewDeclaration.declared.screen),
          operation == "mount", let rootTag = running.values.first(where: { $0.key == key })?.rootTag
        else { continue }
        running[rootTag]?.params = params
      default: break
      }
    }
  }
}

/// What a snapshot of the device shows.
@ScriptThread
private struct ScreensOnDevice {
  let state: RouterState?
  /// The keys of each stack, by the identity of its navigation controller.
  let chains: [String: [String]]
  /// The route and the coordinator of each screen, in the order of the stacks.
  let routes: [JSON]
  let rootTags: [String: Int]
  /// The texts of native screens.
  let texts: [String: [String]]
  /// The key of the visible screen of the highest stack.
  let front: String?
  let openSide: String?

  init(_ world: World) async throws {
    let snapshot = try await world.driver.snapshot()
    state = snapshot["router"].flatMap { RouterState(json: $0) }
    let stacks = snapshot.nodes { $0["type"] == "stack" }
    let chains = stacks.map { ($0["navId"]?.string ?? "", $0["chain"]?.array?.compactMap(\.string) ?? []) }
    self.chains = Dictionary(uniqueKeysWithValues: chains)
    let screens = stacks.flatMap { $0["children"]?.array ?? [] }
    routes = screens.map { [$0["coordinator"]?["route"] ?? .null, $0["coordinator"]?["class"] ?? .null] }
    func dictionary<Value>(_ value: (JSON) -> Value?) -> [String: Value] {
      Dictionary(
        uniqueKeysWithValues: screens.compactMap { screen in
          value(screen).map { (screen["componentId"]?.string ?? "", $0) }
        })
    }
    rootTags = dictionary { $0["rootTag"]?.int }
    texts = dictionary { $0["type"] == "native" ? $0.values(of: "text").compactMap(\.string) : nil }
    front = screens.last { $0["visible"] == true }?["componentId"]?.string
    openSide = snapshot.values(of: "openSide").first?.string
  }
}

extension RouterState {
  fileprivate var screens: [Screen] { tabs.flatMap(\.chain) + modals.flatMap(\.chain) }

  fileprivate var chains: [String: [String]] {
    let stacks = tabs.map { ($0.navId, $0.chain) } + modals.map { ($0.navId, $0.chain) }
    return Dictionary(uniqueKeysWithValues: stacks.map { ($0, $1.map(\.route.key)) })
  }
}
