import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct InteractivePopTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var stack = ["A", "B"]
    let prepare: @MainQueue @Sendable (Device, UINavigationController) async -> Void
  }

  nonisolated static let refusals: [Refusal] = [
    Refusal(testDescription: "a single controller", stack: ["A"], prepare: { _, _ in }),
    Refusal(
      testDescription: "a single controller, whose gesture's delegate allows it", stack: ["A"],
      prepare: { _, stack in stack.interactivePopGestureRecognizer.shouldReceiveTouch = { true } }),
    Refusal(
      testDescription: "a transition runs",
      prepare: { device, stack in
        stack.pushViewController(device.screen("C"), animated: true)
        await device.drain()
      }),
    Refusal(
      testDescription: "a transition is about to run",
      prepare: { device, stack in stack.pushViewController(device.screen("C"), animated: true) }),
    Refusal(
      testDescription: "the gesture is disabled",
      prepare: { _, stack in stack.interactivePopGestureRecognizer.isEnabled = false }),
    Refusal(
      testDescription: "the gesture's delegate refuses",
      prepare: { _, stack in stack.interactivePopGestureRecognizer.shouldReceiveTouch = { false } }),
    Refusal(
      testDescription: "no delegate, and the back button is hidden",
      prepare: { _, stack in stack.topViewController?.navigationItem.hidesBackButton = true }),
    Refusal(testDescription: "the window is hidden", prepare: { device, _ in device.window.isHidden = true }),
  ]

  @Test("A swipe is refused in each of these states", arguments: refusals)
  func refused(_ refusal: Refusal) async {
    let device = Device()
    let (stack, _) = await device.showStack(refusal.stack)
    await refusal.prepare(device, stack)
    _ = device.log.take()
    #expect(!stack.beginInteractivePop())
    #expect(!stack.endInteractivePop(complete: true))
    #expect(device.log.lines == [])
  }

  @Test("The gesture's delegate can allow a swipe under a hidden bar")
  func allowed() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    stack.isNavigationBarHidden = true
    #expect(!stack.beginInteractivePop())
    stack.interactivePopGestureRecognizer.shouldReceiveTouch = { true }
    #expect(stack.beginInteractivePop())
  }

  @Test("The coordinator calls back when the finger lifts, with the direction of the swipe", arguments: [true, false])
  func coordinator(completes: Bool) async throws {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    stack.beginInteractivePop()
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.isAnimated && !coordinator.isCancelled)
    var received: [Bool] = []
    coordinator.notifyWhenInteractionChanges { received.append($0.isCancelled) }
    await device.advance(5000)
    #expect(device.application.isBusy && received == [])
    #expect(stack.viewControllers.count == 1 && stack.children.count == 1 && stack.topOnScreen === screens[1])
    stack.endInteractivePop(complete: completes)
    #expect(received == [!completes] && !coordinator.isInteractive)
    #expect(stack.viewControllers.count == 1)
    await device.advance(174)
    #expect(device.application.isBusy)
    await device.advance(1)
    #expect(!device.application.isBusy)
    #expect(stack.viewControllers.count == (completes ? 1 : 2))
    #expect(stack.children.count == (completes ? 1 : 2))
    #expect(screens[1].parent === (completes ? nil : stack))
    #expect(screens[0].isInWindow == completes && screens[1].isInWindow == !completes)
    #expect(received.count == 1)
  }

  @Test("A push during a swipe is shown after it", arguments: [true, false])
  func pushDuringSwipe(completes: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    stack.beginInteractivePop()
    let c = device.screen("C")
    stack.pushViewController(c, animated: true)
    stack.endInteractivePop(complete: completes)
    await device.settle()
    let expected = completes ? [screens[0], c] : [screens[0], screens[1], c]
    #expect(stack.viewControllers.isSame(as: expected))
    #expect(stack.topOnScreen === c && c.appearanceState == .didAppear)
    #expect(screens[0].appearanceState == .didDisappear && screens[1].appearanceState == .didDisappear)
    #expect(device.log.kinds == ["transitionWithinTransition"])
  }

  @Test("A swipe never empties the stack, even when its target was removed meanwhile")
  func targetDropped() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    stack.beginInteractivePop()
    stack.setViewControllers([screens[1]], animated: false)
    stack.endInteractivePop(complete: true)
    await device.settle()
    #expect(stack.viewControllers.isSame(as: [screens[1]]))
    #expect(screens[1].appearanceState == .didAppear && screens[0].appearanceState == .didDisappear)
    #expect(screens[0].parent == nil && screens[1].parent === stack)
    #expect(screens.flatMap(\.faults) == [])
  }

  @Test(
    "A replacement of the stack during a swipe removes both swiped screens, however the swipe ends",
    arguments: [true, false])
  func replacedDuringSwipe(completes: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    stack.beginInteractivePop()
    let c = device.screen("C")
    stack.setViewControllers([c], animated: true)
    stack.endInteractivePop(complete: completes)
    await device.settle()
    #expect(stack.viewControllers.isSame(as: [c]) && stack.children.isSame(as: [c]) && c.appearanceState == .didAppear)
    #expect(screens.allSatisfy { $0.parent == nil && $0.appearanceState == .didDisappear && $0.faults == [] })
  }

  @Test("A controller that moves to another container during its swipe does not return")
  func takenDuringSwipe() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let other = UIViewController()
    stack.beginInteractivePop()
    other.addChild(screens[1])
    stack.endInteractivePop(complete: false)
    await device.settle()
    #expect(stack.viewControllers.isSame(as: [screens[0]]) && screens[1].parent === other)
  }

  @Test("The screen below is on top in its willAppear, and the swiped one in its own after a cancelled swipe")
  func topInCallbacks() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    var tops: [String] = []
    for screen in screens {
      screen.onCallback = { [unowned stack] callback in
        guard callback == "willAppear" else { return }
        tops.append((stack.topViewController as? Screen)?.name ?? "")
      }
    }
    stack.beginInteractivePop()
    stack.endInteractivePop(complete: false)
    await device.settle()
    #expect(tops == ["A", "B"])
  }
}
