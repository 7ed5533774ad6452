import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct LeakTests {
  @MainQueue final class Weak {
    weak var controller: UIViewController?
    weak var view: UIView?
    init(_ controller: UIViewController) { self.controller = controller }
  }

  @Test("A popped controller and its view are released when the transition has ended", arguments: [true, false])
  func popped(animated: Bool) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let weak = push(on: stack, device)
    await device.settle()
    weak.view = weak.controller?.view
    #expect(weak.view != nil)
    stack.popViewController(animated: animated)
    await device.settle()
    #expect(weak.controller == nil && weak.view == nil)
  }

  @Test("A swiped controller is released even if a listener on its coordinator retained it")
  func swiped() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let weak = push(on: stack, device)
    await device.settle()
    stack.beginInteractivePop()
    listen(on: stack, weak)
    stack.endInteractivePop(complete: true)
    await device.settle()
    #expect(weak.controller == nil)
  }

  @Test("A replaced root is released with its stack, even during a transition")
  func replaced() async {
    let device = Device()
    let weak = showAndPush(device)
    await device.advance(100)
    #expect(weak.controller != nil)
    device.window.rootViewController = UIViewController()
    await device.settle()
    #expect(weak.controller == nil)
  }

  @Test("An application without references is released with its windows")
  func application() async {
    weak var application: UIApplication?
    weak var window: UIWindow?
    do {
      let device = Device()
      _ = await device.showStack(["A", "B"])
      application = device.application
      window = device.window
    }
    #expect(application == nil && window == nil)
  }

  private func push(on stack: UINavigationController, _ device: Device) -> Weak {
    let screen = device.screen("B")
    stack.pushViewController(screen, animated: true)
    return Weak(screen)
  }

  private func listen(on stack: UINavigationController, _ weak: Weak) {
    let controller = weak.controller
    stack.transitionCoordinator?.notifyWhenInteractionChanges { _ in withExtendedLifetime(controller) {} }
  }

  private func showAndPush(_ device: Device) -> Weak {
    let stack = UINavigationController(rootViewController: device.screen("A"))
    device.window.rootViewController = stack
    device.window.makeKeyAndVisible()
    device.queue.asyncMain { [weak stack, screen = device.screen("B")] in
      stack?.pushViewController(screen, animated: true)
    }
    return Weak(stack)
  }
}
