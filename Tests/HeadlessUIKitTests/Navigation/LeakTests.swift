import HeadlessUIKit
import NavbridgeKernel
import NavbridgeRuntime
import Testing

@MainQueue @Suite struct LeakTests {
  @MainQueue final class Weak {
    weak var controller: UIViewController?
    weak var view: UIView?
    init(_ controller: UIViewController) { self.controller = controller }
  }

  @Test("a popped controller and its view die when the transition has ended", arguments: [true, false])
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

  @Test("a controller swiped away dies, with a listener on its coordinator")
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

  @Test("a replaced root dies with its stack, in mid-transition too")
  func replaced() async {
    let device = Device()
    let weak = showAndPush(device)
    await device.advance(100)
    #expect(weak.controller != nil)
    device.window.rootViewController = UIViewController()
    await device.settle()
    #expect(weak.controller == nil)
  }

  @Test("an application that nobody holds dies with its windows")
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
