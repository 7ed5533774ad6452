import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §8: a finger reaches only what is not covered.
@Suite("A tap", .timeLimit(.minutes(20)))
struct FingerTests {
  private static let button: JSON = ["topBar": ["rightButtons": [["id": "b", "text": "B", "testID": "BUTTON"]]]]

  /// The layouts that may cover a button, and the error code, which shows if the button is still visible.
  static let covers: [(name: String, show: @ScriptThread @Sendable (Navigation) async throws -> Void, code: Int)] = [
    ("an overlay", { _ = try await $0.showOverlay(.screen("cover")) }, -32005),
    ("a sheet", { _ = try await $0.showModal(.screen("cover")) }, -32005),
    (
      "a full-screen modal",
      { _ = try await $0.showModal(.screen("cover", ["modalPresentationStyle": "fullScreen"])) }, -32004
    ),
    ("a pushed screen", { _ = try await $0.push("c1", .screen("cover")) }, -32004),
  ]

  @Test(
    "A tap does not reach a covered button, and the error names what covers it", arguments: covers.indices,
    Setup.everyDepth)
  func covered(_ index: Int, _ setup: Setup) async throws {
    let (name, show, code) = Self.covers[index]
    try await World.app(setup, root: .stack([.screen("c1", Self.button)], id: "s1")) { world, script, _ in
      try await show(script.navigation)
      try await world.settle()
      do throws(RPCError) {
        try await world.driver.tap(testID: "BUTTON")
        Issue.record("The tap reached a button under \(name).")
      } catch {
        #expect(error.code == code, "\(name)")
        if code == -32005 { #expect(error.data["coveredBy"]?.string?.contains("'cover'") == true) }
      }
      #expect(!script.words.contains("B(c1,b)"))
    }
  }

  @Test(
    "A tap passes through an overlay that lets touches pass, but does not press a disabled button",
    arguments: Setup.everyDepth)
  func passing(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1", Self.button)], id: "s1")) { world, script, app in
      _ = try await app.showOverlay(.screen("o1", ["overlay": ["interceptTouchOutside": false]]))
      try await world.settle()
      try await world.driver.tap(testID: "BUTTON")
      app.mergeOptions("c1", ["topBar": ["rightButtons": [["id": "b", "text": "B", "enabled": false]]]])
      _ = try? await app.pop("nobody")
      try await world.settle()
      do throws(RPCError) {
        try await world.driver.tap(buttonId: "b")
        Issue.record("The tap pressed a disabled button.")
      } catch {
        #expect(error.code == -32005 && error.data["disabled"] == true)
      }
      #expect(script.words.filter { $0.hasPrefix("B(") } == ["B(c1,b)"])
    }
  }

  @Test("A peek completes a push with a preview, which is pending until then", arguments: Setup.everyDepth)
  func peek(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      let preview: JSON = ["preview": ["reactTag": 5, "commit": true, "width": 300]]
      let push = Task<String, any Error>(executorPreference: ScriptThread.executor) {
        try await app.push("c1", .screen("p1", preview))
      }
      try await script.received { $0.word == "run(p1)" }
      #expect(try await world.driver.stats().pending.awaitingFinger == 1)
      let peeked = try await world.driver.request("device/peek", ["componentId": "c1", "commit": false])
      // The preview is as high as the screen that is pressed.
      #expect(peeked["preferredContentSize"]?.array?.map(\.double) == [300, 956])
      #expect(try await world.driver.stats().pending.awaitingFinger == 1)
      try await world.driver.peek("c1", commit: true)
      #expect(try await push.joined() == "p1")
      #expect(script.words.contains(inOrder: ["RNN.PreviewCompleted", "CC(push)"]))
      await #expect(throws: RPCError.self) { try await world.driver.peek("c1", commit: true) }
      do throws(RPCError) {
        _ = try await app.push("s1", .screen("p2", preview))
        Issue.record("A push with a preview from a container settled.")
      } catch {
        #expect(error.data["code"] == "NEVER_SETTLES")
      }
    }
  }
}
