import NavbridgeDriver
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// native-router §10: requests of the script, their answers, and the reports of changes.
@Suite("Router requests", .timeLimit(.minutes(20)))
struct NativeAppViewTests {
  private static func run(
    _ setup: Setup, _ body: @escaping @ScriptThread @Sendable (World, RouterScript) async throws -> Void
  ) async throws {
    try await World.run(setup, World.Options(routes: RouterRoutes.app)) { world in
      try await body(world, try await RouterScript(world))
    }
  }

  static func push(_ name: String) -> NavigationAction {
    .push(navParams: NavigateParams(route: NativeRoute(name: name)))
  }
  static func navigate(_ name: String) -> NavigationAction {
    .navigate(action: nil, route: NativeRoute(name: name), stack: nil)
  }

  /// Each starts from `*home[H A B] sports[S]`, which has the number 3.
  static let rows = [
    Row(.goBack, "ok 4", "*home[H A] sports[S]", ["state 4 goBack script -1"]),
    Row(.setParams(params: ["q": 1]), "ok 4", "*home[H A B] sports[S]", ["state 4 setParams script -0"]),
    Row(.setParams(params: nil), "ok 3", "*home[H A B] sports[S]", []),
    Row(navigate("C"), "ok 4", "*home[H A B C] sports[S]", ["state 4 navigate script -0"]),
    Row(navigate("A"), "ok 4", "*home[H A] sports[S]", ["state 4 navigate script -1"]),
    Row(navigate("B"), "ok 3", "*home[H A B] sports[S]", []),
    Row(navigate("L"), "ok 4", "*home[H A B] sports[S] m[L]", ["state 4 navigate script -0"]),
    Row(
      .navigate(action: nil, route: NativeRoute(name: "D"), stack: "sports"), "ok 4", "home[H A B] *sports[S D]",
      ["state 4 navigate script -0"]),
    Row(.reset, "ok 4", "*home[H] sports[S]", ["state 4 reset script -2"]),
    Row(.resetHome, "ok 4", "*home[H] sports[S]", ["state 4 resetHome script -2"]),
    Row(.openDrawer(drawerState: nil), "ok 4", "*home[H A B] sports[S] left drawer", ["state 4 openDrawer script -0"]),
    Row(.closerDrawer, "ok 3", "*home[H A B] sports[S]", []),
    Row(
      .toggleDrawer(drawerState: DrawerState(side: .right)), "ok 4", "*home[H A B] sports[S] right drawer",
      ["state 4 toggleDrawer script -0"]),
    Row(push("B"), "ok 4", "*home[H A B B] sports[S]", ["state 4 push script -0"]),
    Row(.push(navParams: nil), "missingParams", "*home[H A B] sports[S]", []),
    Row(.pop(popParams: PopParams(count: 2)), "ok 4", "*home[H] sports[S]", ["state 4 pop script -2"]),
    Row(
      .replace(navParams: NavigateParams(route: NativeRoute(name: "Z"))), "ok 4", "*home[H A Z] sports[S]",
      ["state 4 replace script -1"]),
    Row(
      .replace(navParams: NavigateParams(route: NativeRoute(name: "Z"), replaceKey: "none")), "unknownKey",
      "*home[H A B] sports[S]", []),
    Row(.popToTop, "ok 4", "*home[H] sports[S]", ["state 4 popToTop script -2"]),
    Row(.navigate(action: nil, route: nil, stack: nil), "emptyNavigate", "*home[H A B] sports[S]", []),
    Row(
      .navigate(action: nil, route: NativeRoute(name: "D"), stack: "none"), "unknownStack", "*home[H A B] sports[S]", []
    ),
  ]

  @Test(
    "Router requests perform each action, with one report of a change and then one answer", arguments: Setup.everyDepth)
  func actions(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      for row in Self.rows {
        await script.perform(.resetHome)
        await script.perform(.closerDrawer)
        for name in ["A", "B"] { await script.perform(Self.push(name)) }
        try await script.settle(world)
        #expect(script.shape == "*home[H A B] sports[S]")
        let before = try #require(script.router.mirror.state?.seq)
        script.clear()
        let answer = await script.perform(row.action)
        // The numbers of the row begin at 3.
        let expected = Self.shift(row.answer, by: before - 3)
        #expect(answer == expected, "\(row.action)")
        #expect(script.shape == row.shape, "\(row.action)")
        let result = "result \(answer.hasPrefix("ok") ? answer : "\(answer) \(before)")"
        #expect(
          script.words.filter { $0.hasPrefix("state") || $0.hasPrefix("result") }
            == row.reports.map { Self.shift($0, by: before - 3) } + [result], "\(row.action)")
        try await script.settle(world)
      }
    }
  }

  private static func shift(_ text: String, by number: Int) -> String {
    text.split(separator: " ").map { word in Int(word).map { $0 > 0 ? "\($0 + number)" : "\(word)" } ?? "\(word)" }
      .joined(separator: " ")
  }

  @Test("Router requests merge parameters with one update of the screen and one report", arguments: Setup.everyDepth)
  func setParams(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      let route = NativeRoute(key: "b", name: "B", params: ["q": 0, "r": 2])
      await script.perform(.push(navParams: NavigateParams(route: route)))
      try await world.settle()
      script.clear()
      #expect(await script.perform(.setParams(params: ["q": 1, "s": .null])) == "ok 3")
      #expect(
        script.words == ["props B", "screen update B", "state 3 setParams script -0", "result ok 3"])
      #expect(
        script.properties(of: "B")
          == ["q": 1, "r": 2, "s": .null, "key": "b", "componentId": "b"])
      #expect(script.router.mirror.state?.current.route.params == ["q": 1, "r": 2, "s": .null])
    }
  }

  @Test("Router requests fail by the code of a nested action that fails, after the report", arguments: Setup.everyDepth)
  func nestedFailure(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      script.clear()
      let nested = NavigationAction.pop(popParams: PopParams(toKey: "none"))
      do throws(RPCError) {
        try await script.router.navigate(NativeRoute(name: "A"), action: nested)
        Issue.record("The navigate was performed.")
      } catch {
        #expect(error.data["code"] == "unknownKey")
        #expect(
          error.message
            == "The navigate was performed, but its 'action' ('pop') has failed: A pop names the key 'none', which no "
            + "screen of the active stack has. Its keys are 'H-1', 'A-3'.")
      }
      #expect(
        script.words.filter { $0.hasPrefix("state") || $0.hasPrefix("result") }
          == ["state 2 navigate script -0", "result unknownKey 2"])
      #expect(script.shape == "*home[H A] sports[S]")
      try await script.settle(world)
    }
  }

  @Test("A modal that cannot be swiped down reports the attempt without an action", arguments: Setup.everyDepth)
  func dismissAttempted(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(Self.navigate("Lock"))
      try await script.settle(world)
      script.clear()
      #expect(try await !world.driver.dismissModal())
      try await script.settle(world)
      #expect(script.words == ["screen dismissAttempted Lock"])
      #expect(script.shape == "*home[H] sports[S] m[Lock]")
    }
  }

  @Test(
    "Router requests run a script screen under its key, with its parameters, and end it", arguments: Setup.everyDepth)
  func surfaces(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      script.clear()
      await script.perform(
        .push(navParams: NavigateParams(route: NativeRoute(key: "k1", name: "A", params: ["x": [1]]))))
      try await world.settle()
      #expect(script.script.rootTags.keys.contains("k1"))
      #expect(try await world.driver.snapshot(componentId: "k1")["class"] == "EntainScreen")
      #expect(script.router.mirror.state?.current.coordinator == "ReactCoordinator")
      #expect(
        script.screens == ["mount A", "willDisappear H", "willAppear A", "didDisappear H", "didAppear A"])
      script.clear()
      await script.perform(.pop(popParams: nil))
      try await world.settle()
      #expect(script.words.filter { $0.hasSuffix("unmount A") || $0 == "unmount" } == ["unmount", "screen unmount A"])
    }
  }

  @Test(
    "Router requests are refused with a sentence if an action is malformed, and change nothing",
    arguments: Setup.everyDepth)
  func malformed(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(Self.push("A"))
      try await script.settle(world)
      script.clear()
      for json: JSON in [
        [:], ["type": "jump"], ["type": "push", "navParams": ["route": ["params": [:]]]], ["type": "goBack", "x": 1],
        ["type": "navigate", "action": ["type": "pop", "popParams": ["count": "2"]]],
      ] {
        do throws(RPCError) {
          _ = try await script.script.navigation.call(\NativeAppViewDeclaration.perform, "bad", json)
          Issue.record("\(json) was performed.")
        } catch {
          let reader = MemberReader<NativeRouterError>(json, of: "NativeAppView.perform", at: [.member("action")])
          let expected = #expect(throws: NativeRouterError.self) { try NavigationAction(reader) }
          #expect(error.data["code"] == "badAction")
          #expect(error.message == expected?.message)
        }
      }
      #expect(script.words == Array(repeating: "result badAction 2", count: 5))
      // The kernel checks the arguments themselves.
      let module = NativeAppViewDeclaration.names[setup.architecture]
      let wrong = await #expect(throws: RPCError.self) {
        try await script.script.navigation.call(module, "perform") {
          $0.value("id")
          $0.value("goBack")
        }
      }
      #expect(
        wrong?.message
          == "NativeAppView.perform: the argument 'action' (position 1) is a text; an object is expected.")
      #expect(script.shape == "*home[H A] sports[S]")
      try await script.settle(world)
    }
  }

  @Test("Router requests end as the same actions of native code do", arguments: Setup.everyDepth)
  func bothSides(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      let actions: [NavigationAction] = [
        Self.push("A"), .navigate(action: nil, route: NativeRoute(name: "D", params: ["a": 1]), stack: "sports"),
        Self.navigate("L"), .setParams(params: ["b": 2]), .goBack, Self.navigate("H"), .popToTop,
      ]
      var states: [String: [RouterState]] = [:]
      for side in ["script", "native"] {
        await script.perform(.resetHome)
        for action in actions {
          if side == "script" {
            await script.perform(action)
          } else {
            let answer = try await world.driver.request(CoordinatorRouterMethods.perform, action.json)
            #expect(answer["error"] == nil)
            try await script.settle(world)
          }
          states[side, default: []].append(try #require(script.router.mirror.state).withoutKeys)
        }
      }
      #expect(states["script"] == states["native"])
    }
  }

  @Test("Router requests report the origin of each change", arguments: Setup.everyDepth)
  func origins(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      try await script.router.push(NativeRoute(name: "A"))
      _ = try await world.driver.request(CoordinatorRouterMethods.perform, Self.push("B").json)
      // The script does not share the clock, so a driver cannot know that it still has to mount the screen.
      try await script.settle(world)
      try await world.driver.swipeBack()
      try await world.driver.openURL("entain://bets/1?tab=x")
      try await world.driver.tap(tabIndex: 0)
      try await script.settle(world)
      #expect(
        script.changes.map { "\($0.reason) \($0.origin)" }.suffix(5) == [
          "push script", "push native", "swipeBack gesture", "navigate deeplink", "tabSelected tabTap",
        ])
      #expect(script.shape == "*home[H A] sports[S EventScreen]")
    }
  }

  @Test("Router requests do nothing when the mirror changes", arguments: Setup.everyDepth)
  func noEcho(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      var performed = 0
      world.driver.onTraffic = { entry in if entry["method"] == "perform" { performed += 1 } }
      try await world.driver.subscribeToTraffic(kinds: [.perform])
      for name in ["A", "B", "L"] {
        _ = try await world.driver.request(CoordinatorRouterMethods.perform, Self.navigate(name).json)
      }
      try await script.settle(world)
      #expect(script.shape == "*home[H A B] sports[S] m[L]")
      #expect(performed == 3)
    }
  }

  @Test("Router requests pass the bridge end first, and then the router", arguments: Setup.everyDepth)
  func trace(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      var entries: [String] = []
      world.driver.onTraffic = { entry in
        entries.append("\(entry["module"]?.string ?? "") \(entry["method"]?.string ?? "")")
      }
      try await world.driver.subscribeToTraffic(kinds: [.handler, .perform])
      for action in [Self.push("A"), .goBack, .setParams(params: ["x": 1])] {
        entries = []
        await script.perform(action)
        try await world.settle()
        #expect(Array(entries.prefix(2)) == ["NativeAppView perform", "Router perform"], "\(action)")
        #expect(entries.count { $0 == "Router perform" } == 1)
      }
    }
  }

  @Test(
    "Router requests are answered by the bridge end; script screens send only their own life",
    arguments: Setup.everyDepth)
  func sender(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      script.clear()
      for row in Self.rows { await script.perform(row.action) }
      for name in ["Wallet", "Sheet", "A"] { await script.perform(Self.navigate(name)) }
      try await script.settle(world)
      let kinds = Set(script.words.compactMap { $0.split(separator: " ").first.map { String($0) } })
      #expect(kinds == ["state", "result", "screen", "run", "props", "unmount"])
      let names = Set(script.screens.compactMap { $0.split(separator: " ").last.map { String($0) } })
      #expect(names.isDisjoint(with: ["Wallet", "Sheet"]) && names.contains("A"))
    }
  }
}
