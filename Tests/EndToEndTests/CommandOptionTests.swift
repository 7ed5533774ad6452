import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-options §2.2, rnn-commands §3: the options that a command reads, and the layouts that it reads them from.
@Suite("The options of a command", .timeLimit(.minutes(20)))
struct CommandOptionTests {
  private static let stillPop: JSON = ["animations": ["pop": ["enabled": false]]]
  private static let stillExit: JSON = ["animations": ["dismissModal": ["exit": ["enabled": false]]]]

  /// Returns the duration of a command in milliseconds of the device's clock: from the completion of a command that
  /// takes no time to its own completion.
  @ScriptThread
  private static func time(
    _ script: Script, _ world: World, _ command: @ScriptThread () async throws -> Void
  ) async throws -> Int64? {
    try await world.settle(with: script.navigation)
    script.clear()
    try await script.navigation.dismissAllOverlays()
    try await command()
    try await world.settle(with: script.navigation)
    let times = script.entries.compactMap { entry -> Int64? in
      guard case .event(let event) = entry, event.name == "RNN.CommandCompleted" else { return nil }
      return event.body["completionTime"]?.int.map { Int64($0) }
    }
    #expect(times.count == 2)
    return times.count == 2 ? times[1] - times[0] : nil
  }

  @Test(
    "The options of a command make it take no time on the device's clock when they disable its animation",
    arguments: Setup.everyRoute)
  func notAnimated(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack((1...6).map { .screen("c\($0)") }, id: "s1")) { world, script, app in
      #expect(try await Self.time(script, world) { _ = try await app.pop("c6") } == 350)
      #expect(try await Self.time(script, world) { _ = try await app.pop("c5", options: Self.stillPop) } == 0)
      #expect(try await Self.time(script, world) { _ = try await app.pop(to: "c3", options: Self.stillPop) } == 0)
      #expect(try await Self.time(script, world) { _ = try await app.pop(to: "c2") } == 350)
      #expect(try await Self.time(script, world) { _ = try await app.popToRoot("c2", options: Self.stillPop) } == 0)
      for id in ["m1", "m2", "m3", "m4"] { _ = try await app.showModal(.screen(id)) }
      #expect(try await Self.time(script, world) { _ = try await app.dismissModal("m4") } == 500)
      #expect(try await Self.time(script, world) { _ = try await app.dismissModal("m3", options: Self.stillExit) } == 0)
      #expect(try await Self.time(script, world) { try await app.dismissAllModals(options: Self.stillExit) } == 0)
      _ = try await app.showModal(.screen("m5"))
      #expect(try await Self.time(script, world) { try await app.dismissAllModals() } == 500)
      let still: JSON = ["animations": ["showModal": ["enter": ["enabled": false]], "push": ["enabled": false]]]
      #expect(try await Self.time(script, world) { _ = try await app.showModal(.screen("m6", still)) } == 0)
      try await app.dismissAllModals()
      #expect(try await Self.time(script, world) { _ = try await app.push("c1", .screen("c7", still)) } == 0)
      #expect(try await Self.time(script, world) { _ = try await app.popToRoot("c7") } == 350)
    }
  }

  @Test(
    """
    The options of a command come from its component, that component's children and the defaults, but not from its \
    parents
    """,
    arguments: Setup.everyRoute)
  func ancestors(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let screens = (1...5).map { Layout.screen("c\($0)") }
      _ = try await app.setRoot(.stack(screens, id: "s1", options: Self.stillPop))
      #expect(
        try await Self.time(script, world) { _ = try await app.pop("c5") } == 350, "The stack's options are not read.")
      #expect(
        try await Self.time(script, world) { _ = try await app.pop("s1") } == 0, "The component's own options apply.")
      app.mergeOptions("c3", ["animations": ["pop": ["enabled": true]]])
      #expect(
        try await Self.time(script, world) { _ = try await app.pop("s1") } == 350,
        "The options of the stack's top screen take precedence.")
      app.setDefaultOptions(Self.stillPop)
      _ = try await app.setRoot(.stack(screens, id: "s2"))
      #expect(
        try await Self.time(script, world) { _ = try await app.pop("c5") } == 0, "The default options apply last.")
    }
  }

  @Test("A merge on the bridge resolves when the animation that it has started ends", arguments: Setup.bridge)
  func mergePending(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let side: JSON = ["width": 350, "animationVelocity": 1000]
      _ = try await app.setRoot(
        .sideMenu(
          left: .screen("l"), center: .stack([.screen("c1")]), id: "m", options: ["sideMenu": ["left": side]]))
      let merge = try await Motion.begin(in: world) {
        try await script.noting("merge") { () throws(RPCError) in
          try await app.call("RNNBridgeModule", "mergeOptions") { writer in
            writer.value("c1")
            writer.value(["sideMenu": ["left": ["visible": true]]] as JSON)
          }
        }
      }
      #expect(merge.nextDue == 350)
      try await merge.move(to: 349)
      await script.reachNative()
      #expect(!script.words.contains("merge ok"))
      #expect(try await world.driver.stats().pending.commands == 1)
      #expect(try await merge.end() == ("c1", 350))
    }
  }

  private static let rich: JSON = [
    "topBar": [
      "visible": true, "noBorder": false, "testID": "BAR",
      "title": ["text": "T", "fontSize": 17.5, "component": ["name": "app.Title", "componentId": "t1"]],
      "rightButtons": [["id": "r", "text": "R", "enabled": false], ["id": "q", "icon": ["uri": "q.png"]]],
    ],
    "bottomTab": ["text": "Tab", "badge": "3"], "layout": ["backgroundColor": 0xFFFF_0000],
    "animations": [
      "push": ["enabled": true, "content": ["enter": ["alpha": ["from": 0, "to": 1, "duration": 250]]]]
    ],
    "popGesture": false,
  ]

  @Test("The options of a layout reach its controller unchanged, and no other controller", arguments: Setup.everyRoute)
  func readBack(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let screens = [Layout.screen("c1"), .screen("c2", Self.rich)]
      _ = try await app.setRoot(.stack(screens, id: "s1", options: ["popGesture": true]))
      try await world.settle(with: app)
      let read = try await world.driver.snapshot(componentId: "c2")["options"] ?? .null
      #expect(Self.plain(read) == Self.plain(Self.rich))
      #expect(try await world.driver.snapshot(componentId: "c1")["options"] == [:])
      #expect(try await world.driver.snapshot(componentId: "s1")["options"] == ["popGesture": true])
    }
  }

  /// Returns each value by its path, without regard to the order of members and the form of numbers.
  private static func plain(_ json: JSON, at path: String = "") -> [String: String] {
    var found: [String: String] = [:]
    for key in json.object?.keys.map({ $0 }) ?? [] {
      found.merge(plain(json.object?[key] ?? .null, at: "\(path).\(key.text)")) { one, _ in one }
    }
    for (index, item) in (json.array ?? []).enumerated() {
      found.merge(plain(item, at: "\(path)[\(index)]")) { one, _ in one }
    }
    if json.object == nil && json.array == nil { found[path] = json.double.map { "\($0)" } ?? "\(json)" }
    return found
  }
}
