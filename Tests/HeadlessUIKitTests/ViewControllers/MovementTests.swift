import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// What a view controller learns in its appearance callbacks about the cause of its appearance.
@MainQueue @Suite("In the appearance callbacks")
struct MovementTests {
  @MainQueue
  private final class Causes {
    var lines: [String] = []

    func watch(_ screens: [Screen]) {
      for screen in screens {
        screen.onCallback = { [unowned self, unowned screen] callback in
          let causes = [
            screen.isMovingToParent ? "to parent" : nil, screen.isMovingFromParent ? "from parent" : nil,
            screen.isBeingPresented ? "presented" : nil, screen.isBeingDismissed ? "dismissed" : nil,
          ].compactMap { $0 }
          guard callback != "didLoad" else { return }
          lines.append("\(screen.name) \(callback) \(causes.joined(separator: " and "))")
        }
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("In the appearance callbacks the first view controller of a stack moves to it", arguments: [1, 2])
  func first(count: Int) async {
    let device = Device()
    let causes = Causes()
    let screens = ["A", "B"].suffix(count).map(device.screen)
    causes.watch(screens)
    let stack = UINavigationController()
    stack.viewControllers = screens
    await device.show(stack)
    #expect(causes.take() == ["B willAppear to parent", "B didAppear to parent"])
    guard count == 2 else { return }
    stack.popViewController(animated: true)
    await device.settle()
    #expect(
      causes.take() == [
        "B willDisappear from parent", "A willAppear ", "B didDisappear from parent", "A didAppear ",
      ])
    #expect(!screens[1].isMovingFromParent)
  }

  @Test(
    "In the appearance callbacks the view controllers of a push and a pop know what moves", arguments: [true, false])
  func pushAndPop(animated: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let causes = Causes()
    let b = device.screen("B")
    causes.watch(screens + [b])
    stack.pushViewController(b, animated: animated)
    await device.settle()
    #expect(
      causes.take() == ["A willDisappear ", "B willAppear to parent", "A didDisappear ", "B didAppear to parent"])
    stack.popViewController(animated: animated)
    await device.settle()
    #expect(
      causes.take() == ["B willDisappear from parent", "A willAppear ", "B didDisappear from parent", "A didAppear "])
  }

  @Test("In the appearance callbacks the view controllers of a swipe know what moves", arguments: [true, false])
  func swipe(completes: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let causes = Causes()
    causes.watch(screens)
    stack.beginInteractivePop()
    stack.endInteractivePop(complete: completes)
    await device.settle()
    let begin = ["B willDisappear from parent", "A willAppear "]
    #expect(
      causes.take()
        == begin
        + (completes
          ? ["B didDisappear from parent", "A didAppear "]
          : ["A willDisappear ", "A didDisappear ", "B willAppear ", "B didAppear "]))
    #expect(screens.allSatisfy { !$0.isMovingFromParent && !$0.isMovingToParent })
  }

  @Test(
    """
    In the appearance callbacks a top that is replaced leaves its parent, and a new one that is revealed by a pop is \
    there already
    """)
  func replaced() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let causes = Causes()
    let (b, c) = (device.screen("B"), device.screen("C"))
    causes.watch(screens + [b, c])
    stack.setViewControllers([b], animated: true)
    await device.settle()
    #expect(
      causes.take() == [
        "A willDisappear from parent", "B willAppear to parent", "A didDisappear from parent", "B didAppear to parent",
      ])
    stack.setViewControllers([c, b], animated: false)
    stack.popViewController(animated: true)
    await device.settle()
    #expect(
      causes.take() == ["B willDisappear from parent", "C willAppear ", "B didDisappear from parent", "C didAppear "])
  }

  @Test(
    """
    In the appearance callbacks a view controller that was pushed below the top does not move when it is revealed \
    later
    """)
  func pushedBelow() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let (b, c) = (device.screen("B"), device.screen("C"))
    stack.pushViewController(b, animated: false)
    stack.pushViewController(c, animated: false)
    await device.settle()
    let causes = Causes()
    causes.watch([b])
    stack.popViewController(animated: false)
    await device.settle()
    #expect(causes.take() == ["B willAppear ", "B didAppear "])
  }

  @Test(
    "In the appearance callbacks the presented view controller, and nothing inside it, is being presented or dismissed",
    arguments: [true, false])
  func presented(animated: Bool) async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let causes = Causes()
    let (b, c) = (device.screen("B"), device.screen("C"))
    b.addChild(c)
    b.view.addSubview(c.view)
    c.didMove(toParent: b)
    b.modalPresentationStyle = .fullScreen
    causes.watch([root, b, c])
    root.present(b, animated: animated)
    await device.settle()
    #expect(
      causes.take() == [
        "A willDisappear ", "B willAppear presented", "C willAppear to parent", "B didAppear presented",
        "C didAppear to parent", "A didDisappear ",
      ])
    root.dismiss(animated: animated)
    await device.settle()
    #expect(
      causes.take() == [
        "B willDisappear dismissed", "C willDisappear ", "A willAppear ", "A didAppear ", "B didDisappear dismissed",
        "C didDisappear ",
      ])
    #expect(!b.isBeingDismissed && !b.isBeingPresented)
  }

  @Test("In the appearance callbacks a sheet that is swiped and kept is dismissed and not presented again")
  func keptSheet() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let (causes, b) = (Causes(), device.screen("B"))
    root.present(b, animated: true)
    await device.settle()
    causes.watch([b])
    b.presentationController?.beginInteractiveDismissal()
    b.presentationController?.endInteractiveDismissal(complete: false)
    await device.settle()
    #expect(causes.take() == ["B willDisappear dismissed", "B willAppear ", "B didAppear "])
  }

  @Test("In the appearance callbacks a child that its container removes moves from its parent")
  func child() async {
    let device = Device()
    let (root, child) = (device.screen("A"), device.screen("C"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let causes = Causes()
    causes.watch([child])
    await device.show(root)
    #expect(causes.take() == ["C willAppear to parent", "C didAppear to parent"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(causes.take() == ["C willDisappear from parent", "C didDisappear from parent"])
  }
}
