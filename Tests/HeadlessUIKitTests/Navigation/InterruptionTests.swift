import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Every state of a stack, combined with every way in which it leaves the screen.
@MainQueue @Suite struct InterruptionTests {
  @Test("A transition ends for the application even if its stack is removed without a callback")
  func takenAway() async {
    let device = Device()
    let (root, stack) = (UIViewController(), UINavigationController(rootViewController: device.screen("A")))
    root.addChild(stack)
    root.view.addSubview(stack.view)
    await device.show(root)
    stack.pushViewController(device.screen("B"), animated: true)
    await device.drain()
    #expect(device.application.runningTransitions == 1)
    stack.discardView()
    stack.removeFromParent()
    #expect(stack.application == nil)
    await device.settle()
    #expect(device.application.runningTransitions == 0 && !device.application.isBusy)
  }

  /// The numbers of a test's transactions.
  @MainQueue private final class Transactions {
    var (begun, completed) = (0, 0)
    var areComplete: Bool { completed == begun }
  }

  enum Moment: String, CaseIterable, Sendable {
    case beforeAppearing, pushBeforeLayout, pushRunning, popRunning, setRunning, secondPushWaiting, popWaiting
    case fingerDown, pushUnderFinger, swipeCompleting, swipeCancelling, atRest
  }

  enum Departure: String, CaseIterable, Sendable { case hidden, replaced, removed, takenOut, hiddenAndShown }

  @Test(
    "Appearance calls balance and transactions complete once, whenever and however a stack leaves the screen",
    arguments: Moment.allCases, Departure.allCases)
  func interrupted(moment: Moment, departure: Departure) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let pushed = [device.screen("C"), device.screen("D")]
    let transactions = Transactions()
    func transaction(_ body: () -> Void) {
      transactions.begun += 1
      CATransaction.begin()
      CATransaction.setCompletionBlock { transactions.completed += 1 }
      body()
      CATransaction.commit()
    }
    func push(_ index: Int) { transaction { stack.pushViewController(pushed[index], animated: true) } }

    switch moment {
    case .beforeAppearing:
      device.window.isHidden = true
      device.window.isHidden = false
      push(0)
    case .pushBeforeLayout: push(0)
    case .pushRunning, .secondPushWaiting, .popWaiting:
      push(0)
      await device.advance(100)
      if moment == .secondPushWaiting { push(1) }
      if moment == .popWaiting { transaction { stack.popToRootViewController(animated: true) } }
    case .popRunning:
      transaction { stack.popViewController(animated: true) }
      await device.advance(100)
    case .setRunning:
      transaction { stack.setViewControllers(pushed, animated: true) }
      await device.advance(100)
    case .fingerDown, .pushUnderFinger, .swipeCompleting, .swipeCancelling:
      #expect(stack.beginInteractivePop())
      await device.advance(100)
      if moment == .pushUnderFinger { push(0) }
      if moment == .swipeCompleting { stack.endInteractivePop(complete: true) }
      if moment == .swipeCancelling { stack.endInteractivePop(complete: false) }
    case .atRest: break
    }

    switch departure {
    case .hidden: device.window.isHidden = true
    case .replaced: device.window.rootViewController = device.screen("R")
    case .removed: device.window.rootViewController = nil
    case .takenOut: stack.view.removeFromSuperview()
    case .hiddenAndShown:
      device.window.isHidden = true
      device.window.isHidden = false
    }
    #expect(
      transactions.areComplete, "Transactions of a stack that leaves the screen complete before the call returns.")
    await device.settle()
    expectRest(device, stack, screens + pushed, isShown: departure == .hiddenAndShown)
    #expect(transactions.areComplete)

    device.window.rootViewController = nil
    device.window.rootViewController = stack
    device.window.isHidden = false
    await device.settle()
    expectRest(device, stack, screens + pushed, isShown: true)
    #expect(transactions.areComplete)
  }

  private func expectRest(_ device: Device, _ stack: UINavigationController, _ screens: [Screen], isShown: Bool) {
    #expect(screens.flatMap(\.faults) == [])
    #expect(device.application.busyWith == [] && device.clock.scheduled == 0)
    #expect(!device.log.kinds.contains("unbalancedAppearance"))
    #expect(stack.topOnScreen === stack.topViewController && stack.transitionCoordinator == nil)
    for screen in screens {
      let isVisible = isShown && screen === stack.topViewController
      let isSettled = ["nothing", "didDisappear"].contains(screen.lastCallback)
      #expect(isVisible ? screen.lastCallback == "didAppear" : isSettled, "\(screen.name)")
      #expect(screen.isInWindow == isVisible, "\(screen.name)")
      let isInStack = stack.viewControllers.contains { $0 === screen }
      #expect((screen.parent === stack) == isInStack && (screen.parent == nil) == !isInStack, "\(screen.name)")
    }
  }
}
