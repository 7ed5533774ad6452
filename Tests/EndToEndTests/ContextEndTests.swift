import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §7, rnn-commands §7: the objects that end with a script context or with a driver.
@Suite("The end of a script context or connection", .timeLimit(.minutes(20)))
struct ContextEndTests {
  private static func button(_ id: String) -> JSON {
    [
      "topBar": [
        "rightButtons": [["id": .string(id), "component": ["name": "app.Button", "componentId": "b1"]]]
      ]
    ]
  }

  @Test(
    "A component in an overlay's bar runs again in the next script context, while the overlay remains",
    arguments: Setup.everyDepth(.turbo))
  func registry(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, script, app in
      _ = try await app.showOverlay(.stack([.screen("o1", Self.button("r"))], id: "os"))
      try await script.received { $0.word == "run(b1)" }
      try await world.settle(with: app)
      try await world.driver.reload()
      try await script.received { $0 == .began(epoch: 2) }
      script.clear()
      app.mergeOptions("o1", Self.button("s"))
      try await world.settle(with: app)
      #expect(script.words.filter { $0 == "run(b1)" }.count == 1)
    }
  }

  @Test("Overlays are removed when the next script uses the other architecture", arguments: Setup.everyDepth)
  func overlays(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let first = try await world.script()
      _ = try await first.navigation.setRoot(.screen("c1"))
      _ = try await first.navigation.showOverlay(.screen("o1"))
      let second = try await world.script(setup.architecture == .turbo ? .bridge : .turbo)
      try await world.settle()
      let windows = try await world.driver.snapshot()["windows"]?.array ?? []
      #expect(windows.count == 1 && windows[0]["root"]?.isNull == true)
      #expect(windows[0]["accessibilityHidden"]?.bool != true)
      await #expect(throws: RPCError.self) { try await second.navigation.dismissOverlay("o1") }
    }
  }

  @Test(
    "React Native's own modals are dismissed on a reload without an event, and their tags can be reused",
    arguments: Setup.everyDepth)
  func modalHosts(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script { $0.announcesLoad = true }
      let app = script.navigation
      app.didLoad()
      _ = try await app.setRoot(.screen("c1"))
      app.presentModalHost(7, ["presentationStyle": "pageSheet"])
      try await script.received { $0.word == "modalHostShown" }
      try await world.settle(with: app)
      try await world.driver.reload()
      try await script.received { $0 == .began(epoch: 2) }
      script.clear()
      try await world.settle(with: app)
      // On turbo the old root stays until the file is loaded; the modal does not.
      let window = try await world.driver.snapshot()["windows"]?[0]
      #expect(window?["presented"] == [])
      #expect(window?["root"]?["componentId"]?.string == (setup.architecture == .turbo ? "c1" : nil))
      app.didLoad()
      _ = try await app.setRoot(.screen("c2"))
      app.presentModalHost(7, ["presentationStyle": "pageSheet"])
      try await world.settle(with: app)
      #expect(script.words.filter { $0.hasPrefix("modalHost") } == ["modalHostShown"])
    }
  }

  @Test(
    "The app launches once in a script context, even when its file is reported as loaded repeatedly",
    arguments: Setup.everyDepth)
  func loadedTwice(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script { $0.announcesLoad = true }
      let app = script.navigation
      try await world.settle(with: app)
      #expect(!script.words.contains("launched"))
      app.didLoad()
      app.didLoad()
      try await world.settle(with: app)
      _ = try await app.setRoot(.screen("c1"))
      // On turbo the load would remove the root once more.
      app.didLoad()
      try await world.settle(with: app)
      #expect(script.words.filter { $0 == "launched" }.count == 1)
      #expect(try await world.driver.snapshot()["windows"]?[0]?["root"]?["componentId"] == "c1")
    }
  }

  @Test("A driver's second initialize is rejected, and its connection continues to work", arguments: Setup.everyDepth)
  func secondDriver(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let client = try world.rawConnection()
      defer { client.close() }
      let driver: JSON = ["protocolVersion": 1, "role": "driver"]
      _ = try await client.request("initialize", driver)
      let script: JSON = ["protocolVersion": 1, "role": "script", "architecture": .string(setup.architecture.rawValue)]
      for params in [driver, script] {
        let error = await #expect(throws: RPCError.self) { try await client.request("initialize", params) }
        #expect(error?.code == -32600 && error?.message == "This connection is initialized already.")
      }
      #expect(try await client.request("stats/get")["epoch"]?.int == 1)
      #expect(try await client.request("device/snapshot")["windows"]?.array?.count == 1)
    }
  }

  static let malformed: [JSON] = [[], ["modules": [0]], [[0]], [[0], [0]], [[], []]]

  @Test(
    "A malformed flush is reported as an error, and later calls run", arguments: malformed, Setup.everyDepth(.bridge))
  func malformedFlush(_ params: JSON, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let client = try world.rawConnection()
      defer { client.close() }
      var received: [(String, JSON)] = []
      client.onNotification = { method, params in received.append((method.string ?? "", params?.json ?? .null)) }
      let info = try await client.request(
        "initialize", ["protocolVersion": 1, "role": "script", "architecture": "bridge"])
      let methods = info["remoteModuleConfig"]?[0]?[2]?.array?.compactMap(\.string) ?? []
      let launch = Int64(try #require(methods.firstIndex(of: "getLaunchArgs")))
      client.notify("bridge/flushQueue") { $0.value(params) }
      client.notify("bridge/flushQueue") { $0.value([[0], [.int(launch)], [["getLaunchArgs1", 4, 5]], 3] as JSON) }
      try await world.until("the call is answered") { received.contains { $0.0 == "bridge/invokeCallback" } }
      let errors = received.filter { $0.0 == "$/error" }.map(\.1)
      #expect(errors.count == 1 && errors.first?["code"] == -32602)
      #expect(errors.first?["callID"] == 0 && errors.first?["index"] == 0)
      #expect(errors.first?["message"]?.string?.hasPrefix("bridge/flushQueue: ") == true)
      #expect(received.filter { $0.0 == "bridge/invokeCallback" }.map { $0.1[0] } == [4])
    }
  }

  @Test(
    "A script that has finished writing is disconnected after its calls have been answered",
    arguments: Setup.everyDepth.filter { $0.depth != .inProcess })
  func halfClosed(_ setup: Setup) async throws {
    try await World.run(setup, .init(mountTimeout: 20)) { world in
      let peer = try RawPeer(try #require(world.path))
      defer { peer.close() }
      let architecture = setup.architecture.rawValue
      let root = #"{"root":{"id":"s1","type":"Stack","children":[\#(Self.screen("c1"))]}}"#
      peer.send(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1,"role":"script","architecture":"#
          + "\"\(architecture)\"}}")
      let push = Self.screen("c2", #"{"animations":{"push":{"waitForRender":false}}}"#)
      switch setup.architecture {
      case .turbo:
        let params = #"["showOverlay1",\#(Self.screen("o"))]"#
        peer.send(#"{"jsonrpc":"2.0","id":2,"method":"RNNTurboModule.showOverlay","params":\#(params)}"#)
        peer.send(#"{"jsonrpc":"2.0","id":3,"method":"RNNTurboModule.getLaunchArgs","params":["getLaunchArgs1"]}"#)
      case .bridge:
        peer.send(
          #"{"jsonrpc":"2.0","method":"bridge/flushQueue","params":[[0,0],[0,3],[["setRoot1",\#(root),10,11],"#
            + #"["push1","c1",\#(push),12,13]],0]}"#)
      }
      peer.finishWriting()
      let text = await peer.readToEnd()
      switch setup.architecture {
      case .turbo: #expect(text.contains(#""id":2,"result""#) && text.contains(#""id":3,"result""#), "\(text)")
      case .bridge:
        for (callback, id) in [(10, "s1"), (12, "c2")] {
          #expect(text.contains(#""bridge/invokeCallback","params":[\#(callback),["\#(id)"]]"#), "\(text)")
        }
      }
    }
  }

  private static func screen(_ id: String, _ options: String = "{}") -> String {
    #"{"id":"\#(id)","type":"Component","data":{"name":"\#(id)","options":\#(options)},"children":[]}"#
  }

  @Test("A view id that two native views share refers to the later view", arguments: Setup.everyDepth)
  func lastView(_ setup: Setup) async throws {
    var options = World.Options(device: "iPhone 14")
    let screen = #"{"scrollView": {"testID": "list", "contentHeight": 2000}}"#
    options.externalComponents = ["app.First": screen, "app.Second": screen]
    try await World.app(setup, options) { world, _, app in
      _ = try await app.setRoot(
        .bottomTabs([.external(name: "app.First", id: "e1"), .external(name: "app.Second", id: "e2")], id: "t"))
      try await world.driver.tap(tabIndex: 1)
      try await world.settle(with: app)
      _ = try await app.call("DCFLayout", "setContentInset") { writer in
        writer.value("list")
        writer.value([20, 0, 0, 0] as JSON)
      }
      @ScriptThread func top(_ id: String) async throws -> Double? {
        try await world.driver.snapshot(componentId: id)["views"]?[0]?["contentInset"]?[0]?.double
      }
      let (first, second) = try await (top("e1"), top("e2"))
      #expect(second == 67 && first != second, "\(first ?? 0), \(second ?? 0)")
    }
  }
}
