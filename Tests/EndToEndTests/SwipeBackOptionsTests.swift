import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeWire
import ScriptSide
import Testing

/// When a swipe back begins, the screen below is the top of its stack. Its own options are therefore on the bars when
/// it appears.
@Suite("A swipe back", .timeLimit(.minutes(20)))
struct SwipeBackOptionsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let below: JSON
    let top: JSON
    /// Reads a value from the node of a stack and the node of its tabs. The values of both screens follow.
    let read: @Sendable (JSON, JSON) -> JSON?
    let belowShows: JSON
    let topShows: JSON
  }

  static let rows: [Row] = [false, true].flatMap { belowHides -> [Row] in
    func visible(_ hides: Bool) -> JSON { ["visible": .bool(!hides)] }
    return [
      Row(
        testDescription: "topBar.visible, \(belowHides ? "hidden below" : "hidden on top")",
        below: ["topBar": visible(belowHides)], top: ["topBar": visible(!belowHides)],
        read: { stack, _ in stack["topBar"]?["visible"] },
        belowShows: .bool(!belowHides), topShows: .bool(belowHides)),
      Row(
        testDescription: "bottomTabs.visible, \(belowHides ? "hidden below" : "hidden on top")",
        below: ["bottomTabs": visible(belowHides)], top: ["bottomTabs": visible(!belowHides)],
        read: { _, tabs in tabs["tabBar"]?["visible"] },
        belowShows: .bool(!belowHides), topShows: .bool(belowHides)),
      Row(
        testDescription: "topBar.testID, \(belowHides ? "on top" : "below")",
        below: belowHides ? [:] : ["topBar": ["testID": "below"]],
        top: belowHides ? ["topBar": ["testID": "top"]] : [:],
        read: { stack, _ in stack["topBar"]?["testID"] },
        belowShows: belowHides ? .null : "below", topShows: belowHides ? "top" : .null),
    ]
  }

  @Test(
    "A swipe back leaves the bars with the options of the visible screen, whether it completes or not", arguments: rows,
    Setup.everyRoute)
  func bars(_ row: Row, _ setup: Setup) async throws {
    try await World.app(
      setup, root: .bottomTabs([.stack([.screen("root"), .screen("below", row.below)], id: "s")], id: "tabs")
    ) { world, _, app in
      _ = try await app.push("below", .screen("top", row.top))
      for completes in [false, true] {
        #expect(try await world.driver.swipeBack(complete: completes))
        try await world.settle()
        let stack = try await world.driver.snapshot(componentId: "s")
        let shown = try await row.read(stack, world.driver.snapshot(componentId: "tabs"))
        #expect((shown ?? .null) == (completes ? row.belowShows : row.topShows))
        let children = stack["children"]?.array?.map { $0["componentId"] }
        #expect(children == (completes ? ["root", "below"] : ["root", "below", "top"]))
      }
    }
  }

  @Test(
    "A swipe back can follow another one if popGesture of the visible screen allows it", arguments: [true, false],
    Setup.everyRoute)
  func popGesture(completes: Bool, _ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("root"), .screen("below", ["popGesture": false])], id: "s")) {
      world, _, app in
      _ = try await app.push("below", .screen("top"))
      #expect(try await world.driver.swipeBack(complete: completes))
      try await world.settle()
      #expect(try await world.driver.swipeBack() == !completes)
    }
  }

  @Test(
    "A swipe back emits a press of the back button under navigationButtonEventOnSwipeBack when it completes",
    arguments: [(asked: true, completes: true), (true, false), (false, true)], Setup.everyRoute)
  func press(_ swipe: (asked: Bool, completes: Bool), _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let options: JSON = [
        "navigationButtonEventOnSwipeBack": .bool(swipe.asked), "topBar": ["backButton": ["identifier": "back"]],
      ]
      _ = try await script.navigation.setRoot(.stack([.screen("c1")], id: "s1"))
      _ = try await script.navigation.push("c1", .screen("c2", options))
      try await world.settle(with: script.navigation)
      script.clear()
      #expect(try await world.driver.swipeBack(complete: swipe.completes))
      try await world.settle(with: script.navigation)
      let pressed = swipe.asked && swipe.completes ? ["B(c2,back)"] : []
      let end = swipe.completes ? ["X(c2)", "D(c1)", "P(c2)"] : []
      #expect(script.words.filter { $0.hasPrefix("B(") } == pressed)
      #expect(script.words.contains(inOrder: ["W(c1)"] + pressed + end))
    }
  }

  @Test("A swipe back works under a hidden bar unless popGesture is false", arguments: Setup.everyRoute)
  func hiddenBar(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      _ = try await app.push("c1", .screen("c2", ["topBar": ["visible": false], "popGesture": false]))
      try await world.settle(with: app)
      #expect(try await world.driver.snapshot(componentId: "s1")["topBar"]?["visible"] == false)
      #expect(try await !world.driver.swipeBack())
      app.mergeOptions("c2", ["popGesture": true])
      try await world.settle(with: app)
      #expect(try await world.driver.swipeBack())
      try await world.settle(with: app)
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
    }
  }
}
