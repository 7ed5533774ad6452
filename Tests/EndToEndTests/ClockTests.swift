import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §8a.
@Suite("The device's clock", .timeLimit(.minutes(20)))
struct ClockTests {
  @Test(
    "The device's clock stops while it is paused, moves by step and advance, and moves by 350 ms for a push",
    arguments: Setup.everyDepth)
  func pausedPush(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      let began = try await world.driver.pauseClock()
      #expect(began.isPaused && began.nextDue == nil)
      let push = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.push("c1", .screen("c2"))
      }
      while try await world.driver.clockNow().nextDue == nil {}
      #expect(try await world.driver.clockNow().nextDue == began.milliseconds + 350)
      let half = try await world.driver.advanceClock(milliseconds: 100)
      #expect(half.milliseconds == began.milliseconds + 100)
      let middle = try await world.driver.snapshot(componentId: "s1")["children"]
      #expect(middle?[0]?["appearance"]?.string == "willDisappear")
      #expect(middle?[1]?["appearance"]?.string == "willAppear")
      await #expect(throws: RPCError.self) { try await world.driver.waitForIdle(timeout: 1) }
      let end = try await world.driver.stepClock()
      #expect(end.milliseconds == began.milliseconds + 350 && end.nextDue == nil)
      #expect(try await push.joined() == "c2")
      #expect(try await world.driver.resumeClock().isPaused == false)
    }
  }

  @Test(
    "The device's clock runs the timers of a script that shares it in one order with the device's animations",
    arguments: Setup.everyDepth)
  func shared(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.sharedClock = true }
      let app = script.navigation
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      let began = try await world.driver.clockNow().milliseconds
      let push = Task<Double, any Error>(executorPreference: ScriptThread.executor) {
        _ = try await app.push("c1", .screen("c2"))
        return try await world.driver.clockNow().milliseconds
      }
      try await app.sleep(milliseconds: 100)
      // The clock is not read here: the answer to a driver takes real time, and a script that only waits for it is
      // idle meanwhile.
      #expect(script.words.contains("W(c2)") && !script.words.contains("D(c2)"))
      #expect(try await push.joined() == began + 350)
      try await app.sleep(milliseconds: 1_000_000)
      #expect(try await world.driver.clockNow().milliseconds == began + 1_000_350)
    }
  }

  @Test("The device's clock rejects a sleep of a script that does not share it", arguments: Setup.everyDepth(.turbo))
  func notShared(_ setup: Setup) async throws {
    try await World.app(setup) { _, _, app in
      let error = await #expect(throws: RPCError.self) { try await app.sleep(milliseconds: 1) }
      #expect(error?.data["code"] == "CLOCK_NOT_SHARED")
    }
  }

  @Test("The device's clock rejects a pending sleep when the connection closes", arguments: Setup.everyDepth(.turbo))
  func closed(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let app = try await world.script(nil) { $0.sharedClock = true }.navigation
      _ = try await world.driver.pauseClock()
      let sleep = Task<RPCError?, Never>(executorPreference: ScriptThread.executor) {
        do throws(RPCError) {
          try await app.sleep(milliseconds: 1)
          return nil
        } catch { return error }
      }
      while try await world.driver.clockNow().nextDue == nil {}
      app.close()
      #expect(try await sleep.joined()?.data["code"] == "CONNECTION_LOST")
      await #expect(throws: RPCError.self) { try await app.sleep(milliseconds: 1) }
    }
  }

  @Test("The device's clock advances in real time when it is real, and cannot be paused", arguments: Setup.everyDepth)
  func real(_ setup: Setup) async throws {
    try await World.app(setup, .init(realClock: true), root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let began = MonotonicTime.now
      _ = try await app.push("c1", .screen("c2"))
      #expect(MonotonicTime.now - began >= 350_000_000)
      await #expect(throws: RPCError.self) { try await world.driver.pauseClock() }
      try await world.settle()
    }
  }

  @Test(
    "The device's clock continues after the render timeout while a command waits for a mount that never arrives",
    arguments: Setup.everyDepth(.turbo), [true, false])
  func hangingMount(_ setup: Setup, _ sharesClock: Bool) async throws {
    try await World.run(setup, .init(renderTimeout: 100, mountTimeout: 20, faithfulHangs: true)) { world in
      let script = try await world.script(nil) {
        $0.mountsSurfaces = false
        $0.sharedClock = sharesClock
      }
      let app = script.navigation
      let now: JSON = ["animations": ["setRoot": ["waitForRender": false], "push": ["waitForRender": false]]]
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: now))
      app.mount(rootTag: script.rootTags["c1"]!)
      let modal = Task<Void, any Error>(executorPreference: ScriptThread.executor) {
        let wait: JSON = ["animations": ["showModal": ["enter": ["waitForRender": true]]]]
        try await script.noting("modal") { () throws(RPCError) in _ = try await app.showModal(.screen("never", wait)) }
      }
      try await script.received { if case .run(_, "never", _) = $0 { true } else { false } }
      // The transition of another screen ends.
      let began = try await world.driver.clockNow().milliseconds
      _ = try await app.push("c1", .screen("c2", now))
      #expect(try await world.driver.clockNow().milliseconds >= began + 350)
      // The command stays pending, as on a phone.
      #expect(try await world.driver.stats().pending.commands == 1)
      app.close()
      await #expect(throws: RPCError.self) { try await modal.value }
    }
  }

  @Test(
    "The device's clock waits for a mount that no command awaits, however long the script takes in real time",
    arguments: Setup.everyDepth(.turbo))
  func lateMount(_ setup: Setup) async throws {
    let orders = Guarded<[[String]]>([])
    for milliseconds in [0, 150] {
      try await World.run(setup) { world in
        let script = try await world.script(nil) { $0.mountsSurfaces = false }
        let app = script.navigation
        let now: JSON = ["animations": ["setRoot": ["waitForRender": false], "push": ["waitForRender": false]]]
        _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: now))
        app.mount(rootTag: script.rootTags["c1"]!)
        try await world.settle(with: app)
        script.clear()
        let push = Task<Void, any Error>(executorPreference: ScriptThread.executor) {
          try await script.noting("push") { () throws(RPCError) in _ = try await app.push("c1", .screen("c2", now)) }
        }
        try await script.received { if case .run(_, "c2", _) = $0 { true } else { false } }
        // The script is busy for longer than a transition takes on a phone.
        try await Task.sleep(for: .milliseconds(milliseconds))
        app.mount(rootTag: script.rootTags["c2"]!)
        try await push.value
        try await world.settle(with: app)
        let words = script.words
        orders.withLock { $0.append(words) }
      }
    }
    let (quick, late) = orders.withLock { ($0[0], $0[1]) }
    #expect(quick == late)
    #expect(quick.contains("W(c2)"))
  }

  @Test(
    "The device's clock stops waiting for unmounted surfaces, with one diagnostic until the script mounts again",
    arguments: Setup.everyDepth(.turbo))
  func givenUp(_ setup: Setup) async throws {
    try await World.run(setup, .init(mountTimeout: 20)) { world in
      let script = try await world.script(nil) { $0.mountsSurfaces = false }
      let app = script.navigation
      let now: JSON = ["animations": ["setRoot": ["waitForRender": false], "push": ["waitForRender": false]]]
      func misses() async throws -> Int {
        let diagnostics = try await world.driver.stats().json["diagnostics"]?.array ?? []
        return diagnostics.count { $0["kind"] == "noMount" }
      }
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: now))
      for id in ["c2", "c3"] { _ = try await app.push("c1", .screen(id, now)) }
      #expect(try await misses() == 1)
      app.mount(rootTag: script.rootTags["c3"]!)
      _ = try await app.push("c1", .screen("c4", now))
      #expect(try await misses() == 2)
    }
  }

  @Test(
    "The device's clock measures the render timeout when the script shares it, so that no real time passes",
    arguments: Setup.everyDepth(.turbo))
  func renderLimit(_ setup: Setup) async throws {
    // The limit is longer, in real time, than a test may take.
    try await World.run(setup, .init(renderTimeout: 3_600_000)) { world in
      let script = try await world.script(nil) {
        $0.mountsSurfaces = false
        $0.sharedClock = true
      }
      let began = try await world.driver.clockNow().milliseconds
      do throws(RPCError) {
        _ = try await script.navigation.setRoot(.screen("c1"))
        Issue.record("The command resolved.")
      } catch { #expect(error.data["code"] == "NEVER_SETTLES") }
      #expect(try await world.driver.clockNow().milliseconds == began + 3_600_000)
      // A mount that comes late within the limit is not too late.
      let root = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await script.navigation.setRoot(.screen("c2"))
      }
      try await script.received { if case .run(_, "c2", _) = $0 { true } else { false } }
      try await script.navigation.sleep(milliseconds: 3_599_999)
      script.navigation.mount(rootTag: script.rootTags["c2"]!)
      #expect(try await root.value == "c2")
      // No timer of the limit is left.
      #expect(try await world.driver.clockNow().nextDue == nil)
    }
  }
}
