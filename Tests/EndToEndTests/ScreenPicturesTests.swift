import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The kind `picture` of the trace (protocol §11).
@Suite("Pictures in the trace", .timeLimit(.minutes(20)))
struct ScreenPicturesTests {
  /// `device/tapBack, push c2 @ 350`: the causes of a picture, and its time.
  private static func words(_ entry: JSON) -> String {
    let causes = (entry["payload"]?["after"]?.array ?? []).map { cause in
      cause["method"]?.string ?? ""
    }
    return "\(causes.joined(separator: ", ")) @ \(entry["at"]?.double ?? -1)"
  }

  /// Subscribes to kinds of entries, and checks those that come.
  private static func expect(
    _ setup: Setup, kinds: [TraceRecord.Kind] = [.picture],
    acts: @escaping @ScriptThread @Sendable (World, Navigation) async throws -> Void,
    check: @escaping @ScriptThread @Sendable ([JSON]) throws -> Void
  ) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      var received: [JSON] = []
      world.driver.onTraffic = { received.append($0) }
      try await world.driver.subscribeToTraffic(kinds: kinds)
      try await acts(world, app)
      try await world.settle()
      _ = try await world.driver.stats()
      try check(received)
    }
  }

  @Test(
    "Pictures in the trace show the screen after each settled command and each act, when they are over",
    arguments: Setup.everyDepth)
  func follows(_ setup: Setup) async throws {
    try await Self.expect(setup) { world, app in
      _ = try await app.push("c1", .screen("c2", ["topBar": ["title": ["text": "Second"]]]))
      try await world.driver.tapBack()
    } check: { received in
      #expect(received.allSatisfy { $0["kind"] == "picture" && $0["direction"]?.isNull == true })
      try #require(received.count == 2)
      #expect(Self.words(received[0]) == "push @ 350.0" && Self.words(received[1]) == "device/tap @ 350.0")
      let svg = received.compactMap { $0["payload"]?["svg"]?.string }
      #expect(svg[0].contains(">Second</text>") && svg[1] != svg[0])
      #expect(svg.allSatisfy { $0.hasPrefix("<svg") })
    }
  }

  @Test("Pictures in the trace have the sequence numbers of their causes", arguments: Setup.everyDepth)
  func causes(_ setup: Setup) async throws {
    try await Self.expect(setup, kinds: [.picture, .act]) { world, _ in
      _ = try await world.driver.request("device/rotate", ["orientation": "landscape"])
    } check: { received in
      #expect(received.map { $0["kind"]?.string } == ["act", "picture"])
      #expect(received.last?["cause"] == received.first?["seq"])
      #expect(received.last?["payload"]?["after"]?.array?.first?["seq"] == received.first?["seq"])
    }
  }

  @Test(
    "Pictures in the trace are drawn while the clock is paused, too, and end with the subscription",
    arguments: Setup.everyDepth)
  func paused(_ setup: Setup) async throws {
    try await Self.expect(setup) { world, app in
      _ = try await world.driver.pauseClock()
      _ = try await world.driver.request("device/rotate", ["orientation": "landscape"])
      _ = try await world.driver.advanceClock(milliseconds: 10)
      try await world.driver.subscribeToTraffic(kinds: [.act])
      _ = try await world.driver.resumeClock()
      _ = try await app.push("c1", .screen("c2"))
    } check: { received in
      #expect(received.filter { $0["kind"] == "picture" }.map(Self.words) == ["device/rotate @ 0.0"])
    }
  }

  @Test("Pictures in the trace are not drawn for others than their subscribers", arguments: Setup.everyDepth)
  func others(_ setup: Setup) async throws {
    try await Self.expect(setup, kinds: [.result, .callback]) { _, app in
      _ = try await app.push("c1", .screen("c2"))
    } check: { received in
      #expect(received.count == 1 && received.first?["kind"] != "picture")
    }
  }
}
