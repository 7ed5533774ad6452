import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// A call that raises an exception in UIKit is reported and changes nothing.
@MainQueue @Suite struct RefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let operation: @MainQueue @Sendable (Device, UINavigationController, [Screen]) -> Void
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "push of a controller that is in the stack",
      operation: { _, stack, screens in stack.pushViewController(screens[0], animated: true) }),
    Row(
      testDescription: "push of a navigation controller",
      operation: { _, stack, _ in stack.pushViewController(UINavigationController(), animated: true) }),
    Row(
      testDescription: "pop to a controller that is not in the stack",
      operation: { device, stack, _ in
        #expect(stack.popToViewController(device.screen("C"), animated: true) == nil)
      }),
    Row(
      testDescription: "set with one controller twice",
      operation: { _, stack, screens in stack.setViewControllers([screens[0], screens[0]], animated: true) }),
    Row(
      testDescription: "set with a navigation controller",
      operation: { _, stack, _ in stack.viewControllers = [UINavigationController()] }),
  ]

  @Test("A call that raises an exception in UIKit is refused and reported", arguments: rows)
  func refused(_ row: Row) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    row.operation(device, stack, screens)
    #expect(device.log.kinds == ["NSInvalidArgumentException"])
    #expect(stack.viewControllers.isSame(as: screens))
    await device.settle()
    #expect(device.log.lines == [] && device.log.diagnostics.count == 1)
  }
}
