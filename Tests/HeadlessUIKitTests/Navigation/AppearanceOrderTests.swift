import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The rows of uikit-behaviour §1 on navigation controllers and windows.
@MainQueue @Suite struct AppearanceOrderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var stack = ["A"]
    let operation: @MainQueue @Sendable (Device, UINavigationController, [Screen]) -> Void
    let calls: [String]
    let top: String
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "push, animated",
      operation: { device, stack, _ in stack.pushViewController(device.screen("B"), animated: true) },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "350 ms", "A didDisappear", "B didAppear",
        "didShow B",
      ], top: "B"),
    Row(
      testDescription: "push, not animated",
      operation: { device, stack, _ in stack.pushViewController(device.screen("B"), animated: false) },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "didShow B",
      ], top: "B"),
    Row(
      testDescription: "pop, animated", stack: ["B", "A"],
      operation: { _, stack, _ in stack.popViewController(animated: true) },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "350 ms", "A didDisappear", "B didAppear",
        "didShow B",
      ], top: "B"),
    Row(
      testDescription: "pop, not animated", stack: ["B", "A"],
      operation: { _, stack, _ in stack.popViewController(animated: false) },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "didShow B",
      ], top: "B"),
    Row(
      testDescription: "pop to root: the controllers between receive nothing", stack: ["B", "x", "y", "A"],
      operation: { _, stack, _ in _ = stack.popToRootViewController(animated: true) },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "350 ms", "A didDisappear", "B didAppear",
        "didShow B",
      ], top: "B"),
    Row(
      testDescription: "pop to a controller in the middle", stack: ["x", "B", "y", "A"],
      operation: { _, stack, screens in _ = stack.popToViewController(screens[1], animated: false) },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "didShow B",
      ], top: "B"),
    Row(
      testDescription: "set, animated",
      operation: { device, stack, _ in
        stack.setViewControllers([device.screen("x"), device.screen("B")], animated: true)
      },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "350 ms", "A didDisappear", "B didAppear",
        "didShow B",
      ], top: "B"),
    Row(
      testDescription: "set with the same top shows nothing", stack: ["x", "A"],
      operation: { _, stack, screens in stack.setViewControllers([screens[1]], animated: true) },
      calls: [], top: "A"),
    Row(
      testDescription: "two pushes at once make one transition",
      operation: { device, stack, _ in
        stack.pushViewController(device.screen("x"), animated: true)
        stack.pushViewController(device.screen("B"), animated: true)
      },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "350 ms", "A didDisappear", "B didAppear",
        "didShow B",
      ], top: "B"),
    Row(
      testDescription: "push and pop at once show nothing",
      operation: { device, stack, _ in
        stack.pushViewController(device.screen("B"), animated: true)
        stack.popViewController(animated: true)
      },
      calls: [], top: "A"),
    Row(
      testDescription: "pop of the root does nothing",
      operation: { _, stack, _ in #expect(stack.popViewController(animated: true) == nil) },
      calls: [], top: "A"),
    Row(
      testDescription: "swipe that completes", stack: ["B", "A"],
      operation: { _, stack, _ in
        #expect(stack.beginInteractivePop())
        #expect(stack.endInteractivePop(complete: true))
      },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "175 ms", "A didDisappear", "B didAppear",
        "didShow B",
      ], top: "B"),
    Row(
      testDescription: "swipe that is cancelled", stack: ["B", "A"],
      operation: { _, stack, _ in
        #expect(stack.beginInteractivePop())
        #expect(stack.endInteractivePop(complete: false))
      },
      calls: [
        "B didLoad", "willShow B", "A willDisappear", "B willAppear", "175 ms", "B willDisappear", "B didDisappear",
        "A willAppear", "A didAppear",
      ], top: "A"),
    Row(
      testDescription: "window root replaced",
      operation: { device, _, _ in
        device.window.rootViewController = device.screen("B")
        device.log.lines.append("returned")
      },
      calls: ["A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "returned", "B didAppear"], top: "A"),
    Row(
      testDescription: "window hidden",
      operation: { device, _, _ in
        device.window.isHidden = true
        device.log.lines.append("returned")
      },
      calls: ["A willDisappear", "A didDisappear", "returned"], top: "A"),
  ]

  @Test("Appearance callbacks run in UIKit's order", arguments: rows)
  func order(_ row: Row) async {
    let device = Device()
    let (stack, screens) = await device.showStack(row.stack)
    row.operation(device, stack, screens)
    await device.drain()
    let start = device.clock.now
    while let due = device.clock.nextDue {
      device.log.lines.append("\(Int((due - start).inMilliseconds)) ms")
      device.clock.move(to: due)
      await device.drain()
    }
    #expect(device.log.lines == row.calls)
    #expect((stack.topOnScreen as? Screen)?.name == row.top)
    #expect(stack.topViewController === stack.topOnScreen)
    #expect(screens.flatMap(\.faults) == [])
    #expect(device.log.diagnostics == [])
    #expect(!device.application.isBusy)
  }
}
