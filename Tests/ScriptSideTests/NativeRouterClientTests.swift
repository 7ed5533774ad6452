import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import ScriptSide

/// native-router §4, §10: the script side's client of the native router.
@Suite("A script's native router", .timeLimit(.minutes(20)))
struct NativeRouterClientTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let action: JSON
    let perform: @ScriptThread @Sendable (NativeRouter) async throws(RPCError) -> Int

    init(_ action: JSON, _ perform: @escaping @ScriptThread @Sendable (NativeRouter) async throws(RPCError) -> Int) {
      (self.action, self.perform) = (action, perform)
    }

    var testDescription: String { "\(action)" }
  }

  private static let route = NativeRoute(key: "k", name: "Detail", params: ["id": 7])
  private static let routeJSON: JSON = ["key": "k", "name": "Detail", "params": ["id": 7]]

  static let rows: [Row] = [
    Row(["type": "goBack"]) { r throws(RPCError) in try await r.goBack() },
    Row(["type": "reset"]) { r throws(RPCError) in try await r.reset() },
    Row(["type": "resetHome"]) { r throws(RPCError) in try await r.resetHome() },
    Row(["type": "closerDrawer"]) { r throws(RPCError) in try await r.closeDrawer() },
    Row(["type": "popToTop"]) { r throws(RPCError) in try await r.popToTop() },
    Row(["type": "setParams", "params": ["a": 1]]) { r throws(RPCError) in try await r.setParams(["a": 1]) },
    Row(["type": "setParams"]) { r throws(RPCError) in try await r.setParams(nil) },
    Row(["type": "navigate", "route": routeJSON]) { r throws(RPCError) in try await r.navigate(route) },
    Row(["type": "navigate", "action": ["type": "popToTop"], "stack": "Home"]) { r throws(RPCError) in
      try await r.navigate(nil, stack: "Home", action: .popToTop)
    },
    Row(["type": "openDrawer", "drawerState": ["side": "left"]]) { r throws(RPCError) in try await r.openDrawer() },
    Row(["type": "toggleDrawer", "drawerState": ["side": "right"]]) { r throws(RPCError) in
      try await r.toggleDrawer(.right)
    },
    Row(["type": "push", "navParams": ["route": routeJSON, "stack": "Home", "animated": false]]) { r throws(RPCError) in
      try await r.push(route, stack: "Home", animated: false)
    },
    Row(["type": "pop", "popParams": ["count": 2]]) { r throws(RPCError) in try await r.pop(count: 2)
    },
    Row(["type": "pop", "popParams": ["count": 1, "toKey": "k", "animated": false]]) { r throws(RPCError) in
      try await r.pop(toKey: "k", animated: false)
    },
    Row(["type": "replace", "navParams": ["route": routeJSON, "replaceKey": "old"]]) {
      r throws(RPCError) in try await r.replace(route, replaceKey: "old")
    },
  ]

  @Test(
    """
    A script's native router sends each action in the form of the protocol, and returns the number of the state \
    after it
    """, arguments: rows)
  @ScriptThread func actions(_ row: Row) async throws {
    let (navigation, peer) = try await Navigation.scripted()
    _ = await peer.take()
    peer.answer = { _, _ in .result(["seq": 12]) }
    #expect(try await row.perform(NativeRouter(navigation)) == 12)
    let sent = await peer.take(atLeast: 1)
    #expect(sent.map(\.method) == ["NativeAppView.perform"] && sent[0].params[0] == "perform1")
    // The order of members means nothing.
    #expect(sent[0].params[1]?.sorted == row.action.sorted)
    navigation.close()
  }

  @Test("A script's native router throws the router's error with its code")
  @ScriptThread func refused() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let refusal = RPCError(.rejected, "No tab 'X'.", data: ["code": "unknownStack"])
    peer.answer = { _, _ in .refusal(refusal) }
    let router = NativeRouter(navigation)
    #expect(await #expect(throws: RPCError.self) { try await router.push(Self.route, stack: "X") } == refusal)
    #expect(await #expect(throws: RPCError.self) { try await router.openURL("app://x") } == refusal)
    navigation.close()
  }

  private static func state(_ seq: Int, _ name: String = "Home") -> JSON {
    let route = NativeRoute(key: "k\(seq)", name: name)
    return RouterState(
      tabs: [.init(name: "Home", navId: "n", rootRoute: route, chain: [.init(route: route, coordinator: "Screen")])],
      seq: seq
    ).json
  }

  @ScriptThread private static func report(
    _ peer: ScriptedPeer, _ seq: Int, reason: String = "push", origin: String = "gesture", removed: JSON = []
  ) async {
    let body: JSON = [
      "seq": .int(Int64(seq)), "reason": .string(reason), "origin": .string(origin), "removedKeys": removed,
      "state": state(seq),
    ]
    peer.notify("js/callFunction", ["RCTDeviceEventEmitter", "emit", ["nativeNav.state", body]])
    await peer.arrive()
  }

  @Test(
    """
    A script's native router mirrors each state that the native side reports, and informs its subscribers until they \
    leave
    """)
  @ScriptThread func mirror() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let router = NativeRouter(navigation)
    var changes: [NativeRouter.Change] = []
    let leave = router.subscribe { changes.append($0) }
    await Self.report(peer, 1, reason: "start", origin: "native")
    await Self.report(peer, 2, removed: ["k1", "k0"])
    await Self.report(peer, 2)
    #expect(changes.map(\.reason) == ["start", "push"] && changes.map(\.origin) == [.native, .gesture])
    #expect(changes.last?.removedKeys == ["k1", "k0"] && router.mirror.state == RouterState(json: Self.state(2)))
    leave()
    await Self.report(peer, 3)
    #expect(changes.count == 2 && router.mirror.state?.seq == 3)
    navigation.close()
  }

  @Test("A script's native router gives a stream the changes from its beginning until the connection closes")
  @ScriptThread func changes() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let router = NativeRouter(navigation)
    await Self.report(peer, 1, reason: "start", origin: "native")
    let changes = router.changes()
    await Self.report(peer, 2, removed: ["k1"])
    await Self.report(peer, 2)
    await Self.report(peer, 3, reason: "pop")
    peer.close()
    await peer.arrive()
    var seen: [NativeRouter.Change] = []
    for await change in changes { seen.append(change) }
    #expect(seen.map(\.reason) == ["push", "pop"] && seen.map(\.state.seq) == [2, 3])
    #expect(seen.first?.removedKeys == ["k1"])
  }

  @Test("A script's native router requests the whole state once when it has missed one, and applies the answer")
  @ScriptThread func repair() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let router = NativeRouter(navigation)
    var reasons: [String] = []
    router.subscribe { reasons.append($0.reason) }
    await Self.report(peer, 1)
    _ = await peer.take()
    peer.answer = { _, _ in .result(Self.state(4)) }
    await Self.report(peer, 3)
    await Self.report(peer, 4)
    while router.mirror.state?.seq != 4 { await peer.arrive() }
    #expect(await peer.take(atLeast: 1).map(\.method) == ["NativeAppView.getState"])
    #expect(reasons == ["push", "getState"] && !router.mirror.isStale)
    navigation.close()
  }

  @Test("A script's native router refuses a state that it cannot read, and keeps its mirror")
  @ScriptThread func unreadable() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let router = NativeRouter(navigation)
    await Self.report(peer, 1)
    peer.answer = { _, _ in .result(["tabs": []]) }
    let error = await #expect(throws: RPCError.self) { _ = try await router.getState() }
    #expect(error?.message.hasPrefix("NativeAppView.getState answered a state that cannot be read") ?? false)
    peer.notify("js/callFunction", ["RCTDeviceEventEmitter", "emit", ["nativeNav.state", ["seq": 2]]])
    await peer.arrive()
    #expect(router.mirror.state?.seq == 1)
    navigation.close()
  }

  @Test("A script's native router forgets its mirror when the next context begins")
  @ScriptThread func nextContext() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let router = NativeRouter(navigation)
    await Self.report(peer, 8)
    peer.answer = { _, _ in .result(["protocolVersion": 1]) }
    peer.notify("host/reload", ["epoch": 2, "reason": "test"])
    await peer.arrive()
    #expect(router.mirror.state == nil)
    await Self.report(peer, 2, reason: "contextBegan")
    #expect(router.mirror.state?.seq == 2)
    navigation.close()
  }
}

extension JSON {
  /// The same value with the members of each object in the order of their names.
  fileprivate var sorted: JSON {
    switch self {
    case .array(let items): .array(items.map(\.sorted))
    case .object(let members):
      .object(
        JSONObject(
          uniqueKeysWithValues: members.map { ($0.key.text, $0.value.sorted) }.sorted { $0.0 < $1.0 }))
    default: self
    }
  }
}
