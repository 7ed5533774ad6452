import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §11.
@Suite("Top tabs", .timeLimit(.minutes(20)))
struct TopTabsTests {
  @Test(
    "Top tabs run every screen, show the first, and show another on a tap without a tab bar",
    arguments: Setup.everyRoute)
  func switching(_ setup: Setup) async throws {
    try await World.app(setup, root: .topTabs([.screen("c1"), .screen("c2")], id: "t1")) { world, script, _ in
      try await world.settle(with: script.navigation)
      #expect(script.words.filter { $0.hasPrefix("run") } == ["run(c1)", "run(c2)"])
      #expect(script.words.filter { $0.hasPrefix("D(") } == ["D(c1)"])
      let before = try await world.driver.snapshot(componentId: "t1")
      #expect(before["tabBar"] == nil && before["topTabs"]?["selectedSegment"] == .null)
      #expect(before["topTabs"]?["items"]?.array?.map { $0["text"] } == ["", "", ""])
      #expect(before["children"]?.array?.map { $0["visible"] } == [true, false])
      script.clear()
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: script.navigation)
      #expect(script.words == ["W(c2)", "X(c1)", "D(c2)"])
      let after = try await world.driver.snapshot(componentId: "t1")
      #expect(after["topTabs"]?["selectedIndex"]?.int == 1)
      #expect(after["children"]?.array?.map { $0["visible"] } == [false, true])
    }
  }

  @Test(
    "Top tabs hide the visible screen on a first tap on its own segment, until another is selected",
    arguments: Setup.everyRoute)
  func ownSegment(_ setup: Setup) async throws {
    try await World.app(setup, root: .topTabs([.screen("c1"), .screen("c2")], id: "t1")) { world, script, _ in
      try await world.settle(with: script.navigation)
      script.clear()
      @ScriptThread func visible() async throws -> [JSON?]? {
        try await world.driver.snapshot(componentId: "t1")["children"]?.array?.map { $0["visible"] }
      }
      try await world.driver.tap(tabIndex: 0)
      try await world.settle(with: script.navigation)
      #expect(try await visible() == [false, false] && script.words == ["X(c1)"])
      // A tap on the selected segment has no effect.
      try await world.driver.tap(tabIndex: 0)
      try await world.settle(with: script.navigation)
      #expect(try await visible() == [false, false] && script.words == ["X(c1)"])
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: script.navigation)
      #expect(try await visible() == [false, true] && script.words == ["X(c1)", "W(c2)", "D(c2)"])
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: script.navigation)
      #expect(try await visible() == [false, true] && script.words == ["X(c1)", "W(c2)", "D(c2)"])
      try await world.driver.tap(tabIndex: 0)
      try await world.settle(with: script.navigation)
      #expect(try await visible() == [true, false])
    }
  }

  @Test("Top tabs lie below the bar of a stack, with the background colours of iOS", arguments: Setup.everyRoute)
  func look(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.topTabs([.screen("c1"), .screen("c2")], id: "t1")], id: "s1")) {
      world, script, _ in
      try await world.settle(with: script.navigation)
      let tabs = try await world.driver.snapshot(componentId: "t1")
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]?["frame"]?.array?.compactMap(\.double)
      let top = try #require(bar.map { $0[1] + $0[3] })
      #expect(tabs["frame"] == [0, .double(top), 440, .double(956 - top)] && top > 100)
      #expect(tabs["topTabs"]?["frame"] == [0, .double(top), 440, 50])
      #expect(tabs["backgroundColor"] == "#FFFFFF" && tabs["topTabs"]?["backgroundColor"] == "#808080")
      #expect(script.frame(of: "c1") == [0, top + 50, 440, 956 - top - 50])
    }
  }

  @Test("Top tabs raise an NSRangeException for a segment without a screen, and change nothing", arguments: Setup.turbo)
  func emptySegment(_ setup: Setup) async throws {
    try await World.app(setup, root: .topTabs([.screen("c1"), .screen("c2")], id: "t1")) { world, script, _ in
      try await world.settle(with: script.navigation)
      try await world.driver.tap(tabIndex: 2)
      try await world.settle(with: script.navigation)
      #expect(try await world.driver.snapshot(componentId: "t1")["topTabs"]?["selectedIndex"]?.int == 0)
      #expect(
        try await world.driver.stats().json["diagnostics"]?.array?.contains { $0["kind"] == "NSRangeException" } == true
      )
    }
  }
}
