import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLayeredNavigation

@MainQueue @Suite("A call of the layered navigation")
struct OperationTests {
  @Test("A call of the layered navigation at launch shows the defined root, and ignores the did show of a root")
  func launch() async throws {
    let device = LayeredDevice()
    try device.setUp()
    await device.settle()
    #expect(device.screen == "nav" && (device.display.stacks[.nav]?.topOnScreen as? TestScreen)?.name == "root")
    #expect(device.lines(.didShow) == ["root ignored"] && device.engine.contexts.count == 14)
    #expect(device.differences.isEmpty && device.diagnostics.isEmpty)
  }

  @Test(
    "A call of the layered navigation finds a root that an animation has shown, whose end is reported after its time")
  func animatedRoot() async throws {
    let device = LayeredDevice()
    let former = UIViewController()
    device.window.rootViewController = former
    await device.settle()
    let animator = NavAnimator(.fade, duration: 0.5)
    var ends: [String] = []
    animator.onShowCompletion = { ends.append("shown \($0)") }
    let before = device.clock.now
    try device.router.setUp(animator: animator) {
      NavDefinition.navRoot { TestScreen("root") }
      NavDefinition.controller(.settings) { TestScreen("settings") }
    } completion: {
      ends.append("done at \((device.clock.now - before).inMilliseconds)")
    }
    let main = try #require(device.display.stacks[.nav])
    #expect(device.window.rootViewController === main && !former.isInWindow)
    await device.advance(250)
    device.application.drawFrame()
    #expect(ends.isEmpty && main.isInWindow && main.view.alpha > 0 && main.view.alpha < 1)
    await device.settle()
    #expect(ends == ["shown true", "done at 500.0"] && main.view.alpha == 1)
    #expect(try await device.run { device.router.nav.push(.settings, completion: $0) }.isDone)
  }

  @Test("A call of the layered navigation is five operations, of which each ends itself")
  func five() async throws {
    let device = try await LayeredDevice.started()
    let outcome = try await device.run { device.router.nav.push(.settings, completion: $0) }
    #expect(outcome.isDone && outcome.context.controller == "settings" && outcome.context.navigator == .push)
    #expect(
      device.lines(.operation) == [
        "capture began", "capture ended", "composition began", "composition ended", "navigation began",
        "navigation ended", "resolve began", "resolve ended", "sync began", "sync ended",
      ])
    #expect(device.stack(.nav) == "settings" && device.differences.isEmpty)
    #expect(device.lines(.reaction) == ["layers.nav settings#15 push"])
    #expect(device.lines(.didShow) == ["settings released"])
  }

  /// K4.
  @Test(
    """
    A call of the layered navigation on a hidden tab shows the tab, and on the main navigation hides tabs and \
    accessories
    """)
  func enforcing() async throws {
    let device = try await LayeredDevice.started()
    #expect(try await device.run { device.router.tab(.friends).push(.detail, completion: $0) }.isDone)
    #expect(device.screen == "tab1" && device.shown(.tab(1)) == "detail" && device.differences.isEmpty)
    #expect(try await device.run { device.router.accesory(2).push(.login, completion: $0) }.isDone)
    #expect(try await device.run { device.router.accesory(0).push(.permissions, completion: $0) }.isDone)
    #expect(device.screen == "tab1+0+2" && device.differences.isEmpty)
    #expect(device.application.windows.filter { !$0.isHidden }.map(\.windowLevel) == [0, 1, 3])
    #expect(try await device.run { device.router.nav.push(.settings, completion: $0) }.isDone)
    #expect(device.screen == "nav" && device.differences.isEmpty && device.stack(.accesory(0)) == "")
    #expect(device.stack(.tab(1)) == "detail" && device.application.windows.filter { !$0.isHidden }.count == 1)
    #expect(device.diagnostics.isEmpty)
  }

  @Test("A call of the layered navigation reveals the controller below by a pop, and runs no constructor")
  func reveal() async throws {
    let device = try await LayeredDevice.started()
    for name in [Controllers.settings, .detail, .photo] {
      #expect(try await device.run { device.router.nav.push(name, completion: $0) }.isDone)
    }
    let settings = device.display.stacks[.nav]?.viewControllers[1].slot
    let made = device.made.count
    #expect(try await device.run { device.router.nav.popCurrent(completion: $0) }.context.controller == "detail")
    let outcome = try await device.run { device.router.nav.pop(to: .settings, completion: $0) }
    #expect(outcome.context.viewController?.slot === settings && outcome.context.navigator == .pop)
    #expect(device.made.count == made && device.shown(.nav) == "settings" && device.differences.isEmpty)
    // What is on top already completes at once, and what is absent is pushed anew over the root.
    #expect(
      try await device.run { device.router.nav.pop(to: .settings, completion: $0) }.context.contextId
        == outcome.context.contextId)
    #expect(try await device.run { device.router.nav.pop(to: .photo, completion: $0) }.isDone)
    #expect(device.shown(.nav) == "photo" && device.made.count == made + 1 && device.differences.isEmpty)
    #expect(try await device.run { device.router.nav.goTo(.detail, completion: $0) }.isDone)
    #expect(device.shown(.nav) == "detail" && device.differences.isEmpty)
    #expect(try await device.run { device.router.nav.popToRoot(completion: $0) }.context.controller == "root")
    #expect(device.shown(.nav) == "" && device.engine.contexts.count == 14)
  }

  @Test("A call of the layered navigation that pops an accessory's last screen dismisses the accessory")
  func accesories() async throws {
    let device = try await LayeredDevice.started()
    #expect(try await device.run { device.router.accesory(1).push(.login, completion: $0) }.isDone)
    #expect(try await device.run { device.router.accesory(1).push(.permissions, completion: $0) }.isDone)
    #expect(try await device.run { device.router.accesory(0).push(.login, completion: $0) }.isDone)
    #expect(try await device.run { device.router.accesory(1).popCurrent(completion: $0) }.isDone)
    #expect(
      device.screen == "nav+0+1" && device.shown(.accesory(1)) == "login" && device.shown(.accesory(0)) == "login")
    #expect(try await device.run { device.router.accesory(1).popCurrent(completion: $0) }.isDone)
    #expect(device.screen == "nav+0" && device.differences.isEmpty)
    #expect(try await device.run { device.router.modal.dismiss(completion: $0) }.isDone)
    #expect(device.screen == "nav" && device.differences.isEmpty && device.engine.contexts.count == 14)
    #expect(device.application.windows.filter { !$0.isHidden }.count == 1)
  }
}
