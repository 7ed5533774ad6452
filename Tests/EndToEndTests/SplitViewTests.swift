import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §12.
@Suite("Split views", .timeLimit(.minutes(20)))
struct SplitViewTests {
  @Test("Split views show both columns on an iPad as their options define", arguments: Setup.everyRoute)
  func expanded(_ setup: Setup) async throws {
    try await World.app(setup, .init(device: "iPad Pro 11")) { world, script, app in
      app.setDefaultOptions(["splitView": ["minWidth": 700, "primaryEdge": "trailing"]])
      let split = Layout.splitView(
        master: .screen("c1"), detail: .stack([.screen("c2")], id: "s2"), id: "sv",
        options: ["splitView": ["maxWidth": 250, "displayMode": "visible", "primaryBackgroundStyle": "sidebar"]])
      #expect(try await app.setRoot(split) == "sv")
      try await world.settle()
      #expect(Set(script.words.filter { $0.hasPrefix("D(") }) == ["D(c1)", "D(c2)"])
      let node = try await world.driver.snapshot(componentId: "sv")
      #expect(node["class"] == "RNNSplitViewController")
      #expect(node["children"]?.array?.map { $0["visible"] } == [true, true])
      // Default options are not read.
      let shown = node["splitView"]
      #expect(shown?["primaryWidth"]?.double == 250 && shown?["primaryEdge"] == "leading")
      #expect(shown?["primaryBackgroundStyle"] == "sidebar" && shown?["displayMode"] == "oneBesideSecondary")
      app.mergeOptions(
        "sv", ["splitView": ["displayMode": "hidden", "primaryEdge": "trailing", "primaryBackgroundStyle": "none"]])
      await script.reachNative()
      try await world.settle()
      let merged = try await world.driver.snapshot(componentId: "sv")
      #expect(merged["splitView"]?["displayMode"] == "secondaryOnly")
      #expect(merged["splitView"]?["primaryEdge"] == "trailing")
      #expect(merged["splitView"]?["primaryBackgroundStyle"] == "sidebar")
      #expect(merged["children"]?.array?.map { $0["visible"] } == [false, true])
      app.mergeOptions("c1", ["splitView": ["displayMode": "overlay"]])
      await script.reachNative()
      try await world.settle()
      #expect(try await world.driver.snapshot(componentId: "sv")["splitView"]?["displayMode"] == "oneOverSecondary")
    }
  }

  @Test(
    "Split views keep the primary column between minWidth and maxWidth, where minWidth wins over maxWidth",
    arguments: Setup.turbo)
  func widths(_ setup: Setup) async throws {
    try await World.app(setup, .init(device: "iPad Pro 11")) { world, _, app in
      for (options, width) in [
        ([:], 320), (["minWidth": 400], 400), (["maxWidth": 250], 250), (["minWidth": 400, "maxWidth": 250], 400),
        (["minWidth": 100, "maxWidth": 500], 320),
      ] as [(JSON, Double)] {
        _ = try await app.setRoot(
          .splitView(master: .screen("c1"), detail: .screen("c2"), id: "sv", options: ["splitView": options]))
        try await world.settle(with: app)
        let split = try await world.driver.snapshot(componentId: "sv")
        #expect(split["splitView"]?["primaryWidth"]?.double == width, "\(options)")
        #expect(split["children"]?[0]?["frame"]?[2]?.double == width)
        #expect(split["splitView"]?["displayMode"] == "oneBesideSecondary")
      }
    }
  }

  @Test("Split views show one column on a phone, with the detail on the master's stack", arguments: Setup.everyRoute)
  func collapsed(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let split = Layout.splitView(master: .stack([.screen("c1")], id: "s1"), detail: .screen("c2"), id: "sv")
      _ = try await script.navigation.setRoot(split)
      try await world.settle()
      let node = try await world.driver.snapshot(componentId: "sv")
      #expect(node["splitView"]?["collapsed"] == true)
      #expect(node["children"]?[0]?["children"]?.array?.map { $0["componentId"] } == ["c1", "c2"])
      #expect(script.words.contains("D(c2)"))
    }
  }

  @Test(
    "Split views resolve the master's options, and are rejected without children as on iOS", arguments: Setup.everyRoute
  )
  func master(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let split = Layout.splitView(
        master: .screen("c1", ["topBar": ["testID": "master"]]),
        detail: .screen("c2", ["topBar": ["testID": "detail"]]), id: "sv")
      _ = try await app.setRoot(split)
      #expect(try await world.driver.snapshot(componentId: "sv")["resolvedOptions"]?["topBar"]?["testID"] == "master")
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      do throws(RPCError) {
        _ = try await app.call(module, "setRoot") { writer in
          writer.value("setRoot1")
          writer.value(["root": ["id": "sv", "type": "SplitView", "children": []]] as JSON)
        }
        Issue.record("A split view without children was shown.")
      } catch { #expect(error.data["code"]?.string == "NSRangeException") }
    }
  }
}
