import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct ViewControllerTests {
  @Test("A view loads once, at its first access")
  func loads() {
    let log = Log()
    let screen = Screen("A", log: log)
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
    let view = screen.view
    #expect(screen.view === view && screen.isViewLoaded)
    #expect(log.lines == ["A didLoad"])
  }

  @Test("An unbalanced appearance transition is reported and calls no callback")
  func unbalanced() async {
    let device = Device()
    let (_, screens) = await device.showStack(["A"])
    screens[0].beginAppearanceTransition(true, animated: false)
    #expect(
      device.log.diagnostics == [
        UIDiagnostic(
          kind: "unbalancedAppearance",
          message: "Unbalanced calls to begin/end appearance transitions for <Screen>.")
      ])
    screens[0].endAppearanceTransition()
    #expect(device.log.lines == [])
  }

  @Test("A visible container forwards its appearance, after its own callbacks, to the children whose views it shows")
  func forwarding() async {
    let device = Device()
    let (container, shown, unseen) = (device.screen("P"), device.screen("A"), device.screen("U"))
    container.addChild(shown)
    container.addChild(unseen)
    container.view.addSubview(shown.view)
    device.window.rootViewController = container
    #expect(device.log.take() == ["P didLoad", "A didLoad"])
    device.window.makeKeyAndVisible()
    await device.settle()
    #expect(device.log.take() == ["P willAppear", "A willAppear", "P didAppear", "A didAppear"])
    device.window.isHidden = true
    #expect(device.log.take() == ["P willDisappear", "A willDisappear", "P didDisappear", "A didDisappear"])
  }

  @Test("A stack inside a pushed container appears and disappears with the container")
  func nested() async {
    let device = Device()
    let (outer, _) = await device.showStack(["A"])
    let container = device.screen("P")
    let inner = UINavigationController(rootViewController: device.screen("I"))
    container.addChild(inner)
    container.view.addSubview(inner.view)
    _ = device.log.take()
    outer.pushViewController(container, animated: true)
    await device.drain()
    inner.pushViewController(device.screen("J"), animated: true)
    await device.settle()
    #expect(
      device.log.take() == [
        "willShow P", "A willDisappear", "P willAppear", "I didLoad", "I willAppear", "A didDisappear",
        "P didAppear", "I didAppear", "didShow P", "J didLoad", "I willDisappear", "J willAppear", "I didDisappear",
        "J didAppear",
      ])
    outer.popViewController(animated: false)
    await device.settle()
    #expect(
      device.log.lines.filter { !$0.contains("how") } == [
        "P willDisappear", "J willDisappear", "A willAppear", "P didDisappear", "J didDisappear", "A didAppear",
      ])
  }

  @Test("Adding a child calls willMove, and adding it to another parent removes it from the first")
  func containment() {
    let log = Log()
    let (first, second) = (UIViewController(), UIViewController())
    let child = Screen("A", log: log)
    child.writesMoves = true
    first.addChild(child)
    #expect(child.parent === first && log.take() == ["A willMove parent"])
    second.addChild(child)
    #expect(child.parent === second && first.children.isEmpty && second.children.count == 1)
    #expect(log.take() == ["A didMove nil", "A willMove parent"])
    child.removeFromParent()
    #expect(child.parent == nil && second.children.isEmpty && log.lines == ["A didMove nil"])
  }

  @Test("A controller that is removed from its parent, a stack, leaves the stack")
  func leavesStack() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    screens[1].removeFromParent()
    #expect(stack.viewControllers.count == 1)
    await device.settle()
    #expect(screens[1].parent == nil && screens[0].appearanceState == .didAppear)
  }

  @Test("The safe area consists of the screen's, the bar's and the controller's additional insets")
  func safeArea() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let a = screens[0]
    #expect(stack.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    // Below a Dynamic Island a bar begins 5 points and a pixel higher than the safe area.
    let barTop = 62 - (5 + 1.0 / 3)
    #expect(a.safeAreaInsets == UIEdgeInsets(top: barTop + 44, left: 0, bottom: 34, right: 0))
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: barTop, width: 440, height: 44))
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 440, height: 956))
    a.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(a.safeAreaInsets == UIEdgeInsets(top: barTop + 45, left: 2, bottom: 37, right: 4))
    stack.setNavigationBarHidden(true, animated: true)
    #expect(a.safeAreaInsets == UIEdgeInsets(top: 63, left: 2, bottom: 37, right: 4))
    await device.settle()
    stack.pushViewController(device.screen("B"), animated: false)
    await device.settle()
    #expect(stack.isNavigationBarHidden, "A hidden bar survives a push.")
    #expect(device.screen("C").safeAreaInsets == .zero)
  }
}
