@testable import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptSide

/// layered-navigation §4, §7, §8, §12: the script side's client of the layered navigation.
@Suite("A script's layers", .timeLimit(.minutes(20)))
struct LayersClientTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let method: String
    let arguments: JSON
    let call: @ScriptThread @Sendable (Layers) async throws -> Void

    init(_ method: String, _ arguments: JSON, _ call: @escaping @ScriptThread @Sendable (Layers) async throws -> Void) {
      (self.method, self.arguments, self.call) = (method, arguments, call)
    }

    var testDescription: String { "\(method) \(arguments)" }
  }

  static let rows: [Row] = [
    Row("push", ["push1", "nav", "Detail", "7", ["a": 1], nil, nil]) {
      try await $0.nav.push("Detail", resourceId: "7", payload: ["a": 1])
    },
    Row("push", ["push1", "modal", "Detail", nil, nil, nil, true]) {
      try await $0.modal.push("Detail", handlers: LayersHandlers(onHook: { _ in }))
    },
    Row("popTo", ["popTo1", "tab2", "List", nil, nil, nil, nil, 4.0]) {
      try await $0.tab(2).pop(to: "List", contextId: 4)
    },
    Row("goTo", ["goTo1", "tab.home", "List", nil, nil, nil, nil]) { try await $0.tab("home").goTo("List") },
    Row("popCurrent", ["popCurrent1", "tab.any", ["b": 2], nil]) { try await $0.tabs.popCurrent(payload: ["b": 2]) },
    Row("popToRoot", ["popToRoot1", "nav", nil, nil]) { try await $0.nav.popToRoot() },
    Row("popToRoot", ["popToRoot1", "accesory1", "p", nil]) { try await $0.accesory(1).dismiss(payload: "p") },
    Row("show", ["show1", "modal", nil]) { try await $0.modal.show() },
    Row("hide", ["hide1", "modal", nil, nil]) { try await $0.modal.hide() },
    Row("hide", ["hide1", "modal", nil, true]) { try await $0.modal.hide(explicit: true) },
    Row("apply", ["apply1", "nav", ["a", "b.1"], nil]) { try await $0.nav.apply(["a", "b.1"]) },
    Row("setup", ["setup1", nil]) { try await $0.setUp() },
    Row("getState", ["getState1"]) { _ = try await $0.getState() },
    Row("callback", ["callback1", 3.0, ["x": nil]]) { try await $0.callback(3, ["x": nil]) },
    Row("dismissAccesory", ["dismissAccesory1", 3.0, nil]) { try await $0.dismissAccesory(3) },
    Row(
      "transaction",
      [
        "transaction3",
        [
          ["op": "show", "layer": "nav", "id": "show1"],
          ["op": "push", "layer": "accesory0", "controller": "Card", "id": "push2"],
        ],
      ]
    ) { try await $0.nav.overlay("Card") },
  ]

  private static let done: JSON = ["ok": true, "contextId": 1]

  @Test("A script's layers sends each call with its layer and its arguments in the declared order", arguments: rows)
  @ScriptThread func sent(_ row: Row) async throws {
    let (navigation, peer) = try await Navigation.scripted()
    _ = await peer.take()
    peer.answer = { _, _ in .result(Self.done) }
    try await row.call(Layers(navigation))
    let sent = await peer.take(atLeast: 1)
    #expect(sent.map(\.method) == ["Layers.\(row.method)"])
    // A double without a fraction is written as a whole number.
    #expect("\(sent[0].params)".replacing(".0", with: "") == "\(row.arguments)".replacing(".0", with: ""))
    navigation.close()
  }

  @Test("A script's layers returns the outcome of a refused operation, and throws only for a call that was rejected")
  @ScriptThread func outcomes() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    peer.answer = { _, _ in .result(["ok": false, "contextId": 4, "reason": "watchdog", "message": "Too late."]) }
    let outcome = try await layers.nav.push("Detail")
    #expect(outcome == LayersOutcome(isDone: false, contextId: 4, reason: "watchdog", message: "Too late."))
    let refusal = RPCError(.invalidParams, "No such layer.", data: ["code": "unknownLayer"])
    peer.answer = { _, _ in .refusal(refusal) }
    #expect(await #expect(throws: RPCError.self) { try await layers.tab(9).show() } == refusal)
    navigation.close()
  }

  @ScriptThread private func emit(_ peer: ScriptedPeer, _ name: String, _ body: JSON) async {
    peer.notify("js/callFunction", ["RCTDeviceEventEmitter", "emit", [.string("layers.\(name)"), body]])
    await peer.arrive()
  }

  @Test(
    """
    A script's layers passes the callbacks, hooks and the one pop of a context to the handlers of the call that \
    opened it
    """)
  @ScriptThread func handlers() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    var log: [String] = []
    func handlers(_ name: String) -> LayersHandlers {
      LayersHandlers(
        onCallback: { log.append("\(name) callback \($0 ?? .null)") },
        onPopped: { log.append("\(name) popped \($0 ?? .null)") },
        onHook: { log.append("\(name) \($0)") })
    }
    for name in ["a", "b"] {
      peer.answer = { _, _ in .result(["ok": true, "contextId": 5, "opened": 5]) }
      try await layers.nav.push(name, handlers: handlers(name))
    }
    await emit(peer, "hook", ["contextId": 5, "opener": "push1", "hook": "willInit"])
    await emit(peer, "callback", ["contextId": 6, "opener": "push2", "payload": 1])
    await emit(peer, "callback", ["contextId": 6, "opener": "push9", "payload": 2])
    await emit(peer, "callback", ["contextId": 6, "payload": 3])
    await emit(peer, "popped", ["contextId": 5, "opener": "push1", "payload": 4])
    await emit(peer, "popped", ["contextId": 5, "opener": "push1", "payload": 5])
    await emit(peer, "callback", ["contextId": 5, "opener": "push1", "payload": 6])
    #expect(log == ["a willInit", "b callback 1", "a popped 4"])
    navigation.close()
  }

  @Test("A script's layers forgets the handlers of an operation that opened nothing, and of one that was rejected")
  @ScriptThread func forgottenHandlers() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    var count = 0
    let handlers = LayersHandlers(onCallback: { _ in count += 1 })
    peer.answer = { _, _ in .result(Self.done) }
    try await layers.nav.push("a", handlers: handlers)
    peer.answer = { _, _ in .refusal(RPCError(.rejected, "No.")) }
    await #expect(throws: RPCError.self) { try await layers.nav.push("a", handlers: handlers) }
    peer.answer = { _, _ in
      .result(["ok": true, "contextId": 1, "operations": [["ok": true, "contextId": 1], ["ok": true, "opened": 2]]])
    }
    try await layers.transaction { transaction in
      transaction.nav.push("a", handlers: handlers)
      transaction.nav.push("b", handlers: handlers)
    }
    for opener in ["push1", "push2", "push3"] as [JSON] {
      await emit(peer, "callback", ["contextId": 1, "opener": opener])
    }
    #expect(count == 0)
    await emit(peer, "callback", ["contextId": 2, "opener": "push4"])
    #expect(count == 1)
    navigation.close()
  }

  @Test("A script's layers passes the changes of a key to those who observe it, and stops the observation once")
  @ScriptThread func observation() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    peer.answer = { _, _ in .result("tabs.selected") }
    var changes: [Layers.Change] = []
    let stop = try await layers.observe("Tabs.Selected") { changes.append($0) }
    await emit(peer, "changed", ["key": "tabs.selected", "old": "0", "new": "1"])
    await emit(peer, "changed", ["key": "other", "old": "0", "new": "1"])
    #expect(changes == [.init(key: "tabs.selected", old: "0", new: "1")])
    _ = await peer.take()
    stop()
    stop()
    while peer.received.isEmpty { await peer.arrive() }
    await emit(peer, "changed", ["key": "tabs.selected", "old": "1", "new": "2"])
    #expect(changes.count == 1)
    #expect(await peer.take(atLeast: 1).map { $0.params[1] } == ["tabs.selected"])
    navigation.close()
  }

  @Test("A script's layers gives a stream the changes of its key, and stops the observation when it is released")
  @ScriptThread func changes() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    peer.answer = { _, _ in .result("tabs.selected") }
    do {
      let changes = try await layers.changes(of: "Tabs.Selected")
      await emit(peer, "changed", ["key": "other", "old": "0", "new": "1"])
      await emit(peer, "changed", ["key": "tabs.selected", "old": "0", "new": "1"])
      var iterator = changes.makeAsyncIterator()
      #expect(await iterator.next() == Layers.Change(key: "tabs.selected", old: "0", new: "1"))
      _ = await peer.take()
    }
    let sent = await peer.take(atLeast: 1)
    #expect(sent.map(\.method) == ["Layers.unobserve"] && sent.map { $0.params[1] } == ["tabs.selected"])
    navigation.close()
  }

  @Test("A script's layers ends the streams of changes with the script context, and stops no observation then")
  @ScriptThread func changesEnd() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    peer.answer = { _, _ in .result("tabs.selected") }
    let changes = try await layers.changes(of: "tabs.selected")
    await emit(peer, "changed", ["key": "tabs.selected", "old": "0", "new": "1"])
    _ = await peer.take()
    layers.contextEnded()
    await emit(peer, "changed", ["key": "tabs.selected", "old": "1", "new": "2"])
    var seen: [String] = []
    for await change in changes { seen.append(change.new) }
    #expect(seen == ["1"])
    #expect(await peer.take().isEmpty)
    navigation.close()
  }

  @Test("A script's layers sets a screen's content up before it answers that the content is ready")
  @ScriptThread func content() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    _ = await peer.take()
    var screens: [LayersScreen] = []
    layers.setupContent = { screen in
      await peer.arrive()
      #expect(peer.received.isEmpty)
      screens.append(screen)
    }
    await emit(peer, "setupContent", ["contextId": 3, "componentId": "c", "controller": "Detail"])
    while peer.received.isEmpty { await peer.arrive() }
    #expect(screens == [LayersScreen(contextId: 3, controller: "Detail")])
    #expect(peer.received.map(\.method) == ["Layers.contentReady"])
    navigation.close()
  }

  @Test("A script's layers refuses an operation that the set-up of a content awaits, because it could never begin")
  @ScriptThread func waitsForItself() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    peer.answer = { method, _ in
      .result(method == "Layers.getState" ? ["contexts": [["contextId": 3]]] : Self.done)
    }
    var errors: [JSON] = []
    layers.setupContent = { screen in
      do throws(RPCError) { try await layers.nav.push("Other") } catch { errors.append(error.data) }
    }
    _ = await peer.take()
    await emit(peer, "setupContent", ["contextId": 3, "componentId": "c", "controller": "Detail"])
    while peer.received.last?.method != "Layers.contentReady" { await peer.arrive() }
    #expect(errors == [["code": "waitsForItself"]])
    #expect(!peer.received.contains { $0.method == "Layers.push" })
    navigation.close()
  }

  @Test("A script's layers refuses a payload without a JSON form before it sends anything")
  @ScriptThread func payload() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let layers = Layers(navigation)
    _ = await peer.take()
    let error = await #expect(throws: RPCError.self) { try await layers.nav.push("a", encoding: [Double.infinity]) }
    #expect(error?.data["code"] == "payloadNotCodable")
    #expect(await peer.take().isEmpty)
    #expect(
      LayersPayload.value([Int].self, from: [1, 2]) == [1, 2] && LayersPayload.value([Int].self, from: "x") == nil)
    navigation.close()
  }
}
