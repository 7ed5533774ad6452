import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeCoordinatorRouter
@testable import NavbridgeKernel

/// native-router §7: the life of coordinators.
@Suite("A coordinator", .timeLimit(.minutes(20)))
@MainQueue
struct CoordinatorTests {
  @Test(
    "A coordinator is a conforming subclass that starts, links and stops with one overridden method",
    arguments: [
      "A", "L", "Account", "Limits", "Checkout",
    ])
  func life(_ name: String) async throws {
    let device = try await RouterDevice.started()
    let parent = device.current
    try await device.perform(.to(name))
    let coordinator = device.current
    let protocolType: any CoordinatorWithRouting = coordinator
    #expect(protocolType.route.name == name && !protocolType.route.key.isEmpty)
    let isModal = type(of: coordinator).presentsModally(coordinator.route)
    #expect(protocolType.oldestAncestor === parent && protocolType.youngestChild() === coordinator)
    #expect(protocolType.chain.map(\.route.name) == (isModal ? [name] : ["H", name]))
    #expect(protocolType.depth == (isModal ? 1 : 2) && protocolType.isModalHead == isModal)
    #expect(protocolType.descendant(withKey: coordinator.route.key) === coordinator)
    #expect(coordinator.parent === parent && parent.children.contains { $0 === coordinator })
    #expect(coordinator.viewControllers.count == 1 && coordinator.viewControllers[0].isInWindow)
    #expect(coordinator.isModalHead == type(of: coordinator).presentsModally(coordinator.route))
    coordinator.stop()
    #expect(!coordinator.isRunning && coordinator.parent == nil && parent.children.isEmpty)
    #expect(coordinator.viewControllers.isEmpty)
    await device.settle()
    #expect(device.text == "*home[H] sports[S]")
    let (changes, state) = (device.changes, device.router.state)
    coordinator.stop()
    await device.settle()
    #expect(device.changes == changes && device.router.state == state)
  }

  @Test("A coordinator of a script screen inherits the shared superclass")
  func superclasses() {
    let types: [NavigationCoordinator.Type] = [ReactCoordinator.self, ModalReactCoordinator.self]
    #expect(types.map { $0.presentsModally(NativeRoute(name: "A")) } == [false, true])
    #expect(!NavigationCoordinator.presentsModally(NativeRoute(name: "A")))
  }

  @Test("A coordinator is linked with its parent before and after: walking down and up gives the same chain")
  func links() async throws {
    let device = try await RouterDevice.started()
    let head = device.current
    #expect(head.youngestChild() === head && head.oldestAncestor === head && head.depth == 1)
    try await device.perform(.push("A"), .push("B"), .to("L"), .push("X"))
    let chain = head.chain
    #expect(chain.map(\.route.name) == ["H", "A", "B"])
    #expect(head.youngestChild() === chain[2])
    var up = [head.youngestChild()]
    while let next = up.last?.parent { up.append(next) }
    #expect(up.reversed().elementsEqual(chain, by: ===))
    #expect(chain.map(\.depth) == [1, 2, 3])

    let modal = try device.coordinator("L")
    #expect(modal.isModalHead && modal.parent === chain[2])
    #expect(device.current.route.name == "X" && device.current.depth == 2 && !device.current.isModalHead)
    #expect(device.current.oldestAncestor === head)
    #expect(head.descendant(withKey: device.current.route.key) === device.current)
    #expect(head.descendant(withKey: "none") == nil)
  }

  @Test("A coordinator stops all that was started from it, the youngest first and modals before stacks")
  func stopOrder() async throws {
    let device = try await RouterDevice.started(tracing: [.coordinator])
    try await device.perform(.push("A", key: "a"), .push("B", key: "b"), .to("L"), .push("X", key: "x"), .to("L2"))
    let keys = device.router.state.modals.map { $0.chain[0].route.key }
    device.forgetChanges()
    try device.coordinator("A").stop()
    await device.settle()
    #expect(device.text == "*home[H] sports[S]")
    #expect(device.changes.map(\.removedKeys) == [[keys[1], "x", keys[0], "b", "a"]])
    #expect(device.changes.map(\.reason) == [.flow] && device.changes.map(\.origin) == [.native])
    #expect(device.records.filter { $0.action == "stop" }.map(\.id) == [keys[1], "x", keys[0], "b", "a"])
  }

  @Test("A coordinator that is the first one of its tab cannot be stopped")
  func firstOfTab() async throws {
    let device = try await RouterDevice.started()
    device.current.stop()
    await device.settle()
    #expect(device.current.isRunning && device.changes == [])
    #expect(device.diagnostics.contains { $0.contains("first one of its tab") })
  }

  @Test("A coordinator is started once: a second start changes nothing")
  func secondStart() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.to("Account"))
    let before = device.router.state
    device.current.start()
    await device.settle()
    #expect(device.router.state == before)
    #expect(device.diagnostics.contains { $0.contains("'Account' was started a second time") })
  }

  @Test("A coordinator is not started from one that has stopped")
  func deadParent() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.to("Account"))
    let parent = device.current
    try await device.perform(.goBack)
    let orphan = AccountCoordinator(route: NativeRoute(name: "Orphan"), router: device.router)
    orphan.place = .on(parent)
    let before = device.router.state
    orphan.start()
    await device.settle()
    #expect(!orphan.isRunning && device.router.state == before)
    #expect(device.diagnostics.contains { $0.contains("'Orphan' was started from a coordinator that does not run") })
  }

  @Test("A coordinator that native code starts comes above the current one, and is reported")
  func startedByCode() async throws {
    let device = try await RouterDevice.started()
    AccountCoordinator(route: NativeRoute(name: "Own"), router: device.router).start()
    await device.settle()
    #expect(device.text == "*home[H Own] sports[S]")
    #expect(device.changes.map(\.reason) == [.flow] && device.changes.map(\.origin) == [.native])
    LimitsCoordinator(route: NativeRoute(name: "OwnModal"), router: device.router).start()
    await device.settle()
    #expect(device.text == "*home[H Own] sports[S] m[OwnModal]")
    #expect(device.changes.count == 2)
  }

  @Test("A coordinator whose screen UIKit refuses fails, and leaves nothing behind")
  func refused() async throws {
    let device = try await RouterDevice.started(
      RouterApp(
        tabs: [RouterApp.Tab(name: "home", root: NativeRoute(name: "H"))], home: "home",
        screens: [RouterApp.Screen(name: "Wrong", coordinator: "WrongCoordinator")]),
      coordinators: ["WrongCoordinator": WrongCoordinator.self])
    let before = device.router.state
    let result = try await device.perform(.to("Wrong"))
    #expect(result.error?.code == .refused)
    #expect(result.error?.message.contains("'Wrong'") == true)
    #expect(device.router.state == before && device.router.coordinators.count == 1)
    #expect(try await device.perform(.push("A")).error == nil)
  }

  @Test("A coordinator can drive a flow of screens, goes back within it, and leaves with all of them")
  func flow() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.to("Checkout"))
    let flow = try #require(device.current as? CheckoutCoordinator)
    device.forgetChanges()
    flow.showSecondScreen()
    await device.settle()
    #expect(device.text == "*home[H Checkout*2] sports[S]")
    #expect(device.changes.map(\.reason) == [.flow])
    try await device.perform(.goBack)
    #expect(device.text == "*home[H Checkout] sports[S]" && flow.isRunning)
    flow.showSecondScreen()
    await device.settle()
    #expect(try device.finger.make(device.finger.swipeBack(completes: true)))
    await device.settle()
    #expect(device.text == "*home[H Checkout] sports[S]")
    flow.showSecondScreen()
    await device.settle()
    try await device.perform(.pop)
    #expect(device.text == "*home[H] sports[S]" && !flow.isRunning)
    #expect(device.changes.last?.removedKeys.count == 1)
  }

  @Test("A coordinator that overrides start is started by its override")
  func override() async throws {
    let device = try await RouterDevice.started(
      RouterApp(
        tabs: [RouterApp.Tab(name: "home", root: NativeRoute(name: "H"))], home: "home",
        screens: [RouterApp.Screen(name: "Special", coordinator: "SpecialCoordinator")]),
      coordinators: ["SpecialCoordinator": SpecialCoordinator.self], tracing: [.coordinator, .mapping])
    try await device.perform(.to("Special"))
    #expect((device.current as? SpecialCoordinator)?.log == ["before", "after"])
    #expect(
      device.records.filter { $0.kind == .coordinator }.map { "\($0.subject) \($0.action)" } == [
        "SpecialCoordinator start"
      ])
    let mapping = try #require(device.records.first { $0.kind == .mapping })
    #expect(mapping.subject == "Special" && mapping.action == "rule 3" && mapping.id == "SpecialCoordinator")
  }

  @Test("A coordinator of a script is made by the factory, with the router and the bridge")
  func factory() async throws {
    let device = try await RouterDevice.started(tracing: [.mapping])
    try await device.perform(.to("A"), .to("L"))
    #expect(
      device.records.filter { $0.subject == "CoordinatorFactory" }.map { "\($0.action) \($0.id ?? "")" } == [
        "makeReactCoordinator A", "makeModalReactCoordinator L",
      ])
    let made = try #require(device.current as? ModalReactCoordinator)
    #expect(made.router === device.router && made.navigationBridge === device.appView)
    #expect(made.screen === made.viewControllers[0])
  }

  @Test("A coordinator is released when it has stopped")
  func released() async throws {
    let device = try await RouterDevice.started()
    let before = device.host.liveObjects.json
    try await device.perform(.push("A"), .to("L"), .push("X"), .to("Account"), .to("Limits"), .reset)
    #expect(device.host.liveObjects.json == before)
  }
}

extension RouterDevice {
  /// The messages of all diagnostics.
  var diagnostics: [String] { host.diagnostics.entries.map(\.message) }
}

/// Makes a view controller that cannot be pushed.
private final class WrongCoordinator: NavigationCoordinator {
  override func makeViewController() -> UIViewController { UINavigationController() }
}

private final class SpecialCoordinator: AccountCoordinator {
  private(set) var log: [String] = []

  override func start() {
    log.append("before")
    super.start()
    log.append("after")
  }
}
