import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import HeadlessUIKit

/// An animator that completes its transition when the test does so, or at once.
@MainQueue
private final class Animator: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  let log: Log
  private(set) var context: UIViewControllerContextTransitioning?
  var completesAtOnce = false

  init(log: Log) { self.log = log }

  func transitionDuration(using context: UIViewControllerContextTransitioning) -> Double { 0.1 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    let names = [UIViewControllerContextTransitioning.Key.from, .to].map { key in
      let name = (context.viewController(forKey: key) as? Screen)?.name ?? "?"
      return context.view(forKey: key) == nil ? "(\(name))" : name
    }
    log.lines.append("animate \(names.joined(separator: " to "))")
    if completesAtOnce { context.completeTransition() }
  }

  func animationEnded(_ completed: Bool) { log.lines.append(completed ? "ended" : "cut short") }

  func animationController(forPresented: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// A delegate that returns the same animator for every change of a stack.
@MainQueue
private final class Delegate: UINavigationControllerDelegate {
  let animator: Animator
  private(set) var operations: [UINavigationControllerOperation] = []

  init(_ animator: Animator) { self.animator = animator }

  func navigationController(
    _: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }
}

@MainQueue @Suite("A custom view controller transition")
struct CustomTransitionTests {
  @Test(
    """
    A custom view controller transition of a stack starts after the will… callbacks and ends only when the animator \
    completes it
    """)
  func stack() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let animator = Animator(log: device.log)
    let delegate = Delegate(animator)
    stack.delegate = delegate
    stack.pushViewController(device.screen("B"), animated: true)
    await device.advance(10_000)
    #expect(
      device.log.take() == ["B didLoad", "A willDisappear", "B willAppear", "animate A to B"])
    #expect(stack.transitionCoordinator?.transitionDuration == 0.1 && device.application.isBusy)
    animator.context?.completeTransition()
    animator.context?.completeTransition()
    #expect(device.log.take() == ["ended", "A didDisappear", "B didAppear"])
    await device.drain()
    #expect(!device.application.isBusy)
    animator.completesAtOnce = true
    stack.popViewController(animated: true)
    await device.drain()
    #expect(
      device.log.take() == [
        "B willDisappear", "A willAppear", "animate B to A", "ended", "B didDisappear", "A didAppear",
      ])
    #expect(delegate.operations == [.push, .pop])
  }

  @Test(
    """
    A custom view controller transition is not requested for an unanimated push, and not used for a swipe that no \
    object drives
    """)
  func notUsed() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    let delegate = Delegate(Animator(log: device.log))
    stack.delegate = delegate
    stack.pushViewController(device.screen("C"), animated: false)
    await device.settle()
    #expect(stack.beginInteractivePop())
    stack.endInteractivePop(complete: true)
    await device.settle()
    #expect(delegate.operations == [.pop] && stack.viewControllers.count == 2)
    #expect(!device.log.lines.contains { $0.hasPrefix("animate") })
  }

  @Test("A custom view controller transition is cut short when its stack leaves the screen")
  func cutShort() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let animator = Animator(log: device.log)
    let delegate = Delegate(animator)
    stack.delegate = delegate
    stack.pushViewController(device.screen("B"), animated: true)
    await device.drain()
    device.log.lines = []
    device.window.rootViewController = UIViewController()
    await device.settle()
    #expect(device.log.lines.first == "cut short")
    animator.context?.completeTransition()
    #expect(!device.application.isBusy && device.log.diagnostics.isEmpty)
  }

  @Test(
    """
    A custom view controller transition of a modal provides the presenter's view only if the presentation removes or \
    restores it
    """,
    arguments: [
      (UIModalPresentationStyle.fullScreen, "A to M", "M to A"), (.pageSheet, "(A) to M", "M to (A)"),
    ])
  func modal(_ style: UIModalPresentationStyle, _ presenting: String, _ dismissing: String) async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let modal = device.screen("M")
    modal.modalPresentationStyle = style
    let animator = Animator(log: device.log)
    modal.transitioningDelegate = animator
    root.present(modal, animated: true) { [log = device.log] in log.lines.append("presented") }
    await device.advance(10_000)
    #expect(device.log.take().last == "animate \(presenting)")
    animator.context?.completeTransition()
    #expect(device.log.take().last == "presented")
    root.dismiss(animated: true) { [log = device.log] in log.lines.append("dismissed") }
    await device.advance(10_000)
    #expect(device.log.take().last == "animate \(dismissing)")
    animator.context?.completeTransition()
    #expect(device.log.take().last == "dismissed")
    await device.drain()
    #expect(root.presentedViewController == nil && !device.application.isBusy)
  }

  @Test("A transform moves a view on the screen and leaves its frame unchanged")
  func transform() async {
    let device = Device()
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 20))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.frameOnScreen == CGRect(x: 110, y: 120, width: 50, height: 20))
    outer.transform3D = CATransform3D.scale(x: 2, y: 2).concatenating(.translation(x: 5))
    #expect(outer.frameOnScreen == CGRect(x: 5, y: 50, width: 400, height: 200))
    #expect(inner.frameOnScreen == CGRect(x: 25, y: 90, width: 100, height: 40))
    inner.transform3D = .rotation(aboutY: .pi)
    #expect(abs(inner.frameOnScreen.width - 100) < 1e-9, "A view that is turned round has the same width.")
    #expect(outer.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
  }
}
