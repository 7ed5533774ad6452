import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §2.4, rnn-layouts §15: the moments at which a bar's options apply, and at which its components receive
/// their appearance events.
@Suite("The phases of a top bar", .timeLimit(.minutes(20)))
struct TopBarPhaseTests {
  @Test(
    "A bar overlaps the content only if it was hidden when its screen was created, also before the screen appears",
    arguments: Setup.everyRoute)
  func hiddenFirst(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      for isHiddenFirst in [true, false] {
        let first: JSON = ["topBar": ["visible": .bool(!isHiddenFirst)]]
        script.clear()
        _ = try await app.setRoot(.stack([.screen("c\(isHiddenFirst)", first)], id: "s1"))
        try await world.settle(with: app)
        let before = script.entries.prefix { $0.word != "W(c\(isHiddenFirst))" }
        #expect(before.count < script.entries.count)
        let frames = before.compactMap { entry -> JSON? in
          if case .layout(script.rootTags["c\(isHiddenFirst)"], let layout) = entry { layout["frame"] } else { nil }
        }
        #expect(frames.last?[1]?.double.map { $0 == 0 } == isHiddenFirst, "\(frames)")
        for isVisible in [false, true] {
          app.mergeOptions("c\(isHiddenFirst)", ["topBar": ["visible": .bool(isVisible)]])
          try await world.settle(with: app)
        }
        let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
        let bottom = (bar?["frame"]?[1]?.double ?? 0) + (bar?["frame"]?[3]?.double ?? 0)
        #expect(bar?["visible"] == true && bottom > 0)
        #expect(script.frame(of: "c\(isHiddenFirst)")?[1] == (isHiddenFirst ? 0 : bottom))
      }
    }
  }

  @Test(
    "The screen, its React title and its buttons from left to right appear and disappear in this order",
    arguments: Setup.everyRoute)
  func lifeOrder(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let topBar: JSON = [
        "title": ["component": ["name": "app.Title", "componentId": "t"]],
        "rightButtons": [["id": "r", "component": ["name": "app.Button", "componentId": "r"]]],
        "leftButtons": [["id": "l", "component": ["name": "app.Button", "componentId": "l"]]],
      ]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": topBar])], id: "s1"))
      try await world.settle(with: app)
      script.clear()
      _ = try await app.push("c1", .screen("c2"))
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("X(") } == ["X(c1)", "X(t)", "X(l)", "X(r)"])
      script.clear()
      let trace = try await Trace.start(world, "presenter", "event")
      _ = try await app.pop("c2")
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("W(") } == ["W(c1)", "W(t)", "W(l)", "W(r)"])
      #expect(script.words.filter { $0.hasPrefix("D(") } == ["D(c1)", "D(t)", "D(l)", "D(r)"])
      // The options are applied after all components have received the event.
      let steps = try await trace.entries().filter { $0.kind == "event" || $0.action == "applyOptions" }
      let last = steps.lastIndex { $0.subject == "RNN.ComponentWillAppear" }
      let applied = steps.firstIndex { $0.action == "applyOptions" }
      #expect(try #require(last) < (try #require(applied)))
      trace.close()
    }
  }
}
