import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §5, 'touches': each act is answered once, whatever the script does.
@Suite("The end of a touch of React's content", .timeLimit(.minutes(20)))
struct ReactTouchEndTests {
  /// The messages that a script leaves without an answer.
  static let silences = ["start c1 A", "end c1 A", "type c1 A x", "describe c1"]

  /// Sends the request that causes a message, and returns its error.
  @ScriptThread
  private static func refusal(causing word: String, _ driver: Driver) async -> RPCError? {
    await ReactTouchTests.refusal { () throws(RPCError) in
      switch word {
      case "describe c1": _ = try await driver.snapshot(react: true)
      case "type c1 A x": try await driver.type("x", testID: "A")
      default: try await driver.tap(testID: "A")
      }
    }
  }

  @Test(
    "The end of a touch of React's content is an error after the render timeout, if the script does not answer",
    arguments: silences, Setup.everyRoute)
  func unanswered(_ silence: String, _ setup: Setup) async throws {
    for sharedClock in [true, false] {
      // Real time also limits the mounts of the script, for which a busy machine may need long.
      let limit: Int64 = sharedClock ? 200 : 10_000
      try await ReactTouchTests.run(setup, .init(renderTimeout: limit), sharedClock: sharedClock) { world, script in
        script.answers = { $0 != silence }
        let before = try await world.driver.clockNow().milliseconds
        let error = await Self.refusal(causing: silence, world.driver)
        #expect(error?.code == -32003 && error?.data["code"] == "NOT_ANSWERED", "\(String(describing: error))")
        #expect(error?.message.contains("'c1'") == true && error?.message.contains("\(limit) ms") == true)
        // The device's clock measures the time of a script that shares it, and stands still for another.
        let now = try await world.driver.clockNow().milliseconds
        #expect(now == before + (sharedClock ? Double(limit) : 0))
        // An answer that comes too late has no effect on the acts that follow.
        if let late = script.touches.last { script.answer(late, isFound: true, at: (0, 0)) }
        script.answers = { _ in true }
        script.clear()
        try await world.driver.tap(testID: "A")
        #expect(script.words == ["start c1 A", "end c1 A"])
        try await world.settle()
      }
    }
  }

  // The clock of a script that shares it would go on to the limit, because nothing else is left to do.

  @Test(
    "The end of a touch of React's content is an error when the context ends", arguments: silences, Setup.everyRoute)
  func reload(_ silence: String, _ setup: Setup) async throws {
    try await ReactTouchTests.run(setup, sharedClock: false) { world, script in
      script.answers = { $0 != silence }
      let driver = world.driver!
      let acts = (0..<3).map { _ in
        Task<RPCError?, Never>(executorPreference: ScriptThread.executor) {
          await Self.refusal(causing: silence, driver)
        }
      }
      try await script.received(silence)
      // The requests of the first driver keep their order behind its acts.
      let other = try await Driver.start(world.rawConnection())
      defer { other.close() }
      // Connections are not ordered among each other: a description that reached native after the reload would succeed.
      if silence == "describe c1" {
        while script.words.filter({ $0 == silence }).count < acts.count { _ = try await other.stats() }
      }
      try await other.reload()
      for act in acts {
        let error = await act.value
        // An act that had not begun finds no content in the next context.
        #expect(error?.code == -32001 || error?.code == -32004, "\(String(describing: error))")
      }
      try await script.received("context 2")
    }
  }

  @Test(
    "The end of a touch of React's content is an error when the script leaves", arguments: silences, Setup.everyRoute)
  func leaving(_ silence: String, _ setup: Setup) async throws {
    try await ReactTouchTests.run(setup, sharedClock: false) { world, script in
      script.answers = { $0 != silence }
      let driver = world.driver!
      let act = Task<RPCError?, Never>(executorPreference: ScriptThread.executor) {
        await Self.refusal(causing: silence, driver)
      }
      try await script.received(silence)
      script.connection.close()
      #expect(await act.value?.code == -32001)
      #expect(try await world.driver.stats().pending.commands == 0)
    }
  }

  @Test(
    "The end of a touch of React's content comes before the next act, and later acts keep their order",
    arguments: Setup.everyRoute, [true, false])
  func order(_ setup: Setup, _ sharedClock: Bool) async throws {
    try await ReactTouchTests.run(setup, sharedClock: sharedClock) { world, script in
      script.elements.append(.init(componentId: "c1", testID: "B", place: (10, 10)))
      let driver = world.driver!
      let requests: [(String, JSON)] = [
        ("device/longPress", ["testID": "A"]), ("device/tap", ["testID": "B", "now": true]),
        ("device/type", ["testID": "A", "text": "x"]), ("device/rotate", ["orientation": "landscape"]),
        ("device/tap", ["testID": "A"]), ("device/tap", ["testID": "B"]),
      ]
      let acts = requests.map { method, params in
        Task<JSON, any Error>(executorPreference: ScriptThread.executor) { try await driver.request(method, params) }
      }
      for act in acts {
        let answer = try await act.joined()
        #expect(answer == ["done": true])
      }
      #expect(
        script.words.filter { $0.contains(" c1 ") } == [
          "start c1 A", "end c1 A", "start c1 B", "end c1 B", "type c1 A x", "start c1 A", "end c1 A", "start c1 B",
          "end c1 B",
        ])
    }
  }

  @Test("The end of a touch of React's content is awaited by the wait for idleness", arguments: Setup.everyRoute)
  func idle(_ setup: Setup) async throws {
    try await ReactTouchTests.run(setup, sharedClock: false) { world, script in
      script.answers = { $0 != "start c1 A" }
      let driver = world.driver!
      let tap = Task<Void, any Error>(executorPreference: ScriptThread.executor) { try await driver.tap(testID: "A") }
      try await script.received("start c1 A")
      let error = await ReactTouchTests.refusal { () throws(RPCError) in try await driver.waitForIdle(timeout: 50) }
      #expect(error?.code == -32003 && error?.message.contains("a finger touches React's content") == true)
      script.answer(script.touches[0], isFound: true)
      try await tap.value
      try await world.settle()
      #expect(script.words == ["start c1 A", "end c1 A"])
    }
  }

  @Test(
    "The end of a touch of React's content is not awaited any more when the driver has left, and the finger lifts",
    arguments: Setup.everyRoute)
  func driverLeaves(_ setup: Setup) async throws {
    try await ReactTouchTests.run(setup, sharedClock: false) { world, script in
      script.answers = { $0 != "start c1 A" }
      let other = try await Driver.start(world.rawConnection())
      let tap = Task<Void, any Error>(executorPreference: ScriptThread.executor) { try await other.tap(testID: "A") }
      try await script.received("start c1 A")
      other.close()
      _ = try? await tap.value
      script.answers = { _ in true }
      script.answer(script.touches[0], isFound: true)
      try await world.driver.tap(testID: "A")
      #expect(script.words == ["start c1 A", "end c1 A", "start c1 A", "end c1 A"])
    }
  }

  // MARK: - Descriptions

  @Test("A snapshot shows React's tree in the nodes of visible surfaces on request", arguments: Setup.everyRoute)
  func describes(_ setup: Setup) async throws {
    let title: JSON = ["title": ["component": ["name": "t1", "componentId": "t1"]]]
    try await ReactTouchTests.run(setup, topBar: title) { world, script in
      try await script.command("push", "c1", TouchScript.screen("c2", ["topBar": ["title": ["text": "c2"]]]))
      try await world.settle()
      #expect(try await world.driver.snapshot(componentId: "c2")["react"] == nil)
      script.clear()
      let stack = try await world.driver.snapshot(componentId: "s1", react: true)
      #expect(stack["children"]?[1]?["react"] == ["of": "c2"] && stack["children"]?[0]?["react"] == nil)
      #expect(script.words == ["describe c2"])
      try await world.driver.tapBack()
      try await world.settle()
      let whole = try await world.driver.snapshot(react: true)
      #expect(whole["windows"]?[0]?["root"]?["topBar"]?["title"]?["react"] == ["of": "t1"])
      #expect(try await world.driver.snapshot(componentId: "c1", react: true)["react"] == ["of": "c1"])
      let unknown = await ReactTouchTests.refusal { () throws(RPCError) in
        _ = try await world.driver.snapshot(componentId: "nobody", react: true)
      }
      #expect(unknown?.code == -32004)
    }
  }
}
