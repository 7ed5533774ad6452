import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct OffScreenTests {
  @Test("A stack outside any window changes at once and without callbacks")
  func outside() {
    let log = Log()
    let stack = UINavigationController()
    stack.delegate = log
    let (a, b) = (Screen("A", log: log), Screen("B", log: log))
    a.writesMoves = true
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("completed") }
    stack.setViewControllers([a, b], animated: true)
    stack.setViewControllers([b], animated: true)
    CATransaction.commit()
    #expect(log.lines == ["A willMove parent", "A didMove parent", "A willMove nil", "A didMove nil", "completed"])
    #expect(stack.topOnScreen === b && a.parent == nil)
    #expect(!b.isViewLoaded)
  }

  @Test("A change outside the window removes only the views of screens from the stack's view")
  func ownViews() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let picture = UIImageView(image: UIImage(source: "i.png"), frame: stack.view.bounds)
    stack.view.insertSubview(picture, at: 0)
    device.window.rootViewController = UIViewController()
    await device.settle()
    stack.popViewController(animated: false)
    #expect(picture.superview === stack.view && screens[1].view.superview == nil)
  }

  @Test("A stack in a hidden window changes at once, and loads only its top when the window is shown")
  func hidden() async {
    let device = Device()
    let stack = UINavigationController()
    stack.delegate = device.log
    let (a, b) = (device.screen("A"), device.screen("B"))
    stack.viewControllers = [a]
    device.window.rootViewController = stack
    stack.pushViewController(b, animated: true)
    #expect(stack.topOnScreen === b)
    await device.drain()
    #expect(device.log.lines == [])
    device.window.isHidden = false
    #expect(device.log.take() == ["B didLoad", "B willAppear"])
    await device.drain()
    #expect(device.log.lines == ["didShow B", "B didAppear"])
    #expect(!a.isViewLoaded && b.isInWindow)
  }

  @Test("A push during the appearance of the stack waits until the stack has appeared")
  func whileAppearing() async {
    let device = Device()
    let stack = UINavigationController(rootViewController: device.screen("A"))
    device.window.makeKeyAndVisible()
    device.window.rootViewController = stack
    stack.pushViewController(device.screen("B"), animated: false)
    await device.settle()
    #expect(
      device.log.lines == [
        "A didLoad", "A willAppear", "A didAppear", "B didLoad", "A willDisappear", "B willAppear", "A didDisappear",
        "B didAppear",
      ])
  }

  enum Leaving: String, CaseIterable, Sendable { case rootReplaced, windowHidden, viewTakenAway }

  @Test("A stack that leaves the screen during a transition ends it at once", arguments: Leaving.allCases)
  func midTransition(_ leaving: Leaving) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = device.log] in log.lines.append("completed") }
    stack.pushViewController(device.screen("B"), animated: true)
    CATransaction.commit()
    await device.advance(100)
    _ = device.log.take()
    leave(device, stack, leaving)
    #expect(
      device.log.take() == [
        "A didDisappear", "B didAppear", "didShow B", "completed", "B willDisappear", "B didDisappear",
      ])
    await device.drain()
    #expect(!device.application.isBusy && device.clock.scheduled == 0)
    #expect(device.log.lines == [] && device.log.diagnostics == [])
  }

  @Test(
    "A change that waits for its layout pass is made without callbacks when the stack leaves the screen",
    arguments: Leaving.allCases)
  func beforeLayout(_ leaving: Leaving) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let b = device.screen("B")
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = device.log] in log.lines.append("completed") }
    stack.pushViewController(b, animated: true)
    CATransaction.commit()
    leave(device, stack, leaving)
    #expect(device.log.take() == ["A willDisappear", "A didDisappear", "completed"])
    await device.settle()
    #expect(stack.topOnScreen === b && device.log.lines == [])
  }

  @Test("A swipe is cancelled when the stack leaves the screen under the finger", arguments: Leaving.allCases)
  func midSwipe(_ leaving: Leaving) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["B", "A"])
    stack.beginInteractivePop()
    var cancelled: Bool?
    stack.transitionCoordinator?.notifyWhenInteractionChanges { cancelled = $0.isCancelled }
    _ = device.log.take()
    leave(device, stack, leaving)
    #expect(
      device.log.lines == [
        "B willDisappear", "B didDisappear", "A willAppear", "A didAppear", "A willDisappear", "A didDisappear",
      ])
    #expect(cancelled == true && stack.viewControllers.count == 2)
    #expect(!stack.endInteractivePop(complete: true))
    #expect(screens.flatMap(\.faults) == [] && !device.application.busyWith.contains { $0.contains("pop") })
  }

  @Test("A callback can remove the stack from the screen", arguments: ["willDisappear", "didDisappear", "willAppear"])
  func fromACallback(_ callback: String) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let b = device.screen("B")
    for screen in [screens[0], b] {
      screen.onCallback = { [window = device.window] in if $0 == callback { window.isHidden = true } }
    }
    stack.pushViewController(b, animated: true)
    await device.settle()
    #expect(screens[0].faults + b.faults == [])
    #expect(screens[0].lastCallback == "didDisappear")
    #expect(["nothing", "didDisappear"].contains(b.lastCallback))
    #expect(!device.application.isBusy)
  }

  @Test("A delegate that hides the window in willShow leaves no controller half shown")
  func fromWillShow() async {
    final class Hider: UINavigationControllerDelegate {
      let window: UIWindow
      init(_ window: UIWindow) { self.window = window }
      func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool) {
        window.isHidden = true
      }
    }
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let hider = Hider(device.window)
    stack.delegate = hider
    let b = device.screen("B")
    stack.pushViewController(b, animated: true)
    await device.settle()
    #expect(device.log.lines == ["B didLoad", "A willDisappear", "A didDisappear"])
    #expect(screens[0].appearanceState == .didDisappear && b.appearanceState == .none)
    withExtendedLifetime(hider) {}
  }

  private func leave(_ device: Device, _ stack: UINavigationController, _ leaving: Leaving) {
    switch leaving {
    case .rootReplaced: device.window.rootViewController = UIViewController()
    case .windowHidden: device.window.isHidden = true
    case .viewTakenAway: stack.view.removeFromSuperview()
    }
  }
}
