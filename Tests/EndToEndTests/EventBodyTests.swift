import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// rnn-events §1: the bodies of the fifteen events.
@Suite("The bodies of events", .timeLimit(.minutes(20)))
struct EventBodyTests {
  private static let topBar: JSON = [
    "rightButtons": [
      ["id": "r", "component": ["name": "app.Button", "componentId": "b1"]], ["id": "t", "text": "T"],
    ],
    "title": ["component": ["name": "app.Title", "componentId": "t1"]],
    "background": ["component": ["name": "app.Background", "componentId": "g1"]],
  ]

  /// Causes every event at least once.
  @ScriptThread
  private static func provokeAll(_ script: Script, _ world: World) async throws {
    let (app, driver) = (script.navigation, world.driver!)
    let search: JSON = ["topBar": ["searchBar": ["visible": true]]]
    let held: JSON = ["modal": ["swipeToDismiss": false]]
    _ = try await app.setRoot(
      .bottomTabs(
        [.stack([.screen("c1", ["topBar": topBar])], id: "s1"), .stack([.screen("c2", search)], id: "s2")], id: "tabs"))
    try await world.settle(with: app)
    try await driver.tap(buttonId: "t")
    try await driver.longPress(tabIndex: 1)
    try await driver.tap(tabIndex: 1)
    try await world.settle(with: app)
    try await driver.search("abc")
    try await driver.cancelSearch()
    _ = try await app.push("c2", .screen("c3"))
    _ = try await app.pop("c3")
    _ = try await app.showModal(.stack([.screen("m1", held)], id: "ms"))
    try await driver.dismissModal()
    _ = try await app.dismissModal("m1")
    let preview = Task(executorPreference: ScriptThread.executor) {
      try? await app.push("c2", .screen("p1", ["preview": ["reactTag": 1]]))
    }
    try await script.received { $0.word == "run(p1)" }
    try await driver.peek("c2", commit: true)
    // The options of the push do not commit it, so it can never settle.
    #expect(try await preview.joined() == nil)
    try await world.settle(with: app)
  }

  /// One expected body of each event whose body has no time.
  private static let expected: [String: JSON] = [
    "RNN.AppLaunched": .null,
    "RNN.ComponentWillAppear": ["componentId": "c1", "componentName": "c1.screen", "componentType": "Component"],
    "RNN.ComponentDidAppear": ["componentId": "c1", "componentName": "c1.screen", "componentType": "Component"],
    "RNN.ComponentDidDisappear": ["componentId": "c1", "componentName": "c1.screen", "componentType": "Component"],
    "RNN.NavigationButtonPressed": ["componentId": "c1", "buttonId": "t"],
    "RNN.BottomTabPressed": ["tabIndex": 1],
    "RNN.BottomTabSelected": ["selectedTabIndex": 1, "unselectedTabIndex": 0],
    "RNN.BottomTabLongPressed": ["selectedTabIndex": 1],
    "RNN.SearchBarUpdated": ["componentId": "c2", "text": "", "isFocused": true],
    "RNN.SearchBarCancelPressed": ["componentId": "c2"],
    "RNN.ScreenPopped": ["componentId": "c3"],
    "RNN.ModalAttemptedToDismiss": ["componentId": "ms"],
    "RNN.ModalDismissed": ["componentId": "ms", "modalsDismissed": 1],
    "RNN.PreviewCompleted": ["componentId": "c2", "previewComponentId": "p1"],
  ]

  @Test("The bodies of events match those of an iPhone on both architectures", arguments: Setup.everyRoute)
  func bodies(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      try await Self.provokeAll(script, world)
      var bodies: [String: [JSON]] = [:]
      for case .event(let event) in script.entries { bodies[event.name, default: []].append(event.body) }
      #expect(Set(bodies.keys) == Set(NavigationEvents.all))
      for event in RNNEvents.declaration.events.map(\.declaration) {
        for body in bodies[event.name] ?? [] { #expect(event.fault(of: body) == nil, "\(event.name)") }
      }
      let pressed = script.entries.compactMap { entry in
        if case .event(let event) = entry { event.payload(of: RNNEvents.declared.navigationButtonPressed) } else { nil }
      }
      #expect(pressed.first.map { [$0.0, $0.1] } == ["c1", "t"])
      for (name, body) in Self.expected {
        #expect(bodies[name]?.contains(body) == true, "\(name): \(bodies[name] ?? [])")
      }
      let types = (bodies["RNN.ComponentDidAppear"] ?? []).map { body in
        [body["componentId"], body["componentName"], body["componentType"]].map { $0?.string ?? "" }
      }
      for expected in [
        ["b1", "app.Button", "TopBarButton"], ["t1", "app.Title", "TopBarTitle"],
        ["g1", "app.Background", "TopBarBackground"],
      ] {
        #expect(types.filter { $0 == expected }.count == 1, "\(expected)")
      }
    }
  }

  @Test(
    "The bodies of events name each successful command once, in the CommandCompleted events",
    arguments: Setup.everyRoute)
  func completions(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, script, app in
      _ = try await app.push("c1", .screen("c2"))
      _ = try await app.pop("c2")
      _ = try await app.pop(to: "c1")
      _ = try await app.popToRoot("c1")
      _ = try await app.setStackRoot("c1", [.screen("c3")])
      #expect(try await app.showModal(.stack([.screen("m1")], id: "ms")) == "ms")
      #expect(try await app.dismissModal("m1") == "ms")
      try await app.dismissAllModals()
      #expect(try await app.showOverlay(.screen("o1")) == "o1")
      try await app.dismissOverlay("o1")
      try await app.dismissAllOverlays()
      _ = try? await app.pop("c3")
      app.mergeOptions("c3", ["topBar": ["title": ["text": "T"]]])
      app.setDefaultOptions([:])
      _ = try await app.getLaunchArgs()
      try await world.settle(with: app)
      let bodies = script.entries.compactMap { entry -> JSON? in
        guard case .event(let event) = entry, event.name == "RNN.CommandCompleted" else { return nil }
        return event.body
      }
      let names = [
        "setRoot", "push", "pop", "popTo", "popToRoot", "setStackRoot", "showModal", "dismissModal",
        "dismissAllModals", "showOverlay", "dismissOverlay", "dismissAllOverlays",
      ]
      #expect(bodies.map { $0["commandName"]?.string ?? "" } == names)
      #expect(Set(bodies.compactMap { $0["commandId"]?.string }).count == names.count)
      #expect(zip(bodies, names).allSatisfy { $0["commandId"]?.string?.hasPrefix($1) == true })
      let times = bodies.compactMap { $0["completionTime"]?.int }
      try #require(times.count == names.count)
      #expect(times == times.sorted())
      // On the device's clock a push takes 350 ms.
      #expect(times[1] - times[0] == 350)
    }
  }
}
