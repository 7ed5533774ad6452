import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-layouts §14, rnn-commands §3.12 to §3.14.
@Suite("Overlays", .timeLimit(.minutes(20)))
struct OverlayTests {
  @Test(
    "Overlays have a window each, outlive the root, and are dismissed in reverse order", arguments: Setup.everyDepth)
  func life(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      try await world.settle()
      script.clear()
      for id in ["o1", "o2", "o3"] {
        let shown = try await script.noting(id) { () throws(RPCError) in try await app.showOverlay(.screen(id)) }
        #expect(shown == id)
      }
      _ = try await app.setRoot(.screen("c2"))
      try await world.settle()
      #expect(script.words.contains(inOrder: ["CC(showOverlay)", "o1 ok", "CC(showOverlay)", "o2 ok"]))
      #expect(script.words.contains(inOrder: ["W(o1)", "D(o1)"]) && !script.words.contains("X(c1)"))
      #expect(try await windows(world).map(\.root) == ["c2", "o1", "o2", "o3"])
      #expect(try await windows(world).map(\.hidden) == [true, false, false, false])
      #expect(try await windows(world).map(\.level) == [0, 0, 0, 0])
      script.clear()
      try await app.dismissAllOverlays()
      try await world.settle()
      #expect(script.words.contains(inOrder: ["X(o3)", "X(o2)", "X(o1)"]))
      #expect(try await windows(world).map(\.root) == ["c2"])
      #expect(try await windows(world).map(\.hidden) == [false])
    }
  }

  @Test(
    "Overlays make their window the key window only if they handle the keyboard, and give it back when dismissed",
    arguments: Setup.everyDepth)
  func key(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      _ = try await app.showOverlay(.screen("o1"))
      #expect(try await windows(world).map(\.isKey) == [true, false])
      _ = try await app.showOverlay(.screen("o2", ["overlay": ["handleKeyboardEvents": true]]))
      #expect(try await windows(world).map(\.isKey) == [false, false, true])
      try await app.dismissOverlay("o2")
      #expect(try await windows(world).map(\.isKey) == [true, false])
      // The component is not the root of an overlay: nothing visible happens, and the command resolves.
      try await app.dismissOverlay("c1")
      #expect(try await windows(world).count == 2)
      do throws(RPCError) {
        try await app.dismissOverlay("nobody")
        Issue.record("An unknown overlay was dismissed.")
      } catch {
        #expect(error.data["code"] == "1010" && error.message == "ComponentId not found")
      }
    }
  }

  private struct Window {
    let root: String?
    let isKey: Bool
    let hidden: Bool
    let level: Double?
  }

  @ScriptThread
  private func windows(_ world: World) async throws -> [Window] {
    (try await world.driver.snapshot()["windows"]?.array ?? []).map { window in
      Window(
        root: window["root"]?["componentId"]?.string, isKey: window["key"]?.bool ?? false,
        hidden: window["accessibilityHidden"]?.bool ?? false, level: window["level"]?.double)
    }
  }
}
