import NavbridgeDriver
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Messages that a script sends around its `initialize` without waiting for an answer (protocol §2, §7, §10).
@Suite("Messages around initialize", .timeLimit(.minutes(20)))
struct InitializeOrderTests {
  /// A script that sends its messages without the library.
  @ScriptThread
  private final class Peer {
    let client: RPCClient
    let architecture: Architecture
    private(set) var answers: [String: Result<JSON, RPCError>] = [:]
    /// The notifications received: their methods and params.
    private(set) var reported: [(method: String, params: JSON)] = []
    /// The module and method numbers of the bridge, by name.
    private var indexes: [String: (module: Int, method: Int)] = [:]
    private var calls = 0

    init(_ client: RPCClient, _ architecture: Architecture, like info: JSON) {
      self.client = client
      self.architecture = architecture
      for (module, description) in (info["remoteModuleConfig"]?.array ?? []).enumerated() {
        for (method, name) in (description[2]?.array ?? []).enumerated() {
          indexes["\(description[0]?.string ?? "").\(name.string ?? "")"] = (module, method)
        }
      }
      client.onNotification = { [unowned self] method, params in
        let params = params?.json ?? .null
        reported.append((method.string ?? "", params))
        if params[1] == "runApplication", let tag = params[2]?[1]?["rootTag"] {
          client.notify("surface/didMount") { $0.value(["rootTag": tag] as JSON) }
        }
      }
    }

    func initialize(_ more: JSON = [:]) {
      request("initialize", InitializeOrderTests.script(architecture).merging(more))
    }

    func request(_ method: String, _ params: JSON) {
      client.request(method, params: { $0.value(params) }) { [self] in answers[method] = $0.map(\.json) }
    }

    /// Calls a method of a module; on the bridge the ids of a promise's callbacks derive from the number of the call,
    /// doubled.
    func call(_ module: String, _ method: String, _ arguments: [JSON], isPromise: Bool = true) {
      guard architecture == .bridge else { return request("\(module).\(method)", .array(arguments)) }
      let (moduleID, methodID) = indexes["\(module).\(method)"]!
      let callbacks: [JSON] = isPromise ? [.int(Int64(calls * 2)), .int(Int64(calls * 2 + 1))] : []
      let flush: JSON = [
        [.int(Int64(moduleID))], [.int(Int64(methodID))], [.array(arguments + callbacks)], .int(Int64(calls)),
      ]
      client.notify("bridge/flushQueue") { $0.value(flush) }
      calls += 1
    }

    /// The ids of the callbacks that were invoked, on the bridge.
    var invoked: [Int] {
      reported.filter { $0.method == "bridge/invokeCallback" }.compactMap { $0.params[0]?.int }
    }

    func received(_ method: String) -> Bool { reported.contains { $0.method == method } }
  }

  private static func script(_ architecture: Architecture) -> JSON {
    ["protocolVersion": 1, "role": "script", "architecture": .string(architecture.rawValue)]
  }
  private static let root: JSON = ["root": ["id": "c1", "type": "Component", "data": ["name": "c1"]]]

  @ScriptThread
  private static func peer(in world: World) async throws -> Peer {
    // Another script connects first and reads how the modules are numbered.
    let former = try world.rawConnection()
    let info = try await former.request("initialize", script(world.setup.architecture))
    former.close()
    try await world.until("the former connection is closed") { $0["connections"] == 1 }
    return Peer(try world.rawConnection(), world.setup.architecture, like: info)
  }

  @Test("Messages around initialize are handled after it when they follow it immediately", arguments: Setup.everyDepth)
  func follows(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let peer = try await Self.peer(in: world)
      defer { peer.client.close() }
      let isTurbo = setup.architecture == .turbo
      peer.initialize(["announcesLoad": true])
      peer.client.notify("script/didLoad") { $0.value([:] as JSON) }
      peer.call(
        isTurbo ? "RNNTurboEventEmitter" : "RNNEventEmitter", "addListener", ["RNN.CommandCompleted"], isPromise: false)
      peer.call(isTurbo ? "RNNTurboModule" : "RNNBridgeModule", "setRoot", ["setRoot1", Self.root])
      if isTurbo { peer.request("RNNTurboModule.getConstants", []) }
      try await world.until("the event of the command has arrived") {
        peer.reported.contains { $0.params[2]?[0] == "RNN.CommandCompleted" }
      }
      #expect(try await world.driver.snapshot(componentId: "c1")["componentId"] == "c1")
      switch setup.architecture {
      case .bridge:
        try await world.settle()
        #expect(peer.invoked == [2])
      case .turbo:
        try await world.settle()
        #expect(try peer.answers["RNNTurboModule.setRoot"]?.get() == "c1")
        #expect(try peer.answers["RNNTurboModule.getConstants"]?.get()["topBarHeight"] != nil)
      }
    }
  }

  @Test(
    """
    Messages around initialize are dropped and counted between host/reload and the next initialize, where only \
    requests are answered
    """,
    arguments: Setup.everyDepth)
  func between(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let peer = try await Self.peer(in: world)
      defer { peer.client.close() }
      peer.initialize()
      let driver = world.driver!
      try await world.until("initialize has been answered") { peer.answers["initialize"] != nil }
      async let reloaded: Void = driver.reload()
      try await world.until("host/reload has arrived") { peer.received("host/reload") }
      let dropped = try await driver.stats().dropped.oldEpoch
      let isTurbo = setup.architecture == .turbo
      for number in 1...3 {
        peer.call(isTurbo ? "RNNTurboModule" : "RNNBridgeModule", "setRoot", [.string("setRoot\(number)"), Self.root])
      }
      if isTurbo { peer.request("RNNTurboModule.getConstants", []) }
      peer.client.notify("surface/didMount") { $0.value(["rootTag": 1] as JSON) }
      peer.initialize()
      try await reloaded
      #expect(try await driver.stats().dropped.oldEpoch == dropped + (isTurbo ? 5 : 4))
      #expect(peer.invoked.isEmpty)
      guard isTurbo else { return }
      for method in ["RNNTurboModule.setRoot", "RNNTurboModule.getConstants"] {
        #expect(throws: RPCError.self) { try peer.answers[method]?.get() }
      }
    }
  }
}
