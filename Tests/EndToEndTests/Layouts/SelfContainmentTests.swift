import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// A pending tree is searched first, so that an id of a screen may be found inside the layout that is to be shown. That
/// layout would then contain itself.
@Suite("Trees inside themselves", .timeLimit(.minutes(20)))
struct SelfContainmentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Wraps `main`, a stack, in a layout.
    let around: @Sendable (Layout) -> Layout
  }

  static let rows: [Row] = [
    Row(testDescription: "bottom tabs", around: { .bottomTabs([$0]) }),
    Row(testDescription: "the second of bottom tabs", around: { .bottomTabs([.screen("first"), $0]) }),
    Row(testDescription: "top tabs", around: { .topTabs([$0]) }),
    Row(testDescription: "a master", around: { .splitView(master: $0, detail: .screen("detail")) }),
    Row(testDescription: "a detail", around: { .splitView(master: .screen("master"), detail: $0) }),
    Row(testDescription: "a side menu's centre", around: { .sideMenu(center: $0) }),
    Row(testDescription: "a side menu's drawer", around: { .sideMenu(left: $0, center: .screen("centre")) }),
    Row(
      testDescription: "tabs in a split view in top tabs",
      around: { .topTabs([.splitView(master: .bottomTabs([$0]), detail: .screen("detail"))]) }),
  ]

  /// Waiting for render determines when the centre of a side menu joins the tree: before the push, or after it.
  static let waits = [false, true]

  @Test(
    "A push or setStackRoot into the same tree fails with no error but the exception of UIKit", arguments: rows,
    Setup.everyDepth)
  func refused(_ row: Row, _ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      for waits in Self.waits {
        app.setDefaultOptions([
          "animations": ["push": ["waitForRender": .bool(waits)], "setStackRoot": ["waitForRender": .bool(waits)]]
        ])
        _ = try await app.setRoot(.stack([.screen("home")], id: "main"))
        for target in ["main", "inner"] {
          let layout = row.around(.stack([.screen("inner")], id: "main"))
          await Self.expectRefusal { () async throws(RPCError) in _ = try await app.push(target, layout) }
          await Self.expectRefusal { () async throws(RPCError) in _ = try await app.setStackRoot(target, [layout]) }
        }
        try await world.settle()
        #expect(try await world.driver.snapshot(componentId: "main")["children"]?.array?.count ?? 0 >= 1)
      }
    }
  }

  /// A side menu's centre that is not rendered yet is in no tree. The stack on the screen is then found, and takes the
  /// layout.
  private static func expectRefusal(_ command: @ScriptThread () async throws(RPCError) -> Void) async {
    do throws(RPCError) { try await command() } catch {
      #expect(error.data["code"]?.string == "NSInvalidArgumentException", "\(error)")
    }
  }

  @Test(
    "A push of a tree into itself is rejected with a reason, and leaves the visible stack unchanged",
    arguments: Setup.everyDepth)
  func reason(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("home")], id: "main")) { world, _, app in
      do throws(RPCError) {
        _ = try await app.push("main", .bottomTabs([.stack([.screen("inner")], id: "main")]))
        Issue.record("The push resolved.")
      } catch {
        #expect(error.data["code"]?.string == "NSInvalidArgumentException")
        #expect(
          error.message
            == "<RNNBottomTabsController> cannot be added as a child view controller to <RNNStackController>, which is "
            + "inside it.")
      }
      try await world.settle()
      #expect(
        try await world.driver.snapshot(componentId: "main")["children"]?.array?.map { $0["componentId"] } == ["home"])
      #expect(try await app.push("home", .screen("next")) == "next")
    }
  }

  /// This test uses separate processes: trees of 256 levels keep their main thread busy for seconds, and would delay
  /// the other tests in this process.
  @Test(
    "A push that would make a tree deeper than 256 levels is rejected",
    arguments: Architecture.allCases.map { Setup(depth: .process, architecture: $0) })
  func depth(_ setup: Setup) async throws {
    try await World.app(setup) { _, _, app in
      var innermost = "s0"
      _ = try await app.setRoot(.stack([.screen("home")], id: innermost))
      for push in 1...10 {
        let id = "s\(push)"
        var layout = Layout.stack([.screen("c\(push)")], id: id)
        for _ in 0..<60 { layout = .bottomTabs([layout]) }
        do throws(RPCError) {
          _ = try await app.push(innermost, layout)
          innermost = id
        } catch {
          #expect(error.data["code"] == "LAYOUT_TOO_DEEP" && error.message.contains("256"), "\(error)")
          #expect(push == 5)
          break
        }
      }
      #expect(innermost == "s4")
      #expect(try await app.push("c4", .screen("last")) == "last")
    }
  }

  @Test(
    "A push with a preview onto its own screen never settles, because that screen is not shown",
    arguments: Setup.everyDepth)
  func preview(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("home")], id: "main")) { world, _, app in
      do throws(RPCError) {
        _ = try await app.push("home", .screen("home", ["preview": ["reactTag": 1, "commit": true]]))
        Issue.record("The push resolved.")
      } catch {
        #expect(error.data["code"]?.string == "NEVER_SETTLES")
        #expect(error.message.contains("it is not on the screen"))
      }
      let stats = try await world.driver.stats().json
      #expect(stats["pending"]?["commands"]?.int == 0 && stats["pending"]?["awaitingFinger"]?.int == 0)
    }
  }
}
