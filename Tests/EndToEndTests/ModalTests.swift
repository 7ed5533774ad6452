import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §13, rnn-commands §3.9 to §3.11.
@Suite("Modals", .timeLimit(.minutes(20)))
struct ModalTests {
  private static let fullScreen: JSON = ["modalPresentationStyle": "fullScreen"]

  static let rows: [EventOrderTests.Row] = [
    .init("showModal, full screen", ["W(m2)", "D(m2)", "X(m1)", "CC(showModal)", "showModal ok"]) { script, _ in
      _ = try await script.noting("showModal") { () throws(RPCError) in
        try await script.navigation.showModal(.screen("m2", fullScreen))
      }
    },
    .init("showModal, a sheet", ["W(m2)", "D(m2)", "CC(showModal)", "showModal ok"]) { script, _ in
      _ = try await script.noting("showModal") { () throws(RPCError) in
        try await script.navigation.showModal(.stack([.screen("m2")], id: "ms"))
      }
    },
    .init(
      "dismissModal, full screen",
      ["W(c1)", "D(c1)", "X(m1)", "modal m1 1", "CC(dismissModal)", "dismissModal ok"]
    ) { script, _ in
      _ = try await script.noting("dismissModal") { () throws(RPCError) in
        try await script.navigation.dismissModal("m1")
      }
    },
    .init("dismissAllModals", ["modal m1 1", "W(c1)", "D(c1)", "X(m1)", "CC(dismissAllModals)", "all ok"]) {
      script, _ in
      try await script.noting("all") { () throws(RPCError) in try await script.navigation.dismissAllModals() }
    },
    .init("setRoot removes modals without an event", ["unmount", "unmount", "CC(setRoot)"]) { script, _ in
      _ = try await script.navigation.setRoot(.screen("r1"))
    },
  ]

  @Test("Modals emit their events in the order of iOS", arguments: rows, Setup.everyDepth)
  func order(_ row: EventOrderTests.Row, _ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, _ in
      _ = try await script.navigation.showModal(.screen("m1", Self.fullScreen))
      try await world.settle()
      script.clear()
      try await row.act(script, world)
      try await world.settle()
      #expect(script.words.contains(inOrder: row.turbo), "\(script.words)")
      let wasModalShown = row.name.hasPrefix("showModal")
      #expect(script.words.contains("unmount") != wasModalShown)
    }
  }

  @Test(
    "Modals that are covered emit ModalDismissed immediately, and disappear with the modals above them",
    arguments: Setup.everyDepth)
  func buried(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      for id in ["m1", "m2", "m3"] { #expect(try await app.showModal(.screen(id)) == id) }
      script.clear()
      _ = try await script.noting("dismiss") { () throws(RPCError) in try await app.dismissModal("m2") }
      #expect(script.words == ["modal m2 1", "CC(dismissModal)", "dismiss ok"])
      let presented = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(presented.map { $0["componentId"]?.string } == ["m1", "m2", "m3"])
      #expect(presented.map { $0["dismissed"]?.bool ?? false } == [false, true, false])
      script.clear()
      _ = try await app.dismissModal("m3")
      try await world.settle(with: app)
      // The request for the view of the covered modal makes another view, so the event is emitted again.
      #expect(script.words.filter { $0.hasPrefix("modal") } == ["modal m3 1", "modal m2 1"])
      let left = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(left.map { $0["componentId"]?.string } == ["m1"])
      script.clear()
      _ = try await app.showModal(.screen("m4"))
      try await app.dismissAllModals()
      #expect(script.words.filter { $0.hasPrefix("modal") } == ["modal m4 2"])
    }
  }

  @Test(
    "Modals that a new root has removed no longer count among those that dismissAllModals dismisses",
    arguments: Setup.everyDepth)
  func forgotten(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      for id in ["m1", "m2"] { _ = try await app.showModal(.screen(id)) }
      // This modal is covered, so its dismissal waits until those above are gone.
      _ = try await app.dismissModal("m1")
      _ = try await app.setRoot(.screen("c2"))
      _ = try await app.showModal(.stack([.screen("m3")], id: "ms"))
      script.clear()
      try await app.dismissAllModals()
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("modal") } == ["modal ms 1"])
      #expect(try await world.driver.snapshot()["windows"]?[0]?["presented"] == [])
    }
  }

  @Test(
    "Modals are rejected with the reason, or never settle, when iOS cannot present them", arguments: Setup.everyDepth)
  func refused(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func expect(_ code: String, _ why: String, _ layout: Layout) async {
        do throws(RPCError) {
          Issue.record("The command resolved with \(try await app.showModal(layout)).")
        } catch {
          #expect(error.data["code"]?.string == code)
          #expect(error.message.contains(why), "\(error.message)")
        }
      }
      await expect("NEVER_SETTLES", "no root", .screen("m1"))
      _ = try await app.setRoot(.screen("c1"))
      await expect("NSInvalidArgumentException", "style is none", .screen("m1", ["modalPresentationStyle": "none"]))
      _ = try await app.showModal(.screen("m1"))
      _ = try await world.driver.pauseClock()
      let dismissal = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.dismissModal("m1")
      }
      while try await world.driver.clockNow().nextDue == nil {}
      await expect("NEVER_SETTLES", "already presenting", .screen("m2"))
      _ = try await world.driver.resumeClock()
      #expect(try await dismissal.joined() == "m1")
      #expect(try await app.showModal(.screen("m3")) == "m3")
    }
  }

  @Test(
    "Modals emit ModalDismissed after a swipe, or ModalAttemptedToDismiss when they cannot be swiped",
    arguments: Setup.everyDepth)
  func swipes(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      _ = try await app.showModal(.stack([.screen("m1", ["modal": ["swipeToDismiss": false]])], id: "ms"))
      try await world.settle()
      script.clear()
      let resisted = try await world.driver.dismissModal()
      #expect(!resisted)
      app.mergeOptions("m1", ["modal": ["swipeToDismiss": true]])
      // This command reaches the main queue after the merge.
      _ = try? await app.pop("nobody")
      let letGo = try await world.driver.dismissModal(complete: false)
      #expect(letGo)
      try await world.settle()
      let done = try await world.driver.dismissModal()
      #expect(done)
      try await world.settle()
      #expect(script.words.filter { $0.hasPrefix("attempt") || $0.hasPrefix("modal") } == ["attempt ms", "modal ms 1"])
      #expect(try await world.driver.stats().json["liveObjects"]?["RNNStackController"] == nil)
    }
  }

  @Test("Modals reject a dismissal with code 1013 when the component is not a modal", arguments: Setup.everyDepth)
  func rejections(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { _, _, app in
      for id in ["c1", "nobody"] {
        do throws(RPCError) {
          _ = try await app.dismissModal(id)
          Issue.record("'\(id)' was dismissed.")
        } catch {
          #expect(error.data["code"] == "1013" && error.message == "component with id: '\(id)' is not a modal")
        }
      }
      try await app.dismissAllModals()
    }
  }

  @Test(
    "React Native's own modals are shown like others, and emit an event after their dismissal",
    arguments: Setup.everyDepth)
  func modalHost(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      app.presentModalHost(7, ["presentationStyle": "pageSheet", "animationType": "slide"])
      try await script.received { $0.word == "modalHostShown" }
      let presented = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(presented.map { $0["class"] } == ["RCTModalHostViewController"])
      #expect(presented.map { $0["hostTag"]?.int } == [7])
      try await app.dismissAllModals()
      try await script.received { $0.word == "modalHostDismissed" }
      #expect(!script.words.contains { $0.hasPrefix("modal ") })
    }
  }

  @Test(
    "React Native's own modals are dismissed by the script side, and their tags can be reused",
    arguments: Setup.everyDepth)
  func modalHostDismissed(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      for round in 1...2 {
        app.presentModalHost(7, ["presentationStyle": "pageSheet", "animationType": "slide"])
        try await world.settle(with: app)
        let start = try await world.driver.clockNow().milliseconds
        // A tag that no modal has has no effect.
        app.dismissModalHost(8)
        app.dismissModalHost(7)
        try await world.settle(with: app)
        #expect(try await world.driver.clockNow().milliseconds - start == 500)
        #expect(try await world.driver.snapshot()["windows"]?[0]?["presented"] == [])
        let words = script.words.filter { $0.hasPrefix("modalHost") }
        #expect(words == Array(repeating: ["modalHostShown", "modalHostDismissed"], count: round).flatMap { $0 })
      }
    }
  }

  static let hostStyles: [(props: JSON, style: String, milliseconds: Double)] = [
    ([:], "fullScreen", 0), (["animationType": "slide"], "fullScreen", 500),
    (["presentationStyle": "formSheet", "animationType": "none"], "pageSheet", 0),
    (["presentationStyle": "pageSheet", "animationType": "fade", "transparent": true], "overFullScreen", 500),
  ]

  @Test(
    "React Native's own modals are presented as their properties define", arguments: hostStyles.indices,
    Setup.everyDepth)
  func modalHostStyles(_ index: Int, _ setup: Setup) async throws {
    let row = Self.hostStyles[index]
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      try await world.settle(with: app)
      let start = try await world.driver.clockNow().milliseconds
      app.presentModalHost(7, row.props)
      try await world.settle(with: app)
      #expect(try await world.driver.clockNow().milliseconds - start == row.milliseconds)
      let presented = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(presented.map { $0["presentationStyle"]?.string } == [row.style])
    }
  }

  @Test("React Native's own modals wait for the first root, and are shown on it", arguments: Setup.everyDepth)
  func modalHostWithoutRoot(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      try await world.driver.reload()
      try await world.settle()
      script.clear()
      script.navigation.presentModalHost(7, [:])
      try await world.settle(with: script.navigation)
      #expect(!script.words.contains { $0.hasPrefix("modalHost") })
      script.navigation.presentModalHost(8, [:])
      script.navigation.dismissModalHost(8)
      _ = try await script.navigation.setRoot(.screen("c1"))
      try await world.settle(with: script.navigation)
      #expect(script.words.filter { $0.hasPrefix("modalHost") }.count == 1)
      let presented = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(presented.map { $0["hostTag"] } == [7])
    }
  }
}

extension Collection<String> {
  /// Returns true when these words occur in this order, with any other words between them.
  func contains(inOrder words: [String]) -> Bool {
    var rest = self[...]
    for word in words {
      guard let at = rest.firstIndex(of: word) else { return false }
      rest = rest[rest.index(after: at)...]
    }
    return true
  }
}
