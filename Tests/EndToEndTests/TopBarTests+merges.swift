import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

extension TopBarTests {
  @Test(
    "A top bar shows or hides the search bar of the default options with the next merge of any option",
    arguments: Setup.everyRoute)
  func searchByDefault(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { (world, _, app) async throws in
      @ScriptThread func hasSearchBar() async throws -> Bool {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "s1")["topBar"]?["searchBar"]?.isNull == false
      }
      for isVisible in [true, false] {
        app.setDefaultOptions(["topBar": ["searchBar": ["visible": .bool(isVisible)]]])
        #expect(try await hasSearchBar() != isVisible)
        app.mergeOptions("c1", ["popGesture": false])
        #expect(try await hasSearchBar() == isVisible)
      }
    }
  }

  @Test(
    "A top bar shows a subtitle until a merge sets only a title, and again when the screen reappears",
    arguments: Setup.everyRoute
  )
  func subtitle(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let topBar: JSON = ["title": ["text": "T"], "subtitle": ["text": "S", "color": 0xFFFF_0000]]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": topBar])], id: "s1"))
      @ScriptThread func shown(_ place: String) async throws -> JSON {
        try await world.settle(with: app)
        return PresenterTests.value(place, in: try await world.driver.snapshot(componentId: "s1")["topBar"] ?? .null)
      }
      #expect(try await shown("subtitle.text") == "S")
      app.mergeOptions("c1", ["topBar": ["subtitle": ["fontSize": 30]]])
      #expect(try await shown("subtitle.fontSize") == 12, "The size is read only with a text.")
      app.mergeOptions("c1", ["topBar": ["subtitle": ["color": 0xFF00_00FF], "title": ["color": 0xFF00_FF00]]])
      #expect(try await shown("subtitle.color") == "#0000FF")
      #expect(try await shown("title.color") == "#00FF00")
      app.mergeOptions("c1", ["topBar": ["title": ["text": "U"]]])
      #expect(try await shown("subtitle.text") == nil)
      #expect(try await shown("title.text") == "U")
      _ = try await app.push("c1", .screen("c2"))
      _ = try await app.pop("c2")
      #expect(try await shown("subtitle.text") == "S")
      #expect(try await shown("subtitle.fontSize") == 30)
      app.mergeOptions("c1", ["topBar": ["title": ["text": "V"], "subtitle": ["text": "W"]]])
      #expect(try await shown("subtitle.text") == "W")
      #expect(try await shown("title.text") == "V")
    }
  }

  @Test(
    "A top bar styles a large title from a merge with a size or colour, and ignores a merge of only a weight",
    arguments: Setup.everyRoute)
  func largeTitle(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let large: JSON = ["visible": true, "color": 0xFFFF_0000, "fontSize": 30, "fontWeight": "bold"]
      let topBar: JSON = ["largeTitle": large, "subtitle": ["text": "S"]]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": topBar])], id: "s1"))
      try await world.settle(with: app)
      let subtitle = try await world.driver.snapshot(componentId: "s1")["topBar"]?["subtitle"]?["text"]
      #expect(subtitle == .null, "A large title leaves no room for a subtitle.")
      for (merged, color, size, weight) in [
        ([:], "#FF0000", 30, "bold"), (["fontWeight": "100"], "#FF0000", 30, "bold"),
        (["fontSize": 40], nil, 40, "bold"),
        (["color": 0xFF00_00FF, "fontWeight": "100"], "#0000FF", 40, "ultraLight"),
      ] as [(JSON, JSON, JSON, JSON)] {
        app.mergeOptions("c1", ["topBar": ["largeTitle": merged]])
        try await world.settle(with: app)
        let shown = try await world.driver.snapshot(componentId: "s1")["topBar"]?["largeTitle"]
        #expect(shown?["color"] == color && shown?["fontSize"] == size && shown?["fontWeight"] == weight, "\(merged)")
      }
    }
  }

  @Test("A top bar rejects a React title or background without an id or a name, as iOS does", arguments: Setup.turbo)
  func componentWithoutId(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { (world, _, app) async throws in
      for component in [["name": "app.Title"], ["componentId": "t1"]] as [JSON] {
        for part in ["title", "background"] {
          let topBar: JSON = .object([ExactText(part): ["component": component]])
          let error = await #expect(throws: RPCError.self) {
            _ = try await app.push("c1", .screen("c2", ["topBar": topBar]))
          }
          #expect(error?.data["code"] == "Param get")
        }
      }
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
    }
  }

  @Test(
    "A top bar keeps a React background over screens without one, until another replaces it", arguments: Setup.turbo)
  func background(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      func options(_ id: JSON) -> JSON {
        ["topBar": ["background": ["component": ["name": "app.Background", "componentId": id]]]]
      }
      @ScriptThread func expect(_ id: String) async throws {
        try await world.settle(with: app)
        let shown = try await world.driver.snapshot(componentId: "s1")["topBar"]?["background"]?["rootTag"]?.int
        #expect(shown.map { Int($0) } == script.rootTags[id] && shown != nil)
      }
      _ = try await app.setRoot(.stack([.screen("c1", options("g1"))], id: "s1"))
      try await expect("g1")
      _ = try await app.push("c1", .screen("c2"))
      try await expect("g1")
      app.mergeOptions("c2", options("g2"))
      try await expect("g2")
      #expect(script.words.contains("unmount"))
    }
  }

  @Test(
    "A top bar applies options that are merged into a covered screen when that screen appears",
    arguments: Setup.everyRoute)
  func hiddenChild(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2")], id: "s1")) { world, _, app in
      @ScriptThread func bar() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "s1")["topBar"]
      }
      let before = try await bar()
      app.mergeOptions(
        "c1", ["topBar": ["background": ["color": 0xFFFF_0000], "visible": false, "testID": "BAR", "noBorder": true]])
      #expect(try await bar() == before)
      _ = try await app.pop("c2")
      let after = try await bar()
      #expect(after?["background"]?["color"] == "#FF0000" && after?["testID"] == "BAR")
      #expect(after?["visible"] == false && after?["border"]?["visible"] == false)
    }
  }

  @Test(
    "A top bar slides for 200 ms when it is hidden or shown, unless 'animate' is false", arguments: Setup.everyRoute)
  func slide(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      // A root whose bar is hidden from the start has no slide animation.
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": ["visible": false]])], id: "s1"))
      try await world.settle(with: app)
      #expect(try await world.driver.clockNow().milliseconds == 0)
      for (topBar, duration) in [
        (["visible": true], 200), (["visible": true], 0), (["visible": false, "animate": false], 0),
        (["visible": true, "animate": true], 200), (["visible": false], 200),
      ] as [(JSON, Double)] {
        let start = try await world.driver.clockNow().milliseconds
        app.mergeOptions("c1", ["topBar": topBar])
        try await world.settle(with: app)
        #expect(try await world.driver.clockNow().milliseconds - start == duration, "\(topBar)")
        let isVisible = try await world.driver.snapshot(componentId: "s1")["topBar"]?["visible"]
        #expect(isVisible == topBar["visible"])
      }
    }
  }
}
