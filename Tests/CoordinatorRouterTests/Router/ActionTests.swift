import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeCoordinatorRouter

/// native-router §4: the effects of the actions on a device.
@Suite("An action", .timeLimit(.minutes(20)))
@MainQueue
struct ActionTests {
  struct Effect: CustomTestStringConvertible, Sendable {
    /// The actions that lead to the state before.
    let before: [NavigationAction]
    let action: NavigationAction
    let state: String
    /// The number of reported changes.
    let changes: Int
    /// The code of the failure. Nil for a success.
    let code: NativeRouterError.Code?
    var testDescription: String { "\(action.kind) to \(state)\(code.map { ", \($0)" } ?? "")" }

    init(
      _ before: [NavigationAction], _ action: NavigationAction, _ state: String, changes: Int = 1,
      code: NativeRouterError.Code? = nil
    ) {
      (self.before, self.action, self.state) = (before, action, state)
      (self.changes, self.code) = (changes, code)
    }
  }

  private nonisolated static let ab: [NavigationAction] = [.to("A"), .to("B")]
  private nonisolated static let deep: [NavigationAction] = [
    .to("A"), .to("T", in: "sports"), .to("L"), .openDrawer(drawerState: nil),
  ]
  private nonisolated static let left = DrawerState(side: .left)
  private nonisolated static let right = DrawerState(side: .right)

  nonisolated static let effects = [
    // The worked effects, each from `*home[H A B] sports[S]`.
    Effect(ab, .goBack, "*home[H A] sports[S]"),
    Effect(ab + [.goBack], .goBack, "*home[H] sports[S]"),
    Effect(ab + [.goBack, .goBack], .goBack, "*home[H] sports[S]", changes: 0, code: .unhandled),
    Effect(ab, .to("C"), "*home[H A B C] sports[S]"),
    Effect(ab, .to("A", ["q": 1]), "*home[H A] sports[S]"),
    Effect(ab, .to("B", ["q": 1]), "*home[H A B] sports[S]"),
    Effect(ab, .to("D", in: "sports"), "home[H A B] *sports[S D]"),
    Effect(ab, .to("L"), "*home[H A B] sports[S] m[L]"),
    Effect(ab + [.to("L")], .to("C"), "*home[H A B C] sports[S]"),
    Effect(ab + [.to("L"), .to("C"), .to("L")], .goBack, "*home[H A B C] sports[S]"),
    Effect(ab, .push("B"), "*home[H A B B] sports[S]"),
    Effect(ab, .pop(popParams: PopParams(count: 2)), "*home[H] sports[S]"),
    Effect(ab, .replace(navParams: NavigateParams(route: NativeRoute(name: "Z"))), "*home[H A Z] sports[S]"),
    Effect(
      [.to("A"), .push("B", key: "b"), .push("C")],
      .replace(navParams: NavigateParams(route: NativeRoute(name: "Z"), replaceKey: "b")), "*home[H A Z C] sports[S]"),
    Effect(ab, .popToTop, "*home[H] sports[S]"),
    Effect(deep, .reset, "home[H] *sports[S]"),
    Effect(deep, .resetHome, "*home[H] sports[S]"),
    // Nothing to do.
    Effect([], .reset, "*home[H] sports[S]", changes: 0),
    Effect([], .resetHome, "*home[H] sports[S]", changes: 0),
    Effect([], .popToTop, "*home[H] sports[S]", changes: 0),
    Effect([], .closerDrawer, "*home[H] sports[S]", changes: 0),
    Effect([], .setParams(params: nil), "*home[H] sports[S]", changes: 0),
    Effect(ab, .to("B"), "*home[H A B] sports[S]", changes: 0),
    Effect(ab, .pop(popParams: PopParams(count: 0)), "*home[H A B] sports[S]", changes: 0),
    // Failures leave the state.
    Effect(
      ab, .navigate(action: nil, route: nil, stack: nil), "*home[H A B] sports[S]", changes: 0, code: .emptyNavigate),
    Effect(ab, .to("D", in: "casino"), "*home[H A B] sports[S]", changes: 0, code: .unknownStack),
    Effect(ab, .push(navParams: nil), "*home[H A B] sports[S]", changes: 0, code: .missingParams),
    Effect(ab, .replace(navParams: nil), "*home[H A B] sports[S]", changes: 0, code: .missingParams),
    Effect(
      ab, .replace(navParams: NavigateParams(route: NativeRoute(name: "Z"), replaceKey: "none")),
      "*home[H A B] sports[S]",
      changes: 0, code: .unknownKey),
    Effect(
      ab, .pop(popParams: PopParams(toKey: "none")), "*home[H A B] sports[S]", changes: 0, code: .unknownKey),
    Effect([], .pop, "*home[H] sports[S]", changes: 0, code: .unhandled),
    // Modals.
    Effect([.to("L")], .pop, "*home[H] sports[S]"),
    Effect([.to("L"), .push("X")], .pop, "*home[H] sports[S] m[L]"),
    Effect([.to("L"), .push("X")], .pop(popParams: PopParams(count: 9)), "*home[H] sports[S] m[L]"),
    Effect([.to("L"), .to("L2")], .goBack, "*home[H] sports[S] m[L]"),
    Effect([.to("L")], .push("L2"), "*home[H] sports[S] m[L] m[L2]"),
    Effect([.to("L"), .to("L2")], .to("D", in: "sports"), "home[H] *sports[S D]"),
    Effect([.to("L")], .replace(navParams: NavigateParams(route: NativeRoute(name: "L2"))), "*home[H] sports[S] m[L2]"),
    Effect([], .to("L", in: "sports"), "home[H] *sports[S] m[L]"),
    Effect([.to("L"), .push("X"), .to("L2")], .reset, "*home[H] sports[S]"),
    Effect([.to("L"), .to("L2"), .to("T", in: "sports"), .to("L"), .to("L2")], .resetHome, "*home[H] sports[S]"),
    // Pops.
    Effect(ab, .pop(popParams: PopParams(count: 9)), "*home[H] sports[S]"),
    Effect(
      [.to("A"), .push("B", key: "b"), .push("C"), .push("D")], .pop(popParams: PopParams(count: 9, toKey: "b")),
      "*home[H A B] sports[S]"),
    // A first screen that was replaced.
    Effect(
      [.replace(navParams: NavigateParams(route: NativeRoute(name: "Z"))), .to("A")], .reset, "*home[H] sports[S]"),
    Effect([.replace(navParams: NavigateParams(route: NativeRoute(name: "Z")))], .to("H"), "*home[Z H] sports[S]"),
    // Drawers, on both sides.
    Effect([], .openDrawer(drawerState: nil), "*home[H] sports[S] <left"),
    Effect([], .openDrawer(drawerState: right), "*home[H] sports[S] right>"),
    Effect([.openDrawer(drawerState: right)], .openDrawer(drawerState: right), "*home[H] sports[S] right>", changes: 0),
    Effect([.openDrawer(drawerState: right)], .openDrawer(drawerState: left), "*home[H] sports[S] <left"),
    Effect([.openDrawer(drawerState: left)], .closerDrawer, "*home[H] sports[S]"),
    Effect([.openDrawer(drawerState: left)], .goBack, "*home[H] sports[S]"),
    Effect([], .toggleDrawer(drawerState: left), "*home[H] sports[S] <left"),
    Effect([.toggleDrawer(drawerState: left)], .toggleDrawer(drawerState: left), "*home[H] sports[S]"),
    Effect([.toggleDrawer(drawerState: right)], .toggleDrawer(drawerState: nil), "*home[H] sports[S] <left"),
    Effect([.openDrawer(drawerState: left)], .to("D"), "*home[H D] sports[S]"),
    // The tabs alone.
    Effect(ab, .navigate(action: nil, route: nil, stack: "sports"), "home[H A B] *sports[S]"),
    Effect([.to("T", in: "sports")], .to("H"), "*home[H] sports[S T]"),
    // Native screens.
    Effect([], .to("Account"), "*home[H Account] sports[S]"),
    Effect([], .to("Limits"), "*home[H] sports[S] m[Limits]"),
  ]

  @Test("An action has its effect on the state, with one report of a change and none without", arguments: effects)
  func effect(_ effect: Effect) async throws {
    let device = try await RouterDevice.started()
    for action in effect.before { #expect(try await device.perform(action).error == nil) }
    let before = device.router.state
    device.forgetChanges()
    let result = try await device.perform(effect.action, origin: .script)
    #expect(device.text == effect.state)
    #expect(result.error?.code == effect.code)
    #expect(device.changes.count == effect.changes)
    #expect(result.seq == before.seq + effect.changes)
    for change in device.changes {
      #expect(change.origin == .script && change.reason.rawValue == effect.action.kind.rawValue)
      #expect(change.state == device.router.state)
    }
    if effect.changes == 0 { #expect(device.router.state == before) }
  }

  @Test("An action merges parameters into the current screen, whose key, place and view stay")
  func setParams() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.to("B", ["q": 0, "r": 2]))
    let (key, controller) = (device.current.route.key, device.current.viewControllers)
    device.forgetChanges()
    try await device.perform(.setParams(params: ["q": 1]))
    #expect(device.current.route == NativeRoute(key: key, name: "B", params: ["q": 1, "r": 2]))
    #expect(device.current.viewControllers.elementsEqual(controller, by: ===))
    #expect(device.changes.map(\.reason) == [.setParams])
    try await device.perform(.setParams(params: ["q": 1]))
    #expect(device.changes.count == 1, "the same parameters change nothing")
  }

  @Test("An action gives each push a key of its own, even to the screen on top and for a key in use")
  func keys() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.push("B", key: "mine"), .push("B"), .push("B", key: "mine"))
    let keys = device.router.state.tabs[0].chain.map(\.route.key)
    #expect(keys[1] == "mine")
    #expect(Set(keys).count == 4 && !keys.contains(""))
  }

  @Test("An action resets each first screen to its initial parameters, and keeps its key")
  func resetParams() async throws {
    let device = try await RouterDevice.started()
    let key = device.current.route.key
    try await device.perform(.setParams(params: ["first": false, "x": 1]))
    try await device.perform(.reset)
    #expect(device.current.route == NativeRoute(key: key, name: "H", params: ["first": true]))
    #expect(device.changes.map(\.reason) == [.setParams, .reset])
  }

  @Test("An action reports the keys of the screens that it removes, the youngest first")
  func removedKeys() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.push("A", key: "a"), .push("B", key: "b"), .push("C", key: "c"), .to("L"))
    let modal = device.current.route.key
    device.forgetChanges()
    try await device.perform(.to("A"))
    #expect(device.changes.map(\.removedKeys) == [[modal, "c", "b"]])
    try await device.perform(.replace(navParams: NavigateParams(route: NativeRoute(name: "Z"))))
    #expect(device.changes.last?.removedKeys == ["a"])
  }

  @Test("An action on a flow of several views at the root of a tab returns to the flow's first view")
  func rootFlow() async throws {
    let device = try await RouterDevice.started(
      RouterApp(
        tabs: [RouterApp.Tab(name: "home", root: NativeRoute(name: "Checkout"))], home: "home",
        screens: [RouterApp.Screen(name: "Checkout", coordinator: "CheckoutCoordinator")]))
    let flow = try #require(device.current as? CheckoutCoordinator)
    for action in [NavigationAction.popToTop, .reset] {
      let first = flow.viewControllers
      flow.showSecondScreen()
      await device.settle()
      #expect(device.text == "*home[Checkout*2]")
      device.forgetChanges()
      #expect(try await device.perform(action).error == nil)
      #expect(device.text == "*home[Checkout]" && flow.viewControllers.elementsEqual(first, by: ===))
      #expect(device.changes.map(\.removedKeys) == [[]])
    }
  }

  @Test("An action that replaces a coordinator in the middle leaves what was started from it to the new one")
  func replacedInTheMiddle() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.push("A", key: "a"), .push("B", key: "b"), .push("C", key: "c"))
    let (head, old, last) = (device.router.tabs[0].head, try device.coordinator("A"), device.current)
    try await device.perform(
      .replace(navParams: NavigateParams(route: NativeRoute(key: "z", name: "Z"), replaceKey: "a")))
    #expect(device.text == "*home[H Z B C] sports[S]" && device.changes.last?.removedKeys == ["a"])
    let (new, child) = (try device.coordinator("Z"), try device.coordinator("B"))
    #expect(new.parent === head && new.children.count == 1 && new.children.first === child && child.parent === new)
    #expect(!old.isRunning && old.parent == nil && old.children.isEmpty)
    #expect(last.isRunning && last.viewControllers.count == 1 && last.oldestAncestor === head)
    try await device.perform(.pop(popParams: PopParams(toKey: "z")))
    #expect(device.text == "*home[H Z] sports[S]" && device.changes.last?.removedKeys == ["c", "b"])
  }

  @Test("An action ends in the same state from each origin, which is echoed", arguments: ActionOrigin.allCases)
  func origin(_ origin: ActionOrigin) async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.to("A", ["x": 1]), .to("L"), .to("D", in: "sports"), origin: origin)
    #expect(device.text == "home[H A] *sports[S D]")
    #expect(device.changes.map(\.origin) == [origin, origin, origin])
  }

  @Test("An action without animation moves nothing", arguments: [true, false])
  func animated(_ isAnimated: Bool) async throws {
    let device = try await RouterDevice.started()
    let start = device.clock.now
    try await device.perform(
      .push(navParams: NavigateParams(route: NativeRoute(name: "A"), animated: isAnimated)))
    #expect((device.clock.now - start).inMilliseconds == (isAnimated ? 350 : 0))
    try await device.perform(.pop(popParams: PopParams(animated: isAnimated)))
    #expect((device.clock.now - start).inMilliseconds == (isAnimated ? 700 : 0))
    #expect(device.text == "*home[H] sports[S]")
  }
}
