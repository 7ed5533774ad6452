import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// `RNNSetRootAnimator`: rnn-commands §3.1.
@Suite("An animated setRoot", .timeLimit(.minutes(20)))
struct SetRootAnimationTests {
  private static func root(_ id: String, _ alpha: JSON) -> Layout {
    .screen(id, ["animations": ["setRoot": ["alpha": alpha]]])
  }

  @Test(
    "An animated setRoot shows the new root immediately and resolves when its duration is over",
    arguments: Setup.everyDepth)
  func duration(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      try await world.settle()
      script.clear()
      let change = try await Motion.begin(in: world) { try await app.setRoot(Self.root("c2", ["duration": 500])) }
      #expect(change.nextDue == 500)
      try await change.move(to: 250)
      let window = try await world.driver.snapshot()["windows"]?[0]
      #expect(window?["root"]?["componentId"] == "c2")
      #expect(abs((window?["crossDissolve"]?.double ?? 0) - 0.5) < 0.001)
      #expect(!script.words.contains("CC(setRoot)"))
      #expect(try await change.end() == ("c2", 500))
      #expect(script.words.contains("CC(setRoot)"))
      #expect(try await world.driver.snapshot()["windows"]?[0]?["crossDissolve"]?.isNull ?? true)
    }
  }

  @Test(
    "An animated setRoot resolves without delay when its options have no positive duration", arguments: Setup.everyDepth
  )
  func withoutDuration(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let began = try await world.driver.clockNow().milliseconds
      for alpha in [["from": 0, "to": 1], ["duration": 0], ["duration": -1], ["duration": "long"]] as [JSON] {
        _ = try await app.setRoot(Self.root("c1", alpha))
      }
      try await world.settle()
      #expect(try await world.driver.clockNow().milliseconds == began)
    }
  }

  @Test("An animated setRoot is traced frame by frame", arguments: Setup.everyDepth)
  func trace(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let log = try await AnimationLog.start(in: world)
      _ = try await app.setRoot(Self.root("c1", ["duration": 100]))
      _ = try await world.driver.stats()
      #expect(log.lines == ["RNNSetRootAnimator start", "RNNSetRootAnimator end"])
      let progress = log.ticks(of: "RNNSetRootAnimator").compactMap { $0["payload"]?["progress"]?.double }
      #expect(progress.count >= 6 && progress == progress.sorted() && progress.last == 1)
    }
  }

  @Test(
    "An animated setRoot ends on a reload and emits no CommandCompleted in the next script context",
    arguments: Setup.everyDepth)
  func reload(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let change = try await Motion.begin(in: world) {
        await #expect(throws: RPCError.self) { try await app.setRoot(Self.root("c1", ["duration": 500])) }
      }
      try await change.move(to: 100)
      try await world.driver.reload()
      script.clear()
      _ = try await world.driver.resumeClock()
      try await world.settle()
      #expect(!script.words.contains("CC(setRoot)"))
    }
  }
}
