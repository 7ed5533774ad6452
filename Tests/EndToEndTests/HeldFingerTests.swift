import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §8: a finger that a driver holds on the screen, over native recognizers.
@Suite("A held finger", .timeLimit(.minutes(20)))
struct HeldFingerTests {
  /// Shows a stack of two screens, of which the upper one can be swiped back, on a clock that stands.
  @ScriptThread @discardableResult
  private static func show(in world: World) async throws -> Script {
    let script = try await world.script()
    try await script.navigation.setRoot(.stack([.screen("c1"), .screen("c2")], id: "s1"))
    try await world.settle()
    _ = try await world.driver.pauseClock()
    return script
  }

  /// Sends a request, lets time pass, and returns the answer.
  @ScriptThread
  private static func doing(
    _ world: World, for milliseconds: Double = 0, _ act: @escaping @ScriptThread @Sendable (Driver) async throws -> Bool
  ) async throws -> Bool {
    let driver = world.driver!
    let request = Task(executorPreference: ScriptThread.executor) { try await act(driver) }
    // The request is sent before the clock moves.
    await withCheckedContinuation { sent in ScriptThread.executor.jobs.asyncScript { sent.resume() } }
    _ = try await driver.advanceClock(milliseconds: milliseconds)
    return try await request.value
  }

  /// The part of the way that the swipe of the stack has gone; nil if it does not run.
  @ScriptThread
  private static func progress(_ world: World) async throws -> Double? {
    let snapshot = try await world.driver.snapshot(look: true)
    let root = snapshot["windows"]?[0]?["root"]
    let screens = (root?["children"]?.array ?? []) + [root?["leaving"] ?? .null]
    return screens.lazy.compactMap { $0["motion"]?["progress"]?.double }.first
  }

  @ScriptThread
  private static func top(_ world: World) async throws -> String? {
    _ = try await world.driver.advanceClock(milliseconds: 1000)
    return try await world.driver.snapshot(componentId: "s1")["children"]?.array?.last?["componentId"]?.string
  }

  @Test(
    "A swipe back stands where the finger is, and ends by its place and its speed when it is lifted",
    arguments: Setup.everyDepth)
  func swipe(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      try await Self.show(in: world)
      #expect(try await Self.doing(world, for: 16) { try await $0.gesture([(2, 400, 0), (46, 400, 16)], holds: true) })
      for (x, part) in [(112.0, 0.25), (178, 0.4), (112, 0.25)] {
        #expect(try await Self.doing(world) { try await $0.moveFinger([(x, 400, 0)]) })
        #expect(abs((try await Self.progress(world) ?? 0) - part) < 0.01)
        _ = try await world.driver.advanceClock(milliseconds: 500)
        #expect(abs((try await Self.progress(world) ?? 0) - part) < 0.01, "The swipe stands while the finger does.")
      }
      #expect(try await world.driver.stats().pending.heldFingers == 1)
      await #expect(throws: RPCError.self) { try await world.driver.waitForIdle(timeout: 1) }
      #expect(try await Self.doing(world) { try await $0.liftFinger() })
      #expect(try await Self.top(world) == "c2", "The finger has rested before the middle of the way.")

      #expect(try await Self.doing(world, for: 16) { try await $0.gesture([(2, 400, 0), (46, 400, 16)], holds: true) })
      #expect(try await Self.doing(world, for: 16) { try await $0.moveFinger([(60, 400, 16)]) })
      #expect(try await Self.doing(world) { try await $0.liftFinger() })
      #expect(try await Self.top(world) == "c1", "The finger has flung.")
      #expect(try await world.driver.stats().pending.heldFingers == 0)
    }
  }

  @Test("The reasons for which the device is busy name a finger that is held", arguments: Setup.everyRoute)
  func busy(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      try await Self.show(in: world)
      _ = try await Self.doing(world, for: 16) { try await $0.gesture([(2, 400, 0), (46, 400, 16)], holds: true) }
      let error = await #expect(throws: RPCError.self) { try await world.driver.waitForIdle(timeout: 1) }
      #expect(error?.message.contains("a finger is held on the screen, until device/liftFinger") == true, "\(error!)")
      // Time that runs does not take the finger either, and the next act comes through at once.
      _ = try await world.driver.resumeClock()
      #expect(try await world.driver.moveFinger([(60, 400, 16)]))
      #expect(try await world.driver.liftFinger([(2, 400, 16)]))
      try await world.settle()
      #expect(try await Self.top(world) == "c2")
    }
  }

  @Test(
    "A driver that leaves takes its finger from the screen, and a script that leaves, too", arguments: Setup.everyRoute)
  func lost(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.show(in: world)
      let other = try await Driver.start(world.rawConnection())
      _ = try await world.driver.resumeClock()
      #expect(try await other.gesture([(2, 400, 0), (46, 400, 16), (300, 400, 16)], holds: true))
      let refusal = await #expect(throws: RPCError.self) {
        try await world.driver.gesture([(2, 400, 0)], holds: true)
      }
      #expect(refusal?.code == -32005)
      #expect(refusal?.message == "A finger is held on the screen. device/liftFinger lifts it.")
      #expect(try await world.driver.moveFinger([(302, 400, 16)]), "Any driver moves the finger of the device.")
      other.close()
      try await world.until("the finger is gone") { $0["pending"]?["heldFingers"]?.int == 0 }
      try await world.settle()
      #expect(try await Self.top(world) == "c2", "The swipe is cancelled.")
      let missing = await #expect(throws: RPCError.self) { try await world.driver.liftFinger() }
      #expect(missing?.code == -32004)

      #expect(try await world.driver.gesture([(2, 400, 0), (46, 400, 16)], holds: true))
      script.navigation.close()
      try await world.until("the finger is gone") { $0["pending"]?["heldFingers"]?.int == 0 }
    }
  }

  @Test("A finger over a swipe back is taken away by a reload and by a rotation", arguments: Setup.everyRoute)
  func ended(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      try await Self.show(in: world)
      _ = try await world.driver.resumeClock()
      for orientation in [UIOrientation.landscape, .portrait] {
        #expect(try await world.driver.gesture([(2, 200, 0), (46, 200, 16), (300, 200, 16)], holds: true))
        let params: JSON = ["orientation": .string(orientation.rawValue), "now": true]
        _ = try await world.driver.request("device/rotate", params)
        #expect(try await world.driver.stats().pending.heldFingers == 0)
        try await world.settle()
        #expect(try await Self.top(world) == "c2")
      }
      #expect(try await world.driver.gesture([(2, 400, 0), (46, 400, 16)], holds: true))
      _ = try await world.driver.pauseClock()
      let driver = world.driver!
      let move = Task(executorPreference: ScriptThread.executor) { try await driver.moveFinger([(60, 400, 500)]) }
      await withCheckedContinuation { sent in ScriptThread.executor.jobs.asyncScript { sent.resume() } }
      let reload = Task(executorPreference: ScriptThread.executor) {
        try await driver.request("device/reload", ["now": true])
      }
      let error = await #expect(throws: RPCError.self) { try await move.value }
      #expect(error?.code == -32001)
      _ = try await reload.value
      #expect(try await driver.stats().pending.heldFingers == 0)
    }
  }

  private enum UIOrientation: String { case landscape, portrait }
}
