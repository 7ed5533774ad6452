import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Callbacks of a transition that remove its stack from the application.
@MainQueue @Suite struct CallbackDepartureTests {
  enum Change: String, CaseIterable, Sendable { case push, pushUnanimated, pop, swipeCompleted, swipeCancelled }

  nonisolated static let callbacks = [
    "B willDisappear", "B didDisappear", "A willAppear", "A didAppear", "B willAppear", "B didAppear",
    "A willDisappear", "A didDisappear", "A didMove nil", "B didMove nil",
  ]

  @Test(
    "A transition ends, and its transaction completes, when one of its callbacks replaces the root",
    arguments: Change.allCases, callbacks)
  func replaced(change: Change, callback: String) async {
    let device = Device()
    let isPush = change == .push || change == .pushUnanimated
    let (stack, screens) = await device.showStack(isPush ? ["A"] : ["A", "B"])
    let (a, b) = (screens[0], isPush ? device.screen("B") : screens[1])
    let root = device.screen("R")
    for screen in [a, b] {
      screen.writesMoves = true
      screen.onCallback = { [window = device.window, unowned screen] in
        if "\(screen.name) \($0)" == callback { window.rootViewController = root }
      }
    }
    var completed = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed += 1 }
    switch change {
    case .push: stack.pushViewController(b, animated: true)
    case .pushUnanimated: stack.pushViewController(b, animated: false)
    case .pop: stack.popViewController(animated: true)
    case .swipeCompleted, .swipeCancelled:
      stack.beginInteractivePop()
      stack.endInteractivePop(complete: change == .swipeCompleted)
    }
    CATransaction.commit()
    await device.settle()
    #expect(device.application.busyWith == [] && device.clock.scheduled == 0)
    #expect(completed == 1 && !device.log.kinds.contains("unbalancedAppearance"))
    #expect(a.faults + b.faults == [])
    guard device.window.rootViewController === root else { return }
    #expect(root.appearanceState == .didAppear)
    #expect([a, b].allSatisfy { ["nothing", "didDisappear"].contains($0.lastCallback) && !$0.isInWindow })
  }
}
