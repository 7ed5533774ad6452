import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// `setViewControllers` and the other operations that drop several controllers at once.
@MainQueue @Suite struct StackReplacementTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The new stack by names. Names other than A, B and C are new controllers.
    let new: [String]
    /// The calls to the old top and the new top; none when they are the same.
    let calls: [String]
    /// The controllers that receive `didMove(toParent: nil)`.
    let dropped: [String]
    var testDescription: String { "A B C becomes \(new.joined(separator: " "))" }
  }

  nonisolated static let rows: [Row] = [
    Row(new: ["A", "B", "C", "D"], calls: ["C", "D"], dropped: []),
    Row(new: ["D"], calls: ["C", "D"], dropped: ["A", "B", "C"]),
    Row(new: ["A", "B"], calls: ["C", "B"], dropped: ["C"]),
    Row(new: ["A"], calls: ["C", "A"], dropped: ["B", "C"]),
    Row(new: ["D", "A"], calls: ["C", "A"], dropped: ["B", "C"]),
    Row(new: ["C", "B", "A"], calls: ["C", "A"], dropped: []),
    Row(new: ["C"], calls: [], dropped: ["A", "B"]),
    Row(new: ["D", "E", "C"], calls: [], dropped: ["A", "B"]),
    Row(new: ["A", "B", "C"], calls: [], dropped: []),
  ]

  @Test(
    "A replaced stack shows one transition between its tops, and the removed controllers receive didMove",
    arguments: rows)
  func replaced(_ row: Row) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B", "C"])
    let new = row.new.map { name in screens.first { $0.name == name } ?? device.screen(name) }
    for screen in screens { screen.writesMoves = true }
    stack.setViewControllers(new, animated: true)
    #expect(stack.viewControllers.isSame(as: new) && stack.children.isSame(as: new))
    await device.settle()
    let lines = device.log.take()
    let appearance = lines.filter { $0.hasSuffix("ppear") }
    let order = ["willDisappear", "willAppear", "didDisappear", "didAppear"]
    #expect(appearance == (row.calls.isEmpty ? [] : zip(row.calls + row.calls, order).map { "\($0) \($1)" }))
    #expect(lines.filter { $0.hasSuffix("didMove nil") } == row.dropped.map { "\($0) didMove nil" })
    #expect(screens.allSatisfy { ($0.parent == nil) == row.dropped.contains($0.name) })
    #expect(screens.flatMap(\.faults) == [] && device.log.diagnostics == [])
    #expect(device.clock.now == (row.calls.isEmpty ? 0 : 350_000_000))
  }

  @Test(
    "An emptied stack removes its top at once, and the next push shows its controller without animation",
    arguments: [true, false])
  func emptied(animated: Bool) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    stack.setViewControllers([], animated: animated)
    await device.settle()
    #expect(device.log.take() == ["B willDisappear", "B didDisappear"])
    #expect(stack.topOnScreen == nil && stack.popToRootViewController(animated: animated) == nil)
    stack.pushViewController(device.screen("C"), animated: animated)
    await device.settle()
    #expect(device.log.take() == ["C didLoad", "willShow C", "C willAppear", "C didAppear", "didShow C"])
    #expect(device.clock.now == 0 && device.log.diagnostics == [])
  }

  @Test("An operation without effect pops nothing, and its completion still runs in commit")
  func nothing() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    var completed = 0
    let operations: [() -> Void] = [
      { #expect(stack.popViewController(animated: true) == nil) },
      { #expect(stack.popToRootViewController(animated: true)?.isEmpty == true) },
      { #expect(stack.popToViewController(screens[0], animated: true)?.isEmpty == true) },
      { stack.setViewControllers(screens, animated: true) },
      { stack.pushViewController(screens[0], animated: true) },
    ]
    for (index, operation) in operations.enumerated() {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completed += 1 }
      operation()
      CATransaction.commit()
      #expect(completed == index + 1)
    }
    await device.settle()
    #expect(device.log.lines == [] && completed == operations.count)
  }

  @Test("Popped controllers are returned from the lowest to the top")
  func returned() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B", "C", "D"])
    #expect(stack.popViewController(animated: false) === screens[3])
    #expect(stack.popToViewController(screens[1], animated: false)?.isSame(as: [screens[2]]) == true)
    stack.viewControllers = screens
    #expect(stack.popToRootViewController(animated: false)?.isSame(as: Array(screens[1...])) == true)
  }
}
