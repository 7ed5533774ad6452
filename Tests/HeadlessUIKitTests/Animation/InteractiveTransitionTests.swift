import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import HeadlessUIKit

/// An animator of 400 ms that a finger can drive, and the delegate that returns it.
@MainQueue
private final class Fade: UIViewControllerAnimatedTransitioning {
  let log: Log
  var drive: UIPercentDrivenInteractiveTransition?
  private(set) var fractions: [Double] = []
  private(set) var context: UIViewControllerContextTransitioning?
  private var animation: UIViewPropertyAnimator?

  init(log: Log) { self.log = log }

  func transitionDuration(using context: UIViewControllerContextTransitioning) -> Double { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) { self.context = context }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
    self.context = context
    let animation = UIViewPropertyAnimator(application: context.application, duration: .milliseconds(400)) {
      [weak self] in self?.fractions.append($0)
    }
    animation.pauseAnimation("a fade")
    self.animation = animation
    return animation
  }

  func animationEnded(_ completed: Bool) {
    log.lines.append(completed ? "ended" : "turned back")
    animation?.stopAnimation()
  }
}

extension Fade: UINavigationControllerDelegate {
  func navigationController(
    _: UINavigationController, animationControllerFor: UINavigationControllerOperation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func navigationController(_: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    log.lines.append("didShow \((controller as? Screen)?.name ?? "?")")
  }
}

extension Fade: UIViewControllerTransitioningDelegate {
  func animationController(forPresented: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func animationController(forDismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}

@MainQueue @Suite("A transition that a finger drives")
struct InteractiveTransitionTests {
  @Test(
    """
    A transition that a finger drives of a stack follows the finger, and a cancelled one restores the stack without \
    didShow
    """)
  func cancelledPop() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let fade = Fade(log: device.log)
    let drive = UIPercentDrivenInteractiveTransition()
    fade.drive = drive
    stack.delegate = fade
    stack.popViewController(animated: true)
    // A fraction that arrives before the transition has started counts when it starts.
    drive.update(0.1)
    await device.advance(1_000)
    #expect(drive.isRunning && fade.context?.isInteractive == true && fade.fractions == [0.1])
    drive.update(0.3)
    drive.cancel()
    await device.drain()
    #expect(fade.fractions == [0.1, 0.3] && stack.viewControllers.count == 1)
    await device.advance(119)
    #expect(drive.isRunning)
    await device.advance(1)
    #expect(!drive.isRunning && fade.context?.transitionWasCancelled == true && fade.fractions.last == 0)
    #expect(stack.viewControllers.isIdentical(to: screens) && stack.children.isIdentical(to: screens))
    #expect(
      device.log.take() == [
        "A didLoad", "B willDisappear", "A willAppear", "turned back", "A willDisappear", "A didDisappear",
        "B willAppear", "B didAppear",
      ])
    await device.settle()
    #expect(screens[1].isInWindow && screens[1].parent === stack && !device.application.isBusy)
    #expect(device.log.diagnostics.isEmpty && screens.flatMap(\.faults).isEmpty)
  }

  @Test("A transition that a finger drives of a stack that is finished ends as any pop")
  func finishedPop() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let fade = Fade(log: device.log)
    let drive = UIPercentDrivenInteractiveTransition()
    fade.drive = drive
    stack.delegate = fade
    stack.popViewController(animated: true)
    drive.update(0.5)
    drive.finish()
    await device.settleAndTellTime()
    #expect(
      device.log.take() == [
        "A didLoad", "B willDisappear", "A willAppear", "200 ms", "ended", "B didDisappear", "A didAppear", "didShow A",
      ])
    #expect(stack.viewControllers.isIdentical(to: [screens[0]]) && screens[1].parent == nil)
  }

  @Test(
    "A transition that a finger drives of a swipe is driven by the delegate's object, and not by the finger",
    arguments: [true, false])
  func swipe(completes: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    for screen in screens { screen.writesMoves = true }
    let fade = Fade(log: device.log)
    let drive = UIPercentDrivenInteractiveTransition()
    fade.drive = drive
    stack.delegate = fade
    var wasInteractive: Bool?
    screens[1].onCallback = { [unowned stack] callback in
      if callback == "willDisappear" { wasInteractive = stack.transitionCoordinator?.isInteractive }
    }
    #expect(stack.beginInteractivePop() && drive.isRunning && wasInteractive == true)
    let coordinator = stack.transitionCoordinator
    var cancelled: Bool?
    coordinator?.notifyWhenInteractionChanges { cancelled = $0.isCancelled }
    #expect(!stack.updateInteractivePop(0.9) && !stack.endInteractivePop(complete: !completes))
    #expect(!stack.interactivePopGestureRecognizer.isActive)
    drive.update(0.25)
    #expect(coordinator?.percentComplete == 0.25)
    if completes { drive.finish() } else { drive.cancel() }
    #expect(cancelled == !completes && coordinator?.isInteractive == false)
    await device.settleAndTellTime()
    let begin = ["A didLoad", "B willDisappear", "A willAppear", "B willMove nil"]
    #expect(
      device.log.take()
        == begin
        + (completes
          ? ["300 ms", "ended", "B didDisappear", "A didAppear", "B didMove nil", "didShow A"]
          : [
            "100 ms", "turned back", "B willMove parent", "A willDisappear", "A didDisappear", "B willAppear",
            "B didAppear", "B didMove parent",
          ]))
    #expect(stack.viewControllers.isIdentical(to: completes ? [screens[0]] : screens))
    #expect(screens[1].parent === (completes ? nil : stack) && stack.topOnScreen === stack.topViewController)
    #expect(device.log.diagnostics.isEmpty && screens.flatMap(\.faults).isEmpty && !device.application.isBusy)
    // The stack goes on as before.
    fade.drive = nil
    stack.pushViewController(device.screen("C"), animated: false)
    await device.settle()
    #expect((stack.topOnScreen as? Screen)?.name == "C" && stack.viewControllers.count == (completes ? 2 : 3))
  }

  @Test("A transition that a finger drives is interactive for the view controllers from their first callback on")
  func coordinator() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let fade = Fade(log: device.log)
    let drive = UIPercentDrivenInteractiveTransition()
    fade.drive = drive
    stack.delegate = fade
    var seen: [Bool?] = []
    for screen in screens {
      screen.onCallback = { [unowned screen] callback in
        if callback != "didLoad" { seen.append(screen.transitionCoordinator?.isInteractive) }
      }
    }
    stack.popViewController(animated: true)
    await device.drain()
    #expect(seen == [true, true])
    var frames: [Double] = []
    stack.transitionCoordinator?.observeProgress { frames.append($0) }
    drive.update(0.5)
    drive.cancel()
    await device.settle()
    #expect(frames.count == 12 && zip(frames, frames.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("A push whose animator turns it back leaves the pushed controller outside the stack")
  func cancelledPush() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let fade = Fade(log: device.log)
    stack.delegate = fade
    let pushed = device.screen("B")
    stack.pushViewController(pushed, animated: true)
    await device.drain()
    fade.context?.completeTransition(false)
    await device.settle()
    #expect(stack.viewControllers.isIdentical(to: screens) && pushed.parent == nil)
    #expect(screens[0].isInWindow && pushed.appearanceState == .didDisappear)
    #expect(!device.log.lines.contains("didShow B") && pushed.faults.isEmpty && screens[0].faults.isEmpty)
  }

  @Test("A change during a transition that is turned back is shown by another one")
  func changedMeanwhile() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let fade = Fade(log: device.log)
    stack.delegate = fade
    stack.popViewController(animated: true)
    await device.drain()
    let pushed = device.screen("C")
    stack.pushViewController(pushed, animated: false)
    fade.context?.completeTransition(false)
    await device.settle()
    #expect(stack.viewControllers.isIdentical(to: [screens[0], pushed]) && pushed.isInWindow && !screens[1].isInWindow)
    #expect(screens[1].parent == nil && !device.application.isBusy)
  }

  @Test(
    "A transition that a finger drives of a dismissal that is cancelled keeps what is presented",
    arguments: [true, false])
  func dismissal(_ completes: Bool) async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let modal = device.screen("M")
    modal.modalPresentationStyle = .custom
    let fade = Fade(log: device.log)
    let drive = UIPercentDrivenInteractiveTransition()
    fade.drive = drive
    modal.transitioningDelegate = fade
    root.present(modal, animated: true)
    await device.settle()
    device.log.lines = []
    root.dismiss(animated: true) { [log = device.log] in log.lines.append("over") }
    await device.drain()
    drive.update(0.4)
    if completes { drive.finish() } else { drive.cancel() }
    await device.settle()
    #expect((root.presentedViewController == nil) == completes && modal.isInWindow != completes)
    #expect(
      device.log.lines
        == (completes
          ? ["M willDisappear", "ended", "M didDisappear", "over"]
          : ["M willDisappear", "turned back", "M willAppear", "M didAppear", "over"]))
    #expect(!device.application.isBusy && modal.faults.isEmpty)
    // What is still presented can be dismissed, and what is gone can be presented again.
    fade.drive = nil
    if completes { root.present(modal, animated: false) } else { root.dismiss(animated: false) }
    await device.settle()
    #expect(modal.isInWindow == completes)
  }
}
