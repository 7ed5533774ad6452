import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite("The transition coordinator")
struct TransitionCoordinatorTests {
  @Test(
    "The transition coordinator of a push exists from the call to the last callbacks, on all that take part",
    arguments: [true, false])
  func push(animated: Bool) async throws {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let b = device.screen("B")
    #expect(stack.transitionCoordinator == nil)
    stack.pushViewController(b, animated: animated)
    let coordinator = stack.transitionCoordinator
    #expect((coordinator != nil) == animated)
    for controller in [b, screens[0]] { #expect(controller.transitionCoordinator === coordinator) }
    var inCallback: [UIViewControllerTransitionCoordinator?] = []
    b.onCallback = { [unowned b] callback in
      if callback == "willAppear" { inCallback.append(b.transitionCoordinator) }
    }
    await device.drain()
    #expect(inCallback.count == 1 && inCallback[0] === coordinator && stack.transitionCoordinator === coordinator)
    if animated {
      let coordinator = try #require(coordinator)
      #expect(coordinator.isAnimated && !coordinator.isInteractive && !coordinator.isCancelled)
      #expect(coordinator.presentationStyle == .none && coordinator.transitionDuration == 0.35)
      #expect(coordinator.viewController(forKey: .from) === screens[0] && coordinator.viewController(forKey: .to) === b)
      #expect(coordinator.view(forKey: .from) === screens[0].view && coordinator.view(forKey: .to) === b.view)
      #expect(coordinator.containerView === stack.view)
    }
    await device.settle()
    #expect(stack.transitionCoordinator == nil && b.transitionCoordinator == nil)
    #expect(coordinator?.viewController(forKey: .to) == nil, "The coordinator retained what it had changed.")
  }

  @Test("The transition coordinator of a push calls back when the animation begins and when all callbacks have run")
  func closures() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let log = device.log
    let b = device.screen("B")
    b.onCallback = { [unowned b] callback in
      guard callback == "willAppear" else { return }
      b.transitionCoordinator?.animate(alongsideTransition: { _ in log.lines.append("alongside B") }, completion: nil)
    }
    stack.pushViewController(b, animated: true)
    stack.transitionCoordinator?.animate(
      alongsideTransition: { log.lines.append("alongside \($0.isAnimated)") },
      completion: { log.lines.append("completed \($0.isCancelled)") })
    await device.drain()
    stack.transitionCoordinator?.animate(alongsideTransition: { _ in log.lines.append("late") }, completion: nil)
    await device.settle()
    #expect(
      log.lines == [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "alongside true", "alongside B", "late",
        "A didDisappear", "B didAppear", "didShow B", "completed false",
      ])
  }

  @Test("The transition coordinator that was read before its change vanished still completes")
  func vanished() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let log = device.log
    func watch(_ name: String) {
      stack.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.lines.append("alongside \(name)") },
        completion: { _ in log.lines.append("completed \(name)") })
    }
    stack.pushViewController(device.screen("B"), animated: true)
    watch("B")
    stack.popViewController(animated: true)
    #expect(stack.transitionCoordinator == nil)
    await device.settle()
    #expect(log.take() == ["alongside B", "completed B"])
    stack.pushViewController(device.screen("C"), animated: true)
    watch("C")
    stack.pushViewController(device.screen("D"), animated: true)
    watch("D")
    await device.settle()
    #expect(log.take().filter { $0.contains("ed ") } == ["completed C", "completed D"])
    stack.pushViewController(device.screen("E"), animated: true)
    watch("E")
    stack.pushViewController(device.screen("F"), animated: false)
    await device.settle()
    #expect(log.take().filter { $0.contains("E") }.contains("completed E"))
    stack.pushViewController(device.screen("G"), animated: true)
    watch("G")
    device.window.rootViewController = UIViewController()
    await device.settle()
    #expect(log.take().filter { $0.contains("ed G") } == ["completed G"])
  }

  @Test(
    "The transition coordinator of a sheet is on the presenter, the presented and those inside them",
    arguments: [true, false])
  func sheet(animated: Bool) async throws {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let b = device.screen("B")
    let modal = UINavigationController(rootViewController: b)
    stack.present(modal, animated: animated)
    func all() -> [UIViewControllerTransitionCoordinator?] {
      [stack, screens[0], modal, b].map(\.transitionCoordinator)
    }
    if animated {
      let coordinator = try #require(stack.transitionCoordinator)
      #expect(all().allSatisfy { $0 === coordinator })
      #expect(coordinator.presentationStyle == .pageSheet && coordinator.transitionDuration == 0.5)
      #expect(coordinator.viewController(forKey: .from) === stack && coordinator.viewController(forKey: .to) === modal)
      #expect(coordinator.view(forKey: .from) == nil && coordinator.view(forKey: .to) === modal.view)
      #expect(coordinator.containerView === modal.presentationController?.containerView)
    } else {
      #expect(all().allSatisfy { $0 == nil })
    }
    await device.settle()
    #expect(all().allSatisfy { $0 == nil })
    modal.dismiss(animated: animated)
    #expect(all().allSatisfy { ($0 != nil) == animated })
    #expect(stack.transitionCoordinator?.viewController(forKey: .from) === (animated ? modal : nil))
    await device.settle()
    #expect(all().allSatisfy { $0 == nil })
  }

  @Test(
    """
    The transition coordinator of a full-screen presentation knows the presenter's view, and calls back around the \
    callbacks
    """)
  func fullScreen() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let (b, log) = (device.screen("B"), device.log)
    b.modalPresentationStyle = .fullScreen
    root.present(b, animated: true) { log.lines.append("presented") }
    let coordinator = root.transitionCoordinator
    #expect(coordinator?.view(forKey: .from) === root.view && coordinator?.presentationStyle == .fullScreen)
    coordinator?.animate(alongsideTransition: { _ in log.lines.append("alongside") }) { _ in log.lines.append("ended") }
    await device.settle()
    #expect(
      log.lines == [
        "B didLoad", "A willDisappear", "B willAppear", "alongside", "B didAppear", "A didDisappear", "ended",
        "presented",
      ])
  }

  @Test("The transition coordinator of a dismissal of two is on both that leave")
  func dismissalOfTwo() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let (b, c) = (device.screen("B"), device.screen("C"))
    root.present(b, animated: false)
    b.present(c, animated: false)
    await device.settle()
    root.dismiss(animated: true)
    let coordinator = root.transitionCoordinator
    #expect(coordinator != nil && [b, c].allSatisfy { $0.transitionCoordinator === coordinator })
    #expect(coordinator?.viewController(forKey: .from) === c && coordinator?.viewController(forKey: .to) === root)
    await device.settle()
    #expect([root, b, c].allSatisfy { $0.transitionCoordinator == nil })
  }

  @Test("The transition coordinator of a swiped sheet tells how the finger was lifted", arguments: [true, false])
  func swipedSheet(completes: Bool) async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let b = device.screen("B")
    root.present(b, animated: false)
    await device.settle()
    b.presentationController?.beginInteractiveDismissal()
    let coordinator = b.transitionCoordinator
    #expect(coordinator?.isInteractive == true)
    var cancelled: Bool?
    coordinator?.notifyWhenInteractionChanges { cancelled = $0.isCancelled }
    b.presentationController?.updateInteractiveDismissal(0.2)
    #expect(b.presentationController?.endInteractiveDismissal(velocity: completes ? 900 : 0) == true)
    #expect(cancelled == !completes && coordinator?.percentComplete == 0.2)
    await device.advance(completes ? 399 : 99)
    #expect(device.application.isBusy)
    await device.advance(1)
    #expect(!device.application.isBusy && b.transitionCoordinator == nil)
  }

  @Test("The transition coordinator of a container outside a transition is that of no stack inside it")
  func outside() async {
    let device = Device()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: device.screen("A"))
    tabs.viewControllers = [stack]
    await device.show(tabs)
    stack.pushViewController(device.screen("B"), animated: true)
    #expect(stack.transitionCoordinator != nil && tabs.transitionCoordinator == nil)
    await device.settle()
  }

  // MARK: Progress

  /// The time in milliseconds and the fraction in thousandths of each observed frame.
  @MainQueue
  private final class Frames {
    var seen: [(time: Double, fraction: Int)] = []
    func observe(_ coordinator: UIViewControllerTransitionCoordinator?, _ device: Device) {
      coordinator?.observeProgress { [unowned self] fraction in
        seen.append((device.clock.now.inMilliseconds, Int((fraction * 1000).rounded())))
      }
    }
    var fractions: [Int] { seen.map(\.fraction) }
  }

  @Test("The transition coordinator of an observed push reports each frame at its time, upwards and without the ends")
  func progress() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let frames = Frames()
    stack.pushViewController(device.screen("B"), animated: true)
    frames.observe(stack.transitionCoordinator, device)
    let start = device.clock.now.inMilliseconds
    await device.settle()
    #expect(frames.seen.count == 20)
    #expect(zip(frames.fractions, frames.fractions.dropFirst()).allSatisfy { $0 < $1 })
    #expect(frames.fractions.first.map { $0 > 0 } == true && frames.fractions.last.map { $0 < 1000 } == true)
    #expect(frames.seen.enumerated().allSatisfy { abs($1.time - start - Double($0 + 1) * 1000 / 60) < 0.001 })
    #expect(!device.application.isBusy)
  }

  @Test(
    "The transition coordinator of an observed swipe reports the finger's way, and then the frames in its direction",
    arguments: [true, false])
  func progressOfSwipe(completes: Bool) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    let frames = Frames()
    stack.beginInteractivePop()
    frames.observe(stack.transitionCoordinator, device)
    for fraction in [0.1, 0.4, 0.4, 0.6] { stack.updateInteractivePop(fraction) }
    await device.advance(10_000)
    #expect(frames.fractions == [100, 400, 600], "A finger that rests makes no frames.")
    stack.endInteractivePop(complete: completes)
    await device.settle()
    let rest = frames.fractions.dropFirst(2)
    #expect(rest.count == (completes ? 9 : 13))
    #expect(zip(rest, rest.dropFirst()).allSatisfy { completes ? $0 < $1 : $0 > $1 })
  }

  @Test("The transition coordinator of an observed presentation and dismissal reports their frames")
  func progressOfSheet() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let (frames, b) = (Frames(), device.screen("B"))
    root.present(b, animated: true)
    frames.observe(b.transitionCoordinator, device)
    await device.settle()
    #expect(frames.fractions.count == 29 && frames.fractions.last.map { $0 > 900 } == true)
    b.dismiss(animated: true)
    frames.observe(b.transitionCoordinator, device)
    await device.settle()
    #expect(frames.fractions.count == 58)
  }

  @Test("The transition coordinator that nobody observes makes no frames")
  func unobserved() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    stack.pushViewController(device.screen("B"), animated: true)
    let frames = Frames()
    await device.advance(349)
    frames.observe(stack.transitionCoordinator, device)
    #expect(frames.seen.isEmpty)
    await device.settle()
    #expect(frames.seen.isEmpty, "No frame lies in the last millisecond.")
  }

  @Test("The transition coordinator reports no frames where animations take no time")
  func withoutAnimations() async {
    let device = Device()
    device.application.areAnimationsEnabled = false
    let (stack, _) = await device.showStack(["A"])
    let frames = Frames()
    stack.pushViewController(device.screen("B"), animated: true)
    frames.observe(stack.transitionCoordinator, device)
    await device.settle()
    #expect(frames.seen.isEmpty && stack.topOnScreen === stack.topViewController)
  }
}
