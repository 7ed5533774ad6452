import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// What a view controller finds in its callbacks when it leaves for good. react-native-screens recognizes a native
/// dismissal by it alone (react-native-screens §5.4).
@MainQueue @Suite("In its last callbacks")
struct LastCallbackTests {
  /// What a screen found in each of its callbacks.
  @MainQueue
  private final class Finds {
    var lines: [String] = []

    /// Notes in each disappearance callback what the screen belongs to.
    func watch(_ screen: Screen) {
      screen.onCallback = { [unowned self, unowned screen] callback in
        guard callback == "willDisappear" || callback == "didDisappear" else { return }
        let parent = screen.parent == nil ? "no parent" : "parent"
        let presenter = screen.presentingViewController == nil ? "no presenter" : "presenter"
        let application = screen.application == nil ? "no application" : "application"
        lines.append("\(screen.name) \(callback): \(parent), \(presenter), \(application)")
      }
    }
  }

  private let popped = [
    "B willDisappear: parent, no presenter, application", "B didDisappear: no parent, no presenter, application",
  ]

  @Test(
    "In its last callbacks a popped view controller has lost its parent, but not its application",
    arguments: [true, false])
  func pop(animated: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let finds = Finds()
    finds.watch(screens[1])
    screens[1].writesMoves = true
    stack.popViewController(animated: animated)
    await device.settle()
    #expect(finds.lines == popped)
    #expect(
      device.log.lines.filter { $0.hasPrefix("B") }
        == ["B willMove nil", "B willDisappear", "B didDisappear", "B didMove nil"])
    #expect(screens[1].application == nil && screens[1].faults.isEmpty)
  }

  @Test(
    "In its last callbacks a swiped view controller has lost its parent, unless the swipe is cancelled",
    arguments: [true, false])
  func swipe(completes: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let finds = Finds()
    finds.watch(screens[1])
    finds.watch(screens[0])
    stack.beginInteractivePop()
    stack.endInteractivePop(complete: completes)
    await device.settle()
    #expect(
      finds.lines
        == (completes
          ? popped
          : [
            popped[0], "A willDisappear: parent, no presenter, application",
            "A didDisappear: parent, no presenter, application",
          ]))
    #expect(screens[1].parent === (completes ? nil : stack))
  }

  @Test("In its last callbacks a view controller that is covered keeps its parent")
  func covered() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let finds = Finds()
    finds.watch(screens[0])
    stack.pushViewController(device.screen("B"), animated: true)
    await device.settle()
    #expect(finds.lines.last == "A didDisappear: parent, no presenter, application")
  }

  @Test("In its last callbacks a replaced view controller has lost its parent", arguments: [true, false])
  func replaced(animated: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let finds = Finds()
    finds.watch(screens[0])
    stack.setViewControllers([device.screen("B")], animated: animated)
    await device.settle()
    #expect(finds.lines.last == "A didDisappear: no parent, no presenter, application")
  }

  @Test("In its last callbacks a view controller inside a popped container keeps its parent")
  func inside() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let tabs = UITabBarController()
    let child = device.screen("T")
    let inner = UINavigationController(rootViewController: child)
    tabs.viewControllers = [inner]
    stack.pushViewController(tabs, animated: false)
    await device.settle()
    let finds = Finds()
    finds.watch(child)
    stack.popViewController(animated: true)
    await device.settle()
    #expect(finds.lines.last == "T didDisappear: parent, no presenter, application")
    #expect(child.parent === inner && inner.parent === tabs && tabs.parent == nil && child.faults.isEmpty)
  }

  @Test(
    """
    In its last callbacks a popped view controller has lost its parent when its stack leaves the screen during the \
    pop
    """)
  func removedWhilePopping() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let finds = Finds()
    finds.watch(screens[1])
    stack.popViewController(animated: true)
    await device.advance(100)
    device.window.rootViewController = UIViewController()
    await device.settle()
    #expect(finds.lines.count == 2 && finds.lines[1].hasPrefix("B didDisappear: no parent, no presenter"))
    #expect(screens[1].parent == nil && screens.flatMap(\.faults).isEmpty && device.log.diagnostics.isEmpty)
  }

  @Test("In its last callbacks a popped view controller can be pushed again, and then has its parent")
  func pushedAgain() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    screens[1].onCallback = { [unowned stack, unowned screen = screens[1]] callback in
      if callback == "didDisappear" { stack.pushViewController(screen, animated: true) }
    }
    stack.popViewController(animated: true)
    await device.advance(350)
    screens[1].onCallback = { _ in }
    await device.settle()
    #expect(stack.viewControllers.isSame(as: screens) && screens[1].parent === stack && screens[1].isInWindow)
    #expect(screens.flatMap(\.faults).isEmpty)
  }

  @Test("In its last callbacks a dismissed view controller has lost its presenter", arguments: [true, false])
  func dismissed(animated: Bool) async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let finds = Finds()
    let (b, c) = (device.screen("B"), device.screen("C"))
    for screen in [b, c] { finds.watch(screen) }
    root.present(b, animated: false)
    b.present(c, animated: false)
    await device.settle()
    root.dismiss(animated: animated) { finds.lines.append("completed") }
    await device.settle()
    #expect(
      finds.lines == [
        "C willDisappear: no parent, presenter, application", "B willDisappear: no parent, presenter, application",
        "C didDisappear: no parent, no presenter, application", "B didDisappear: no parent, no presenter, application",
        "completed",
      ])
    #expect(root.presentedViewController == nil && device.log.diagnostics.isEmpty)
  }

  @Test(
    "In its last callbacks a sheet that a finger dismisses has lost its presenter, unless the swipe is cancelled",
    arguments: [true, false])
  func sheet(completes: Bool) async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let finds = Finds()
    let b = device.screen("B")
    finds.watch(b)
    root.present(b, animated: false)
    await device.settle()
    let presentation = b.presentationController
    #expect(presentation?.beginInteractiveDismissal() == true)
    presentation?.endInteractiveDismissal(complete: completes)
    await device.settle()
    let will = "B willDisappear: no parent, presenter, application"
    #expect(finds.lines == (completes ? [will, "B didDisappear: no parent, no presenter, application"] : [will]))
    #expect(b.presentingViewController === (completes ? nil : root))
  }

  @Test(
    "In its last callbacks a view controller inside a dismissed container keeps its parent, and has lost the presenter")
  func insideDismissed() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let finds = Finds()
    let b = device.screen("B")
    let stack = UINavigationController(rootViewController: b)
    finds.watch(b)
    root.present(stack, animated: false)
    await device.settle()
    root.dismiss(animated: true)
    await device.settle()
    #expect(finds.lines.last == "B didDisappear: parent, no presenter, application")
  }

  @Test("In its last callbacks a dismissed view controller cannot be presented again before the dismissal is over")
  func presentedAgain() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let (b, c) = (device.screen("B"), device.screen("C"))
    root.present(b, animated: false)
    b.present(c, animated: false)
    await device.settle()
    c.onCallback = { [unowned c, unowned root] callback in
      if callback == "didDisappear" { root.present(c, animated: false) }
    }
    root.dismiss(animated: true)
    await device.settle()
    #expect(device.log.kinds == ["NSInvalidArgumentException"] && root.presentedViewController == nil)
    c.onCallback = { _ in }
    root.present(c, animated: false)
    await device.settle()
    #expect(c.isInWindow && c.faults.isEmpty)
  }
}
