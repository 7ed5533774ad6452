import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeCoordinatorRouter
@testable import NavbridgeKernel

/// native-router §5: the order of actions, and their end.
@Suite("The router", .timeLimit(.minutes(20)))
@MainQueue
struct ExecutionTests {
  @Test("The router performs one action at a time, each planned against the state that the one before has left")
  func serial() async throws {
    let device = try await RouterDevice.started()
    var log: [String] = []
    let router = device.router
    for action: NavigationAction in [.to("A"), .to("A"), .push("B"), .goBack, .goBack] {
      router.perform(action: action, origin: .native) { _ in log.append("\(action.kind): \(router.state.text)") }
    }
    await device.advance(100)
    #expect(log == [], "the first push is still animated")
    await device.settle()
    #expect(
      log == [
        "navigate: *home[H A] sports[S]", "navigate: *home[H A] sports[S]", "push: *home[H A B] sports[S]",
        "goBack: *home[H A] sports[S]", "goBack: *home[H] sports[S]",
      ])
    #expect(device.changes.map(\.state.seq) == Array(2...5))
  }

  @Test("The router reports a change before the result of the action that made it")
  func order() async throws {
    let device = try await RouterDevice.started()
    var reported: Int?
    device.router.perform(action: .to("A"), origin: .native) { _ in reported = device.changes.count }
    #expect(reported == nil)
    await device.settle()
    #expect(reported == 1)
  }

  @Test("The router performs an action of a coordinator's start right after the current one")
  func reentrant() async throws {
    let device = try await RouterDevice.started(
      RouterApp(
        tabs: [RouterApp.Tab(name: "home", root: NativeRoute(name: "H"))], home: "home",
        screens: [RouterApp.Screen(name: "Eager", coordinator: "EagerCoordinator")]),
      coordinators: ["EagerCoordinator": EagerCoordinator.self])
    // The first action is still under way when the others are requested.
    for action: NavigationAction in [.push("A"), .to("Eager"), .push("Late")] { device.router.perform(action: action) }
    await device.settle()
    #expect(device.text == "*home[H A Eager First Second Late]")
    #expect(device.changes.map(\.state.current.route.name) == ["A", "Eager", "First", "Second", "Late"])
  }

  @Test("The router performs a nested action on the destination, after it has appeared")
  func nested() async throws {
    let device = try await RouterDevice.started(tracing: [.appearance, .perform])
    device.router.perform(
      action: .navigate(action: .setParams(params: ["x": 1]), route: NativeRoute(name: "A"), stack: nil),
      origin: .script)
    device.router.perform(action: .push("B"))
    await device.settle()
    #expect(device.text == "*home[H A B] sports[S]")
    #expect(device.router.state.tabs[0].chain[1].route.params == ["x": 1])
    #expect(device.changes.map(\.reason) == [.navigate, .setParams, .push])
    #expect(device.changes.map(\.origin) == [.script, .script, .native])
    let appeared = try #require(device.records.firstIndex { $0.kind == .appearance && $0.action == "didAppear" })
    let handled = try #require(device.records.firstIndex { $0.action == "handleSetParams" })
    #expect(appeared < handled)
  }

  @Test(
    "The router performs no nested action of a navigate that fails, and a nested action alone on the current screen")
  func nestedAlone() async throws {
    let device = try await RouterDevice.started()
    let set = NavigationAction.setParams(params: ["x": 1])
    try await device.perform(.navigate(action: set, route: NativeRoute(name: "A"), stack: "casino"))
    #expect(device.changes == [])
    try await device.perform(.navigate(action: set, route: nil, stack: nil))
    #expect(device.current.route.params["x"] == 1)
  }

  @Test(
    "The router fails a navigate by the failure of its nested action, whose place it names, after the screen is shown")
  func nestedFailure() async throws {
    let device = try await RouterDevice.started()
    let pop = NavigationAction.pop(popParams: PopParams(toKey: "none"))
    let one = try await device.perform(.navigate(action: pop, route: NativeRoute(name: "A"), stack: nil))
    #expect(
      one.error
        == NativeRouterError(
          .unknownKey,
          "The navigate was performed, but its 'action' ('pop') has failed: A pop names the key 'none', which no screen of "
            + "the active stack has. Its keys are 'H-1', 'A-3'."))
    #expect(device.text == "*home[H A] sports[S]" && one.seq == 2)

    let inner = NavigationAction.navigate(action: .push(navParams: nil), route: NativeRoute(name: "B"), stack: nil)
    let two = try await device.perform(.navigate(action: inner, route: NativeRoute(name: "T"), stack: "sports"))
    #expect(
      two.error
        == NativeRouterError(
          .missingParams,
          "The navigate was performed, but its 'action.action' ('push') has failed: A push has no parameters. Give it the "
            + "route of the new screen."))
    #expect(device.text == "home[H A] *sports[S T B]" && two.seq == 4)
    #expect(device.changes.map(\.reason) == [.navigate, .navigate, .navigate])
  }

  @Test("The router answers a navigate once, after its nested action")
  func nestedAnswer() async throws {
    let device = try await RouterDevice.started()
    let set = NavigationAction.setParams(params: ["x": 1])
    let result = try await device.perform(.navigate(action: set, route: NativeRoute(name: "A"), stack: nil))
    #expect(result == ActionResult(seq: 3, error: nil))
    let counters = device.router.counters
    #expect(counters.performed == 2 && counters.settled == 2 && counters.failed == 0)
  }

  @Test("The router ends an action whose container reports nothing, and reads the state from the containers")
  func watchdog() async throws {
    let device = try await RouterDevice.started()
    let stack = try #require(device.current.navigationController)
    stack.delegate = nil
    let start = device.clock.now
    let push = try await device.perform(.push("A"))
    #expect(push.error?.code == .timedOut)
    #expect(push.error?.message.contains("push of 'A'") == true)
    #expect((device.clock.now - start).inMilliseconds == 2000)
    #expect(device.text == "*home[H A] sports[S]")
    stack.delegate = device.router
    #expect(try await device.perform(.goBack).error == nil)
    #expect(device.text == "*home[H] sports[S]")
    #expect(device.router.counters.timedOut == 1)
  }

  @Test("The router ends an action in a hidden window, and the next ones too")
  func hiddenWindow() async throws {
    let device = try await RouterDevice.started()
    device.host.window.isHidden = true
    #expect(try await device.perform(.push("A")).error?.code == .timedOut)
    #expect(device.text == "*home[H A] sports[S]")
    device.host.window.isHidden = false
    await device.settle()
    #expect(try await device.perform(.push("B")).error == nil)
    #expect(device.text == "*home[H A B] sports[S]")
  }

  @Test("The router shows one transition of a plan of several steps, and the others at once")
  func oneTransition() async throws {
    let device = try await RouterDevice.started(tracing: [.plan])
    try await device.perform(.to("A"), .to("L"), .to("L2"), .openDrawer(drawerState: nil))
    let start = device.clock.now
    let first = device.records.count
    try await device.perform(.to("D", in: "sports"))
    #expect((device.clock.now - start).inMilliseconds == 350, "only the push takes its time")
    #expect(
      device.records[first...].map(\.action) == ["plan", "closeDrawer", "dismissModals", "selectTab", "push"])
    #expect(device.text == "home[H A] *sports[S D]")
  }

  @Test("The router counts a call of perform for each action, and names a handler for each case")
  func handlers() async throws {
    let device = try await RouterDevice.started(tracing: [.perform])
    let actions: [NavigationAction] = [
      .push("A"), .setParams(params: ["x": 1]), .to("B"),
      .replace(navParams: NavigateParams(route: NativeRoute(name: "C"))),
      .pop, .popToTop, .openDrawer(drawerState: nil), .closerDrawer, .toggleDrawer(drawerState: nil), .goBack, .reset,
      .resetHome,
    ]
    for action in actions { try await device.perform(action, origin: .script) }
    #expect(device.router.counters.performed == actions.count && device.router.counters.settled == actions.count)
    let handlers = device.records.map(\.action).filter { $0.hasPrefix("handle") }
    #expect(Set(handlers).count == 12 && handlers.count == 12)
    #expect(Set(actions.map(\.kind)) == Set(NavigationAction.Kind.allCases))
    let calls = device.records.filter { $0.action == "perform" }
    #expect(calls.map(\.id) == actions.map(\.kind.rawValue))
    #expect(calls.allSatisfy { $0.payload["origin"] == "script" })
  }

  @Test("The router takes actions of all origins in one queue, and tags each in the trace")
  func queue() async throws {
    let device = try await RouterDevice.started(tracing: [.perform])
    for origin in [ActionOrigin.script, .native, .deeplink] {
      device.router.perform(action: .push("A"), origin: origin)
    }
    await device.settle()
    #expect(try device.finger.tap(.back))
    await device.settle()
    #expect(try device.finger.tap(.tab(index: 1)))
    await device.settle()
    let tags = device.records.filter { ["perform", "settled", "noticed"].contains($0.action) }
    #expect(
      tags.map { "\($0.action) \($0.payload["origin"]?.string ?? "")" } == [
        "perform script", "perform native", "perform deeplink", "settled script", "settled native", "settled deeplink",
        "perform gesture", "settled gesture", "noticed tabTap",
      ])
  }

  @Test("The router has the app's controllers under the view of the script framework, in the order of the tabs")
  func containers() async throws {
    let device = try await RouterDevice.started()
    let root = try #require(device.host.window.rootViewController)
    #expect(root is NativeAppViewController)
    let tabs = device.router.tabBarController
    #expect(tabs.isContained(in: root) && tabs.isInWindow)
    #expect(tabs.viewControllers.allSatisfy { $0 is UINavigationController } && tabs.viewControllers.count == 2)
    #expect(tabs.viewControllers.map { $0.tabBarItem.title } == ["home", "sports"])
    try await device.perform(.to("A"), .to("Account"), .to("T", in: "sports"))
    for (index, stack) in device.router.tabs.enumerated() {
      #expect(stack.controller === tabs.viewControllers[index])
      let keys = stack.controller.viewControllers.map { device.host.design.componentId(of: $0) }
      #expect(keys == stack.chain.map(\.route.key) && keys.count == 3 - index)
      #expect(keys == device.router.state.tabs[index].chain.map(\.route.key))
    }
  }

  @Test("The router starts in the order of native-router §10, and performs what was requested before in its order")
  func startUp() async throws {
    let device = try RouterDevice(.betting)
    #expect(device.router.state.seq == 0 && device.router.tabs.isEmpty)
    device.router.perform(action: .to("A"))
    device.router.perform(action: .to("B"))
    #expect(device.router.state.seq == 0)
    await device.settle()
    #expect(device.changes.map(\.reason) == [.start, .navigate, .navigate])
    #expect(device.changes.map(\.state.seq) == [1, 2, 3])
    #expect(device.changes[0].state.text == "*home[H] sports[S]")
    #expect(device.text == "*home[H A B] sports[S]")
    var statistics: JSONObject = [:]
    device.host.design.addStatistics(to: &statistics)
    #expect(
      statistics["router"]?["startUp"] == [
        "AppDelegate: window", "NativeAppView: containers", "Router: state 1", "NativeAppView: 0 links and requests",
      ])
    #expect(statistics["router"]?["performed"] == 2 && statistics["router"]?["coordinators"] == 4)
  }

  @Test("The router waits for a swipe before it plans an action")
  func duringSwipe() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.to("A"), .to("B"))
    device.forgetChanges()
    #expect(try device.finger.make(device.finger.swipeBack(completes: true)))
    device.router.perform(action: .to("B"))
    await device.settle()
    #expect(device.text == "*home[H A B] sports[S]")
    #expect(device.changes.map(\.reason) == [.swipeBack, .navigate])
  }
}

/// Performs actions while it starts.
private final class EagerCoordinator: AccountCoordinator {
  override func start() {
    super.start()
    router.perform(action: .push("First"))
    router.perform(action: .push("Second"))
  }
}
