import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// Pushes and pops that options animate: rnn-options §7.
@Suite("An animated push or pop", .timeLimit(.minutes(20)))
struct StackAnimationTests {
  /// The animation of a push, which a pop runs in reverse.
  private static func move(from start: Double, to end: Double, key: String) -> JSON {
    let properties: JSON = [
      "alpha": ["from": .double(start), "to": .double(end), "duration": 600],
      "translationX": ["from": .double(100 * (1 - start)), "to": .double(100 * (1 - end)), "duration": 600],
      "scaleY": ["from": .double(2 - start), "to": .double(2 - end), "duration": 600],
    ]
    return ["content": .object([ExactText(key): properties])]
  }

  private static let screen = Layout.screen(
    "c2",
    [
      "animations": ["push": move(from: 0, to: 1, key: "enter"), "pop": move(from: 1, to: 0, key: "exit")]
    ])

  @Test(
    "An animated push or pop moves the pushed screen on the device's clock and ends when its duration is over",
    arguments: Setup.everyRoute)
  func push(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let push = try await Motion.begin(in: world) { try await app.push("c1", Self.screen) }
      #expect(push.nextDue == 600, "No frame is observed, so only the last one is scheduled.")
      #expect(try await push.node("c2", at: 0)["alpha"] == 0)
      let quarter = try await push.node("c2", at: 150)
      #expect(quarter["alpha"] == 0.25 && quarter["appearance"] == "willAppear")
      #expect(quarter.movedBy == [75, 0] && quarter.scaledBy == [1, 1.75])
      #expect(quarter["frame"] == [75, -358.5, 440, 1673], "The frame is the displayed one, scaled about its centre.")
      #expect(try await push.node("c2", at: 450)["alpha"] == 0.75)
      #expect(try await push.node("c2", at: 455)["alpha"] == 0.75, "The value is that of the displayed frame.")
      #expect(try await push.node("c1", at: 455)["alpha"] == nil)
      let (value, milliseconds) = try await push.end()
      #expect(value == "c2" && milliseconds == 600)
      let end = try await world.driver.snapshot(componentId: "c2")
      #expect(end["alpha"] == nil && end["transform"] == nil)
    }
  }

  @Test(
    "An animated push or pop runs a push's values backwards for a pop, and shows the screen below from the start",
    arguments: Setup.everyRoute)
  func pop(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      _ = try await app.push("c1", Self.screen)
      let log = try await AnimationLog.start(in: world)
      let pop = try await Motion.begin(in: world) { try await app.pop("c2") }
      #expect(try await pop.node("c1", at: 0)["alpha"] == nil)
      try await pop.move(to: 450)
      #expect(try await world.driver.snapshot(componentId: "c1")["alpha"] == nil)
      let tick = try #require(log.ticks(of: "BaseAnimator").last)
      #expect(tick["payload"]?["alpha"] == 0.25 && tick["payload"]?.movedBy == [75, 0])
      #expect(tick["id"] == "c2")
      #expect(log.lines == ["ScreenReversedAnimationController start c1", "BaseAnimator start c2"])
      try await pop.move(to: 599)
      #expect(try await pop.end().milliseconds == 600)
      #expect(
        log.lines.suffix(2) == ["BaseAnimator end c2", "ScreenReversedAnimationController end c1"])
    }
  }

  @Test(
    "An animated push or pop is traced from start to end with every frame, and is not traced without animation options",
    arguments: Setup.everyRoute)
  func trace(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let log = try await AnimationLog.start(in: world)
      _ = try await app.push("c1", Self.screen)
      try await world.settle()
      _ = try await world.driver.stats()
      #expect(
        log.lines == [
          "ScreenAnimationController start c2", "BaseAnimator start c2", "BaseAnimator end c2",
          "ScreenAnimationController end c2",
        ])
      #expect(log.entries[0]["payload"] == ["duration": 600, "uikitDuration": 600])
      let ticks = log.ticks(of: "BaseAnimator")
      #expect(ticks.count == 35, "60 frames a second are drawn, of which the last ends the animation.")
      let began = log.entries[0]["at"]?.double ?? 0
      for (frame, tick) in ticks.enumerated() {
        let elapsed = Double(frame + 1) * 1000 / 60
        #expect(abs((tick["at"]?.double ?? 0) - began - elapsed) < 0.001)
        #expect(abs((tick["payload"]?["alpha"]?.double ?? 0) - elapsed / 600) < 0.000_01)
      }
      #expect(log.entries.last?["at"]?.double == began + 600)
      let count = log.entries.count
      _ = try await app.push("c2", .screen("c3"))
      _ = try await app.pop("c3")
      try await world.settle()
      _ = try await world.driver.stats()
      #expect(log.entries.count == count)
    }
  }

  @Test("An animated push or pop moves the arriving and the leaving screen independently", arguments: Setup.everyRoute)
  func enterAndExit(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let content: JSON = [
        "enter": ["x": ["from": 440, "duration": 500, "interpolation": ["type": "accelerate"]]],
        "exit": [
          "alpha": ["to": 0.5, "duration": 200], "rotationY": ["to": 90, "duration": 200, "startDelay": 100],
        ],
      ]
      let push = try await Motion.begin(in: world) {
        try await app.push("c1", .screen("c2", ["animations": ["push": ["content": content]]]))
      }
      #expect(push.nextDue == 500)
      let leaving = try await push.node("c1", at: 100)
      #expect(leaving["alpha"] == 0.75 && leaving["transform"] == nil)
      #expect(try await push.node("c2", at: 250).movedBy == [330, 0])
      let turned = try await push.node("c1", at: 250)
      #expect(turned["alpha"] == 0.5)
      let cosine = turned.scaledBy?[0] ?? .nan
      #expect(
        abs(cosine) < 0.0001, "The leaving screen's animations have ended after 200 ms, including the delayed one.")
      #expect(try await push.end().milliseconds == 500)
      _ = try await app.pop("c2")
      try await world.settle()
      #expect(
        try await world.driver.snapshot(componentId: "c1")["alpha"] == nil,
        "The screen is shown again with its original alpha.")
    }
  }

  @Test(
    """
    An animated push or pop drops a finished translation while others run but keeps the alpha, with or without a \
    snapshot
    """,
    arguments: [true, false], Setup.everyRoute)
  func finishedProperties(isLookedAt: Bool, _ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let enter: JSON = [
        "alpha": ["from": 0, "to": 0.5, "duration": 100], "translationX": ["from": 100, "to": 50, "duration": 100],
        "scaleY": ["from": 3, "to": 1, "duration": 400],
      ]
      let push = try await Motion.begin(in: world) {
        try await app.push("c1", .screen("c2", ["animations": ["push": ["content": ["enter": enter]]]]))
      }
      let middle = try await push.node("c2", at: 50)
      #expect(middle.movedBy == [75, 0] && middle["alpha"] == 0.25)
      if isLookedAt {
        let end = try await push.node("c2", at: 100)
        #expect(end.movedBy == [50, 0] && end.scaledBy == [1, 2.5] && end["alpha"] == 0.5)
      }
      let after = try await push.node("c2", at: 200)
      #expect(after.movedBy == [0, 0] && after.scaledBy == [1, 2] && after["alpha"] == 0.5)
      #expect(try await push.end().milliseconds == 400)
    }
  }

  @Test(
    """
    An animated push or pop lasts 300 ms without a duration, and otherwise until the first frame at or after its \
    duration
    """,
    arguments: [(JSON.null, 300.0), (0, 16.666666), (1, 16.666666), (50, 50), (310, 316.666666), (350, 350)],
    Setup.everyRoute)
  func length(_ duration: (JSON, Double), _ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let alpha: JSON = ["from": 0, "duration": duration.0]
      let push = try await Motion.begin(in: world) {
        try await app.push("c1", .screen("c2", ["animations": ["push": ["content": ["enter": ["alpha": alpha]]]]]))
      }
      #expect(abs(push.nextDue - duration.1) < 0.000_01)
      _ = try await push.end()
    }
  }

  @Test("An animated push or pop takes no time and draws nothing when it is disabled", arguments: Setup.everyRoute)
  func disabled(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let log = try await AnimationLog.start(in: world)
      let began = try await world.driver.clockNow().milliseconds
      let push: JSON = ["enabled": false, "content": ["enter": ["alpha": ["from": 0]]]]
      _ = try await app.push("c1", .screen("c2", ["animations": ["push": push, "pop": ["enabled": false]]]))
      _ = try await app.pop("c2")
      try await world.settle()
      #expect(try await world.driver.clockNow().milliseconds == began)
      #expect(log.entries.isEmpty)
    }
  }

  @Test(
    "An animated push or pop makes its push wait for the mount on both architectures, even when waitForRender is false",
    arguments: Setup.everyRoute)
  func waitsForRender(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script { $0.mountsSurfaces = false }
      let app = script.navigation
      _ = try await app.setRoot(
        .stack([.screen("c1")], id: "s1", options: ["animations": ["setRoot": ["waitForRender": false]]]))
      app.mount(rootTag: script.rootTags["c1"]!)
      let push: JSON = ["waitForRender": false, "content": ["enter": ["alpha": ["from": 0]]]]
      let command = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.push("c1", .screen("c2", ["animations": ["push": push]]))
      }
      try await script.received { if case .run(_, "c2", _) = $0 { true } else { false } }
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
      app.mount(rootTag: script.rootTags["c2"]!)
      #expect(try await command.joined() == "c2")
    }
  }

  @Test(
    "An animated push or pop begins with the next mount when its screen is shown before it has mounted",
    arguments: Setup.everyRoute)
  func waitsForMount(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script { $0.mountsSurfaces = false }
      let app = script.navigation
      let now: JSON = ["waitForRender": false]
      _ = try await app.setRoot(
        .stack([.screen("c1")], id: "s1", options: ["animations": ["setRoot": now, "setStackRoot": now]]))
      app.mount(rootTag: script.rootTags["c1"]!)
      try await world.settle()
      // UIKit animates a new stack root as a push, with the options of the new screen.
      let options: JSON = [
        "animations": [
          "setStackRoot": ["waitForRender": false, "enabled": true],
          "push": ["content": ["enter": ["alpha": ["from": 0.5, "duration": 200]]]],
        ]
      ]
      let command = Task<Void, any Error>(executorPreference: ScriptThread.executor) {
        _ = try await app.setStackRoot("s1", [.screen("c2", options)])
      }
      while try await world.driver.snapshot(componentId: "c1")["appearance"] != "willDisappear" {}
      let waiting = try await world.driver.snapshot(componentId: "c2")
      #expect(waiting["alpha"] == 0 && waiting["appearance"] == "willAppear")
      #expect(try await world.driver.clockNow().nextDue == nil)
      app.mount(rootTag: script.rootTags["c2"]!)
      try await command.joined()
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
    }
  }

  @Test("An animated push or pop ends on a reload and leaves no animation on the clock", arguments: Setup.everyRoute)
  func reload(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let push = try await Motion.begin(in: world) {
        await #expect(throws: RPCError.self) { try await app.push("c1", Self.screen) }
      }
      try await push.move(to: 100)
      try await world.driver.reload()
      _ = try await world.driver.resumeClock()
      try await world.settle()
      #expect(try await world.driver.clockNow().nextDue == nil)
      _ = try await app.setRoot(.screen("c3"))
    }
  }
}
