import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// The effect on a stack of the options of a screen that it does not show (rnn-layouts §3).
@Suite("A hidden child of a stack", .timeLimit(.minutes(20)))
struct HiddenChildTests {
  @Test("A hidden child of a stack applies merged options to the bar only when it appears", arguments: Setup.everyRoute)
  func merged(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      _ = try await app.push("c1", .screen("c2"))
      @ScriptThread func bar() async throws -> JSON? {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "s1")["topBar"]
      }
      app.mergeOptions("c1", ["topBar": ["visible": false, "testID": "below"]])
      #expect(try await bar()?["visible"] == true)
      #expect(try await bar()?["testID"]?.string == nil)
      _ = try await app.pop("c2")
      #expect(try await bar()?["visible"] == false)
      #expect(try await bar()?["testID"] == "below")
    }
  }
}
