import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// Calls from callbacks during a transition, which are right or wrong depending on their moment only.
@MainQueue @Suite struct CallbackTimingTests {
  @Test("A layout that is forced in the last callbacks of a transition does not start the next transition")
  func layoutWhileFinishing() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let (b, c) = (device.screen("B"), device.screen("C"))
    screens[0].onCallback = { [weak stack] in
      guard $0 == "didDisappear" else { return }
      stack?.pushViewController(c, animated: false)
      stack?.view.layoutIfNeeded()
    }
    stack.pushViewController(b, animated: false)
    await device.settle()
    #expect(
      device.log.lines == [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "didShow B",
        "C didLoad", "willShow C", "B willDisappear", "C willAppear", "B didDisappear", "C didAppear", "didShow C",
      ])
  }

  @Test("A stack that leaves the screen when the finger lifts leaves no timer on the clock")
  func leavesWhenTheFingerLifts() async {
    let device = Device()
    let (stack, _) = await device.showStack(["B", "A"])
    stack.beginInteractivePop()
    stack.transitionCoordinator?.notifyWhenInteractionChanges { [window = device.window] _ in window.isHidden = true }
    #expect(stack.endInteractivePop(complete: true))
    #expect(device.clock.scheduled == 0)
    await device.drain()
    #expect(!device.application.isBusy)
  }

  @Test("The pending didAppear of a window that was hidden does not run for its next appearance")
  func staleDidAppear() async {
    let device = Device()
    device.window.rootViewController = device.screen("A")
    device.window.isHidden = false
    device.window.isHidden = true
    device.queue.asyncMain { [log = device.log] in log.lines.append("in between") }
    device.window.isHidden = false
    _ = device.log.take()
    await device.drain()
    #expect(device.log.lines == ["in between", "A didAppear"])
  }
}
