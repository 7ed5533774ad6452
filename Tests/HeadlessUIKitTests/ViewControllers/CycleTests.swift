import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// No container accepts a controller that contains it, because every walk through such a tree would be endless.
@MainQueue @Suite struct CycleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Makes a container.
    let container: @MainQueue @Sendable (Device) -> UIViewController
    /// Makes the container take the controller that contains it, or itself.
    let take: @MainQueue @Sendable (UIViewController, UIViewController) -> Void
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "a plain controller", container: { $0.screen("P") },
      take: { container, outer in container.addChild(outer) }),
    Row(
      testDescription: "a stack, by a push", container: { UINavigationController(rootViewController: $0.screen("A")) },
      take: { container, outer in
        (container as? UINavigationController)?.pushViewController(outer, animated: true)
      }),
    Row(
      testDescription: "a stack, by its controllers",
      container: { UINavigationController(rootViewController: $0.screen("A")) },
      take: { container, outer in (container as? UINavigationController)?.viewControllers.append(outer) }),
    Row(
      testDescription: "tabs",
      container: { device in
        let tabs = UITabBarController()
        tabs.viewControllers = [device.screen("A")]
        return tabs
      },
      take: { container, outer in (container as? UITabBarController)?.viewControllers.append(outer) }),
    Row(
      testDescription: "a drawer's centre", container: { _ in MMDrawerController() },
      take: { container, outer in (container as? MMDrawerController)?.centerViewController = outer }),
    Row(
      testDescription: "a drawer's side", container: { _ in MMDrawerController() },
      take: { container, outer in (container as? MMDrawerController)?.leftDrawerViewController = outer }),
    Row(
      testDescription: "a split view's columns", container: { _ in UISplitViewController() },
      take: { container, outer in (container as? UISplitViewController)?.viewControllers = [outer] }),
    Row(
      testDescription: "a split view's detail",
      container: { device in
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: device.screen("P")), device.screen("S")]
        return split
      },
      take: { container, outer in (container as? UISplitViewController)?.showDetailViewController(outer) }),
    Row(
      testDescription: "by a presentation", container: { $0.screen("P") },
      take: { container, outer in container.present(outer, animated: false) }),
  ]

  /// The levels between the container and the controller that it is to take; with none it is the container itself.
  nonisolated static let levels = [0, 1, 3]

  @Test("A container refuses a controller that contains it, and nothing changes", arguments: rows, levels)
  func refused(_ row: Row, levels: Int) async {
    let device = Device()
    let container = row.container(device)
    var outer = container
    for _ in 0..<levels {
      let around = UIViewController()
      around.addChild(outer)
      around.view.addSubview(outer.view)
      outer = around
    }
    // The outer controller is in a container outside the cycle, so that the window's root is not the controller that is
    // taken.
    let root = UIViewController()
    root.addChild(outer)
    root.view.addSubview(outer.view)
    await device.show(root)
    let children = container.children
    device.log.diagnostics = []
    row.take(container, outer)
    // A stack that is to contain itself is refused because it is a stack; a child cannot be presented. The exception is
    // the same.
    #expect(device.log.kinds == ["NSInvalidArgumentException"])
    #expect(container.children.elementsEqual(children) { $0 === $1 } && outer.parent === root)
    await device.settle()
    #expect(root.application === device.application && container.isInWindow)
  }

  @Test("A modal is inside the container of its presenter")
  func presented() async {
    let device = Device()
    let (root, modal) = (device.screen("R"), UINavigationController(rootViewController: device.screen("M")))
    await device.show(root)
    root.present(modal, animated: false)
    await device.settle()
    #expect(modal.isInside(root) && !root.isInside(modal))
    modal.pushViewController(root, animated: false)
    #expect(device.log.kinds == ["NSInvalidArgumentException"] && root.parent == nil)
  }

  @Test("A split view refuses the same controller in both columns")
  func columns() async {
    let device = Device()
    let (split, stack) = (UISplitViewController(), UINavigationController(rootViewController: device.screen("A")))
    await device.show(split)
    split.viewControllers = [stack, stack]
    #expect(device.log.kinds == ["NSInvalidArgumentException"] && split.viewControllers.isEmpty)
  }

  @Test("A view refuses a view that contains it")
  func views() async {
    let device = Device()
    let root = device.screen("R")
    await device.show(root)
    let inner = UIView()
    root.view.addSubview(inner)
    inner.addSubview(root.view)
    inner.addSubview(inner)
    #expect(device.log.kinds == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    #expect(inner.superview === root.view && inner.subviews.isEmpty)
  }
}
