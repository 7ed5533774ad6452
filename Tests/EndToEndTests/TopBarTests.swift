import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §4.4 and §4.5, rnn-layouts §15.
@Suite("A top bar", .timeLimit(.minutes(20)))
struct TopBarTests {
  private static func button(_ id: String, component: String? = nil) -> JSON {
    guard let component else { return ["id": .string(id), "text": .string(id)] }
    return ["id": .string(id), "component": ["name": "app.Button", "componentId": .string(component)]]
  }

  @Test("A top bar emits presses of its buttons with the id of the visible screen", arguments: Setup.everyRoute)
  func press(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      func options(_ text: String) -> JSON { ["topBar": ["rightButtons": [["id": "r", "text": .string(text)]]]] }
      _ = try await app.setRoot(.stack([.screen("c1", options("One"))], id: "s1"))
      _ = try await app.push("c1", .screen("c2", options("Two")))
      try await world.settle()
      try await world.driver.tap(buttonId: "r")
      try await world.driver.tap(buttonId: "r", componentId: "s1")
      _ = try await app.pop("c2")
      try await world.settle()
      try await world.driver.tap(buttonId: "r", componentId: "c1")
      try await world.settle()
      #expect(script.words.filter { $0.hasPrefix("B(") } == ["B(c2,r)", "B(c2,r)", "B(c1,r)"])
    }
  }

  @Test("A top bar has a finger press a button at both ends of its text", arguments: Setup.everyRoute)
  func pressOfText(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let topBar: JSON = ["leftButtons": [["id": "cancel", "text": "Cancel"], ["id": "next", "text": "i"]]]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": topBar])], id: "s1"))
      try await world.settle()
      let buttons = try await world.driver.snapshot(componentId: "s1")["topBar"]?["leftButtons"]?.array ?? []
      let frame = buttons.first?["frame"]?.array?.compactMap(\.double) ?? []
      try #require(frame.count == 4)
      #expect(frame[0] == 8 && frame[2] > 60)
      for x in [10.0, 8 + frame[2] - 2, 8 + frame[2] + 2] {
        #expect(try await world.driver.gesture([(x, frame[1] + 22, 0)]))
      }
      try await world.settle()
      #expect(script.words.filter { $0.hasPrefix("B(") } == ["B(c1,cancel)", "B(c1,cancel)", "B(c1,next)"])
    }
  }

  @Test(
    "A top bar shows buttons of every kind in their precedence, and omits a button without content",
    arguments: Setup.everyRoute)
  func kinds(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let buttons: JSON = [
        ["id": "text", "text": "T", "systemItem": "add", "testID": "BUTTON"],
        ["id": "icon", "icon": ["uri": "i.png"], "text": "T"],
        ["id": "symbol", "icon": ["uri": "i.png"], "sfSymbol": "star"],
        ["id": "drawn", "icon": ["uri": "i.png"], "sfSymbol": "star", "iconBackground": ["color": 1]],
        ["id": "system", "systemItem": "add", "enabled": false], ["id": "unknown", "systemItem": "nonsense"],
        ["id": "nothing"],
      ]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": ["leftButtons": buttons]])], id: "s1"))
      try await world.settle()
      let shown = try await world.driver.snapshot(componentId: "s1")["topBar"]?["leftButtons"]?.array ?? []
      #expect(shown.map { $0["id"]?.string } == ["text", "icon", "symbol", "drawn", "system", "unknown"])
      #expect(shown[0]["text"] == "T" && shown[0]["testID"] == "BUTTON")
      #expect(shown[1]["icon"] == ["uri": "i.png"] && shown[2]["icon"] == ["system": "star"])
      #expect(shown[3]["icon"] == ["uri": "i.png"])
      #expect(shown[4]["systemItem"] == "add" && shown[4]["enabled"] == false && shown[5]["systemItem"] == "done")
      #expect(shown.allSatisfy { $0["frame"]?.array?.count == 4 })
    }
  }

  @Test(
    "A top bar runs its React buttons once, and emits events when they appear and disappear",
    arguments: Setup.everyRoute)
  func reactButtons(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let one = Self.button("r", component: "b1")
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": ["rightButtons": [one]]])], id: "s1"))
      try await world.settle()
      #expect(script.words.contains(inOrder: ["run(b1)", "W(b1)", "D(b1)"]))
      try await world.driver.tap(buttonId: "r")
      try await world.settle(with: app)
      #expect(script.words.contains("B(c1,r)"))
      script.clear()
      _ = try await app.push("c1", .screen("c2"))
      try await world.settle()
      #expect(script.words.contains(inOrder: ["X(c1)", "X(b1)", "D(c2)"]))
      script.clear()
      _ = try await app.pop("c2")
      try await world.settle()
      #expect(
        script.words.contains(inOrder: ["W(c1)", "W(b1)", "D(c1)", "D(b1)"]) && !script.words.contains("run(b1)"))
      script.clear()
      app.mergeOptions("c1", ["topBar": ["rightButtons": [one, Self.button("x")]]])
      _ = try? await app.pop("nobody")
      #expect(!script.words.contains("run(b1)") && !script.words.contains("X(b1)"))
      app.mergeOptions("c1", ["topBar": ["rightButtons": []]])
      _ = try? await app.pop("nobody")
      try await world.settle()
      #expect(script.words.contains(inOrder: ["X(b1)", "unmount"]))
      #expect(try await world.driver.stats().json["liveObjects"]?["RNNReactButtonView"] == nil)
    }
  }

  @Test(
    "A top bar shows a React title and a React background, and replaces the title by a merged text",
    arguments: Setup.everyRoute)
  func reactTitle(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let topBar: JSON = [
        "title": ["component": ["name": "app.Title", "componentId": "t1"]],
        "background": ["component": ["name": "app.Background", "componentId": "g1"]],
      ]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": topBar])], id: "s1"))
      try await world.settle()
      let types = script.entries.compactMap { entry -> String? in
        guard case .event(let event) = entry, event.name == "RNN.ComponentDidAppear" else { return nil }
        return event.body["componentType"]?.string
      }
      #expect(Set(types) == ["Component", "TopBarTitle", "TopBarBackground"])
      var bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      #expect(bar?["title"]?["rootTag"]?.int.map { Int($0) } == script.rootTags["t1"])
      #expect(bar?["background"]?["rootTag"]?.int.map { Int($0) } == script.rootTags["g1"])
      script.clear()
      app.mergeOptions("c1", ["topBar": ["subtitle": ["text": "S"]]])
      app.mergeOptions("c1", ["topBar": ["title": ["text": "Z"], "subtitle": ["text": "S"]]])
      try await world.settle(with: app)
      bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      #expect(bar?["subtitle"]?["text"] == .null && bar?["title"]?["rootTag"] != nil, "A component keeps its place.")
      app.mergeOptions("c1", ["topBar": ["title": ["text": "T"], "testID": "BAR"]])
      app.mergeOptions("c1", ["topBar": ["subtitle": ["text": "S"]]])
      try await world.settle(with: app)
      #expect(script.words.contains("X(t1)"))
      bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      #expect(bar?["title"]?["text"] == "T" && bar?["subtitle"]?["text"] == "S")
      #expect(bar?["title"]?["testID"] == "BAR.title" && bar?["subtitle"]?["testID"] == "BAR.subtitle")
    }
  }

  /// The horizontal places of items in a bar of 440 points, and their vertical places below the bar's top.
  struct Measured: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var alignment: JSON = nil
    var title: (Double, Double)?
    var button: (Double, Double)?
    let frames: [[Double]]
  }

  /// The title, its button, and to the left of that a button whose text is narrower than a finger.
  static let sizes = [
    Measured(
      testDescription: "nothing measured: the title has the whole room, and the button its default size",
      frames: [[96, 0, 248, 44], [388, 0, 44, 44], [344, 0, 44, 44]]),
    Measured(
      testDescription: "a title in the middle", title: (100, 20),
      frames: [[170, 12, 100, 20], [388, 0, 44, 44], [344, 0, 44, 44]]),
    Measured(
      testDescription: "a title that is larger than the room", title: (1000, 100),
      frames: [[96, 0, 248, 44], [388, 0, 44, 44], [344, 0, 44, 44]]),
    Measured(
      testDescription: "a title that fills the room whatever its size", alignment: "fill", title: (100, 20),
      frames: [[96, 0, 248, 44], [388, 0, 44, 44], [344, 0, 44, 44]]),
    Measured(
      testDescription: "a button that takes more, and leaves less to the title", button: (80, 30),
      frames: [[132, 0, 176, 44], [352, 7, 80, 30], [308, 0, 44, 44]]),
  ]

  @Test(
    "A top bar gives React titles and buttons the sizes that the script side has reported", arguments: sizes.indices,
    Setup.everyRoute)
  func measured(_ index: Int, _ setup: Setup) async throws {
    let row = Self.sizes[index]
    try await World.app(setup) { world, script, app in
      let title: JSON = ["name": "app.Title", "componentId": "t1", "alignment": row.alignment]
      let topBar: JSON = [
        "title": ["component": title], "rightButtons": [Self.button("r", component: "b1"), Self.button("i")],
      ]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": topBar])], id: "s1"))
      try await world.settle(with: app)
      for (id, size) in [("t1", row.title), ("b1", row.button)] {
        if let size { app.reportContentSize(rootTag: script.rootTags[id]!, width: size.0, height: size.1) }
      }
      try await world.settle(with: app)
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]
      let shown = [bar?["title"]] + (bar?["rightButtons"]?.array ?? [])
      var frames = shown.map { $0?["frame"]?.array?.compactMap(\.double) ?? [] }
      // The plain button is as high as the bar.
      let top = try #require(frames.last?[1])
      for index in frames.indices { frames[index][1] = (frames[index][1] - top).rounded() }
      #expect(frames == row.frames, "\(row)")
    }
  }

  @Test(
    "A top bar has a back button with the title of the screen below, which pops or emits a press",
    arguments: Setup.everyRoute)
  func backButton(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let held: JSON = ["topBar": ["backButton": ["popStackOnPress": false, "identifier": "up", "testID": "BACK"]]]
      let hidden: JSON = ["topBar": ["backButton": ["visible": false]]]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": ["title": ["text": "One"]]])], id: "s1"))
      @ScriptThread func back() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "s1")["topBar"]?["backButton"]
      }
      #expect(try await back()?.isNull == true)
      _ = try await app.push("c1", .screen("c2", held))
      let shown = try await back()
      #expect(shown?["title"] == "One" && shown?["visible"] == true)
      #expect(shown?["identifier"] == "up" && shown?["testID"] == "BACK")
      try await world.driver.tapBack()
      _ = try await app.push("c1", .screen("c3", hidden))
      #expect(try await back()?["visible"] == false)
      _ = try await app.pop("c3")
      app.mergeOptions("c2", ["topBar": ["backButton": ["popStackOnPress": true]]])
      try await world.settle(with: app)
      try await world.driver.tapBack()
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("B(") } == ["B(c2,up)"])
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
    }
  }

  @Test(
    "A top bar has a back button that a tap finds by the testID of the default options", arguments: Setup.everyRoute)
  func backButtonOfDefaults(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      app.setDefaultOptions(["topBar": ["backButton": ["testID": "BACK"]]])
      _ = try await app.setRoot(.stack([.screen("c1"), .screen("c2")], id: "s1"))
      try await world.settle(with: app)
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["topBar"]?["backButton"]?["testID"] == "BACK")
      try await world.driver.tap(testID: "BACK")
      try await world.settle(with: app)
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
    }
  }

  @Test(
    "A top bar emits search events, and shows a search bar that is merged into the options", arguments: Setup.everyRoute
  )
  func search(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      await #expect(throws: RPCError.self) { try await world.driver.search("x") }
      app.mergeOptions("c1", ["topBar": ["searchBar": ["visible": true, "placeholder": "Find"]]])
      _ = try? await app.pop("nobody")
      try await world.settle()
      try await world.driver.search("abc")
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]?["searchBar"]
      #expect(bar?["visible"] == true && bar?["text"] == "abc")
      #expect(bar?["placeholder"] == "Find" && bar?["focused"] == true)
      try await world.driver.cancelSearch()
      try await world.settle()
      let bodies = script.entries.compactMap { entry -> JSON? in
        guard case .event(let event) = entry, event.name == "RNN.SearchBarUpdated" else { return nil }
        return event.body
      }
      #expect(bodies.contains(["componentId": "c1", "text": "abc", "isFocused": true]))
      #expect(bodies.last?["text"] == "" && bodies.last?["isFocused"] == false)
      #expect(script.words.contains("RNN.SearchBarCancelPressed"))
      let rest = try await world.driver.snapshot(componentId: "s1")["topBar"]?["searchBar"]
      #expect(rest?["text"] == "" && rest?["focused"] == false && rest?["cancelFrame"] == nil)
    }
  }

  @Test("A top bar ends a search at a finger on 'Cancel', found by its text or by its place", arguments: [true, false])
  func cancel(isFoundByText: Bool) async throws {
    try await World.app(Setup.turbo[0], root: .stack([.screen("c1", Self.searchable)], id: "s1")) { world, script, _ in
      try await world.driver.search("abc", focused: false)
      let bar = try await world.driver.snapshot(componentId: "s1")["topBar"]?["searchBar"]
      let frame = bar?["cancelFrame"]?.array?.compactMap(\.double) ?? []
      try #require(frame.count == 4 && bar?["focused"] == false)
      if isFoundByText {
        try await world.driver.tap(text: "Stop")
      } else {
        let place: JSON = [.double(frame[0] + 2), .double(frame[1] + frame[3] / 2), 0]
        #expect(try await world.driver.request("device/gesture", ["path": [place]])["done"] == true)
      }
      try await world.settle()
      let rest = try await world.driver.snapshot(componentId: "s1")["topBar"]?["searchBar"]
      #expect(rest?["text"] == "" && rest?["cancelFrame"] == nil)
      #expect(script.words.filter { $0 == "RNN.SearchBarCancelPressed" }.count == 1)
      // Without a search there is nothing of that name.
      await #expect(throws: RPCError.self) { try await world.driver.tap(text: "Stop") }
    }
  }

  private static let searchable: JSON = ["topBar": ["searchBar": ["visible": true, "cancelText": "Stop"]]]

  @Test(
    "A top bar rejects a push with a button without an id, as iOS does, and leaves the stack unchanged",
    arguments: Setup.everyRoute)
  func buttonWithoutId(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { (world, _, app) async throws in
      do throws(RPCError) {
        _ = try await app.push("c1", .screen("c2", ["topBar": ["leftButtons": [["text": "Lost"]]]]))
        Issue.record("A button without an id was accepted.")
      } catch {
        #expect(error.data["code"] == "NSInvalidArgumentException")
        #expect(error.message == "button id is not specified Lost")
      }
      #expect(try await world.driver.snapshot(componentId: "s1")["children"]?.array?.count == 1)
    }
  }
}
