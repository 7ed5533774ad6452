import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// typed-routing §9, §12: deep links over the bridge.
@Suite("Typed routing: deep links over the bridge", .timeLimit(.minutes(20)))
struct LinkMappingTests {
  /// Links such as `shop://item/7`. Others are not of this app.
  private struct Links: DeeplinkHandler {
    func deeplink(from url: String) async throws -> DeeplinkRoute<SampleRoute>? {
      guard url.hasPrefix("shop://item/"), let number = Int(url.split(separator: "/").last ?? "") else { return nil }
      await Task.yield()
      return .push(.item(number), path: [.list])
    }
  }

  @Test("A link is one bundle: one dismissal, one change of the stack, one presentation", arguments: Setup.everyRoute)
  func bundle(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      for route in [SampleRoute.item(1), .item(2)] { stack.router.push(route) }
      stack.router.present(SampleRoute.other)
      try await routing.settle()
      routing.clear()
      stack.router.handle(deeplink: .present(SampleRoute.item(9), root: .settings, path: [.list]))
      try await routing.settle()
      #expect(routing.commands == ["dismissModal", "setStackRoot", "showModal"])
      try await routing.expect("[settings list] + [item9]")
    }
  }

  @Test(
    "A URL goes through the handler to the routers and to the device; others change nothing",
    arguments: Setup.everyRoute)
  func url(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let stack = try await routing.showStack()
      routing.bridge.navigation.callVoid(\LinkingManagerDeclaration.listening.addListener, "url")
      for url in ["shop://item/7", "shop://unknown"] {
        routing.clear()
        try await routing.world.driver.openURL(url)
        try await routing.settle()
        var received: String?
        for case .event(let event) in routing.script.entries {
          received = event.payload(of: LinkingManagerDeclaration.declared.url) ?? received
        }
        #expect(received == url)
        if let link = try await Links().deeplink(from: try #require(received)) { stack.router.handle(deeplink: link) }
        try await routing.settle()
        #expect(routing.commands == (url == "shop://item/7" ? ["setStackRoot"] : []))
        try await routing.expect("[home list item7]")
      }
    }
  }

  @Test("A link into a tab that has not been shown runs when the tab is mounted", arguments: Setup.everyRoute)
  func pending(_ setup: Setup) async throws {
    try await RoutingWorld.run(setup) { routing in
      let tabs = try await routing.showTabs(.onSwitchToTab)
      tabs.tabRouter.handle(
        tabDeeplink: TabDeeplink(tab: SampleTab.second, deeplink: DeeplinkRoute<SampleRoute>.push(.item(1))))
      try await routing.settle()
      try await routing.expect("(0: [home], 1*: [list item1], 2: [Placeholder])")
    }
  }
}
