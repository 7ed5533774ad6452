import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLayeredNavigation

/// K20.
@MainQueue @Suite("The tabs of the layered navigation")
struct TabTests {
  @Test("The tabs of the layered navigation are shown by name and by index alike, and keep their stacks")
  func show() async throws {
    let device = try await LayeredDevice.started()
    #expect(try await device.run { device.router.tab(.friends).show(completion: $0) }.context.controller == "tab1")
    let byName = device.records
    #expect(device.display.tabController.selectedIndex == 1 && device.screen == "tab1")
    let other = try await LayeredDevice.started()
    _ = try await other.run { other.router.tab(1).show(completion: $0) }
    #expect(other.records == byName && other.screen == "tab1")
    _ = try await device.run { device.router.tab(.friends).push(.detail, completion: $0) }
    _ = try await device.run { device.router.tab(0).show(completion: $0) }
    #expect(device.display.tabController.selectedIndex == 0 && device.stack(.tab(1)) == "detail")
    #expect(device.differences.isEmpty)
  }

  @Test("The tabs of the layered navigation without an index mean the tab that is selected when the call has its turn")
  func component() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.search).push(.detail, completion: $0) }
    _ = try await device.run { device.router.tab(.home).push(.settings, completion: $0) }
    device.router.tab(.search).show()
    #expect(try await device.run { device.router.tab().popToRoot(completion: $0) }.isDone)
    #expect(device.stack(.tab(2)) == "" && device.stack(.tab(0)) == "settings" && device.screen == "tab2")
    #expect(try await device.run { device.router.tab().hide(explicit: true, completion: $0) }.isDone)
    #expect(device.screen == "nav")
    #expect(try await device.run { device.router.tab().show(completion: $0) }.isDone)
    #expect(device.screen == "tab2" && device.differences.isEmpty)
  }

  @Test(
    """
    The tabs of the layered navigation without an index mean the first one as long as none was shown, whatever its \
    index is
    """)
  func firstIndex() async throws {
    let device = LayeredDevice()
    try device.router.setUp {
      NavDefinition.navRoot { TestScreen("root") }
      NavDefinition.tab(.search, index: 7) { TestScreen("search") }
      NavDefinition.tab(.home, index: 3) { TestScreen("home") }
      NavDefinition.controller(.detail) { TestScreen("detail") }
    }
    await device.settle()
    #expect(try await device.run { device.router.tab().push(.detail, completion: $0) }.isDone)
    #expect(device.screen == "tab3" && device.stack(.tab(3)) == "detail" && device.differences.isEmpty)
  }

  @Test(
    "The tabs of the layered navigation grow or shrink into their place by a zoom",
    arguments: [NavAnimationStyle.zoomIn, .zoomOut])
  func zoom(_ style: NavAnimationStyle) async throws {
    let device = try await LayeredDevice.started()
    device.router.tab(.home).show(animator: style == .zoomIn ? nil : NavAnimator(style))
    await device.advance(200)
    device.application.drawFrame()
    let view = try #require(device.display.tabController.view)
    let scale = view.transform3D.entries[0]
    #expect(style == .zoomIn ? scale > 1 && scale < 1.2 : scale > 0.8 && scale < 1)
    #expect(view.alpha > 0 && view.alpha < 1)
    await device.settle()
    #expect(view.transform3D == .identity && view.alpha == 1 && device.screen == "tab0")
  }

  @Test(
    """
    The tabs of the layered navigation are presented over the main navigation by their own animator, which is kept \
    for the way back
    """)
  func presented() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    let (animator, log) = (NavAnimator(.slideTop, duration: 0.2), TransitionLog())
    var ends: [String] = []
    animator.onShowCompletion = { ends.append("shown \($0)") }
    animator.onHideCompletion = { ends.append("hidden \($0)") }
    device.application.observer = log
    let before = device.clock.now
    _ = try await device.run { device.router.tab(0).show(animator: animator, completion: $0) }
    #expect((device.clock.now - before).inMilliseconds == 200 && log.began.contains("slideTop animation that shows"))
    let (main, tabs) = (try #require(device.display.stacks[.nav]), device.display.tabController)
    #expect(main.presentedViewController === tabs && tabs.parent == nil && tabs.presentedViewController == nil)
    #expect(main.isInWindow && main.topViewController === device.engine.contexts.all.last?.viewController)
    #expect(device.window.presentedViewControllers.count == 1)
    _ = try await device.run { device.router.nav.show(completion: $0) }
    #expect(log.began.contains("slideTop animation that hides") && ends == ["shown true", "hidden true"])
  }

  @Test(
    """
    The tabs of the layered navigation push onto the tab that they name, and leave accessories alone when they are \
    switched
    """)
  func push() async throws {
    let device = try await LayeredDevice.started()
    #expect(try await device.run { device.router.tab(.home).push(.settings, completion: $0) }.isDone)
    #expect(device.display.tabController.selectedIndex == 0 && device.shown(.tab(0)) == "settings")
    _ = try await device.run { device.router.accesory(2).push(.login, completion: $0) }
    _ = try await device.run { device.router.tab(.search).show(completion: $0) }
    #expect(device.screen == "tab2+2" && device.stack(.accesory(2)) == "login" && device.differences.isEmpty)
    _ = try await device.run { device.router.tab(.home).popCurrent(completion: $0) }
    #expect(device.screen == "tab0" && device.shown(.tab(0)) == "")
  }
}
