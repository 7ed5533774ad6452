import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// layout-guides §9: the commands of the script side to a native scroll view, and its events.
@Suite("A native scroll view", .timeLimit(.minutes(20)))
struct NativeScrollTests {
  private static let options: World.Options = {
    var options = World.Options()
    options.device = "iPhone 14"
    options.externalComponents = [
      "app.List": #"{"scrollView": {"testID": "list", "contentHeight": 3000, "scrollEventThrottle": 100}}"#,
      "app.Silent": #"{"scrollView": {"testID": "list", "contentHeight": 3000}}"#,
      "app.Still": #"{"scrollView": {"testID": "list", "contentHeight": 3000, "scrollEnabled": false}}"#,
      "app.Small": #"{"scrollView": {"testID": "list", "contentHeight": 144, "centerContent": true}}"#,
    ]
    return options
  }()

  @ScriptThread
  private static func show(_ name: String, _ world: World) async throws -> Script {
    let script = try await world.script()
    _ = try await script.navigation.setRoot(.stack([.external(name: name, id: "e1")], id: "s1"))
    try await world.settle()
    script.clear()
    return script
  }

  @ScriptThread
  private static func events(_ script: Script) -> [(name: String, body: JSON)] {
    script.entries.compactMap { entry in
      guard case .event(let event) = entry, event.name.hasPrefix("layout.on") else { return nil }
      return (event.name, event.body)
    }
  }

  @Test(
    "A native scroll view scrolls by command to a position, to the top, and to the bottom above its inset",
    arguments: Setup.everyRoute)
  func commands(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let app = try await Self.show("app.List", world).navigation
      let place = try await app.call("DCFLayout", "scrollToPosition") { writer in
        writer.value("list")
        writer.value(0)
        writer.value(300.5)
        writer.value(false)
      }
      #expect(place["contentOffset"] == [0, 300.5] && place["contentInset"] == [91, 0, 34, 0])
      for (method, offset) in [("scrollToBottom", 3000 + 34 - 844), ("scrollToTop", 0)] {
        let answer = try await app.call("DCFLayout", method) { writer in
          writer.value("list")
          writer.value(false)
        }
        #expect(answer["contentOffset"] == [0, .int(Int64(offset))], "\(method)")
      }
      for _ in 0..<2 { _ = try await app.call("DCFLayout", "flashScrollIndicators") { $0.value("list") } }
      #expect(try await world.driver.snapshot(componentId: "e1")["views"]?[0]?["indicatorFlashes"] == 2)
      do throws(RPCError) {
        _ = try await app.call("DCFLayout", "scrollToTop") { writer in
          writer.value("none")
          writer.value(false)
        }
        Issue.record("An unknown view was scrolled.")
      } catch { #expect(error.data["code"]?.string == "VIEW_NOT_FOUND") }
    }
  }

  @Test(
    "A native scroll view emits the events of a drag from its beginning to its end when its description enables them",
    arguments: Setup.everyRoute)
  func drag(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await Self.show("app.List", world)
      _ = try await world.driver.scroll(testID: "list", y: 50)
      try await world.settle()
      let events = Self.events(script)
      #expect(
        events.map(\.name) == [
          "layout.onScrollBeginDrag", "layout.onScroll", "layout.onScroll", "layout.onScrollEndDrag",
        ])
      #expect(
        events.last?.body == [
          "componentId": "e1", "viewId": "list", "contentOffset": [0, 50], "contentInset": [91, 0, 34, 0],
          "contentSize": [390, 3000], "layoutMeasurement": [390, 844], "zoomScale": 1, "willDecelerate": false,
        ])
      #expect(events.first?.body["willDecelerate"] == nil)
    }
  }

  @Test("A native scroll view emits no events when its description enables none", arguments: Setup.everyRoute)
  func silent(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await Self.show("app.Silent", world)
      #expect(try await world.driver.scroll(testID: "list", y: 50))
      try await world.settle()
      #expect(Self.events(script).isEmpty)
    }
  }

  @Test(
    "A native scroll view emits onScroll and then onMomentumScrollEnd for an animated scroll by command",
    arguments: Setup.everyRoute)
  func animated(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await Self.show("app.List", world)
      let began = try await world.driver.clockNow().milliseconds
      _ = try await script.navigation.call("DCFLayout", "scrollToPosition") { writer in
        writer.value("list")
        writer.value(0)
        writer.value(400)
        writer.value(true)
      }
      try await world.settle()
      let events = Self.events(script)
      #expect(events.map(\.name) == ["layout.onScroll", "layout.onMomentumScrollEnd"])
      #expect(events.map { $0.body["contentOffset"] } == [[0, 400], [0, 400]])
      #expect(try await world.driver.clockNow().milliseconds > began)
    }
  }

  @Test(
    "A native scroll view limits the rate of its onScroll events by its throttle, on the device's clock",
    arguments: Setup.everyRoute)
  func throttle(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await Self.show("app.List", world)
      _ = try await world.driver.pauseClock()
      _ = try await world.driver.advanceClock(milliseconds: 100)
      // When the guides are removed, the content scrolls without a request.
      for (isAutomatic, milliseconds) in [(false, 50), (true, 99), (false, 1), (true, 100)] {
        _ = try await script.navigation.call("DCFLayout", "setAutomaticallyAdjustContentInsets") { writer in
          writer.value("list")
          writer.value(isAutomatic)
        }
        _ = try await world.driver.advanceClock(milliseconds: Double(milliseconds))
      }
      // Of the four events at 100, 150, 249 and 250 ms the first and the third are sent: the others come less than 100
      // ms after a sent one.
      #expect(Self.events(script).map { $0.body["contentOffset"] } == [[0, 0], [0, 0]])
    }
  }

  @Test("A native scroll view follows scrollEnabled and centerContent in its description", arguments: Setup.everyRoute)
  func flags(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let app = try await Self.show("app.Still", world).navigation
      #expect(try await !world.driver.scroll(testID: "list", y: 50))
      #expect(try await world.driver.snapshot(componentId: "e1")["views"]?[0]?["enabled"] == false)
      _ = try await app.setRoot(.stack([.external(name: "app.Small", id: "e2")], id: "s2"))
      try await world.settle(with: app)
      let small = try await world.driver.snapshot(componentId: "e2")["views"]?[0]
      #expect(small?["contentOffset"] == [0, -350])
    }
  }
}
