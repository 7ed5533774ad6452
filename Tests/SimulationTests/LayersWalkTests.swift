import NativeSide
import NavbridgeDriver
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// layered-navigation §6, §8, §9, §12: a walk of scripts and a user, with reloads and killed scripts.
@Suite("A random walk of both sides of the layered navigation", .timeLimit(.minutes(20)), .serialized)
struct LayersWalkTests {
  @Test(
    """
    A random walk of both sides of the layered navigation shows the stacks of the state at each rest, and settles \
    each operation once
    """, arguments: Architecture.allCases,
    [1, 2] as [UInt64])
  func walk(_ architecture: Architecture, _ seed: UInt64) async throws {
    let rounds = 140
    let outcome = try await OwnThread.runInTurn {
      Result {
        try World.run(seed: seed, design: .layeredNavigation, kinds: [.act], stepLimit: 20_000_000) { world in
          let walk = try await Walk(world, architecture, seed: seed)
          try await walk.run(rounds: rounds)
        }
      }
    }.get()
    #expect(outcome.steps > rounds)
  }

  /// A script and a user, who act without waiting for each other.
  @ScriptThread
  private final class Walk {
    private let world: World
    private let architecture: Architecture
    private var choice: LayersWalkChoice
    private var layers: Layers
    private var issued = 0
    /// The ends of the operations: done, not done with a reason, and rejected.
    private var (done, notDone, rejected) = (0, 0, 0)
    private var settled: [Int: Int] = [:]
    /// The number of times at which each pushed context has left its stack, by operation.
    private var popped: [Int: Int] = [:]
    /// The state at the last rest.
    private var state: JSON = .null
    /// Those of the script that runs: a killed one may see the end of its context later.
    private var roots = LayersWalkRoots()
    /// The lists of texts that were refused, and the stacks that were restored by theirs.
    private var (refused, restored) = (0, 0)

    init(_ world: World, _ architecture: Architecture, seed: UInt64) async throws {
      (self.world, self.architecture) = (world, architecture)
      choice = LayersWalkChoice(seed: seed)
      layers = Layers(try await world.script(architecture) { LayersWalkRoots.observe(&$0) })
      layers.navigation.add(observer: roots)
      try await setUp()
    }

    func run(rounds: Int) async throws {
      for round in 1...rounds {
        for _ in 0..<(1 + choice.below(4)) { perform(thenMore: choice.below(4)) }
        switch round % 20 {
        case 10: try await reload()
        case 0: try await restart()
        default: for _ in 0..<choice.below(3) { try await gesture() }
        }
        try await rest("round \(round)")
      }
      let total = done + notDone + rejected
      #expect(
        total > rounds * 5 && done > rounds * 3 && notDone > rounds / 2 && rejected > rounds / 10,
        "the walk has become idle: \(done) done, \(notDone) not done, \(rejected) rejected")
      #expect(refused == rounds && restored > rounds / 20)
    }

    private func setUp() async throws {
      // The content of a screen is there at once, or after some messages.
      layers.setupContent = { [unowned self] screen in
        for _ in 0..<(screen.contextId % 5 == 0 ? 3 : 0) { _ = try? await self.layers.getState() }
      }
      try await layers.define(LayersWalkChoice.definitions)
      #expect(try await layers.setUp().isDone)
      state = try await layers.getState()
    }

    private func reload() async throws {
      for _ in 0..<choice.below(12) { _ = try await world.driver.stats() }
      try await world.driver.reload()
      try await allSettled()
      try await setUp()
    }

    /// Kills the script and starts another one.
    private func restart() async throws {
      for _ in 0..<choice.below(12) { _ = try await world.driver.stats() }
      layers.navigation.close()
      try await allSettled()
      layers = Layers(try await world.script(architecture) { LayersWalkRoots.observe(&$0) })
      roots = LayersWalkRoots()
      layers.navigation.add(observer: roots)
      try await setUp()
    }

    // MARK: - Texts

    /// Applies texts that cannot be meant, which has no effect.
    private func applyMalformed(_ place: String) async throws {
      let layer = ["nav", "tab1", "accesory0"][choice.below(3)]
      let texts = choice.malformed(of: layer, in: state)
      let outcome = try await receiver(layers, layer).apply(texts)
      #expect(outcome.reason == "unknownText", "\(place): \(texts)")
      #expect(try await layers.getState() == state, "\(place): \(texts)")
      if outcome.reason == "unknownText" { refused += 1 }
    }

    /// Empties a stack, and restores it by its texts: with new screens, of the same names, resources and payloads.
    private func restore(_ place: String) async throws {
      let layers = self.layers
      let layer = ["nav", "tab0", "tab1"].first { !state.texts(of: $0).isEmpty }
      guard let layer else { return }
      let texts = state.texts(of: layer)
      #expect(try await receiver(layers, layer).popToRoot().isDone)
      try await allSettled()
      #expect(try await receiver(layers, layer).apply(texts).isDone, "\(place): \(texts)")
      /// A text without its number and its navigator.
      func content(_ text: String) -> String {
        let end = text.firstIndex(of: "#") ?? text.endIndex
        return text[..<end] + text[end...].split(separator: " ", maxSplits: 2).dropFirst(2).joined()
      }
      let old = Set(texts)
      let new = try await layers.getState().texts(of: layer)
      #expect(new.map(content) == texts.map(content) && old.isDisjoint(with: new), "\(place)")
      restored += 1
    }

    // MARK: - Operations

    /// A caller sends an operation, and at its end more of them at once.
    private func perform(thenMore more: Int) {
      issued += 1
      let (number, layers) = (issued, layers)
      let operation = choice.operation(in: state)
      Task(executorPreference: ScriptThread.executor) { [self] in
        await perform(operation, number, layers)
        await follow(more, of: layers)
      }
    }

    private func perform(_ operation: LayersWalkChoice.Operation, _ number: Int, _ layers: Layers) async {
      let handlers = LayersHandlers(onPopped: { [self] _ in popped[number, default: 0] += 1 })
      do throws(RPCError) {
        if try await operation(layers, handlers).isDone { done += 1 } else { notDone += 1 }
      } catch { rejected += 1 }
      settled[number, default: 0] += 1
    }

    private func follow(_ more: Int, of layers: Layers) {
      for _ in 0..<(layers === self.layers ? more : 0) { perform(thenMore: 0) }
    }

    private func gesture() async throws {
      let driver = world.driver!
      switch choice.below(5) {
      case 0:
        _ = try await driver.request(
          "device/pan",
          ["percent": .int(Int64(10 * choice.below(11))), "lift": .bool(!choice.oneIn(4))])
      case 1: _ = try await driver.request("device/touch", ["x": 5, "y": .int(Int64(choice.below(900)))])
      case 2: _ = try? await driver.tapBack()
      case 3: _ = try? await driver.tap(tabIndex: choice.below(2))
      default: _ = try await driver.request("device/pan", ["percent": 90])
      }
    }

    // MARK: - Rests

    /// Waits until each operation has settled. The queue of the navigation never stalls, so that this ends.
    private func allSettled() async throws {
      for _ in 0..<100 where settled.count < issued { try await world.driver.waitForIdle(timeout: 60_000) }
      try await world.driver.waitForIdle(timeout: 60_000)
      #expect(settled.count == issued && settled.values.allSatisfy { $0 == 1 })
    }

    /// Waits until nothing is under way, and compares the state with the device.
    private func rest(_ place: String) async throws {
      // A finger that was not lifted keeps its transition open.
      _ = try await world.driver.request("device/pan", ["percent": 60])
      try await allSettled()
      state = try await layers.getState()
      try await applyMalformed(place)
      if choice.oneIn(5) {
        try await restore(place)
        try await allSettled()
        state = try await layers.getState()
      }
      let look = LayersWalkLook(
        state: state, snapshot: try await world.driver.snapshot(),
        mounted: roots.properties)
      let differences = look.differences
      #expect(differences.isEmpty, "\(place): \(differences)")
      #expect(popped.values.allSatisfy { $0 == 1 }, "\(place)")
      let statistics = try await world.driver.stats().json
      let own = statistics["layers"]
      #expect(own?["queued"] == 0 && own?["locked"] == false && statistics["pending"]?["commands"] == 0, "\(place)")
      guard differences.isEmpty, settled.count == issued else { throw RPCError(.rejected, "The walk has ended.") }
    }
  }
}
