import Shared
import Testing

@testable import HeadlessUIKit

/// One row of uikit-behaviour §1: a deed, done to a stack of A, B, C at rest, and the calls that come of it.
struct AppearanceRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var isAnimated = false
  let expected: String
  let act: @MainQueue @Sendable (TestDevice, UINavigationController) async -> Void
}

@Suite("The order of the four appearance calls")
@MainQueue
struct AppearanceOrderTests {
  @Test("A change of the stack is told in the order of uikit-behaviour §1", arguments: [true, false])
  func stackChanges(animated: Bool) async {
    let rows: [(String, expected: String, (TestDevice, UINavigationController) -> Void)] = [
      (
        "push", "C willDisappear, D willAppear, C didDisappear, D didAppear",
        { $1.pushViewController($0.make("D"), animated: animated) }
      ),
      (
        "pop", "C willDisappear, B willAppear, C didDisappear, B didAppear",
        { $1.popViewController(animated: animated) }
      ),
      (
        "pop to", "C willDisappear, A willAppear, C didDisappear, A didAppear",
        { $1.popToViewController($1.viewControllers[0], animated: animated) }
      ),
      (
        "pop to root", "C willDisappear, A willAppear, C didDisappear, A didAppear",
        { $1.popToRootViewController(animated: animated) }
      ),
      (
        "set to a new top", "C willDisappear, D willAppear, C didDisappear, D didAppear",
        { $1.setViewControllers([$0.make("D")], animated: animated) }
      ),
      (
        "set to a lower one", "C willDisappear, B willAppear, C didDisappear, B didAppear",
        { $1.setViewControllers([$0.make("D"), $1.viewControllers[1]], animated: animated) }
      ),
      ("set to the same top", "", { $1.setViewControllers([$1.viewControllers[2]], animated: animated) }),
      ("set below the top", "", { $1.setViewControllers([$0.make("D"), $1.viewControllers[2]], animated: animated) }),
      ("set to the same", "", { $1.setViewControllers($1.viewControllers, animated: animated) }),
      ("pop to the top", "", { $1.popToViewController($1.viewControllers[2], animated: animated) }),
    ]
    for (name, expected, act) in rows {
      let device = TestDevice()
      let stack = await device.show("A", "B", "C")
      act(device, stack)
      await device.settle()
      #expect(device.record.animatedFlags.allSatisfy { $0 == animated }, "\(name)")
      #expect(device.record.take(.appearance) == expected, "\(name)")
      device.expectRest()
    }
  }

  @Test("Emptying a stack takes its top away, and filling it shows the new one", arguments: [true, false])
  func emptied(animated: Bool) async {
    let device = TestDevice()
    let stack = await device.show("A", "B")
    stack.setViewControllers([], animated: animated)
    await device.settle()
    #expect(device.record.take(.appearance) == "B willDisappear, B didDisappear")
    stack.pushViewController(device.make("C"), animated: animated)
    await device.settle()
    #expect(device.record.animatedFlags == [false, false])
    #expect(device.record.take(.appearance) == "C willAppear, C didAppear")
    device.expectRest()
  }

  @Test("A swipe and a window's change are told in the order of uikit-behaviour §1", arguments: [
    AppearanceRow(
      testDescription: "interactive pop, completed", isAnimated: true,
      expected: "C willDisappear, B willAppear, C didDisappear, B didAppear"
    ) { _, stack in
      #expect(stack.beginInteractivePop())
      #expect(stack.endInteractivePop(complete: true))
    },
    AppearanceRow(
      testDescription: "interactive pop, cancelled", isAnimated: true,
      expected: "C willDisappear, B willAppear, B willDisappear, B didDisappear, C willAppear, C didAppear"
    ) { _, stack in
      #expect(stack.beginInteractivePop())
      #expect(stack.endInteractivePop(complete: false))
    },
    AppearanceRow(
      testDescription: "window root replaced",
      expected: "C willDisappear, C didDisappear, R willAppear, R didAppear"
    ) { device, _ in device.window.rootViewController = device.make("R") },
    AppearanceRow(
      testDescription: "window root removed", expected: "C willDisappear, C didDisappear"
    ) { device, _ in device.window.rootViewController = nil },
    AppearanceRow(
      testDescription: "window hidden", expected: "C willDisappear, C didDisappear"
    ) { device, _ in device.window.isHidden = true },
    AppearanceRow(
      testDescription: "window shown", expected: "C willAppear, C didAppear"
    ) { device, _ in
      device.window.isHidden = true
      await device.settle()
      device.record.clear()
      device.window.isHidden = false
    },
    AppearanceRow(
      testDescription: "the root's view taken out", expected: "C willDisappear, C didDisappear"
    ) { _, stack in stack.view.removeFromSuperview() },
  ])
  func rows(row: AppearanceRow) async {
    let device = TestDevice()
    let stack = await device.show("A", "B", "C")
    await row.act(device, stack)
    await device.settle()
    #expect(device.record.animatedFlags.allSatisfy { $0 == row.isAnimated })
    #expect(device.record.take(.appearance) == row.expected)
    device.expectRest()
  }

  @Test("Without animation all four calls come within one turn of the main queue")
  func oneTurn() async {
    let device = TestDevice()
    let stack = await device.show("A")
    stack.pushViewController(device.make("B"), animated: false)
    device.queue.asyncMain { [record = device.record] in record.note(.marker, "next item") }
    await device.turn()
    #expect(
      device.record.take(.appearance, .marker)
        == "A willDisappear, B willAppear, A didDisappear, B didAppear, next item")
  }
}
