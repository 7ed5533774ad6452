import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("A driver's connection", .timeLimit(.minutes(20)))
struct DriverConnectionTests {
  @Test("A driver's connection begins with 'initialize' as a driver, and keeps the device of the answer")
  @ScriptThread func begins() async throws {
    let peer = ScriptedPeer()
    peer.answer = { _, _ in .result(DriverAnswers.initialize) }
    let driver = try await Driver.start(peer.client)
    let sent = await peer.take(atLeast: 1)
    #expect(sent.map(\.method) == ["initialize"])
    #expect(sent[0].params["role"] == "driver" && sent[0].params["protocolVersion"] == 1)
    #expect(sent[0].params["client"]?["name"] == "navbridge" && sent[0].params["architecture"] == nil)
    #expect(driver.device.model == "iPhone 15" && driver.device.json == DriverAnswers.device)
    driver.close()
  }

  @Test(
    "A driver's connection is closed, and not begun, with a native side of another version of the protocol",
    arguments: [["protocolVersion": 2], [:], ["protocolVersion": "1"]] as [JSON])
  @ScriptThread func otherVersion(_ answer: JSON) async throws {
    let peer = ScriptedPeer()
    peer.answer = { _, _ in .result(answer) }
    let error = await #expect(throws: RPCError.self) { _ = try await Driver.start(peer.client) }
    #expect(error?.data["code"] == "PROTOCOL_VERSION")
    await peer.arrive()
    #expect(peer.client.isClosed)
  }

  @Test("A driver's connection is not begun if the native side refuses it, and the error is the native side's")
  @ScriptThread func refusedStart() async throws {
    let peer = ScriptedPeer()
    let refusal = RPCError(.invalidRequest, "No drivers.", data: ["code": "NO_DRIVERS"])
    peer.answer = { _, _ in .refusal(refusal) }
    #expect(await #expect(throws: RPCError.self) { _ = try await Driver.start(peer.client) } == refusal)
    peer.client.close()
  }

  @Test(
    """
    A driver's connection passes a refusal of a request on, with its code, sentence and data, and can be used \
    afterwards
    """)
  @ScriptThread func refusedRequest() async throws {
    let (driver, peer) = try await Driver.scripted()
    let refusal = RPCError(code: -32004, message: "There is no 'x'.", data: ["seen": ["y"]])
    peer.answer = { _, _ in .refusal(refusal) }
    #expect(await #expect(throws: RPCError.self) { try await driver.tap(testID: "x") } == refusal)
    peer.answer = { _, _ in .result(["done": true]) }
    try await driver.tap(testID: "y")
    driver.close()
  }

  @Test("A driver's connection fails the requests that wait when the native side is lost, and each later request")
  @ScriptThread func lost() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { _, _ in .silence }
    let waiting = Task(executorPreference: ScriptThread.executor) { try await driver.stats() }
    while peer.received.isEmpty { await peer.arrive() }
    peer.close()
    let error = await #expect(throws: RPCError.self) { _ = try await waiting.value }
    #expect(error?.data["code"] == "CONNECTION_LOST")
    let later = await #expect(throws: RPCError.self) { try await driver.reload() }
    #expect(later?.data["code"] == "CONNECTION_LOST")
  }

  @Test("A driver's connection gives the last words of the native side as the reason of its loss")
  @ScriptThread func lastWords() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { [unowned peer] _, _ in
      peer.notify("$/fatal", ["message": "The screen is on fire."])
      peer.close()
      return .silence
    }
    let error = await #expect(throws: RPCError.self) { _ = try await driver.stats() }
    #expect(error?.message.contains("The screen is on fire.") ?? false)
  }

  @Test("A driver's connection ends a wait whose task is cancelled, and drops the answer that comes later")
  @ScriptThread func cancelled() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { _, _ in .silence }
    let waiting = Task(executorPreference: ScriptThread.executor) { try await driver.stats() }
    while peer.received.isEmpty { await peer.arrive() }
    waiting.cancel()
    let error = await #expect(throws: RPCError.self) { _ = try await waiting.value }
    #expect(error?.data["code"] == "CANCELLED")
    peer.answerLast(.result(["late": true]))
    peer.answer = { _, _ in .result(["next": true]) }
    #expect(try await driver.snapshot() == ["next": true])
    driver.close()
  }

  @Test("A driver's connection answers requests that wait at the same time each with its own result")
  @ScriptThread func several() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { method, _ in .result(["method": .string(method)]) }
    async let first = driver.waits()
    async let second = driver.snapshot()
    let (stats, snapshot) = try await (first, second)
    #expect(stats == ["method": "stats/waits"] && snapshot == ["method": "device/snapshot"])
    driver.close()
  }

  @Test("A driver's connection passes on the entries of the traffic in their order, and no other notification")
  @ScriptThread func traffic() async throws {
    let (driver, peer) = try await Driver.scripted()
    var seen: [JSON] = []
    driver.onTraffic = { seen.append($0) }
    peer.notify("traffic/entry", ["seq": 1])
    peer.notify("traffic/entries", ["seq": 9])
    peer.notify("traffic/entry", ["seq": 2])
    await peer.arrive()
    #expect(seen == [["seq": 1], ["seq": 2]])
    driver.close()
  }

  @Test("A driver's connection is left when the driver closes")
  @ScriptThread func closes() async throws {
    let (driver, peer) = try await Driver.scripted()
    driver.close()
    await peer.arrive()
    #expect(peer.isLeft)
  }
}
