import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeWire
import Testing

/// typed-routing §12: tabs over the bridge.
@Suite("Typed routing: tabs over the bridge", .timeLimit(.minutes(20)))
struct TabMappingTests {
  @Test("Each tab has its own stack, and push(_:in:) selects the tab first", arguments: Setup.everyRoute)
  func stacks(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let tabs = try await routing.showTabs()
      try await routing.expect("(0*: [home], 1: [list], 2: [list])")
      tabs.tabRouter.push(SampleRoute.item(1), in: SampleTab.third)
      try await routing.settle()
      try await routing.expect("(0: [home], 1: [list], 2*: [list item1])")
      tabs.tabRouter.push(SampleRoute.item(2))
      tabs.tabRouter.change(tab: SampleTab.first)
      try await routing.settle()
      try await routing.expect("(0*: [home], 1: [list], 2: [list item1 item2])")
      routing.clear()
      tabs.tabRouter.popToRoot(in: SampleTab.third)
      try await routing.settle()
      #expect(routing.commands == ["popToRoot"])
      try await routing.expect("(0*: [home], 1: [list], 2: [list])")
    }
  }

  @Test(
    "A tap of a tab selects it without a command; a tap of the selected tab pops to its root, then runs observers",
    arguments: Setup.everyRoute)
  func taps(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let tabs = try await routing.showTabs()
      routing.clear()
      try await routing.world.driver.tap(tabIndex: 2)
      try await routing.settle()
      #expect(routing.commands == [] && tabs.tabRouter.tab == AnyTabRoute(SampleTab.third))
      #expect(routing.log.entries.filter { $0.contains("change tab") }.count == 1)
      try await routing.expect("(0: [home], 1: [list], 2*: [list])")
      let router = try #require(tabs.tabRouter.find(tab: SampleTab.third))
      router.push(SampleRoute.item(1))
      router.push(SampleRoute.item(2))
      try await routing.settle()
      var pathsAtReselection: [Int] = []
      let observation = router.onTabReselected(SampleTab.third) { pathsAtReselection.append(router.path.count) }
      routing.clear()
      try await routing.world.driver.tap(tabIndex: 2)
      try await routing.settle()
      #expect(pathsAtReselection == [0])
      #expect(routing.log.entries.filter { $0.contains("pop to root") }.count == 1)
      #expect(routing.log.entries.filter { $0.contains("back") } == [])
      try await routing.expect("(0: [home], 1: [list], 2*: [list])")
      observation.cancel()
    }
  }

  @Test("A tap after a selection by program leaves both sides with the same tab", arguments: Setup.everyRoute)
  func race(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let tabs = try await routing.showTabs()
      for _ in 0..<4 {
        tabs.tabRouter.change(tab: SampleTab.second)
        try await routing.world.driver.tap(tabIndex: 2)
        tabs.tabRouter.change(tab: SampleTab.first)
        try await routing.settle()
        let selected = tabs.tabs.firstIndex(of: tabs.tabRouter.tab)!
        try await routing.expect(
          "("
            + (0..<3).map { "\($0)\($0 == selected ? "*" : ""): [\($0 == 0 ? "home" : "list")]" }.joined(
              separator: ", ")
            + ")")
      }
    }
  }

  @Test("Pushed screens of a tab with hideTabBarOnPush hide the bar, its root does not", arguments: Setup.everyRoute)
  func hiddenBar(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let tabs = try await routing.showTabs()
      func isBarVisible() async throws -> Bool? {
        try await routing.world.driver.snapshot(componentId: "tabs-\(tabs.id)")["tabBar"]?["visible"]?.bool
      }
      tabs.tabRouter.push(SampleRoute.item(1))
      try await routing.settle()
      #expect(try await isBarVisible() == true)
      tabs.tabRouter.push(SampleRoute.item(1), in: SampleTab.second)
      try await routing.settle()
      #expect(try await isBarVisible() == false)
      tabs.tabRouter.popToRoot(in: SampleTab.second)
      try await routing.settle()
      #expect(try await isBarVisible() == true)
    }
  }

  @Test(
    "The attach mode decides when a tab's router exists", arguments: Setup.everyRoute)
  func attachModes(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      for mode in TabAttachMode.allCases {
        let tabs = try await routing.showTabs(mode)
        #expect(tabs.tabRouter.routers.count == (mode == .onSwitchToTab ? 1 : 3))
        try await routing.expect(
          mode == .onSwitchToTab
            ? "(0*: [home], 1: [Placeholder], 2: [Placeholder])" : "(0*: [home], 1: [list], 2: [list])")
        try await routing.world.driver.tap(tabIndex: 1)
        try await routing.settle()
        #expect(tabs.tabRouter.find(tab: SampleTab.second) != nil)
        try await routing.expect(
          mode == .onSwitchToTab
            ? "(0: [home], 1*: [list], 2: [Placeholder])" : "(0: [home], 1*: [list], 2: [list])")
      }
    }
  }
}
