import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// A top that is replaced by a view controller below it and a pop, as an app of React Navigation does it (react-native-screens §4).
@MainQueue @Suite("A new view controller below the top, and a pop to it in the same turn")
struct ReplacedTopTests {
  @Test(
    """
    A new view controller below the top, and a pop to it in the same turn make one animated pop, after which the old \
    top is gone
    """, arguments: [["A"], ["A", "B"]])
  func pop(names: [String]) async {
    let device = Device()
    let (stack, screens) = await device.showStack(names)
    let old = screens[screens.count - 1]
    let new = device.screen("N")
    let list = screens.dropLast() + [new]
    stack.setViewControllers(list + [old], animated: false)
    let popped = stack.popViewController(animated: true)
    #expect(popped === old && stack.topViewController === new)
    await device.settleAndTellTime()
    #expect(
      device.log.take() == [
        "N didLoad", "willShow N", "\(old.name) willDisappear", "N willAppear", "350 ms", "\(old.name) didDisappear",
        "N didAppear", "didShow N",
      ])
    #expect(stack.viewControllers.isSame(as: Array(list)) && old.parent == nil && new.parent === stack)
    #expect(device.log.diagnostics.isEmpty)
  }

  @Test("A new view controller below the top, and a pop to it in the same turn make a pop for the delegate, too")
  func operation() async {
    final class Delegate: UINavigationControllerDelegate {
      var operations: [UINavigationControllerOperation] = []
      func navigationController(
        _: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
      }
    }
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let delegate = Delegate()
    stack.delegate = delegate
    stack.setViewControllers([screens[0], device.screen("N"), screens[1]], animated: false)
    stack.popViewController(animated: true)
    await device.settle()
    stack.setViewControllers([device.screen("M")], animated: true)
    await device.settle()
    #expect(delegate.operations == [.pop, .push])
  }

  @Test(
    """
    A new view controller below the top, and a pop to it in the same turn wait for a running transition and follow \
    it as a pop
    """)
  func queued() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let (b, n) = (device.screen("B"), device.screen("N"))
    stack.pushViewController(b, animated: true)
    await device.advance(100)
    device.log.lines = []
    stack.setViewControllers([n, b], animated: false)
    stack.popViewController(animated: true)
    await device.settle()
    #expect(
      device.log.lines == [
        "A didDisappear", "B didAppear", "didShow B", "N didLoad", "willShow N", "B willDisappear", "N willAppear",
        "B didDisappear", "N didAppear", "didShow N",
      ])
    #expect(stack.viewControllers.isSame(as: [n]) && b.parent == nil)
  }

  @Test("A new view controller below the top, and a pop to it in the same turn are one step without animation")
  func unanimated() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let n = device.screen("N")
    stack.setViewControllers([n, screens[0]], animated: false)
    stack.popViewController(animated: false)
    await device.drain()
    #expect(device.log.lines.suffix(3) == ["A didDisappear", "N didAppear", "didShow N"])
    #expect(!device.application.isBusy && screens[0].parent == nil)
  }
}
