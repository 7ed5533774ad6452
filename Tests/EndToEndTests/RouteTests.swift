import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// Protocol §2 to §5, message by message.
@Suite("Routes and roles", .timeLimit(.minutes(20)))
struct RouteTests {
  @ScriptThread
  private static func initialize(_ client: RPCClient, _ architecture: Architecture) async throws -> JSON {
    try await client.request(
      "initialize", ["protocolVersion": 1, "role": "script", "architecture": .string(architecture.rawValue)])
  }

  @Test("A connection requires one valid initialize before other requests", arguments: Setup.everyDepth)
  func beforeInitialize(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let client = try world.rawConnection()
      defer { client.close() }
      do throws(RPCError) {
        try await client.request("device/snapshot")
        Issue.record("The request was answered before initialize.")
      } catch { #expect(error.code == -32002) }
      for params: JSON in [
        ["protocolVersion": 2, "role": "driver"], ["protocolVersion": 1, "role": "king"], ["protocolVersion": 1],
        ["protocolVersion": 1, "role": "script"],
        ["protocolVersion": 1, "role": "script", "architecture": "fabric"],
      ] {
        do throws(RPCError) {
          try await client.request("initialize", params)
          Issue.record("initialize was accepted with \(params).")
        } catch { #expect(error.code == -32602) }
      }
      _ = try await Self.initialize(client, setup.architecture)
      do throws(RPCError) {
        _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
        Issue.record("A second role was accepted.")
      } catch { #expect(error.code == -32600) }
    }
  }

  @Test("A driver cannot call modules, and a script cannot call the other route's methods", arguments: Setup.everyDepth)
  func wrongRoute(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      for method in ["RNNTurboModule.push", "RNNBridgeModule.push", "bridge/callSync"] {
        do throws(RPCError) {
          _ = try await world.driver.request(method, [])
          Issue.record("\(method) was answered.")
        } catch {
          #expect(error.code == -32601 && error.message.contains("driver"), "\(error)")
        }
      }
      let client = try world.rawConnection()
      defer { client.close() }
      _ = try await Self.initialize(client, setup.architecture)
      let wrong = setup.architecture == .turbo ? "bridge/callSync" : "RNNTurboModule.getConstants"
      do throws(RPCError) {
        _ = try await client.request(wrong, [])
        Issue.record("\(wrong) was answered.")
      } catch {
        #expect(error.code == -32601 && error.message.contains(setup.architecture.rawValue), "\(error)")
      }
    }
  }

  @Test("The result of initialize lists the modules and methods of the architecture", arguments: Setup.everyDepth)
  func tables(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let info = try await world.script().navigation.info
      let bridge = info["remoteModuleConfig"]?.array ?? []
      let turbo = info["turboModules"]?.object ?? [:]
      switch setup.architecture {
      case .bridge:
        #expect(turbo.isEmpty)
        #expect(
          bridge.compactMap { $0[0]?.string }
            == [
              "RNNBridgeModule", "RNNEventEmitter", "DevSettings", "LinkingManager", "AppState", "Appearance",
              "KeyboardObserver", "DCFLayout", "LayoutState",
            ])
        let methods = bridge[0][2]?.array?.compactMap(\.string) ?? []
        #expect(methods.contains("push") && methods.contains("getNavigationConstantsSync"))
        let sync = (bridge[0][4]?.array ?? []).compactMap(\.int).map { methods[$0] }
        #expect(sync == ["getNavigationConstantsSync"])
      case .turbo:
        #expect(bridge.isEmpty)
        #expect(turbo["RNNTurboModule"]?["methods"]?["push"] == ["kind": "promise", "argCount": 3])
        #expect(turbo["RNNTurboModule"]?["methods"]?["mergeOptions"] == ["kind": "void", "argCount": 2])
        #expect(turbo["RNNTurboModule"]?["methods"]?["getConstants"] == ["kind": "sync", "argCount": 0])
      }
    }
  }

  @Test(
    "Each malformed call of a flush is reported with its call id, and the valid calls run",
    arguments: Setup.everyDepth(.bridge))
  func badFlush(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let client = try world.rawConnection()
      defer { client.close() }
      var received: [(String, JSON)] = []
      client.onNotification = { method, params in received.append((method.string ?? "", params?.json ?? .null)) }
      let info = try await Self.initialize(client, .bridge)
      let methods = info["remoteModuleConfig"]?[0]?[2]?.array?.compactMap(\.string) ?? []
      let merge = Int64(methods.firstIndex(of: "mergeOptions")!)
      client.notify("bridge/flushQueue") { writer in
        writer.value(
          [
            [99, 0, 0, 0], [0, .int(merge), 77, .int(merge)],
            [[], ["ghost", [:], 14, 15], [], ["ghost", [:], "no", "ids"], ["left over"]], 6,
          ] as JSON)
      }
      try await world.settle()
      _ = try? await client.request("bridge/callSync", [0, .int(Int64(methods.count - 1)), []])
      let errors = received.filter { $0.0 == "$/error" }.map(\.1)
      #expect(errors.map { $0["callID"]?.int } == [6, 8, 9, 10])
      #expect(errors.map { $0["index"]?.int } == [0, 2, 3, 4])
      #expect(errors.map { $0["code"]?.int } == [-32601, -32601, -32602, -32602])
      let callbacks = received.filter { $0.0 == "bridge/invokeCallback" }.map(\.1)
      #expect(callbacks == [[14, ["ghost"]]])
    }
  }

  @Test("A synchronous call of a promise method is rejected and has no effect", arguments: Setup.everyDepth(.bridge))
  func syncOfPromise(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let client = try world.rawConnection()
      defer { client.close() }
      let info = try await Self.initialize(client, .bridge)
      let methods = info["remoteModuleConfig"]?[0]?[2]?.array?.compactMap(\.string) ?? []
      let method = try #require(methods.firstIndex(of: "setRoot"))
      let layout: JSON = ["root": ["id": "c", "type": "Component", "data": ["name": "c"], "children": []]]
      do throws(RPCError) {
        _ = try await client.request("bridge/callSync", [0, .int(Int64(method)), ["setRoot1", layout]])
        Issue.record("The call was answered.")
      } catch {
        #expect(error.code == -32602)
        #expect(
          error.message
            == "bridge/callSync: RNNBridgeModule.setRoot is not a sync method; send it by bridge/flushQueue.")
      }
      try await world.settle()
      #expect(try await world.driver.snapshot()["windows"]?[0]?["root"]?.isNull == true)
    }
  }

  /// The ways in which a script's context ends while its connection continues for a moment.
  enum End: Sendable, CaseIterable { case reload, replacement }

  @Test(
    "A request for constants from an ended script context is rejected", arguments: End.allCases,
    Setup.everyDepth(.turbo))
  func replacedConstants(_ end: End, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let client = try world.rawConnection()
      defer { client.close() }
      _ = try await Self.initialize(client, .turbo)
      #expect(try await client.request("RNNTurboModule.getConstants", [])["backButtonId"] != nil)
      var reload: Task<Void, any Error>?
      let outcome = await AwaitedAnswer<Result<JSON, RPCError>?>.value(whenCancelled: { nil }) { answer in
        client.onNotification = { method, _ in
          guard method.isString("host/reload") else { return }
          client.request("RNNTurboModule.getConstants", params: { $0.array {} }) { answer.settle($0.map(\.json)) }
        }
        reload = Task(executorPreference: ScriptThread.executor) {
          switch end {
          case .reload: try await world.driver.reload()
          case .replacement: _ = try await world.script()
          }
        }
      }
      #expect(throws: RPCError.self) { try outcome?.get() }
      if case .failure(let error)? = outcome { #expect(error.code == -32001) }
      if end == .reload { _ = try await Self.initialize(client, .turbo) }
      try await reload?.joined()
    }
  }

  @Test(
    "Commands settle in the order of their completion, each after its CommandCompleted event",
    arguments: Setup.everyDepth)
  func settlementOrder(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { _, script, app in
      let push = Task<Void, any Error>(executorPreference: ScriptThread.executor) {
        _ = try await script.noting("push") { () throws(RPCError) in try await app.push("c1", .screen("c2")) }
      }
      let pop = Task<Void, Never>(executorPreference: ScriptThread.executor) {
        _ = try? await script.noting("pop") { () throws(RPCError) in try await app.pop("nobody") }
      }
      try await pop.joined()
      try await push.joined()
      let words = script.words
      #expect(words.firstIndex(of: "pop failed")! < words.firstIndex(of: "push ok")!)
      #expect(words.firstIndex(of: "CC(push)")! < words.firstIndex(of: "push ok")!)
    }
  }

  @Test("A driver receives the traffic of the kinds that it has subscribed to", arguments: Setup.everyDepth)
  func traffic(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      let client = try world.rawConnection()
      defer { client.close() }
      var received: [JSON] = []
      client.onNotification = { _, params in received.append(params?.json ?? .null) }
      _ = try await client.request("initialize", ["protocolVersion": 1, "role": "driver"])
      await #expect(throws: RPCError.self) { try await client.request("traffic/subscribe", ["kinds": ["gossip"]]) }
      _ = try await client.request("traffic/subscribe", ["kinds": ["call", "event"]])
      _ = try await app.setRoot(.screen("c1"))
      try await world.settle()
      _ = try await client.request("stats/get")
      let words = received.map {
        "\($0["kind"]?.string ?? "") \($0["method"]?.string ?? "") \($0["module"]?.string ?? "")"
      }
      let module = setup.architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
      #expect(words.first == "call setRoot \(module)")
      #expect(words.contains("event emit RNN.CommandCompleted"))
      #expect(!words.contains { $0.hasPrefix("surface") })
      #expect(received.compactMap { $0["seq"]?.int } == received.compactMap { $0["seq"]?.int }.sorted())
      #expect(received.allSatisfy { $0["route"]?.string == setup.architecture.rawValue && $0["epoch"] == 1 })
    }
  }
}
