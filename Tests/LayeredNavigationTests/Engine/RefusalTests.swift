import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// K9: each refusal of layered-navigation §9. The displays are changed behind the navigation's back.
@MainQueue @Suite("A step of the layered navigation is refused")
struct RefusalTests {
  private func refuse(
    _ device: LayeredDevice, _ message: String, _ call: (@escaping @MainQueue (NavOutcome) -> Void) -> Void
  ) async throws {
    let before = (device.engine.state.texts, device.engine.store.state)
    var after: ([StateKey: String], [StateKey: String])?
    let outcome = try await device.run { completion in
      call { outcome in
        after = (device.engine.state.texts, device.engine.store.state)
        completion(outcome)
      }
    }
    #expect(
      outcome.failure?.code == .refused && outcome.failure?.message.contains(message) == true, "\(message): \(outcome)")
    #expect(after?.0 == before.0 && after?.1 == before.1)
    await device.settle()
    #expect(device.differences.isEmpty)
  }

  @Test("A step of the layered navigation is refused when only the root is there")
  func root() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    let stack = try #require(device.display.stacks[.nav])
    stack.delegate = nil
    stack.popToRootViewController(animated: false)
    await device.settle()
    stack.delegate = device.display
    try await refuse(device, "already root") { device.router.nav.popToRoot(completion: $0) }
  }

  @Test("A step of the layered navigation is refused when the controller below is gone, or is elsewhere")
  func below() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    _ = try await device.run { device.router.nav.push(.detail, completion: $0) }
    let stack = try #require(device.display.stacks[.nav])
    stack.delegate = nil
    let kept = stack.viewControllers[1]
    stack.setViewControllers([stack.viewControllers[0], stack.viewControllers[2]], animated: false)
    await device.settle()
    stack.delegate = device.display
    try await refuse(device, "controller not in nav") { device.router.nav.popCurrent(completion: $0) }
    // The roll-back has put the controller back, because it still exists.
    #expect(stack.viewControllers.contains { $0 === kept } && device.stack(.nav) == "settings detail")
  }

  @Test("A step of the layered navigation is refused when the controller below is gone")
  func gone() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    _ = try await device.run { device.router.nav.push(.detail, completion: $0) }
    let stack = try #require(device.display.stacks[.nav])
    stack.delegate = nil
    stack.setViewControllers([stack.viewControllers[0], stack.viewControllers[2]], animated: false)
    await device.settle()
    stack.delegate = device.display
    try await refuse(device, "no controller to pop") { device.router.nav.popCurrent(completion: $0) }
    #expect(device.stack(.nav) == "detail")
  }

  @Test("A step of the layered navigation is refused when its layer is not visible")
  func invisible() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.accesory(1).push(.login, completion: $0) }
    device.display.accesoryWindows[1]?.rootViewController?.dismiss(animated: false)
    await device.settle()
    try await refuse(device, "modal not visible") { device.router.accesory(1).push(.permissions, completion: $0) }
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    device.display.stacks[.nav]?.dismiss(animated: false)
    await device.settle()
    try await refuse(device, "tab not visible") { device.router.tab(.home).push(.settings, completion: $0) }
    _ = try await device.run { device.router.nav.show(completion: $0) }
    device.display.stacks[.nav]?.present(device.display.tabController, animated: false)
    await device.settle()
    try await refuse(device, "nav not top") { device.router.nav.push(.settings, completion: $0) }
  }

  @Test("A step of the layered navigation is refused when UIKit refuses to present the tabs")
  func presenting() async throws {
    let device = try await LayeredDevice.started()
    device.display.stacks[.nav]?.present(UIViewController(), animated: false)
    await device.settle()
    try await refuse(device, "already presenting") { device.router.tab(.home).show(completion: $0) }
    #expect(device.screen == "nav")
  }

  @Test(
    "A step of the layered navigation is refused when what it names is not defined, or the navigation is not set up")
  func undefined() async throws {
    let early = LayeredDevice()
    #expect(try await early.run { early.router.nav.push(.settings, completion: $0) }.failure?.code == .notSetUp)
    #expect(try await early.run { early.router.transaction({ _ in }, completion: $0) }.failure?.code == .notSetUp)
    let device = try await LayeredDevice.started()
    #expect(throws: NavFailure.self) { try device.setUp() }
    let unknown = NavCall(.nav, .push(ContextRequest("nothing")))
    #expect(
      try await device.run { device.engine.perform(unknown, completion: $0) }.failure?.code == .undefinedController)
    #expect(try await device.run { device.router.tab(7).show(completion: $0) }.failure?.code == .undefinedLayer)
    #expect(try await device.run { device.router.tabs(explicit: true, $0) }.failure?.code == .notShown)
    #expect(try await device.run { device.router.tabs(explicit: false, $0) }.isDone)
    #expect(device.lines(.reaction).isEmpty && device.differences.isEmpty)
  }

  @Test("A step of the layered navigation is refused when its tab is named before the set-up, or is not defined")
  func namedTab() async throws {
    let early = LayeredDevice()
    let home = early.router.tab(.home)
    #expect(home.texts.isEmpty)
    #expect(try await early.run { home.push(.settings, completion: $0) }.failure?.code == .notSetUp)
    try early.setUp()
    await early.settle()
    // The receiver means the tab from now on.
    #expect(try await early.run { home.push(.settings, completion: $0) }.isDone)
    #expect(early.stack(.tab(0)) == "settings" && home.texts == ["settings#15 push"] && early.differences.isEmpty)
    let other = LayeredDevice()
    try other.router.setUp {
      NavDefinition.navRoot { TestScreen("root") }
      NavDefinition.controller(.settings) { TestScreen("settings") }
    }
    let failure = NavFailure(.undefinedLayer, "The layer 'tab.home' is not defined. Define it before the set-up.")
    let undefined = other.router.tab(.home)
    #expect(try await other.run { undefined.push(.settings, completion: $0) }.failure == failure)
    #expect(try await other.run { undefined.show(completion: $0) }.failure == failure)
    #expect(undefined.texts.isEmpty && other.differences.isEmpty)
  }

  @Test("A step of the layered navigation is refused when an accessory's parents do not show")
  func parents() async throws {
    let device = try await LayeredDevice.started()
    #expect(
      try await device.run { device.router.modal.push(.onboard, completion: $0) }.failure?.code == .parentNotShown)
    #expect(device.screen == "nav")
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    #expect(try await device.run { device.router.modal.push(.onboard, completion: $0) }.isDone)
    _ = try await device.run { device.router.tab(.friends).push(.settings, completion: $0) }
    #expect(try await device.run { device.router.modal.push(.onboard, completion: $0) }.isDone)
    _ = try await device.run { device.router.tab(.friends).push(.detail, completion: $0) }
    #expect(
      try await device.run { device.router.modal.push(.onboard, completion: $0) }.failure?.code == .parentNotShown)
  }
}

extension LayeredRouter {
  func tabs(explicit: Bool, _ completion: @escaping @MainQueue (NavOutcome) -> Void) {
    tab().hide(explicit: explicit, completion: completion)
  }
}
