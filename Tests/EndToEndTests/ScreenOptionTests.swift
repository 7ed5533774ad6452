import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §4.3, §4.8: `layout` and `overlay`, as a whole.
@Suite("Options of a screen", .timeLimit(.minutes(20)))
struct ScreenOptionTests {
  @Test("Options of a screen set its colours, orientations, insets and layout direction", arguments: Setup.turbo)
  func layout(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      app.setDefaultOptions(["layout": ["direction": "rtl"]])
      let layout: JSON = [
        "backgroundColor": 0xFFFF_0000, "componentBackgroundColor": 0xFF00_FF00, "orientation": ["portrait"],
        "insets": ["top": 11, "bottom": 7], "autoHideHomeIndicator": true,
      ]
      _ = try await app.setRoot(.stack([.screen("plain")], id: "s0"))
      try await world.settle(with: app)
      let plain = script.frame(of: "plain") ?? []
      _ = try await app.setRoot(.stack([.screen("c1", ["layout": layout])], id: "s1"))
      try await world.settle(with: app)
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["backgroundColor"] == "#FF0000" && stack["children"]?[0]?["backgroundColor"] == "#00FF00")
      let window = try await world.driver.snapshot()["windows"]?[0]
      #expect(window?["direction"] == "rtl" && window?["homeIndicator"]?["autoHidden"] == true)
      let frame = script.frame(of: "c1") ?? []
      #expect(frame.count == 4 && frame[1] == plain[1] + 11)
      #expect(try await world.driver.rotate(.landscapeLeft) == false)
      app.mergeOptions("c1", ["layout": ["orientation": ["all"], "autoHideHomeIndicator": false]])
      try await world.settle(with: app)
      #expect(try await world.driver.rotate(.landscapeLeft))
      #expect(try await world.driver.snapshot()["windows"]?[0]?["homeIndicator"]?["autoHidden"] == false)
    }
  }

  @Test(
    "Options of a screen define whether the home indicator hides, but not in a side menu", arguments: Setup.everyRoute)
  func homeIndicator(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      @ScriptThread func isHidden() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot()["windows"]?[0]?["homeIndicator"]?["autoHidden"]
      }
      let stack = Layout.stack([.screen("c1", ["layout": ["autoHideHomeIndicator": true]])], id: "s1")
      _ = try await app.setRoot(.bottomTabs([stack, .screen("c2")], id: "t1"))
      #expect(try await isHidden() == true)
      _ = try await app.setRoot(.sideMenu(left: .screen("l1"), center: stack, id: "m1"))
      #expect(try await isHidden() == false)
    }
  }

  @Test("Options of a screen define whether an overlay receives touches and keyboard events", arguments: Setup.turbo)
  func overlay(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let button: JSON = ["topBar": ["rightButtons": [["id": "b", "text": "B"]]]]
      _ = try await app.setRoot(.stack([.screen("c1", button)], id: "s1"))
      for (overlay, isReached, isKey) in [
        ([:], false, false), (["interceptTouchOutside": false], true, false),
        (["interceptTouchOutside": true, "handleKeyboardEvents": true], false, true),
        (["handleKeyboardEvents": true, "interceptTouchOutside": false], true, true),
      ] as [(JSON, Bool, Bool)] {
        _ = try await app.showOverlay(.screen("o1", ["overlay": overlay]))
        try await world.settle(with: app)
        script.clear()
        do throws(RPCError) { try await world.driver.tap(buttonId: "b") } catch { #expect(error.code == -32005) }
        try await world.settle(with: app)
        #expect(script.words.contains("B(c1,b)") == isReached, "\(overlay)")
        let windows = try await world.driver.snapshot()["windows"]?.array ?? []
        #expect(windows.map { $0["key"] } == [.bool(!isKey), .bool(isKey)], "\(overlay)")
        // A merge removes or restores the area in which touches reach the overlay.
        app.mergeOptions("o1", ["overlay": ["interceptTouchOutside": .bool(isReached)]])
        try await world.settle(with: app)
        script.clear()
        do throws(RPCError) { try await world.driver.tap(buttonId: "b") } catch { #expect(error.code == -32005) }
        try await world.settle(with: app)
        #expect(script.words.contains("B(c1,b)") != isReached, "\(overlay)")
        try await app.dismissOverlay("o1")
      }
    }
  }
}
