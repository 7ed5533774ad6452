import ScriptSide
import Shared
import Testing

/// rnn-commands §7.2, §7.3: what is built, and what a reload builds anew.
@Suite("The managers", .timeLimit(.minutes(2)))
struct ManagerTests {
  private static let built = [
    "RNNEventEmitter", "RNNModalManagerEventHandler", "RNNModalManager", "RNNLayoutManager", "RNNReactRootViewCreator",
    "RNNReactComponentRegistry", "RNNViewControllerFactory", "RNNCommandsHandler",
  ]

  @Test("build in the order of a phone: the bridge's for every load of script, turbo's once", arguments: Way.all)
  func order(_ way: Way) async throws {
    try await World.run(way) { world in
      var built: [String?] = []
      world.driver.onTraffic = { built.append($0["module"]?.string) }
      try await world.driver.subscribeToTraffic(kinds: ["manager"])
      let script = try await world.script()
      _ = try await world.driver.stats()
      #expect(built == Self.built)
      // Nothing is left over from before, and commands are taken.
      let windows = try await world.driver.snapshot()["windows"]?.array ?? []
      #expect(windows.count == 1 && windows[0]["presented"] == [] && windows[0]["root"]?.isNull == true)
      #expect(try await script.navigation.setRoot(.screen("c1")) == "c1")
      try await world.driver.reload()
      _ = try await world.driver.stats()
      #expect(built == (way.architecture == .bridge ? Self.built + Self.built : Self.built))
    }
  }
}
