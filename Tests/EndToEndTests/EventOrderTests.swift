import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The sequences of rnn-layouts §8 and rnn-events §1.4.
@Suite("Events", .timeLimit(.minutes(20)))
struct EventOrderTests {
  /// One row: an act on a stack of c1, c2 and the messages that the script side must receive in this order.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let turbo: [String]
    let bridge: [String]
    let act: @ScriptThread @Sendable (Script, World) async throws -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ turbo: [String], bridge: [String]? = nil,
      act: @escaping @ScriptThread @Sendable (Script, World) async throws -> Void
    ) {
      self.name = name
      self.turbo = turbo
      self.bridge = bridge ?? turbo
      self.act = act
    }
  }

  static let rows: [Row] = [
    Row("push", ["run(c3)", "W(c3)", "X(c2)", "D(c3)", "CC(push)", "push ok"]) { script, _ in
      _ = try await script.noting("push") { () throws(RPCError) in try await script.navigation.push("c1", .screen("c3"))
      }
    },
    Row("pop", ["X(c2)", "unmount", "W(c1)", "D(c1)", "P(c2)", "CC(pop)", "pop ok"]) { script, _ in
      _ = try await script.noting("pop") { () throws(RPCError) in try await script.navigation.pop("c2") }
    },
    Row("popToRoot", ["X(c2)", "unmount", "W(c1)", "D(c1)", "P(c2)", "CC(popToRoot)", "popToRoot ok"]) { script, _ in
      _ = try await script.noting("popToRoot") { () throws(RPCError) in try await script.navigation.popToRoot("c2") }
    },
    Row(
      "setStackRoot", ["W(d1)", "X(c2)", "D(d1)", "P(c2)", "CC(setStackRoot)", "setStackRoot ok"],
      // This command is not animated by default on the bridge: it settles in its own turn, and the screen follows at
      // the layout pass.
      bridge: ["CC(setStackRoot)", "W(d1)", "X(c2)", "D(d1)", "P(c2)"]
    ) { script, _ in
      _ = try await script.noting("setStackRoot") { () throws(RPCError) in
        try await script.navigation.setStackRoot("c1", [.screen("d1")])
      }
    },
    Row("back button", ["X(c2)", "unmount", "W(c1)", "D(c1)", "P(c2)"]) { _, world in
      try await world.driver.tapBack()
    },
    Row("swipe back", ["W(c1)", "X(c2)", "D(c1)", "P(c2)"]) { _, world in
      let isDone = try await world.driver.swipeBack()
      #expect(isDone)
    },
    Row("setRoot", ["run(r1)", "W(r1)"]) { script, _ in
      _ = try await script.noting("setRoot") { () throws(RPCError) in try await script.navigation.setRoot(.screen("r1"))
      }
    },
  ]

  @Test("Events arrive in the order of iOS", arguments: rows, Setup.everyDepth)
  func order(_ row: Row, _ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, _ in
      _ = try await script.navigation.push("c1", .screen("c2"))
      try await world.settle()
      script.clear()
      try await row.act(script, world)
      try await world.settle()
      let wanted = setup.architecture == .turbo ? row.turbo : row.bridge
      var rest = script.words[...]
      for word in wanted {
        guard let at = rest.firstIndex(of: word) else {
          Issue.record("\(word) is missing or out of order in \(script.words)")
          return
        }
        rest = rest[(at + 1)...]
      }
    }
  }

  @Test(
    "Events do not include ScreenPopped after a cancelled swipe, which leaves the stack unchanged",
    arguments: Setup.everyDepth
  )
  func cancelledSwipe(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1"), .screen("c2")], id: "s1")) { world, script, _ in
      try await world.settle()
      script.clear()
      #expect(try await world.driver.swipeBack(complete: false))
      try await world.settle()
      #expect(!script.words.contains("P(c2)"))
      let stack = try await world.driver.snapshot(componentId: "s1")
      #expect(stack["children"]?.array?.count == 2)
      #expect(stack["children"]?[1]?["appearance"]?.string == "didAppear")
      #expect(try await world.driver.swipeBack())
    }
  }

  @Test(
    "Events are dropped and counted without a listener, and AppLaunched arrives once with one",
    arguments: Setup.everyDepth)
  func gating(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let deaf = try await world.script(nil) { $0.listensTo = [] }
      _ = try await deaf.navigation.setRoot(.screen("c1"))
      try await world.settle()
      #expect(!deaf.words.contains { $0.hasPrefix("W(") || $0 == "launched" })
      let dropped = try await world.driver.stats().dropped.noListener
      #expect(dropped >= 3, "CommandCompleted, ComponentWillAppear and ComponentDidAppear are dropped.")
      try await world.driver.reload()
      let all = try await world.script()
      try await all.received { $0.word == "launched" }
      try await world.settle()
      #expect(all.words.filter { $0 == "launched" }.count == 1)
    }
  }

  @Test("Events of the old epoch do not arrive after a reload", arguments: Setup.everyDepth)
  func nothingCrosses(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("old1"), .screen("old2")], id: "s1")) { world, script, _ in
      try await world.settle()
      script.clear()
      try await world.driver.reload()
      try await script.received { $0.word == "launched" }
      try await world.settle()
      let reload = try #require(script.words.firstIndex(of: "reload"))
      #expect(!script.words[reload...].contains { $0.contains("old") })
      #expect(script.words[reload...].contains("launched"))
    }
  }
}
