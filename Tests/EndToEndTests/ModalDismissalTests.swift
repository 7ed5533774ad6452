import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// The events of dismissed modals, and the modals that may be swiped (rnn-layouts §13).
@Suite("Modals and their dismissal", .timeLimit(.minutes(20)))
struct ModalDismissalTests {
  /// The modals that are dismissed in one turn, and the events that the script side receives. A modal below another
  /// one, or below one that is being dismissed, causes an event with each command, each time a modal above it has gone,
  /// and when it goes.
  static let dismissals: [(order: [String], reported: [String])] = [
    (["m2", "m1"], ["m1", "m2"]),
    (["m3", "m2", "m1"], ["m1", "m1", "m1", "m2", "m3"]),
    (["m3", "m3"], ["m3", "m3"]),
    (["m2", "m3"], ["m2", "m2", "m3"]),
    (["m2", "m2", "m3"], ["m2", "m2", "m2", "m3"]),
  ]

  @Test(
    "Modals and their dismissal emit their events and are removed when several are dismissed in one turn",
    arguments: dismissals, Setup.everyRoute)
  func several(_ row: (order: [String], reported: [String]), _ setup: Setup) async throws {
    let order = row.order
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      for id in ["m1", "m2", "m3"] where id != "m3" || order.contains("m3") { _ = try await app.showModal(.screen(id)) }
      script.clear()
      let dismissals = order.map { id in
        Task<String, any Error>(executorPreference: ScriptThread.executor) { try await app.dismissModal(id) }
      }
      for (id, dismissal) in zip(order, dismissals) { #expect(try await dismissal.joined() == id) }
      try await world.settle(with: app)
      let reported = script.words.filter { $0.hasPrefix("modal") }
      #expect(reported.sorted() == row.reported.map { "modal \($0) 1" })
      #expect(script.words.filter { $0 == "CC(dismissModal)" }.count == order.count)
      let left = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(left.allSatisfy { !order.contains($0["componentId"]?.string ?? "") })
    }
  }

  /// Modals, and a screen in one of them that was never shown.
  static let unseen: [(name: String, modals: [Layout], id: String, reported: [String])] = [
    ("below the top of a stack", [.stack([.screen("low"), .screen("top")], id: "m1")], "low", ["modal m1 1"]),
    (
      "a tab that is not selected",
      [
        .bottomTabs(
          [.screen("top"), .screen("low")], id: "m1", options: ["bottomTabs": ["tabsAttachMode": "onSwitchToTab"]])
      ],
      "low", ["modal m1 1"]
    ),
    (
      "below the top of a stack that is covered",
      [.stack([.screen("low"), .screen("top")], id: "m1"), .screen("m2")], "low", ["modal m1 1"]
    ),
  ]

  @Test(
    "Modals and their dismissal are dismissed by the id of a screen that was never shown, and emit an event",
    arguments: unseen.indices,
    Setup.everyRoute)
  func neverShown(_ index: Int, _ setup: Setup) async throws {
    let row = Self.unseen[index]
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      for modal in row.modals { _ = try await app.showModal(modal) }
      script.clear()
      #expect(try await app.dismissModal(row.id) == "m1", "\(row.name)")
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("modal") } == row.reported)
      if row.modals.count == 1 {
        // Both screens of the modal are gone and are unmounted on the script side.
        #expect(script.words.filter { $0 == "unmount" }.count == 2)
        #expect(try await world.driver.stats().json["liveObjects"]?["RNNComponentViewController"]?.int == 1)
      }
      script.clear()
      _ = try await app.showModal(.screen("last"))
      try await app.dismissAllModals()
      #expect(script.words.filter { $0.hasPrefix("modal") } == ["modal last \(row.modals.count)"])
    }
  }

  @Test(
    "Modals and their dismissal take swipeToDismiss from the visible screen at each merge of any option",
    arguments: Setup.everyRoute)
  func resolvedSwipe(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      let screen = Layout.screen("m2", ["modal": ["swipeToDismiss": false]])
      for merge in [true, false] {
        _ = try await app.showModal(.stack([.screen("m1")], id: "ms"))
        _ = try await app.push("m1", screen)
        try await world.settle()
        if merge {
          app.mergeOptions("m2", ["topBar": ["testID": "bar"]])
          _ = try? await app.pop("nobody")
        } else {
          // A pop merges its options before it pops, even when there are none.
          _ = try await app.pop("m2")
        }
        try await world.settle()
        #expect(try await !world.driver.dismissModal())
        app.mergeOptions("ms", ["modal": ["swipeToDismiss": true]])
        _ = try? await app.pop("nobody")
        #expect(try await world.driver.dismissModal())
        try await world.settle()
      }
    }
  }
}
