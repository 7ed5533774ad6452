import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// React elements that a transition animates separately: rnn-options §7.2, §7.5.
@Suite("Elements in a transition", .timeLimit(.minutes(20)))
struct ElementAnimationTests {
  private static let small: JSON = [
    "nativeID": "photo", "frame": [20, 40, 100, 60], "cornerRadius": 10, "backgroundColor": 0xFF00_0000,
  ]
  private static let large: JSON = [
    "nativeID": "header", "frame": [0, 0, 440, 300], "zIndex": 2, "backgroundColor": 0xFFFF_FFFF,
  ]
  private static let caption: JSON = [
    "nativeID": "caption", "frame": [20, 110, 100, 20], "type": "text", "fontSize": 12, "color": 0xFF00_0000,
  ]
  private static let title: JSON = [
    "nativeID": "title", "frame": [20, 110, 200, 20], "type": "text", "fontSize": 24, "color": 0xFF00_0000, "zIndex": 1,
  ]
  private static let pairs: JSON = [
    ["fromId": "photo", "toId": "header", "duration": 600], ["fromId": "caption", "toId": "title", "duration": 300],
    ["fromId": "photo", "toId": "nowhere"],
  ]

  /// The top of a screen below the bar. The frames of elements are relative to it.
  @ScriptThread
  private static func top(_ world: World) async throws -> Double {
    try await world.driver.snapshot(componentId: "c1")["safeArea"]?[0]?.double ?? .nan
  }

  /// Shows a stack of one screen with two elements. The script side reports the elements of the second screen before it
  /// mounts.
  @ScriptThread
  private static func prepare(_ world: World) async throws -> Script {
    let script = try await world.script { $0.mountsSurfaces = false }
    let root = Task<String, any Error>(executorPreference: ScriptThread.executor) {
      try await script.navigation.setRoot(.stack([.screen("c1")], id: "s1"))
    }
    try await invoke(script, of: [small, caption], in: "c1")
    _ = try await root.joined()
    try await world.settle()
    return script
  }

  @ScriptThread
  private static func invoke(_ script: Script, of elements: [JSON], in componentId: String) async throws {
    try await script.received { if case .run(_, componentId, _) = $0 { true } else { false } }
    let rootTag = script.rootTags[componentId]!
    script.navigation.setElements(rootTag: rootTag, elements)
    script.navigation.mount(rootTag: rootTag)
  }

  @ScriptThread
  private static func push(_ animation: JSON, _ script: Script, _ world: World) async throws -> Motion<String> {
    let describing = Task(executorPreference: ScriptThread.executor) {
      try await invoke(script, of: [large, title], in: "c2")
    }
    let motion = try await Motion.begin(in: world) {
      try await script.navigation.push("c1", .screen("c2", ["animations": ["push": animation]]))
    }
    try await describing.joined()
    return motion
  }

  @Test(
    "Elements in a transition fly from the old screen to their counterparts on the new one while both ends are hidden",
    arguments: Setup.everyRoute)
  func shared(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.prepare(world)
      let log = try await AnimationLog.start(in: world)
      let push = try await Self.push(["sharedElementTransitions": Self.pairs], script, world)
      let flying = try await push.node("s1", at: 150)["sharedElements"]?.array ?? []
      #expect(flying.map { $0["toId"]?.string } == ["title", "header"], "The target's z-index determines the order.")
      // A quarter of the animation: from (20, 40) with 100 x 60 to (0, 0) with 440 x 300, in a screen below the bar.
      let photo = try #require(flying.last)
      #expect(photo.isFramed([15, try await Self.top(world) + 30, 185, 120]))
      #expect(photo["cornerRadius"] == 7.5)
      let grey = photo["backgroundColor"]?[0]?.double ?? 0
      #expect(grey > 0.2 && grey < 0.25, "L* 25 is about #3b3b3b")
      #expect(flying.first?["fontSize"] == 18)
      for (id, elements) in [("c1", ["caption", "photo"]), ("c2", ["header", "title"])] {
        let observed = try await world.driver.snapshot(componentId: id)["elements"]?.array ?? []
        #expect(observed.map { $0["nativeID"]?.string } == elements)
        #expect(observed.allSatisfy { $0["hidden"] == true })
      }
      try await push.move(to: 599)
      #expect(try await push.end().milliseconds == 600)
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["sharedElements"] == nil)
      #expect(stack["children"]?[1]?["elements"]?[0]?["hidden"] == false)
      #expect(
        log.lines.filter { $0.hasPrefix("SharedElementAnimator") } == [
          "SharedElementAnimator start caption → title", "SharedElementAnimator start photo → header",
          "SharedElementAnimator end caption → title", "SharedElementAnimator end photo → header",
        ], "A pair with a missing end is left out.")
      let tick = try #require(log.ticks(of: "SharedElementAnimator").last { $0["id"] == "photo → header" }?["payload"])
      #expect(tick.object?.keys.sorted() == ["backgroundColor", "bounds", "center", "cornerRadius"])
    }
  }

  @Test("Elements in a transition fly back when their screen is popped", arguments: Setup.everyRoute)
  func sharedPop(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.prepare(world)
      _ = try await Self.push(["enabled": false, "elementTransitions": .null], script, world, isAnimated: false)
      let back: JSON = ["sharedElementTransitions": [["fromId": "header", "toId": "photo", "duration": 200]]]
      script.navigation.mergeOptions("c2", ["animations": ["pop": back]])
      let pop = try await Motion.begin(in: world) { try await script.navigation.pop("c2") }
      let flying = try await pop.node("s1", at: 100)["sharedElements"]
      let top = try await Self.top(world)
      #expect(flying?[0]?.isFramed([10, top + 20, 270, 180]) == true && flying?[1] == nil)
      #expect(try await pop.end().milliseconds == 200)
    }
  }

  @Test(
    "Elements in a transition fly to the final place of a full-screen modal's screen, below the modal's own bar",
    arguments: Setup.turbo)
  func sharedModal(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.prepare(world)
      let describing = Task(executorPreference: ScriptThread.executor) {
        try await Self.invoke(script, of: [Self.large], in: "c2")
      }
      let pair: JSON = ["fromId": "photo", "toId": "header", "duration": 600]
      let modal = Layout.stack(
        [.screen("c2")], id: "s2",
        options: [
          "modalPresentationStyle": "fullScreen", "animations": ["showModal": ["sharedElementTransitions": [pair]]],
        ])
      let show = try await Motion.begin(in: world) { try await script.navigation.showModal(modal) }
      try await describing.joined()
      let flying = try await show.node("s2", at: 150)["sharedElements"]
      #expect(flying?[0]?.isFramed([15, try await Self.top(world) + 30, 185, 120]) == true)
      #expect(try await show.end().milliseconds == 600)
    }
  }

  @Test(
    "Elements in a transition are animated separately when the options name them, each by one animator",
    arguments: Setup.everyRoute)
  func elements(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.prepare(world)
      let log = try await AnimationLog.start(in: world)
      let transitions: JSON = [
        ["id": "photo", "alpha": ["to": 0, "duration": 200]],
        ["id": "header", "y": ["from": -300, "duration": 400]], ["id": "nowhere", "alpha": ["to": 0]],
      ]
      let push = try await Self.push(["elementTransitions": transitions], script, world)
      let left = try await push.node("c1", at: 100)["elements"]
      #expect(left?[1]?["nativeID"] == "photo" && left?[1]?["alpha"] == 0.5 && left?[1]?["hidden"] == false)
      let arriving = try await push.node("c2", at: 100)["elements"]
      #expect(arriving?[0]?.movedBy == [0, -225])
      try await push.move(to: 399)
      #expect(try await push.end().milliseconds == 400)
      #expect(log.lines.filter { $0.hasPrefix("ElementAnimator start") }.count == 2)
      let end = try await world.driver.snapshot(componentId: "c1")["elements"]
      #expect(end?[1]?["alpha"] == 1, "React's own appearance is restored.")
    }
  }

  @Test(
    """
    Elements in a transition are left out when the script side has not reported them, and the transition ends with \
    its first frame
    """,
    arguments: Setup.everyRoute
  )
  func untold(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let push = try await Motion.begin(in: world) {
        try await app.push("c1", .screen("c2", ["animations": ["push": ["sharedElementTransitions": Self.pairs]]]))
      }
      #expect(abs(push.nextDue - 1000.0 / 60) < 0.001)
      #expect(try await push.end().value == "c2")
    }
  }

  @Test(
    "Elements in a transition are ignored when they are malformed, and the valid ones are kept",
    arguments: Setup.everyRoute)
  func unreadable(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await Self.prepare(world)
      script.navigation.setElements(
        rootTag: script.rootTags["c1"]!,
        [["nativeID": "a"], 7, ["frame": [0, 0, 1, 1]], ["nativeID": "b", "frame": [0, 0, 1]], Self.small])
      script.navigation.setElements(rootTag: 999, [Self.small])
      _ = try await script.navigation.constants()
      let observed = try await world.driver.snapshot(componentId: "c1")["elements"]?.array
      #expect(observed?.map { $0["nativeID"] } == ["photo"])
    }
  }

  @ScriptThread
  private static func push(
    _ animation: JSON, _ script: Script, _ world: World, isAnimated: Bool
  ) async throws -> String {
    let describing = Task(executorPreference: ScriptThread.executor) {
      try await invoke(script, of: [large, title], in: "c2")
    }
    let id = try await script.navigation.push("c1", .screen("c2", ["animations": ["push": animation]]))
    try await describing.joined()
    try await world.settle()
    return id
  }
}
