import HeadlessUIKit
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §8a: work that is due at the same instant on both sides of a shared clock.
@Suite("Work that is due at the same instant", .timeLimit(.minutes(20)))
struct TimeTieTests {
  private typealias Note = Task<Void, any Error>

  @Test(
    "Work that is due at the same instant runs in a fixed order: the script's timers, then the device's transitions",
    arguments: Setup.everyRoute)
  func order(_ setup: Setup) async throws {
    for _ in 0..<10 {
      try await World.run(setup) { world in
        let script = try await world.script(nil) { $0.sharedClock = true }
        let app = script.navigation
        _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
        try await app.sleep(milliseconds: 1)
        script.clear()
        let timer = Note(executorPreference: ScriptThread.executor) {
          try await script.noting("timer") { () throws(RPCError) in try await app.sleep(milliseconds: 350) }
          try await script.noting("same") { () throws(RPCError) in try await app.sleep(milliseconds: 0) }
        }
        try await script.noting("push") { () throws(RPCError) in _ = try await app.push("c1", .screen("c2")) }
        try await timer.value
        #expect(
          script.words.filter { !$0.hasPrefix("run") } == [
            "W(c2)", "timer ok", "same ok", "X(c1)", "D(c2)", "CC(push)", "push ok",
          ])
      }
    }
  }

  @Test(
    "Work that is due at the same instant runs in the other order, the device's before the script's, by UIKit's variant",
    arguments: Setup.everyRoute)
  func otherOrder(_ setup: Setup) async throws {
    try await World.run(setup, .init(change: { $0.uikitVariants = [.equalTimers] })) { world in
      let script = try await world.script(nil) { $0.sharedClock = true }
      let app = script.navigation
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      script.clear()
      let began = try await world.driver.clockNow().milliseconds
      let timer = Note(executorPreference: ScriptThread.executor) {
        try await script.noting("timer") { () throws(RPCError) in try await app.sleep(milliseconds: 350) }
      }
      try await script.noting("push") { () throws(RPCError) in _ = try await app.push("c1", .screen("c2")) }
      try await timer.value
      #expect(
        script.words.filter { !$0.hasPrefix("run") } == [
          "W(c2)", "X(c1)", "D(c2)", "CC(push)", "push ok", "timer ok",
        ])
      #expect(try await world.driver.clockNow().milliseconds == began + 350)
      let diagnostics = try await world.driver.stats().json["diagnostics"]?.array ?? []
      #expect(diagnostics.compactMap { $0["kind"]?.string } == ["UIKIT_VARIANT"], "\(diagnostics)")
    }
  }

  @Test(
    """
    Work that is due at the same instant includes a command, which starts before the push whose transition ends at \
    that instant settles
    """,
    arguments: Setup.everyRoute
  )
  func command(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.sharedClock = true }
      let app = script.navigation
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      let began = try await world.driver.clockNow().milliseconds
      script.clear()
      let other = Note(executorPreference: ScriptThread.executor) {
        try await app.sleep(milliseconds: 350)
        try await script.noting("root") { () throws(RPCError) in _ = try await app.setStackRoot("s1", [.screen("c3")]) }
      }
      try await script.noting("push") { () throws(RPCError) in _ = try await app.push("c1", .screen("c2")) }
      try await other.value
      let words = script.words
      // The command began at that instant, before the push ended.
      let begun = try #require(words.firstIndex(of: "run(c3)"))
      #expect(begun < words.firstIndex(of: "push ok")!, "\(words)")
      #expect(try await world.driver.clockNow().milliseconds >= began + 350)
    }
  }

  @Test(
    "Work that is due at the same instant is finished when a step or an advance to that instant is answered",
    arguments: Setup.everyRoute, [true, false])
  func stepped(_ setup: Setup, _ steps: Bool) async throws {
    try await World.run(setup) { world in
      let script = try await world.script(nil) { $0.sharedClock = true }
      let app = script.navigation
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      let began = try await world.driver.pauseClock().milliseconds
      script.clear()
      let timer = Note(executorPreference: ScriptThread.executor) {
        try await script.noting("timer") { () throws(RPCError) in try await app.sleep(milliseconds: 350) }
        await app.mergeOptions("c2", ["topBar": ["title": ["text": "set"]]])
      }
      let push = Note(executorPreference: ScriptThread.executor) {
        try await script.noting("push") { () throws(RPCError) in _ = try await app.push("c1", .screen("c2")) }
      }
      try await script.received { $0.word == "W(c2)" }
      let clock = try await steps ? world.driver.stepClock() : world.driver.advanceClock(milliseconds: 350)
      #expect(clock.milliseconds == began + 350 && clock.nextDue == nil)
      // The native side has handled the messages that the script sent at its timer.
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      #expect(bar?["title"]?["text"]?.string == "set")
      try await push.value
      try await timer.value
    }
  }

  @Test(
    "Work that is due at the same instant leads to the same transcript in every run of an app",
    arguments: Architecture.allCases)
  func equalRuns(_ architecture: Architecture) async throws {
    let folder = try Folder(try Folder.text("Examples/ties.js"))
    let arguments = ["--architecture", architecture.rawValue, "--transcript", "--epoch-time", "0"]
    let (ending, first) = try await folder.run(arguments)
    #expect(ending.code == 0 && first.contains("the end"))
    // scripts/check equal compares 200 runs.
    for _ in 1..<10 {
      let (_, output) = try await folder.run(arguments)
      #expect(output == first)
    }
  }
}
