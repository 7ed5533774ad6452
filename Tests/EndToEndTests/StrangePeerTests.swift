import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// Messages that no app would send: they are answered, and the device continues to work.
@Suite("Unexpected messages", .timeLimit(.minutes(20)))
struct StrangePeerTests {
  /// Sends requests without waiting between them, and keeps each answer by the id of its request.
  @ScriptThread
  private final class Pipeline {
    let client: RPCClient
    private(set) var answers: [String: Result<JSON, RPCError>] = [:]

    init(_ client: RPCClient) { self.client = client }

    func send(_ name: String, _ method: String, _ params: JSON) {
      client.request(method, params: { $0.value(params) }) { [self] in answers[name] = $0.map(\.json) }
    }

    func error(_ name: String) -> RPCError? {
      guard case .failure(let error)? = answers[name] else { return nil }
      return error
    }
  }

  private static func initialize(_ architecture: Architecture) -> JSON {
    ["protocolVersion": 1, "role": "script", "architecture": .string(architecture.rawValue)]
  }

  @Test(
    "A running script's initialize for the other architecture is rejected, and its later calls for it have no effect",
    arguments: Setup.everyDepth)
  func secondInitialize(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let client = try world.rawConnection()
      defer { client.close() }
      let info = try await client.request("initialize", Self.initialize(setup.architecture))
      let root: JSON = ["root": ["id": "c1", "type": "Component", "data": ["name": "c1"]]]
      let other: Architecture = setup.architecture == .turbo ? .bridge : .turbo
      let pipeline = Pipeline(client)
      pipeline.send("initialize", "initialize", Self.initialize(other))
      switch other {
      case .bridge:
        client.notify("bridge/flushQueue") { $0.value([[0], [0], [["setRoot1", root, 0, 1]], 0] as JSON) }
      case .turbo: pipeline.send("call", "RNNTurboModule.setRoot", ["setRoot1", root])
      }
      // Both requests are answered before a later call of the script's own architecture.
      while pipeline.answers["initialize"] == nil { try await world.settle() }
      switch setup.architecture {
      case .turbo: _ = try await client.request("RNNTurboModule.getLaunchArgs", ["getLaunchArgs1"])
      case .bridge:
        #expect(pipeline.error("call")?.code == -32601)
        let sync = info["remoteModuleConfig"]?[0]?[4]?[0] ?? .null
        #expect(try await client.request("bridge/callSync", [0, sync, []])["topBarHeight"] != nil)
      }
      #expect(pipeline.error("initialize")?.code == -32600)
      #expect(try await world.driver.snapshot()["windows"]?[0]?["root"]?.isNull == true)
    }
  }

  @Test("Commands with durations beyond the clock's range settle", arguments: Setup.everyDepth)
  func times(_ setup: Setup) async throws {
    try await World.app(setup) { world, script, app in
      let side: JSON = ["animationVelocity": 1e-300, "width": 1e300]
      _ = try await app.setRoot(
        .sideMenu(
          left: .screen("l"), center: .stack([.screen("c1")], id: "s1"), id: "m",
          options: ["sideMenu": ["left": side]]))
      app.mergeOptions("c1", ["sideMenu": ["left": ["visible": true]]])
      try await world.settle(with: app)
      #expect(script.words.contains("D(l)"))
      let exit: JSON = ["alpha": ["to": 0, "duration": 1e15]]
      let modal: JSON = ["animations": ["dismissModal": ["exit": exit]]]
      for id in ["m1", "m2"] {
        _ = try await app.showModal(.screen(id, modal))
        _ = try await app.dismissModal(id)
      }
      #expect(try await app.push("c1", .screen("c2")) == "c2")
    }
  }

  @Test("A next timer beyond the clock's range does not move the clock past its end", arguments: Setup.everyDepth)
  func nextTimer(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      for next in [-1e300, 1e300] {
        let client = try world.rawConnection()
        defer { client.close() }
        var params = Self.initialize(setup.architecture).object ?? [:]
        params["sharedClock"] = true
        _ = try await client.request("initialize", .object(params))
        client.notify("clock/idle") { $0.value(["received": 1000, "nextTimer": .double(next)] as JSON) }
        // The main queue refuses this request, so it has handled everything sent before.
        await #expect(throws: RPCError.self) { try await client.request("initialize", .object(params)) }
        #expect(try await world.driver.clockNow().milliseconds <= Int64.endOfTime.inMilliseconds)
      }
    }
  }

  @Test("A layout that is nested too deeply is rejected", arguments: Setup.everyDepth)
  func depth(_ setup: Setup) async throws {
    try await World.app(setup) { (_, _, app) async throws in
      var layout = Layout.screen("leaf")
      for _ in 1...128 { layout = .bottomTabs([layout]) }
      do throws(RPCError) {
        _ = try await app.setRoot(layout)
        Issue.record("The layout was shown.")
      } catch {
        #expect(error.data["code"] == "LAYOUT_TOO_DEEP" && error.message.contains("128"), "\(error)")
      }
      #expect(try await app.setRoot(.screen("c1")) == "c1")
    }
  }

  @Test("A component without an id is rejected with the error of iOS", arguments: Setup.everyDepth)
  func missingId(_ setup: Setup) async throws {
    try await World.app(setup) { _, _, app in
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      let child: JSON = ["type": "Component", "data": ["name": "c1"]]
      do throws(RPCError) {
        _ = try await app.call(module, "setRoot") { writer in
          writer.value("setRoot1")
          writer.value(["root": ["id": "s1", "type": "Stack", "children": [child]]] as JSON)
        }
        Issue.record("The component was shown.")
      } catch {
        #expect(error.data["code"] == "MissingViewId")
        #expect(error.message == "layout.root.children[0].id: Missing view id")
      }
    }
  }

  @Test("Errors and diagnostics shorten long strings", arguments: Setup.everyDepth)
  func longWords(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      let long = String(repeating: "x", count: 1 << 17)
      func isShort(_ error: RPCError, _ line: Int) {
        #expect(JSONWriter.text { $0.value(error) }.utf8.count < 10_000, "line \(line)")
      }
      func ask(_ method: String, _ params: JSON, line: Int = #line) async {
        do throws(RPCError) {
          _ = try await tester.request(method, params)
        } catch { isShort(error, line) }
      }
      let text: JSON = .string(long)
      let tester = try world.rawConnection()
      defer { tester.close() }
      _ = try await tester.request("initialize", ["protocolVersion": 1, "role": "driver"])
      await ask(long, [:])
      await ask("RNNTurboModule.\(long)", [])
      await ask("bridge/\(long)", [])
      for key in ["testID", "buttonId", "componentId", "text", long] { await ask("device/tap", [key: text]) }
      await ask("device/tap", ["buttonId": text, "componentId": text])
      await ask("device/snapshot", ["componentId": text])
      await ask("device/explainOptions", ["componentId": text])
      await ask("device/scroll", ["testID": text, "y": 1])
      await ask("device/peek", ["componentId": text, "commit": true])
      await ask("device/rotate", ["orientation": text])
      await ask("device/setUserInterfaceStyle", ["style": text])
      await ask("traffic/subscribe", ["kinds": [text]])
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      func call(_ method: String, _ arguments: [JSON], line: Int = #line) async {
        do throws(RPCError) {
          _ = try await app.call(module, method) { writer in for argument in arguments { writer.value(argument) } }
        } catch { isShort(error, line) }
      }
      let screen: JSON = ["id": "c9", "type": "Component", "data": ["name": text, "options": [long: text]]]
      await call("pop", [text, text, [:]])
      await call("popTo", [text, text, [:]])
      await call("popToRoot", [text, text, [:]])
      await call("dismissModal", [text, text, [:]])
      await call("dismissOverlay", [text, text])
      await call("push", [text, text, screen])
      await call("setRoot", [text, ["root": ["id": text, "type": text, "data": [:]]]])
      await call("setRoot", [text, ["root": ["id": text, "type": "ExternalComponent", "data": ["name": text]]]])
      let button: JSON = ["topBar": ["rightButtons": [["text": text]]]]
      await call(
        "push", [text, "c1", ["id": "c8", "type": "Component", "data": ["name": "c8", "options": button]]])
      let stats = try await world.driver.stats().json
      for diagnostic in stats["diagnostics"]?.array ?? [] {
        #expect((diagnostic["message"]?.string?.utf8.count ?? 0) < 5000)
      }
    }
  }
}
