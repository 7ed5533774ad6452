import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptSide

extension Navigation {
  /// A turbo script of a scripted native side, after `initialize`. It listens to no event unless the test changes that.
  static func scripted(
    _ change: (inout Settings) -> Void = { _ in }, onOccurrence: ((Occurrence) -> Void)? = nil
  ) async throws(RPCError) -> (Navigation, ScriptedPeer) {
    let peer = ScriptedPeer()
    peer.answer = { _, _ in .result(["protocolVersion": 1, "epoch": 1, "design": "react-native-navigation"]) }
    var settings = Settings(.turbo)
    settings.listensTo = []
    change(&settings)
    let navigation = try await start(peer.client, settings, onOccurrence: onOccurrence)
    peer.answer = { _, _ in .result([:]) }
    return (navigation, peer)
  }
}

/// The script side's client of react-native-navigation, over a native side that the test writes.
@Suite("A script's navigation", .timeLimit(.minutes(20)))
struct NavigationClientTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let method: String
    let arguments: JSON
    let call: @ScriptThread @Sendable (Navigation) async throws -> Void

    init(
      _ method: String, _ arguments: JSON, _ call: @escaping @ScriptThread @Sendable (Navigation) async throws -> Void
    ) {
      (self.method, self.arguments, self.call) = (method, arguments, call)
    }

    var testDescription: String { "\(method) \(arguments)" }
  }

  private static let screen = Layout.component(name: "home", id: "c")
  private static let node: JSON = [
    "id": "c", "type": "Component", "data": ["name": "home", "options": [:]], "children": [],
  ]

  static let rows: [Row] = [
    Row("setRoot", ["setRoot1", ["root": node, "modals": [], "overlays": []]]) { try await $0.setRoot(screen) },
    Row("push", ["push1", "s", node]) { try await $0.push("s", screen) },
    Row("pop", ["pop1", "c", nil]) { try await $0.pop("c") },
    Row("pop", ["pop1", "c", ["popGesture": true]]) { try await $0.pop("c", options: ["popGesture": true]) },
    Row("popTo", ["popTo1", "c", nil]) { try await $0.pop(to: "c") },
    Row("popToRoot", ["popToRoot1", "c", nil]) { try await $0.popToRoot("c") },
    Row("setStackRoot", ["setStackRoot1", "s", [node]]) { try await $0.setStackRoot("s", [screen]) },
    Row("showModal", ["showModal1", node]) { try await $0.showModal(screen) },
    Row("dismissModal", ["dismissModal1", "c", nil]) { try await $0.dismissModal("c") },
    Row("dismissAllModals", ["dismissAllModals1", nil]) { try await $0.dismissAllModals() },
    Row("showOverlay", ["showOverlay1", node]) { try await $0.showOverlay(screen) },
    Row("dismissOverlay", ["dismissOverlay1", "c"]) { try await $0.dismissOverlay("c") },
    Row("dismissAllOverlays", ["dismissAllOverlays1"]) { try await $0.dismissAllOverlays() },
    Row("getLaunchArgs", ["getLaunchArgs1"]) { _ = try await $0.getLaunchArgs() },
    Row("mergeOptions", ["c", ["popGesture": false]]) { $0.mergeOptions("c", ["popGesture": false]) },
    Row("setDefaultOptions", [["popGesture": false]]) { $0.setDefaultOptions(["popGesture": false]) },
    Row("getConstants", []) { _ = try await $0.constants() },
  ]

  @Test("A script's navigation sends each command with its arguments in the declared order", arguments: rows)
  @ScriptThread func sent(_ row: Row) async throws {
    let (navigation, peer) = try await Navigation.scripted()
    _ = await peer.take()
    try await row.call(navigation)
    #expect(await peer.take(atLeast: 1) == [.init("RNNTurboModule.\(row.method)", row.arguments)])
    navigation.close()
  }

  @Test("A script's navigation calls an app's own modules with arguments as values, and returns the result as one")
  @ScriptThread func ownModules() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    _ = await peer.take()
    peer.answer = { _, _ in .result(["place": "here"]) }
    #expect(try await navigation.call("Places", "near", [52.5, ["zoom": 3], .null])["place"] == "here")
    try await navigation.call("Places", "all")
    navigation.callVoid("Places", "forget", ["here"])
    try await navigation.call("Places", "all", [])
    #expect(
      await peer.take(atLeast: 4) == [
        .init("Places.near", [52.5, ["zoom": 3], nil]), .init("Places.all", []), .init("Places.forget", ["here"]),
        .init("Places.all", []),
      ])
    navigation.close()
  }

  @Test("A script's navigation returns the result of a command in its declared type")
  @ScriptThread func results() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    peer.answer = { _, _ in .result("c9") }
    #expect(try await navigation.push("s", Self.screen) == "c9")
    peer.answer = { _, _ in .result(["-a", "b"]) }
    #expect(try await navigation.getLaunchArgs() == ["-a", "b"])
    peer.answer = { _, _ in .result(["topBarHeight": 44]) }
    #expect(try await navigation.constants()["topBarHeight"] == 44)
    navigation.close()
  }

  @Test("A script's navigation throws the error of a refused command as the native side sent it, and continues")
  @ScriptThread func refused() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let refusal = RPCError(.rejected, "There is no 'x'.", data: ["code": "NOT_FOUND"])
    peer.answer = { _, _ in .refusal(refusal) }
    #expect(await #expect(throws: RPCError.self) { try await navigation.pop("x") } == refusal)
    peer.answer = { _, _ in .result("c") }
    #expect(try await navigation.pop("c") == "c")
    navigation.close()
  }

  @Test("A script's navigation makes the ids of layouts and commands from one count, which each context begins anew")
  @ScriptThread func ids() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    _ = await peer.take()
    try await navigation.push("s", .stack([.component(name: "a"), .component(name: "b", id: "own")]))
    try await navigation.pop("c")
    let sent = await peer.take(atLeast: 2)
    #expect(sent[0].params[0] == "push3" && sent[1].params[0] == "pop4")
    #expect(sent[0].params[2]?["id"] == "Stack1")
    #expect(sent[0].params[2]?["children"]?.array?.map { $0["id"] } == ["Component2", "own"])
    peer.answer = { _, _ in .result(["protocolVersion": 1, "epoch": 2]) }
    peer.notify("host/reload", ["epoch": 2, "reason": "test"])
    await peer.arrive()
    try await navigation.pop("c")
    #expect(await peer.take(atLeast: 1).last?.params[0] == "pop1")
    navigation.close()
  }

  @Test("A script's navigation rejects the commands that wait, and each later one, when the native side is lost")
  @ScriptThread func lost() async throws {
    var occurrences: [Navigation.Occurrence] = []
    let (navigation, peer) = try await Navigation.scripted(onOccurrence: { occurrences.append($0) })
    peer.answer = { _, _ in .silence }
    _ = await peer.take()
    let waiting = Task(executorPreference: ScriptThread.executor) { try await navigation.pop("c") }
    while peer.received.isEmpty { await peer.arrive() }
    peer.notify("$/fatal", ["message": "Out of paper."])
    peer.close()
    let error = await #expect(throws: RPCError.self) { _ = try await waiting.value }
    #expect(error?.data["code"] == "CONNECTION_LOST" && error?.message.contains("Out of paper.") == true)
    let later = await #expect(throws: RPCError.self) { try await navigation.pop("c") }
    #expect(later?.data["code"] == "CONNECTION_LOST")
    guard case .closed(let reason) = occurrences.last else { return #expect(Bool(false), "\(occurrences)") }
    #expect(reason.contains("Out of paper."))
  }

  @Test("A script's navigation sends a command of a reload in the next context, once that has begun")
  @ScriptThread func betweenContexts() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    peer.answer = { _, _ in .silence }
    peer.notify("host/reload", ["epoch": 2, "reason": "test"])
    _ = await peer.take()
    let waiting = Task(executorPreference: ScriptThread.executor) { try await navigation.pop("c") }
    await peer.arrive()
    #expect(peer.received.isEmpty)
    peer.answer = { _, _ in .result("c") }
    peer.answerLast(.result(["protocolVersion": 1, "epoch": 2]))
    #expect(try await waiting.value == "c")
    #expect(peer.received == [.init("RNNTurboModule.pop", ["pop1", "c", nil])])
    navigation.close()
  }

  @Test("A script's navigation does not begin with a native side of another version of the protocol")
  @ScriptThread func otherVersion() async throws {
    let peer = ScriptedPeer()
    peer.answer = { _, _ in .result(["protocolVersion": 7]) }
    let error = await #expect(throws: RPCError.self) { _ = try await Navigation.start(peer.client, .init(.turbo)) }
    #expect(error?.data["code"] == "PROTOCOL_VERSION")
    peer.client.close()
  }

  @Test("A script's navigation listens to the events of its settings as each context begins")
  @ScriptThread func listening() async throws {
    let (navigation, peer) = try await Navigation.scripted { $0.listensTo = ["RNN.AppLaunched", "other"] }
    let listening: [ScriptedPeer.Message] = [
      .init("RNNTurboEventEmitter.addListener", ["RNN.AppLaunched"]),
      .init("RNNTurboEventEmitter.addListener", ["other"]),
    ]
    #expect(await peer.take(atLeast: 3).dropFirst() == listening[...])
    peer.answer = { _, _ in .result(["protocolVersion": 1, "design": "react-native-navigation"]) }
    peer.notify("host/reload", ["epoch": 2, "reason": "test"])
    #expect(await peer.take(atLeast: 3).dropFirst() == listening[...])
    // Another design has no events that need a listener, and would refuse the call.
    peer.answer = { _, _ in .result(["protocolVersion": 1, "design": "coordinator-router"]) }
    peer.notify("host/reload", ["epoch": 3, "reason": "test"])
    await peer.arrive()
    try await navigation.call("Module", "method") { _ in }
    #expect(await peer.take().map(\.method) == ["initialize", "Module.method"])
    navigation.close()
  }

  @Test(
    """
    A script's navigation reports what the native side calls as occurrences in order, and mounts each root
    """)
  @ScriptThread func occurrences() async throws {
    var seen: [Navigation.Occurrence] = []
    let (navigation, peer) = try await Navigation.scripted(onOccurrence: { seen.append($0) })
    _ = await peer.take()
    let properties: JSON = ["rootTag": 11, "initialProps": ["componentId": "c"]]
    peer.notify("js/callFunction", ["AppRegistry", "runApplication", ["home", properties]])
    peer.notify("js/callFunction", ["AppRegistry", "setSurfaceProps", ["home", properties]])
    let layout: JSON = ["rootTag": 11, "frame": [0, 0, 5, 5], "safeArea": [0, 0, 0, 0]]
    peer.notify("surface/layout", layout)
    peer.notify("js/callFunction", ["RCTDeviceEventEmitter", "emit", ["RNN.AppLaunched", ["a": 1]]])
    peer.notify("js/callFunction", ["too short"])
    peer.notify("$/error", ["code": -32601, "message": "Not a method.", "data": ["code": "X"]])
    peer.notify("js/callFunction", ["AppRegistry", "unmountApplicationComponentAtRootTag", [11]])
    #expect(await peer.take() == [.init("surface/didMount", ["rootTag": 11])])
    #expect(
      seen == [
        .began(epoch: 1), .run(name: "home", componentId: "c", rootTag: 11),
        .properties(name: "home", rootTag: 11, ["componentId": "c"]),
        .layout(rootTag: 11, layout),
        .event(.init(name: "RNN.AppLaunched", body: ["a": 1])), .badCall(message: "Not a method."),
        .unmount(rootTag: 11),
      ])
    navigation.close()
  }

  @Test("A script's navigation leaves a root unmounted that the script mounts itself")
  @ScriptThread func ownMounting() async throws {
    let (navigation, peer) = try await Navigation.scripted { $0.mountsSurfaces = false }
    _ = await peer.take()
    peer.notify("js/callFunction", ["AppRegistry", "runApplication", ["home", ["rootTag": 11]]])
    #expect(await peer.take().isEmpty)
    navigation.mount(rootTag: 11)
    #expect(await peer.take() == [.init("surface/didMount", ["rootTag": 11])])
    navigation.close()
  }

  @Test("A script's navigation gives each stream the events from its beginning until the connection closes")
  @ScriptThread func streams() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    func emit(_ name: String) {
      peer.notify("js/callFunction", ["RCTDeviceEventEmitter", "emit", [.string(name), [:]]])
    }
    let first = navigation.events()
    emit("one")
    await peer.arrive()
    let second = navigation.events()
    emit("two")
    await peer.arrive()
    peer.close()
    await peer.arrive()
    var names: [[String]] = []
    for stream in [first, second] {
      var seen: [String] = []
      for await event in stream { seen.append(event.name) }
      names.append(seen)
    }
    #expect(names == [["one", "two"], ["two"]])
  }

  @Test("A script's navigation gives a stream of occurrences what its callback gets, the end of the connection last")
  @ScriptThread func occurrenceStream() async throws {
    var called: [Navigation.Occurrence] = []
    let (navigation, peer) = try await Navigation.scripted(onOccurrence: { called.append($0) })
    called = []
    let occurrences = navigation.occurrences()
    peer.notify("js/callFunction", ["AppRegistry", "runApplication", ["Home", ["rootTag": 11, "initialProps": [:]]]])
    peer.notify("js/callFunction", ["RCTDeviceEventEmitter", "emit", ["one", ["a": 1]]])
    await peer.arrive()
    peer.close()
    await peer.arrive()
    var seen: [Navigation.Occurrence] = []
    for await occurrence in occurrences { seen.append(occurrence) }
    #expect(seen == called && seen.count == 3)
    #expect(seen.first == .run(name: "Home", componentId: "", rootTag: 11))
    #expect(seen.dropFirst().first == .event(NavigationEvent(name: "one", body: ["a": 1])))
    let isClosed = if case .closed? = seen.last { true } else { false }
    #expect(isClosed)
    for await occurrence in navigation.occurrences() { Issue.record("\(occurrence) comes after the end.") }
    for await event in navigation.events() { Issue.record("\(event) comes after the end.") }
  }

  @Test(
    "A script's navigation refuses to sleep on a virtual clock that is not shared, and when its connection is closed")
  @ScriptThread func sleeping() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    let error = await #expect(throws: RPCError.self) { try await navigation.sleep(milliseconds: 1) }
    #expect(error?.data["code"] == "CLOCK_NOT_SHARED")
    peer.close()
    while !peer.client.isClosed { await peer.arrive() }
    let later = await #expect(throws: RPCError.self) { try await navigation.sleep(milliseconds: 1) }
    #expect(later?.data["code"] == "CONNECTION_LOST")
  }

  @Test("A script's navigation sleeps on a shared clock until the native side has moved it so far")
  @ScriptThread func sharedSleep() async throws {
    let (navigation, peer) = try await Navigation.scripted { $0.sharedClock = true }
    _ = await peer.take()
    let sleeper = Task(executorPreference: ScriptThread.executor) {
      try await navigation.sleep(milliseconds: 50)
      await navigation.mount(rootTag: 1)
    }
    await peer.arrive()
    peer.notify("clock/now", ["ms": 49])
    #expect(await peer.take().filter { $0.method != "clock/idle" }.isEmpty)
    peer.notify("clock/now", ["ms": 50])
    try await sleeper.value
    #expect(await peer.take().contains { $0.method == "surface/didMount" })
    navigation.close()
  }

  @Test(
    "A script's navigation answers a touch that no observer takes as not found, and describes such content as null")
  @ScriptThread func touches() async throws {
    let (navigation, peer) = try await Navigation.scripted { $0.answersTouches = true }
    _ = await peer.take()
    peer.notify("surface/touch", ["id": 5, "rootTag": 11, "phase": "start", "x": 1, "y": 2, "testID": "a"])
    peer.notify("surface/type", ["id": 6, "rootTag": 11, "testID": "a", "text": "b"])
    peer.notify("surface/describe", ["rootTag": 11])
    #expect(
      await peer.take() == [
        .init("surface/touched", ["id": 5, "rootTag": 11, "found": false]),
        .init("surface/touched", ["id": 6, "rootTag": 11, "found": false]),
        .init("surface/described", ["rootTag": 11, "tree": nil]),
      ])
    navigation.close()
  }

  @Test("A script's navigation refuses a driver's function, because it is not written in JavaScript")
  @ScriptThread func functions() async throws {
    let (navigation, peer) = try await Navigation.scripted()
    _ = await peer.take()
    peer.notify("script/run", ["id": 3, "source": "() => 1", "arguments": []])
    let sent = await peer.take()
    #expect(sent.map(\.method) == ["script/ran"] && sent.first?.params["id"] == 3)
    #expect(sent.first?.params["error"]?["code"] == -32601)
    navigation.close()
  }
}
