import NativeSide
import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeReactNativeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-options §4: options whose effect needs more than one check, and options without an effect.
@Suite("Visible effects of options", .timeLimit(.minutes(20)))
struct SeenOptionTests {
  private static let inProcess = Setup(depth: .inProcess, architecture: .turbo)

  /// Paths of options that iOS does not read, or not before iOS 26, with a value of their type.
  static let unseen: [(path: String, value: JSON)] = (OptionsPage.json.array ?? []).compactMap { option in
    guard let path = option["path"]?.string, !path.contains("*"), let note = option["fidelity"]?.string,
      note.hasPrefix("exact: no effect")
    else { return nil }
    let values: [String: JSON] = [
      "Bool": true, "Color": 0xFFFF_0000, "Number": 7, "TimeInterval": 7, "Enum": "integrated",
    ]
    return (path, values[option["type"]?.string ?? ""] ?? "word")
  }

  @Test("An option that iOS 18 does not read leaves the tree unchanged", arguments: unseen.indices)
  func nothing(_ index: Int) async throws {
    let row = PresenterTests.Row(Self.unseen[index].path, Self.unseen[index].value, "", nil)
    try await World.app(
      Self.inProcess,
      root: .bottomTabs(
        [
          .stack([.screen("c1"), .screen("c2", ["topBar": ["searchBar": ["visible": true]]])], id: "s1"),
          .screen("c3"),
        ],
        id: "t1")
    ) { world, _, app in
      @ScriptThread func seen() async throws -> JSON {
        try await world.settle(with: app)
        return Self.withoutOptions(try await world.driver.snapshot(componentId: "t1"))
      }
      let before = try await seen()
      app.mergeOptions("c2", row.sent)
      #expect(try await seen() == before)
      let kept = try await world.driver.snapshot(componentId: "c2")["options"] ?? .null
      #expect(PresenterTests.value(row.option, in: kept) == row.value, "The option is kept and shown.")
    }
  }

  @Test("Top tabs look the same with and without options of the tabs and of their screens", arguments: Setup.turbo)
  func topTabs(_ setup: Setup) async throws {
    let sent: JSON = [
      "topTabs": ["backgroundColor": 0xFFFF_0000], "topTab": ["title": "One", "titleFontFamily": "Arial"],
    ]
    try await World.app(setup) { world, _, app in
      @ScriptThread func seen(_ options: JSON) async throws -> JSON? {
        _ = try await app.setRoot(
          .topTabs([.screen("c1", options), .screen("c2", options)], id: "t1", options: options))
        app.mergeOptions("c1", options)
        app.mergeOptions("t1", options)
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "t1")["topTabs"]
      }
      let plain = try await seen([:])
      #expect(plain?["backgroundColor"]?.string != nil && plain?["items"]?.array?.count == 3)
      #expect(try await seen(sent) == plain)
    }
  }

  private static func withoutOptions(_ json: JSON) -> JSON {
    switch json {
    case .object(let members):
      .object(members.filter { $0.key != "options" && $0.key != "resolvedOptions" }.mapValues(withoutOptions))
    case .array(let items): .array(items.map(withoutOptions))
    default: json
    }
  }

  @Test(
    "The button background colour of a side applies only to a merge and to icons with a background",
    arguments: ["left", "right"])
  func buttonBackground(_ side: String) async throws {
    try await World.app(Self.inProcess) { world, _, app in
      let buttons: JSON = [
        ["id": "a", "icon": "i.png", "iconBackground": ["color": 0xFF00_FF00]], ["id": "b", "icon": "i.png"],
      ]
      func colored(_ color: JSON) -> JSON { .object([ExactText("\(side)ButtonBackgroundColor"): color]) }
      let topBar = colored(0xFFFF_0000).merging(.object([ExactText("\(side)Buttons"): buttons]))
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": topBar])], id: "s1"))
      @ScriptThread func colors() async throws -> [JSON] {
        try await world.settle(with: app)
        let stack = try await world.driver.snapshot(componentId: "s1")
        return (0...1).map { PresenterTests.value("topBar.\(side)Buttons.\($0).iconBackground.color", in: stack) }
      }
      #expect(try await colors() == ["#00FF00", nil])
      app.mergeOptions("c1", ["topBar": colored(0xFF00_00FF)])
      #expect(try await colors() == ["#0000FF", nil])
    }
  }

  @Test("Visible effects of options disableIconTint leaves an icon untinted, but not a text")
  func disableIconTint() async throws {
    try await World.app(Self.inProcess) { world, _, app in
      let red: JSON = 0xFFFF_0000
      let buttons: JSON = [
        ["id": "a", "icon": "i.png", "color": red, "disableIconTint": true],
        ["id": "b", "icon": "i.png", "color": red, "disableIconTint": false],
        ["id": "c", "text": "C", "color": red, "disableIconTint": true],
      ]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": ["leftButtons": buttons]])], id: "s1"))
      try await world.settle(with: app)
      let shown = try await world.driver.snapshot(componentId: "s1")["topBar"]?["leftButtons"]?.array ?? []
      #expect(shown.map { $0["color"] } == [.null, "#FF0000", "#FF0000"])
    }
  }

  @Test("Buttons of the top bar fade for 200 ms when the animate option of their side is on", arguments: Setup.bridge)
  func fading(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, _ in
      for (topBar, duration) in [
        (["rightButtons": [["id": "a", "text": "A"]]], 0),
        (["rightButtons": [["id": "b", "text": "B"]], "animateRightButtons": true], 200),
        (["rightButtons": [["id": "c", "text": "C"]]], 200), (["rightButtons": [["id": "c", "text": "C"]]], 0),
        (["leftButtons": [["id": "a", "text": "A"]]], 0),
        (["leftButtons": [], "animateLeftButtons": true], 200),
        (["rightButtons": [], "animateRightButtons": false], 0),
      ] as [(JSON, Double)] {
        #expect(try await world.timeOfMerge("c1", ["topBar": topBar], by: script) == duration, "\(topBar)")
      }
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["topBar"]?["leftButtons"] == [] && stack["topBar"]?["rightButtons"] == [])
    }
  }

  @Test(
    "A modal has its option's presentation style, and fullScreen for an unknown word or 'automatic'",
    arguments: Setup.turbo
  )
  func presentationStyle(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { (world, _, app) async throws in
      for (word, shown) in [
        ("default", "pageSheet"), ("automatic", "fullScreen"), ("levitate", "fullScreen"), ("pageSheet", "pageSheet"),
        ("overFullScreen", "overFullScreen"), ("overCurrentContext", "overCurrentContext"),
        ("currentContext", "currentContext"),
      ] as [(JSON, JSON)] {
        #expect(
          try await Self.modal(["modalPresentationStyle": word], app, world)?["presentationStyle"] == shown, "\(word)")
      }
      #expect(try await Self.modal([:], app, world)?["presentationStyle"] == "pageSheet")
    }
  }

  @Test("A modal has its option's transition style, and coverVertical for an unknown word", arguments: Setup.turbo)
  func transitionStyle(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { (world, _, app) async throws in
      for (word, shown) in [
        ("crossDissolve", "crossDissolve"), ("flipHorizontal", "flipHorizontal"), ("coverVertical", "coverVertical"),
        ("levitate", "coverVertical"),
      ] as [(JSON, JSON)] {
        #expect(
          try await Self.modal(["modalTransitionStyle": word], app, world)?["transitionStyle"] == shown, "\(word)")
      }
      #expect(try await Self.modal([:], app, world)?["transitionStyle"] == "coverVertical")
    }
  }

  /// Returns a modal's node while the modal is shown.
  @ScriptThread
  private static func modal(_ options: JSON, _ app: Navigation, _ world: World) async throws -> JSON? {
    _ = try await app.showModal(.screen("m1", options))
    try await world.settle(with: app)
    let shown = try await world.driver.snapshot()["windows"]?[0]?["presented"]?[0]
    _ = try await app.dismissModal("m1")
    return shown
  }

  @Test("A peek accepts only the actions of its preview", arguments: Setup.turbo)
  func previewActions(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      let actions: JSON = [["id": "like", "title": "Like"], ["id": "more", "title": "More", "actions": []]]
      let push = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.push("c1", .screen("p1", ["preview": ["reactTag": 5, "commit": true, "actions": actions]]))
      }
      try await script.received { $0.word == "run(p1)" }
      await #expect(throws: RPCError.self) {
        try await world.driver.request("device/peek", ["componentId": "c1", "action": "hate"])
      }
      _ = try await world.driver.request("device/peek", ["componentId": "c1", "action": "like"])
      try await script.received { $0.word == "B(p1,like)" }
      try await world.driver.peek("c1", commit: true)
      #expect(try await push.joined() == "p1")
    }
  }
}
