import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct TransitionTests {
  @Test("A push changes the stack at once and the screen in the next layout pass")
  func laterThanTheCall() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let before = device.application.changes
    let b = device.screen("B")
    stack.pushViewController(b, animated: true)
    #expect(stack.topViewController === b)
    #expect(stack.children.last === b)
    #expect(b.navigationController === stack)
    #expect(stack.topOnScreen === screens[0])
    #expect(device.log.lines == [])
    #expect(!b.isViewLoaded)
    #expect(device.application.busyWith == ["a layout pass is pending"])
    await device.drain()
    #expect(stack.topOnScreen === b)
    #expect(b.isInWindow && screens[0].isInWindow)
    #expect(stack.transitionCoordinator?.isAnimated == true)
    #expect(stack.transitionCoordinator?.isInteractive == false)
    #expect(
      device.application.busyWith == ["push transition of <UINavigationController> from <Screen> to <Screen>"])
    await device.advance(349)
    #expect(device.application.isBusy)
    #expect(b.appearanceState == .willAppear)
    await device.advance(1)
    #expect(b.appearanceState == .didAppear)
    #expect(!device.application.isBusy && device.application.busyWith == [])
    #expect(stack.transitionCoordinator == nil)
    #expect(!screens[0].isInWindow)
    #expect(device.application.changes > before)
  }

  @Test("A push during a push follows as a separate transition")
  func pushDuringPush() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let (b, c) = (device.screen("B"), device.screen("C"))
    stack.pushViewController(b, animated: true)
    await device.advance(100)
    commit(device) { stack.pushViewController(c, animated: true) }
    #expect(device.log.kinds == ["transitionWithinTransition"])
    #expect(stack.viewControllers.count == 3 && stack.topOnScreen === b)
    _ = device.log.take()
    await device.advance(250)
    #expect(
      device.log.take() == [
        "A didDisappear", "B didAppear", "didShow B", "C didLoad", "willShow C", "B willDisappear", "C willAppear",
      ])
    await device.advance(349)
    #expect(device.log.take() == [])
    await device.advance(1)
    #expect(device.log.take() == ["B didDisappear", "C didAppear", "didShow C", "completed"])
    #expect(device.log.kinds == ["transitionWithinTransition"])
  }

  @Test("The change that follows a transition is animated if the last operation was")
  func lastOperationDecides() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    stack.pushViewController(device.screen("B"), animated: true)
    await device.advance(100)
    stack.pushViewController(device.screen("C"), animated: true)
    stack.pushViewController(device.screen("D"), animated: false)
    _ = device.log.take()
    await device.advance(250)
    #expect(
      device.log.take() == [
        "A didDisappear", "B didAppear", "didShow B", "D didLoad", "willShow D", "B willDisappear", "D willAppear",
        "B didDisappear", "D didAppear", "didShow D",
      ])
  }

  @Test("A pop during the push of its controller removes the controller after it has appeared")
  func popDuringPush() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let b = device.screen("B")
    b.writesMoves = true
    stack.pushViewController(b, animated: true)
    await device.advance(100)
    #expect(stack.popViewController(animated: true) === b)
    _ = device.log.take()
    await device.settle()
    #expect(
      device.log.lines == [
        "A didDisappear", "B didAppear", "didShow B", "willShow A", "B willDisappear", "A willAppear",
        "B didDisappear", "A didAppear", "B didMove nil", "didShow A",
      ])
    #expect(b.parent == nil)
  }

  @Test("A transaction with an animated change completes after the delegate's didShow")
  func completion() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    commit(device) { stack.pushViewController(device.screen("B"), animated: true) }
    #expect(device.log.lines == [])
    await device.settle()
    #expect(Array(device.log.lines.suffix(2)) == ["didShow B", "completed"])
  }

  @Test("A transaction with an unanimated change completes in commit, before the appearance callbacks")
  func completionWithoutAnimation() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    commit(device) { stack.pushViewController(device.screen("B"), animated: false) }
    await device.settle()
    #expect(device.log.lines.first == "completed")
    #expect(device.log.lines.last == "didShow B")
  }

  @Test("A transaction with changes that cancel each other completes in the layout pass")
  func completionOfNothing() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    commit(device) {
      stack.pushViewController(device.screen("B"), animated: true)
      stack.popViewController(animated: true)
    }
    #expect(device.log.lines == [])
    await device.drain()
    #expect(device.log.lines == ["completed"])
  }

  @Test("Popped controllers, also invisible ones, receive didMove at the end of the transition")
  func moves() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B", "C"])
    for screen in screens { screen.writesMoves = true }
    let popped = stack.popToRootViewController(animated: true)
    #expect(popped?.count == 2 && popped?.first === screens[1])
    #expect(device.log.take() == ["B willMove nil", "C willMove nil"])
    #expect(screens[2].parent === stack && stack.children.count == 1)
    await device.settle()
    #expect(
      device.log.lines == [
        "A didLoad", "willShow A", "C willDisappear", "A willAppear", "C didDisappear", "A didAppear", "B didMove nil",
        "C didMove nil", "didShow A",
      ])
    #expect(screens[1].parent == nil && screens[2].parent == nil)
  }

  @Test("A controller that is popped and pushed again at once never leaves the stack")
  func poppedAndPushed() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    stack.popViewController(animated: true)
    stack.pushViewController(screens[1], animated: true)
    await device.settle()
    #expect(device.log.lines == [])
    #expect(screens[1].parent === stack)
  }

  @Test("A layout pass runs between the willAppear and the didAppear of a pushed controller", arguments: [true, false])
  func layoutBetween(animated: Bool) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let b = device.screen("B")
    b.writesLayout = true
    stack.pushViewController(b, animated: animated)
    await device.settle()
    let own = device.log.lines.filter { $0.hasPrefix("B ") }
    #expect(own == ["B didLoad", "B willAppear", "B didLayout", "B didAppear"])
  }

  /// Runs `body` in a transaction whose completion writes to the log.
  private func commit(_ device: Device, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = device.log] in log.lines.append("completed") }
    body()
    CATransaction.commit()
  }
}
