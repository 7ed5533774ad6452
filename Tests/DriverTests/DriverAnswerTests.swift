import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@Suite("A driver's answers in types", .timeLimit(.minutes(5)))
@ScriptThread
struct DriverAnswerTests {
  @Test("A driver's statistics have each number of the answer, and the members of the design in the whole answer")
  func statistics() async throws {
    let (driver, peer) = try await Driver.scripted()
    let answer = DriverAnswers.statistics.merging(["router": ["running": 3]])
    peer.answer = { _, _ in .result(answer) }
    let stats = try await driver.stats()
    #expect(stats.epoch == 2 && stats.liveObjects == ["UIView": 7])
    let pending = stats.pending
    #expect([pending.commands, pending.surfaces, pending.timers] == [1, 2, 3])
    #expect([pending.transitions, pending.awaitingFinger, pending.heldFingers] == [4, 5, 6])
    #expect(stats.pendingCommands == ["push1 waits."])
    #expect([stats.mainQueue.depth, stats.mainQueue.ran] == [8, 9])
    #expect([stats.methodQueue.depth, stats.methodQueue.ran] == [10, 11])
    #expect(stats.connections == 12 && stats.turns == 13 && stats.awaitsScript)
    #expect([stats.dropped.oldEpoch, stats.dropped.noListener] == [14, 15])
    let settled = stats.settled
    #expect([settled.resolved, settled.rejected, settled.invalidated, settled.neverSettles] == [16, 17, 18, 19])
    let diagnostic = try #require(stats.diagnostics.first)
    #expect(stats.diagnostics.count == 1 && diagnostic.kind == "RNNLog" && diagnostic.message == "No.")
    #expect(diagnostic.at == 20.5 && stats.json == answer && stats.json["router"]?["running"] == 3)
    driver.close()
  }

  @Test(
    "A driver's statistics of another form are refused with the place of the member, and the connection goes on",
    arguments: [
      (["epoch": "2"], "'epoch' is a text; a whole number is expected."),
      (["epoch": nil], "'epoch' is missing; a whole number is expected."),
      (["epoch": 1.5], "'epoch' is 1.5; a whole number is expected."),
      (["liveObjects": ["UIView": "7"]], "'liveObjects.UIView' is no whole number."),
      (["pending": ["commands": 1]], "'pending.surfaces' is missing; a whole number is expected."),
      (["pending": []], "'pending' is an array; an object is expected."),
      (["pendingCommands": [1]], "'pendingCommands[0]' is a number; a text is expected."),
      (["queues": ["main": ["depth": 1, "ran": 1]]], "'queues.methodQueue' is missing; an object is expected."),
      (["awaitsScript": 1], "'awaitsScript' is a number; true or false is expected."),
      (["diagnostics": ["kind": "x"]], "'diagnostics' is an object; an array is expected."),
      (["diagnostics": [["kind": "x", "message": "y"]]], "'diagnostics[0].at' is missing; a number is expected."),
    ] as [(JSON, String)])
  func wrongStatistics(_ wrong: JSON, _ sentence: String) async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { _, _ in .result(DriverAnswers.change(DriverAnswers.statistics, wrong)) }
    let error = await #expect(throws: RPCError.self) { _ = try await driver.stats() }
    #expect(error?.moduleCode == .malformedAnswer)
    #expect(
      error?.message
        == "The answer to stats/get has another form than the protocol states. \(sentence) Use programs of "
        + "one version on both ends.")
    peer.answer = { _, _ in .result(DriverAnswers.statistics) }
    #expect(try await driver.stats().epoch == 2)
    driver.close()
  }

  @Test("A driver's statistics that are no object are refused")
  func noObject() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { _, _ in .result([1]) }
    let error = await #expect(throws: RPCError.self) { _ = try await driver.stats() }
    #expect(error?.message.contains("The value is an array; an object is expected.") ?? false)
    driver.close()
  }

  @Test("A driver's device has each member of the answer in its type")
  func device() async throws {
    let (driver, _) = try await Driver.scripted()
    let device = driver.device
    #expect(device.model == "iPhone 15" && device.systemVersion == "18.2" && device.idiom == .phone)
    #expect(device.width == 393 && device.height == 852 && device.scale == 3 && device.orientation == .portrait)
    #expect(device.userInterfaceStyle == .light && device.statusBarHeight == 54)
    let area = device.safeArea
    #expect([area.top, area.left, area.bottom, area.right] == [59, 0, 34, 0])
    #expect(device.locale == "en_US" && !device.isRightToLeft && device.launchURL == nil)
    driver.close()
  }

  @Test("A driver's device has the link of the launch, and its areas by their edges")
  func launched() async throws {
    let peer = ScriptedPeer()
    let device = DriverAnswers.device.merging(["launchURL": "app://x", "safeArea": [1, 2, 3, 4], "isRTL": true])
    peer.answer = { _, _ in .result(["protocolVersion": 1, "device": device]) }
    let driver = try await Driver.start(peer.client)
    #expect(driver.device.launchURL == "app://x" && driver.device.isRightToLeft)
    let area = driver.device.safeArea
    #expect([area.top, area.left, area.bottom, area.right] == [1, 2, 3, 4])
    driver.close()
  }

  @Test(
    "A driver's connection is not begun with a device of another form, and the error names the member",
    arguments: [
      (["model": nil], "'device.model' is missing; a text is expected."),
      (["idiom": "tv"], "'device.idiom' is \"tv\"; \"phone\" or \"pad\" is expected."),
      (["safeArea": [1, 2]], "'device.safeArea' is an array of 2; an array of 4 numbers is expected."),
    ] as [(JSON, String)])
  func wrongDevice(_ wrong: JSON, _ sentence: String) async throws {
    let peer = ScriptedPeer()
    peer.answer = { _, _ in
      .result(["protocolVersion": 1, "device": DriverAnswers.change(DriverAnswers.device, wrong)])
    }
    let error = await #expect(throws: RPCError.self) { _ = try await Driver.start(peer.client) }
    #expect(
      error?.moduleCode == .malformedAnswer && error?.message.contains(sentence) ?? false, "\(error?.message ?? "")")
    await peer.arrive()
    #expect(peer.client.isClosed)
  }
}
