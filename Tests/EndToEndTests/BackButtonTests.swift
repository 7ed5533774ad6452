import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-options §4.4, `topBar.backButton`.
@Suite("A back button", .timeLimit(.minutes(20)))
struct BackButtonTests {
  private static func back(_ options: JSON) -> JSON { ["topBar": ["backButton": options]] }

  @Test(
    "A back button pops or emits a press by the screen's own and the default options, not by its stack's",
    arguments: Setup.everyRoute
  )
  func popStackOnPress(_ setup: Setup) async throws {
    let held = Self.back(["popStackOnPress": false, "identifier": "up"])
    try await World.app(setup) { world, script, app in
      for (own, stack, defaults, pops) in [
        ([:], held, [:], true), (held, [:], [:], false), ([:], [:], held, false),
        (Self.back(["popStackOnPress": true]), [:], held, true),
      ] as [(JSON, JSON, JSON, Bool)] {
        app.setDefaultOptions(defaults)
        _ = try await app.setRoot(.stack([.screen("c1"), .screen("c2", own)], id: "s1", options: stack))
        try await world.settle(with: app)
        script.clear()
        try await world.driver.tapBack()
        try await world.settle(with: app)
        let children = try await world.driver.snapshot(componentId: "s1")["children"]?.array
        #expect(children?.count == (pops ? 1 : 2))
        // The id of the event also comes from the screen's own options only.
        let presses = script.words.filter { $0.hasPrefix("B(") }
        #expect(presses == (pops ? [] : [own == held ? "B(c2,up)" : "B(c2,RNN.back)"]))
      }
    }
  }

  @Test(
    "A back button emits a press when a swipe pops the screen, if the screen's own options enable that",
    arguments: Setup.everyRoute)
  func swipe(_ setup: Setup) async throws {
    let asks: JSON = ["navigationButtonEventOnSwipeBack": true]
    try await World.app(setup) { world, script, app in
      for (own, stack, completes, presses) in [
        (asks, [:], true, ["B(c2,RNN.back)"]), (asks, [:], false, []), ([:], asks, true, []),
        (asks.merging(Self.back(["identifier": "up"])), [:], true, ["B(c2,up)"]),
      ] as [(JSON, JSON, Bool, [String])] {
        _ = try await app.setRoot(.stack([.screen("c1")], id: "s1", options: stack))
        _ = try await app.push("c1", .screen("c2", own))
        try await world.settle(with: app)
        script.clear()
        #expect(try await world.driver.swipeBack(complete: completes))
        try await world.settle(with: app)
        #expect(script.words.filter { $0.hasPrefix("B(") } == presses)
        if !presses.isEmpty { #expect(script.words.contains(inOrder: ["W(c1)"] + presses + ["X(c2)", "P(c2)"])) }
      }
      // A tap on the back button is not a swipe.
      _ = try await app.setRoot(.stack([.screen("c1"), .screen("c2", asks)], id: "s1"))
      try await world.settle(with: app)
      script.clear()
      try await world.driver.tapBack()
      try await world.settle(with: app)
      #expect(!script.words.contains("B(c2,RNN.back)") && script.words.contains("P(c2)"))
    }
  }

  /// The options of the screen on top, the options merged into it, and the resulting back button.
  static let looks: [(name: String, own: JSON, merged: JSON, shown: [String: JSON])] = [
    (
      "a display mode creates no back button item", ["displayMode": "minimal", "color": 0xFFFF_0000, "title": "Up"],
      [:],
      ["displayMode": "minimal", "title": "Up", "color": nil]
    ),
    (
      "a display mode keeps a title that is not shown", ["displayMode": "generic", "showTitle": false, "title": "Up"],
      [:],
      ["displayMode": "generic", "title": "Up"]
    ),
    (
      "an unknown display mode falls back to the default", ["displayMode": "levitate"], [:],
      ["displayMode": "default", "title": "One"]
    ),
    (
      "a display mode keeps an existing item", ["color": 0xFFFF_0000, "title": "Up"], ["displayMode": "minimal"],
      ["displayMode": "minimal", "title": "Up", "color": "#FF0000"]
    ),
    (
      "without a title the button shows that of the screen below", ["color": 0xFFFF_0000], [:],
      ["title": "One", "color": "#FF0000"]
    ),
    (
      "a font size is enough to create an item", ["fontSize": 30], [:],
      ["title": "One", "enableMenu": true, "fontSize": nil]
    ),
    ("a display mode keeps an icon", ["displayMode": "minimal", "icon": "i.png"], [:], ["icon": "i.png"]),
    ("a symbol takes precedence over an icon", ["icon": "i.png", "sfSymbol": "star"], [:], ["icon": "star"]),
    ("a background's width creates no item", [:], ["iconBackground": ["width": 40]], ["enableMenu": nil]),
    ("showTitle creates no item", ["showTitle": true], [:], ["enableMenu": nil]),
  ]

  @Test("A back button looks as its options define", arguments: looks.indices)
  func look(_ index: Int) async throws {
    let row = Self.looks[index]
    try await World.app(
      Setup(depth: .inProcess, architecture: .turbo),
      root: .stack(
        [.screen("c1", ["topBar": ["title": ["text": "One"]]]), .screen("c2", Self.back(row.own))], id: "s1")
    ) { world, _, app in
      app.mergeOptions("c2", Self.back(row.merged))
      try await world.settle(with: app)
      let shown = try await world.driver.snapshot(componentId: "s1")["topBar"]?["backButton"]
      for (key, value) in row.shown { #expect((shown?[key] ?? .null) == value, "\(row.name): \(key)") }
    }
  }

  @Test(
    "A back button over a root screen takes the root's options where the pushed screen sets none",
    arguments: Setup.turbo)
  func root(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      @ScriptThread func back() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "s1")["topBar"]?["backButton"]
      }
      let own = Self.back(["title": "Home", "color": 0xFFFF_0000, "icon": "i.png"])
      _ = try await app.setRoot(.stack([.screen("c1", own)], id: "s1"))
      #expect(try await back() == .null)
      _ = try await app.push("c1", .screen("c2"))
      let plain = try await back()
      #expect(plain?["title"] == "Home" && plain?["color"] == "#FF0000")
      #expect(plain?["icon"] == .null, "The icon belongs to the bar over the root.")
      _ = try await app.push("c2", .screen("c3"))
      #expect(try await back()?["color"] == .null)
      _ = try await app.popToRoot("c3")
      _ = try await app.push("c1", .screen("c4", Self.back(["title": "Up"])))
      #expect(try await back()?["title"] == "Up")
    }
  }
}
