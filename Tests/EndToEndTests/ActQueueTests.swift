import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §8: the acts of a driver run one after the other.
@Suite("A driver's acts", .timeLimit(.minutes(20)))
struct ActQueueTests {
  private static func button(_ id: String) -> JSON {
    ["topBar": ["rightButtons": [["id": .string(id), "text": .string(id), "testID": .string(id)]]]]
  }

  @Test(
    "A driver's acts wait until the command that the script sends in answer to the previous act has settled",
    arguments: Setup.everyRoute)
  func inTurn(_ setup: Setup) async throws {
    for _ in 0..<5 {
      try await World.run(setup) { world in
        let app = try await world.script(nil) { $0.sharedClock = true }.navigation
        _ = try await app.setRoot(.stack([.screen("c0", Self.button("b0"))], id: "s1"))
        try await world.settle()
        // Each press pushes a screen with another button.
        let events = app.events()
        let pressed = Task(executorPreference: ScriptThread.executor) {
          var count = 0
          for await event in events where event.name == "RNN.NavigationButtonPressed" {
            count += 1
            _ = try await app.push("s1", .screen("c\(count)", Self.button("b\(count)")))
          }
        }
        // All requests are sent in one write, without an answer between them.
        let driver = world.driver!
        let taps = (0..<4).map { number in
          Task(executorPreference: ScriptThread.executor) { try await driver.tap(testID: "b\(number)") }
        }
        for tap in taps { try await tap.value }
        try await world.settle()
        let stack = try await world.driver.snapshot(componentId: "s1")
        #expect(stack["children"]?.array?.count == 5)
        pressed.cancel()
      }
    }
  }

  /// Introduces a script that sends nothing after its root.
  @ScriptThread
  private static func silentScript(_ world: World, sharesClock: Bool) async throws -> RPCClient {
    let script = try world.rawConnection()
    try await script.request(
      "initialize",
      [
        "protocolVersion": 1, "role": "script", "architecture": "turbo",
        "sharedClock": .bool(sharesClock), "client": ["name": "silent"],
      ])
    // The root turns with the device, and the script side receives each turn.
    let options: JSON = ["animations": ["setRoot": ["waitForRender": false]]]
    let root: JSON = ["root": ["id": "c1", "type": "Component", "data": ["name": "c1", "options": options]]]
    try await script.request("RNNTurboModule.setRoot", ["setRoot1", root])
    return script
  }

  @Test(
    "A driver's acts do not wait for a script that never answers or does not share the clock", arguments: Setup.turbo,
    [true, false])
  func silentScript(_ setup: Setup, _ sharesClock: Bool) async throws {
    try await World.run(setup, .init(renderTimeout: 5_000)) { world in
      let script = try await Self.silentScript(world, sharesClock: sharesClock)
      // Each rotation sends the script a message. One rotation may wait a second for an answer; if each did, the test
      // would time out.
      for number in 0..<320 { try await world.driver.rotate(number.isMultiple(of: 2) ? .landscape : .portrait) }
      #expect(try await world.driver.snapshot()["orientation"] == "portrait")
      script.close()
    }
  }

  @Test("A driver's acts do not wait for ever for a script that keeps sending", arguments: Setup.turbo)
  func busyScript(_ setup: Setup) async throws {
    try await World.run(setup, .init(renderTimeout: 500)) { world in
      let script = try await Self.silentScript(world, sharesClock: true)
      let sending = Task(executorPreference: ScriptThread.executor) {
        while !Task.isCancelled {
          _ = try await script.request("RNNTurboModule.dismissAllOverlays", ["dismissAllOverlays1"])
        }
      }
      for orientation in [RequestedOrientation.landscape, .portrait, .landscape] {
        try await world.driver.rotate(orientation)
      }
      #expect(try await world.driver.snapshot()["orientation"] == "landscapeLeft")
      sending.cancel()
      _ = try? await sending.value
      script.close()
    }
  }

  @Test(
    "A driver's acts keep their order with the same driver's other requests, also an act that sets 'now'",
    arguments: Setup.turbo)
  func order(_ setup: Setup) async throws {
    try await World.run(setup, .init(renderTimeout: 5_000)) { world in
      let script = try await Self.silentScript(world, sharesClock: true)
      let driver = world.driver!
      let requests: [(String, JSON)] = [
        ("device/rotate", ["orientation": "landscape"]), ("device/snapshot", [:]),
        ("device/setUserInterfaceStyle", ["style": "dark", "now": true]),
      ]
      let answered = Answers()
      let tasks = requests.map { method, params in
        Task(executorPreference: ScriptThread.executor) {
          let answer = try await driver.request(method, params)
          await answered.add(method, answer)
        }
      }
      for task in tasks { try await task.value }
      #expect(answered.list.map(\.0) == ["device/rotate", "device/snapshot", "device/setUserInterfaceStyle"])
      #expect(answered.list[1].1["orientation"] == "landscapeLeft")
      script.close()
    }
  }

  @Test(
    "A driver's acts wait for one act of each other driver at most, however many the others have sent",
    arguments: Setup.turbo)
  func turns(_ setup: Setup) async throws {
    try await World.run(setup, .init(renderTimeout: 600_000)) { world in
      let script = try await Self.silentScript(world, sharesClock: true)
      let (driver, other, onlooker) = (world.driver!, try world.rawConnection(), try world.rawConnection())
      for client in [other, onlooker] {
        _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
      }
      // All acts wait for the script, which never answers. The later ones turn the device.
      let answers = Answers()
      for number in 0..<100 {
        let rotation: JSON = ["orientation": number < 50 ? "portrait" : "landscape"]
        other.request("device/rotate", params: { $0.value(rotation) }) { _ in answers.add("device/rotate", [:]) }
      }
      other.flush()
      let requests = ["device/setUserInterfaceStyle", "device/snapshot"].map { method in
        Task(executorPreference: ScriptThread.executor) { try await driver.request(method, ["style": "dark"]) }
      }
      try await Self.wait(for: 102, onlooker)
      script.close()
      _ = try await requests[0].value
      #expect(try await requests[1].value["orientation"] == "portrait")
      while answers.list.count < 100 { _ = try await onlooker.request("clock/now") }
      for client in [other, onlooker] { client.close() }
    }
  }

  @Test("A driver's acts that wait are counted among the reasons for which the device is busy", arguments: Setup.turbo)
  func counted(_ setup: Setup) async throws {
    try await World.run(setup, .init(renderTimeout: 600_000)) { world in
      let script = try await Self.silentScript(world, sharesClock: true)
      let (other, onlooker) = (try world.rawConnection(), try world.rawConnection())
      for client in [other, onlooker] {
        _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
      }
      for count in 1...2 {
        other.request("device/rotate", params: { $0.value(["orientation": "landscape"]) }) { _ in }
        other.flush()
        try await Self.wait(for: count, onlooker)
      }
      for client in [script, other, onlooker] { client.close() }
    }
  }

  /// Waits until this many requests of drivers wait for their turn.
  @ScriptThread
  private static func wait(for count: Int, _ onlooker: RPCClient) async throws {
    let words =
      count == 1 ? "1 request of a driver waits for its turn" : "\(count) requests of drivers wait for their turn"
    while true {
      do throws(RPCError) {
        _ = try await onlooker.request("device/waitForIdle", ["timeoutMs": 0])
      } catch  where error.message.contains(words) {
        return
      } catch {}
    }
  }

  @ScriptThread
  private final class Answers {
    private(set) var list: [(String, JSON)] = []
    func add(_ method: String, _ answer: JSON) { list.append((method, answer)) }
  }
}
