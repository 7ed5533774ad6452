import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLayeredNavigation

/// K14 and layered-navigation §10.
@MainQueue @Suite("A finger in the layered navigation")
struct GestureTests {
  @Test(
    "A finger in the layered navigation that pans less than half of the way restores everything",
    arguments: [(0.4, false), (0.6, true)])
  func pan(_ progress: Double, _ completes: Bool) async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    let before = device.engine.state
    var popped = 0
    device.engine.contexts.all.last?.info.onPopped = { _ in popped += 1 }
    #expect(device.engine.move(.pan, to: 0.1, lifts: false))
    await device.advance(100)
    #expect(device.display.stacks[.nav]?.transitionCoordinator != nil && device.engine.store.isLocked)
    #expect(device.engine.move(.pan, to: progress, lifts: true))
    #expect(!device.engine.move(.pan, to: 1, lifts: true))
    await device.settle()
    #expect(device.differences.isEmpty && popped == (completes ? 1 : 0))
    #expect((device.engine.state == before) != completes && device.shown(.nav) == (completes ? "" : "settings"))
    #expect(device.engine.counters.rolledBack == (completes ? 0 : 1) && device.diagnostics.isEmpty)
  }

  @Test(
    "A finger in the layered navigation that pinches hides the tabs, or leaves them",
    arguments: [(0.2, false), (0.7, true)])
  func pinch(_ progress: Double, _ completes: Bool) async throws {
    let device = try await LayeredDevice.started()
    let animator = NavAnimator(.zoomOut)
    animator.dismissGestures = [.pinch]
    var hidden: [Bool] = []
    animator.onHideCompletion = { hidden.append($0) }
    _ = try await device.run { device.router.tab(.home).show(animator: animator, completion: $0) }
    #expect(!device.engine.move(.pan, to: 0.1, lifts: true))
    #expect(device.engine.move(.pinch, to: progress, lifts: true))
    await device.settle()
    #expect(device.screen == (completes ? "nav" : "tab0") && device.differences.isEmpty && hidden == [completes])
    // What a cancelled finger has left can be dismissed by another one, and a finished one has no screen any more.
    #expect(device.engine.move(.pinch, to: 1, lifts: true) != completes)
    await device.settle()
    #expect(device.screen == "nav" && device.differences.isEmpty)
  }

  @Test(
    "A finger in the layered navigation that dismisses an accessory's last screen, or does not",
    arguments: [(0.3, false), (0.9, true)])
  func accesory(_ progress: Double, _ completes: Bool) async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.accesory(3).push(.login, completion: $0) }
    #expect(device.engine.move(.pan, to: progress, lifts: true))
    await device.settle()
    #expect(device.screen == (completes ? "nav" : "nav+3") && device.differences.isEmpty)
    #expect(device.shown(.accesory(3)) == (completes ? "" : "login"))
  }

  @Test("A finger in the layered navigation that is not lifted is ended by the watchdog")
  func held() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    #expect(device.engine.move(.pan, to: 0.8, lifts: false))
    await device.settle()
    #expect(device.shown(.nav) == "settings" && device.differences.isEmpty && device.engine.counters.watchdogs == 1)
  }

  @Test("A finger in the layered navigation whose dismissal has not begun is disabled by a push")
  func disabled() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    device.router.nav.push(.detail)
    #expect(device.engine.move(.pan, to: 0.8, lifts: false))
    await device.settle()
    #expect(device.shown(.nav) == "settings detail" && device.differences.isEmpty)
  }

  /// K15.
  @Test("A finger in the layered navigation on the back button is a queued pop, and is let through during a step")
  func back() async throws {
    let device = try await LayeredDevice.started()
    for name in [Controllers.settings, .detail] {
      _ = try await device.run { device.router.nav.push(name, completion: $0) }
    }
    device.records = []
    var popped: [String] = []
    for context in device.engine.contexts.all { context.info.onPopped = { _ in popped.append(context.controller) } }
    let stack = try #require(device.display.stacks[.nav])
    #expect(stack.tapBackButton() && stack.viewControllers.count == 3)
    await device.settle()
    #expect(device.lines(.operation).first == "capture began" && device.shown(.nav) == "settings")
    device.onMake = { $0.holdsContent = true }
    device.router.nav.push(.photo)
    await device.advance(1000)
    #expect(device.engine.store.isLocked && stack.tapBackButton() && stack.viewControllers.count == 2)
    await device.settle()
    #expect(device.differences.isEmpty && popped == ["detail"])
  }

  @Test(
    "A finger in the layered navigation on a tab selects it through the queue, and pops the selected one to its root")
  func tabs() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.friends).push(.detail, completion: $0) }
    let tabs = device.display.tabController
    #expect(tabs.tapTab(at: 0))
    await device.settle()
    #expect(device.screen == "tab0" && device.stack(.tab(1)) == "detail" && device.differences.isEmpty)
    #expect(tabs.tapTab(at: 1))
    await device.settle()
    #expect(tabs.tapTab(at: 1))
    await device.settle()
    #expect(device.screen == "tab1" && device.stack(.tab(1)) == "" && device.differences.isEmpty)
  }

  @Test(
    """
    A finger in the layered navigation that touches beside an accessory's content reaches what lies below, and \
    dismisses the accessory
    """)
  func outside() async throws {
    let device = try await LayeredDevice.started()
    device.onMake = { $0.card = CGRect(x: 0, y: 400, width: 100, height: 100) }
    _ = try await device.run { device.router.accesory(0).push(.login, completion: $0) }
    _ = try await device.run { device.router.accesory(1).push(.login, completion: $0) }
    #expect(device.application.hitTest(CGPoint(x: 50, y: 450))?.window === device.display.accesoryWindows[1])
    #expect(device.application.hitTest(CGPoint(x: 200, y: 200))?.window === device.window)
    #expect(device.engine.touch(CGPoint(x: 50, y: 450)).isEmpty)
    #expect(device.engine.touch(CGPoint(x: 200, y: 200)) == [1, 0])
    await device.settle()
    #expect(device.screen == "nav" && device.differences.isEmpty)
  }

  @Test("A finger in the layered navigation or UIKit that removes a screen without a call is followed by the data")
  func follow() async throws {
    let device = try await LayeredDevice.started()
    for name in [Controllers.settings, .detail] {
      _ = try await device.run { device.router.nav.push(name, completion: $0) }
    }
    var popped: [String] = []
    for context in device.engine.contexts.all { context.info.onPopped = { _ in popped.append(context.controller) } }
    device.display.stacks[.nav]?.popToRootViewController(animated: true)
    await device.settle()
    #expect(device.stack(.nav) == "" && popped == ["detail", "settings"] && device.differences.isEmpty)
    #expect(device.engine.contexts.count == 14)
  }
}
