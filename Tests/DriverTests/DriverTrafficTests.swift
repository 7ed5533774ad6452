import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@Suite("A driver's traffic", .timeLimit(.minutes(5)))
@ScriptThread
struct DriverTrafficTests {
  private func numbers(_ stream: EventStream<TrafficEntry>) async -> [Int] {
    var seen: [Int] = []
    for await entry in stream { seen.append(entry.sequence) }
    return seen
  }

  @Test("A driver's traffic has the members of each entry in their types")
  func members() async throws {
    let (driver, peer) = try await Driver.scripted()
    let stream = try await driver.traffic()
    peer.notify("traffic/entry", DriverAnswers.entry(3))
    peer.notify(
      "traffic/entry", DriverAnswers.change(DriverAnswers.entry(4), ["cause": 3, "route": nil, "payload": [1]]))
    var entries = stream.makeAsyncIterator()
    let first = try #require(await entries.next())
    #expect(first.sequence == 3 && first.cause == nil && first.epoch == 1 && first.architecture == .turbo)
    #expect(first.direction == .toNative && first.kind == .call && first.module == "RNN" && first.method == "push")
    #expect(first.id == "push1" && first.bytes == 60 && first.queue == .bridge)
    #expect(first.deviceTime == 1.5 && first.realTime == 2.5 && first.payload == nil)
    #expect(first.json == DriverAnswers.entry(3) && TraceEntry(first).sequence == 3)
    let second = try #require(await entries.next())
    #expect(second.cause == 3 && second.architecture == nil && second.payload == [1])
    driver.close()
  }

  @Test("A driver's traffic subscribes to the kinds of all its streams, each of which has its own in their order")
  func kinds() async throws {
    let (driver, peer) = try await Driver.scripted()
    let calls = try await driver.traffic(kinds: [.call])
    let hops = try await driver.traffic(kinds: [.hop, .call])
    let sent = await peer.take(atLeast: 2)
    #expect(sent.map { $0.params["kinds"] } == [["call"], ["call", "hop"]])
    for (number, kind) in [(1, "call"), (2, "hop"), (3, "event"), (4, "call")] {
      peer.notify("traffic/entry", DriverAnswers.entry(number, kind))
    }
    await peer.arrive()
    driver.close()
    #expect(await numbers(calls) == [1, 4])
    #expect(await numbers(hops) == [1, 2, 4])
  }

  @Test("A driver's traffic without kinds is that of the messages between the sides")
  func standard() async throws {
    let (driver, peer) = try await Driver.scripted()
    _ = try await driver.traffic()
    let kinds = await peer.take(atLeast: 1)[0].params["kinds"]?.array?.compactMap(\.string)
    #expect(Set(kinds ?? []) == Set(TraceRecord.Kind.traffic.map(\.rawValue)))
    driver.close()
  }

  @Test("A driver's traffic has the entries that come before the answer to its subscription")
  func early() async throws {
    let (driver, peer) = try await Driver.scripted()
    peer.answer = { [unowned peer] _, _ in
      peer.notify("traffic/entry", DriverAnswers.entry(1))
      return .result([:])
    }
    let stream = try await driver.traffic()
    driver.close()
    #expect(await numbers(stream) == [1])
  }

  @Test("A driver's traffic ends when the native side is lost, and throws then for a new stream")
  func lost() async throws {
    let (driver, peer) = try await Driver.scripted()
    let stream = try await driver.traffic()
    peer.close()
    #expect(await numbers(stream) == [])
    let error = await #expect(throws: RPCError.self) { _ = try await driver.traffic() }
    #expect(error?.moduleCode == .connectionLost)
  }

  @Test("A driver's traffic in a cancelled task ends at once, and the connection goes on")
  func cancelled() async throws {
    let (driver, peer) = try await Driver.scripted()
    let stream = try await driver.traffic()
    let reader = Task(executorPreference: ScriptThread.executor) { await numbers(stream) }
    await peer.arrive()
    reader.cancel()
    #expect(await reader.value == [])
    // An entry that nobody reads need not be readable.
    await peer.arrive()
    peer.notify("traffic/entry", ["seq": "x"])
    try await driver.reload()
    driver.close()
  }

  @Test(
    "A driver's traffic ends with the connection at an entry of another form, and the reason names the member",
    arguments: [["seq": "x"], ["kind": "unknown"], ["queue": nil], ["at": "now"]] as [JSON])
  func unreadable(_ wrong: JSON) async throws {
    let (driver, peer) = try await Driver.scripted()
    let stream = try await driver.traffic()
    peer.notify("traffic/entry", DriverAnswers.entry(1))
    peer.notify("traffic/entry", DriverAnswers.change(DriverAnswers.entry(2), wrong))
    #expect(await numbers(stream) == [1])
    let error = await #expect(throws: RPCError.self) { try await driver.reload() }
    #expect(error?.moduleCode == .connectionLost)
    let name = try #require(wrong.object?.keys.first?.text)
    #expect(error?.message.contains("traffic/entry: the argument '\(name)' is ") ?? false, "\(error?.message ?? "")")
  }
}
